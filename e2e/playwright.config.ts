import { defineConfig } from '@playwright/test'
import { chromiumPath } from './browser.ts'
// Draws the seed of the run before there are workers.
import '../testing/seed.ts'

const longest = ['journey.test.ts', 'crash.test.ts', 'journey-widths.test.ts']

export default defineConfig({
  // What takes longest begins first, so that no worker waits for it at the end.
  projects: [
    { name: 'long', testMatch: longest },
    { name: 'other', testMatch: '*.test.ts', testIgnore: longest },
  ],
  globalSetup: './global-setup.ts',
  // Every test has a person and a browser context of its own, so that any two may run side by side on the one server.
  fullyParallel: true,
  workers: 2,
  // A test that fails now and then is a fault to be found, not to be tried again.
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  // What a test waits for may take its time on a busy machine; only what never comes fails.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./outcome-reporter.ts']],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    launchOptions: {
      executablePath: chromiumPath,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // Text is measured the same on every machine.
        '--font-render-hinting=none',
      ],
    },
  },
})
