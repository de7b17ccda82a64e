import { levelNames } from '../evidence/levels.ts'
import { levelMean } from './explain.ts'
import { type History, refusalsFor } from './history.ts'
import { toHundredth } from './make-estimate.ts'
import { published } from './published.ts'

/** What can have changed since a refusal, as the form names it. */
const kinds = ['nothing', 'longer_stay', 'pay', 'qualification', 'evidence', 'job', 'child', 'marriage'] as const

export type AfterRefusals = ReturnType<typeof afterRefusals>[number]

/** What a refusal says of what no form asks, and how much of it a change leaves. */
export const afterRefusals = () =>
  levelNames.map((level) => {
    const people = (history: History) =>
      toHundredth(levelMean(published, { level, refusals: refusalsFor(published, history) }))
    return {
      level,
      first: people({ refusals: 'none', changed: [] }),
      changed: kinds.map((kind) => ({
        kind,
        once: people({ refusals: 'once', changed: [kind] }),
        more: people({ refusals: 'more', changed: [kind] }),
      })),
    }
  })
