/**
 * What the sandbox can be told to do wrong: answer 500, cut the connection, or never answer at all; before it has done
 * what was asked, or after.
 */
export type FaultKind = 'error_before' | 'reset_before' | 'stall_before' | 'error_after' | 'reset_after' | 'stall_after'

interface Fault {
  /** Method and path as in the provider's reference, `POST /v1/checkout/sessions/:id/expire`. */
  call: string
  as: FaultKind
  /** How often in a row; once unless said. */
  times?: number
}

export interface Faults {
  /** Takes effect from the next such call on, after what was planned before for it. */
  plan(fault: Fault): void
  /** What shall go wrong with this call; null for nothing. */
  next(call: string): FaultKind | null
}

export function createFaults(): Faults {
  const planned: { call: string; as: FaultKind }[] = []
  return {
    plan({ call, as, times = 1 }) {
      for (let time = 0; time < times; time += 1) planned.push({ call, as })
    },
    next(call) {
      const index = planned.findIndex((fault) => fault.call === call)
      return index < 0 ? null : (planned.splice(index, 1)[0]?.as ?? null)
    },
  }
}
