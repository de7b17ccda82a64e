import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../base/api.ts'
import { server } from '../testing/api-server.ts'
import { recordCalls } from '../testing/record-calls.ts'

const written = { 'address:chat': 'https://chat.example/?a=1&#38;b=2', 'address:mail': 'mailto:hi@settle.example' }

/** What a build makes of the links; modules are fresh, as they look at the page once, when they are loaded. */
async function links() {
  vi.resetModules()
  const { ChatLink, MailLink } = await import('./contact-links.tsx')
  return (
    <QueryClientProvider client={queryClient}>
      <ChatLink>Contact Us</ChatLink>
      <MailLink>E-mail</MailLink>
    </QueryClientProvider>
  )
}

describe('the contact links of a page that the server has written its addresses into', () => {
  let root: ReturnType<typeof hydrateRoot> | undefined
  beforeEach(() => queryClient.clear())
  afterEach(() => {
    act(() => root?.unmount())
    document.body.innerHTML = ''
  })

  it('the contact links that the server wrote into the page work without a call', async () => {
    const calls = recordCalls()
    server.use(http.get('/api/v1/site', () => HttpResponse.error()))
    const built = renderToString(await links())
    expect(Object.keys(written).filter((mark) => built.includes(`href="${mark}"`))).toEqual(Object.keys(written))

    document.body.innerHTML = `<div>${built.replaceAll(/address:(chat|mail)/g, (mark) => Reflect.get(written, mark))}</div>`
    const page = document.body.firstElementChild ?? document.body
    const taken = await links()
    const complaints: unknown[] = []
    await act(async () => {
      root = hydrateRoot(page, taken, { onRecoverableError: (error) => complaints.push(error) })
    })
    expect(complaints).toEqual([])
    expect(screen.getByRole('link', { name: /^Contact Us/ }).getAttribute('href')).toBe('https://chat.example/?a=1&b=2')
    expect(screen.getByRole('link', { name: 'E-mail' }).getAttribute('href')).toBe('mailto:hi@settle.example')
    expect(calls).toEqual([])
  })
})
