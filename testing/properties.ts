import fc, { type Plugin } from 'fast-check'

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
