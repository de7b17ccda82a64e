import { type LevelName, levelNames } from '../evidence/levels.ts'
import { levelMean } from './explain.ts'
import { type History, refusalsFor } from './history.ts'
import { toHundredth } from './make-estimate.ts'
import { published } from './published.ts'

/** What can have changed since a refusal, as the form names it. */
const kinds = ['nothing', 'longer_stay', 'pay', 'qualification', 'evidence', 'job', 'child', 'marriage'] as const

/** What the level of a route is for those who were refused with the same answers, in people per 100. */
export interface AfterRefusals {
  level: LevelName
  /** Of those who were never refused. */
  first: number
  /** By what changed since: after one refusal, and after several. */
  changed: { kind: (typeof kinds)[number]; once: number; more: number }[]
}

/** What a refusal says of what no form asks, and how much of it a change leaves. */
export const afterRefusals = (): AfterRefusals[] =>
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
