import { existsSync } from 'node:fs'
import { test } from '@playwright/test'

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const missing = `there is no Chromium at ${chromiumPath}. Install it, or name another one in CHROMIUM_PATH.`

/** A `describe` whose tests need a browser: left out where there is none, except in CI, where they fail. */
export const describeInBrowser = (name: string, tests: () => void): void =>
  test.describe(name, () => {
    test.skip(!existsSync(chromiumPath) && process.env.CI !== 'true', missing)
    tests()
  })
