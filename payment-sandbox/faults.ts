/**
 * What the sandbox can be told to do wrong: answer 500, cut the connection, or never answer at all; before it has done
 * what was asked, or after.
 */
export type FaultKind = `${'error' | 'reset' | 'stall'}_${'before' | 'after'}`

interface Fault {
  /** Method and path as in the provider's reference, `POST /v1/checkout/sessions/:id/expire`. */
  call: string
  as: FaultKind
  /** How often in a row; once unless said. */
  times?: number
}

/** Faults that are to come, in this process only: they are for tests. */
export function createFaults() {
  const planned: { call: string; as: FaultKind }[] = []
  return {
    /** Takes effect from the next such call on, after what was planned before for it. */
    plan({ call, as, times = 1 }: Fault): void {
      for (let time = 0; time < times; time += 1) planned.push({ call, as })
    },
    /** What shall go wrong with this call; null for nothing. */
    next(call: string): FaultKind | null {
      const index = planned.findIndex((fault) => fault.call === call)
      return index < 0 ? null : (planned.splice(index, 1)[0]?.as ?? null)
    },
  }
}
export type Faults = ReturnType<typeof createFaults>
