import { vi } from 'vitest'

/**
 * The clock of all tests of the site stands still at noon of this day in Singapore, the day of the server's tests: they say
 * the same on every day. A test that moves it says so by `vi.setSystemTime`.
 */
export const standStill = () => vi.setSystemTime('2026-11-21T04:00:00Z')
