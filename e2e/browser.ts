import { existsSync } from 'node:fs'
import { test } from '@playwright/test'

/** The headless shell is Chromium without windows: the same pages for two thirds of the processor time. */
const usual = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const
export const chromiumPath = process.env.CHROMIUM_PATH ?? usual.find((path) => existsSync(path)) ?? usual[1]
const missing = `there is no Chromium at ${chromiumPath}. Install it, or name another one in CHROMIUM_PATH.`

/** A `describe` whose tests need a browser: left out where there is none, except in CI, where they fail. */
export const describeInBrowser = (name: string, tests: () => void): void =>
  test.describe(name, () => {
    test.skip(!existsSync(chromiumPath) && process.env.CI !== 'true', missing)
    tests()
  })
