import fc, { type Plugin } from 'fast-check'

declare module 'vitest' {
  interface TaskMeta {
    /** Missing where a test has no property. */
    property?: Finding
  }
}

/** What became of the properties of a test. */
export interface Finding {
  cases: number
  /** The arguments that it failed for, as source text: an element of its `examples`. */
  counterexample: string | null
}

/** Milliseconds on a clock that no test replaces. */
const realNow = performance.now.bind(performance)

/**
 * Ends the search for a smaller counterexample this long after the first one was found, so that a failure costs seconds. The
 * smallest found by then is reported. A case that has begun is finished.
 */
export function limitShrinking(ms: number, now = realNow): Plugin<unknown> {
  return () => {
    let endsAt = Number.POSITIVE_INFINITY
    const note = <Outcome extends ReturnType<fc.IRawProperty<unknown, false>['run']>>(outcome: Outcome): Outcome => {
      const hasFailed = outcome !== null && !fc.PreconditionFailure.isFailure(outcome)
      if (hasFailed) endsAt = Math.min(endsAt, now() + ms)
      return outcome
    }
    return {
      decorateRun: (run) => (value) => {
        if (now() > endsAt) return new fc.PreconditionFailure(true)
        const outcome = run(value)
        return outcome instanceof Promise ? outcome.then(note) : note(outcome)
      },
    }
  }
}

/** Keeps what became of each property with the test that asked, in what a reporter is given. */
export function keepFinding(currentTest: () => { property?: Finding } | undefined): Plugin<unknown> {
  return () => ({
    onAllRunsComplete: ({ numRuns, counterexample }) => {
      const meta = currentTest()
      if (!meta) return
      const { cases = 0, counterexample: earlier = null } = meta.property ?? {}
      meta.property = {
        cases: cases + numRuns,
        counterexample: counterexample === null ? earlier : fc.stringify(counterexample),
      }
    },
  })
}
