import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { describe } from 'vitest'

const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const isThere = existsSync(path)
const missing = `there is no Chromium at ${path}. Install it, or name another one in CHROMIUM_PATH.`

/** A `describe` whose tests need a browser: left out where there is none, except in CI, where they fail. */
export const describeInBrowser = (name: string, tests: () => void): void => {
  if (isThere || process.env.CI === 'true') return void describe(name, tests)
  console.warn(`Left out, "${name}": ${missing}`)
  describe.skip(name, tests)
}

export async function launchBrowser(): Promise<Browser> {
  if (!isThere) throw new Error(missing)
  return chromium.launch({
    executablePath: path,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      // Text is measured the same on every machine.
      '--font-render-hinting=none',
    ],
  })
}
