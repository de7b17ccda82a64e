import { expect, type Page, type Request } from '@playwright/test'
import { patienceMs } from './screen-checks.ts'

/**
 * Follows what a page requests from now on. Unlike Playwright's "networkidle", which holds at once on a page that was idle
 * before, and counts half a second, `ended` is asked after something that the test knows to be requested.
 */
export function followRequests(page: Page) {
  const sent: Request[] = []
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    sent.push(request)
    underWay.add(request)
  })
  const end = (request: Request) => underWay.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)

  /** Waits until nothing but what is held back is under way, and what came last has led to no other request. */
  async function ended(isHeldBack: (url: string) => boolean = () => false): Promise<void> {
    const open = () => [...underWay].map((request) => request.url()).filter((url) => !isHeldBack(url))
    const stillAsked = async () => {
      const [before, sentBefore] = [open(), sent.length]
      if (before.length > 0) return before
      // Where an answer leads to a request, that is sent before the page is at rest.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      return [...open(), ...sent.slice(sentBefore).map((request) => request.url())]
    }
    await expect
      .poll(stillAsked, { message: 'what is still requested', intervals: [50], timeout: patienceMs })
      .toEqual([])
  }

  return { sent, ended }
}
