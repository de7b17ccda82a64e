import type { BrowserContext, Page } from '@playwright/test'

/**
 * Records what goes wrong in any page of a browser context: console errors and warnings, thrown errors, requests
 * without an answer, violations of the content security policy.
 */
export async function recordPageErrors(context: BrowserContext) {
  const found: string[] = []
  const expected: RegExp[] = []
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ disposition, violatedDirective, blockedURI }) => {
      if (disposition === 'enforce') console.error(`Policy violation: ${violatedDirective} ${blockedURI}`)
    }),
  )
  context.on('page', (page) => recordPage(page, (fault) => found.push(fault)))
  return {
    expect: (message: RegExp) => {
      expected.push(message)
    },
    unexpected: () => found.filter((fault) => !expected.some((message) => message.test(fault))),
    missing: () => expected.filter((message) => !found.some((fault) => message.test(fault))).map(String),
  }
}

function recordPage(page: Page, record: (fault: string) => void): void {
  page.on('console', (message) => {
    const { url } = message.location()
    // Trusted Types are only reported as yet: React writes the HTML of scripts that it makes in the browser.
    if (message.text().startsWith('[Report Only]')) return
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (['error', 'warning'].includes(message.type())) record(`console ${message.type()}: ${message.text()} (${url})`)
  })
  page.on('pageerror', (error) => record(`thrown: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page cancels its own requests when the reader leaves it, and scripts are not loaded where they are turned off.
    if (!['net::ERR_ABORTED', 'csp'].includes(reason)) record(`failed request: ${request.url()} ${reason}`)
  })
}
