import { defineConfig } from '@playwright/test'
import { chromiumPath } from './browser.ts'

/** The main journey, and what becomes of it when the server is killed: the two databases answer for that by themselves. */
const onEachDatabase = ['journey.test.ts', 'crash.test.ts']

export default defineConfig({
  // The slowest files are among the first, so that no worker waits for them at the end.
  projects: [
    { name: 'on each database', testMatch: onEachDatabase },
    { name: 'other', testMatch: '*.test.ts', testIgnore: onEachDatabase },
  ],
  globalSetup: './global-setup.ts',
  // Every test has a person and a browser context of its own, so that any two may run side by side on the one server.
  fullyParallel: true,
  workers: 2,
  // A test that fails now and then has a fault that must be found: it is not tried again.
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  // Generous, because a busy machine is slow: a test fails only when what it waits for never comes.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Only the tests about it let the site keep pages in the browser: everywhere else each page comes from the server.
    serviceWorkers: 'block',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
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
