import type { Page } from '@playwright/test'

export async function holdBack(page: Page, address: string): Promise<() => void> {
  let arrive = () => {}
  const released = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return arrive
}
