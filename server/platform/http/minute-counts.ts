import type { Clock } from '../clock.ts'

const minuteMs = 60_000

/**
 * Counts equal things for a minute, and reports them when it is over: what a stranger can cause thousands of times a
 * second becomes one line. `report` is given the beginning of the minute and what was counted in it.
 */
export function minuteCounts<T extends Record<string, string | null>>(
  clock: Clock,
  report: (minute: Date, counted: (T & { count: number })[]) => void,
) {
  const counted = new Map<string, T & { count: number }>()
  let minute = Number.NaN
  let timer: NodeJS.Timeout | undefined

  const finish = () => {
    clearTimeout(timer)
    timer = undefined
    const [at, what] = [new Date(minute), [...counted.values()]]
    counted.clear()
    if (what.length > 0) report(at, what)
  }
  return {
    add(what: T): void {
      const now = clock.now().getTime()
      const present = now - (now % minuteMs)
      if (present !== minute) finish()
      minute = present
      // For when nothing more comes that would notice the end of the minute.
      timer ??= setTimeout(finish, minuteMs - (now % minuteMs)).unref()
      const key = JSON.stringify(what)
      const known = counted.get(key)
      if (known) known.count += 1
      else counted.set(key, { ...what, count: 1 })
    },
    /** How many different things were counted in this minute. */
    kinds: () => counted.size,
    /** Reports what was counted so far, although the minute is not over. */
    finish,
  }
}
