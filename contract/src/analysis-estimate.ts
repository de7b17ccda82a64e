import * as z from 'zod/mini'
import { Advice } from './analysis.ts'
import { routeIds } from './options.ts'
import { Difference, Outlook, Reason } from './outlook.ts'
import { Month } from './profile.ts'
import { factorGroups, noEstimateReasons } from './statements.ts'

/** The parts of an analysis that rest on the estimate, in people per 100; texts are keys of the `model` namespace. */

/** A reason; `factor` is the name of its line (`not_weighed` where nothing is asked of one of ICA's groups). */
export const Factor = z.extend(Reason, { answered: z.boolean() })

const People = z.object({ low: z.int(), mid: z.int(), high: z.int() })
/** Something a person can do. `weighed`: whether the model has a factor for it; without one it shows no effect. */
export const WhatIf = z.object({
  id: z.string(),
  changes: z.record(z.string(), z.unknown()),
  /** What the pass asks for before it can be done, a key; null where nothing is. */
  rule: z.nullable(z.string()),
  weighed: z.boolean(),
  before: People,
  after: People,
  difference: Difference,
})

/** The same answers in a later application: only what changes with time is changed. */
export const TimelinePoint = z.object({
  months_ahead: z.int(),
  apply_month: Month,
  route: z.nullable(z.enum(routeIds)),
  estimate: z.nullable(People),
  no_estimate_reason: z.nullable(z.enum(noEstimateReasons)),
  /** Whether the pass will have ended by then; null where its end was not given. It can be renewed. */
  pass_ended: z.nullable(z.boolean()),
  /** How many children of this application will have turned 21 by then and fallen out of it. */
  children_turned_21: z.int(),
  /** The difference from applying now; null where either has no estimate. */
  difference: z.nullable(Difference),
})

export const GroupSum = z.object({ group: z.enum(factorGroups), value: z.number() })

/** What `analyze` answers, before it is stored. */
export const AnalysisOutlook = z.extend(Outlook, {
  factors: z.array(Factor),
  groups: z.array(GroupSum),
  what_ifs: z.array(WhatIf),
  timeline: z.array(TimelinePoint),
  /** A person's own what-if against the answers as they were; null without one. */
  compared: z.nullable(
    z.object({ before: z.nullable(People), after: z.nullable(People), difference: z.nullable(Difference) }),
  ),
  ...Advice.shape,
})

export type Factor = z.infer<typeof Factor>
export type WhatIf = z.infer<typeof WhatIf>
export type TimelinePoint = z.infer<typeof TimelinePoint>
export type AnalysisOutlook = z.infer<typeof AnalysisOutlook>
