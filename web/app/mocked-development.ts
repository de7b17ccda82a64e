/** Has the API answered inside the browser where `VITE_MOCKS=on` asks for it, in development only. */
export async function startMocksIfAsked(): Promise<void> {
  if (!import.meta.env.DEV || import.meta.env.VITE_MOCKS !== 'on') return
  const { startMocks } = await import('./mocks/browser.ts')
  await startMocks()
}
