import { beforeTests } from './before-tests.ts'
import { startTestApp } from './test-app.ts'

/** One database, and clocks that go alike. */
export function twoProcesses(settings: Record<string, string> = {}) {
  const t = beforeTests(() => startTestApp(settings))
  const other = beforeTests(() => startTestApp(settings, { shared: t.database }))
  return {
    t,
    other,
    pass(seconds: number): void {
      for (const { clock } of [t, other]) clock.pass(seconds)
    },
    /** At the time of the first; the test closes it. */
    async startThird(changes: Record<string, string> = {}) {
      const third = await startTestApp({ ...settings, ...changes }, { shared: t.database })
      third.clock.pass((t.clock.now().getTime() - third.clock.now().getTime()) / 1000)
      return third
    },
  }
}
