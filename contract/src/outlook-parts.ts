import * as z from 'zod/mini'
import { named } from './basic-shapes.ts'

/* Parts of what the model says of a profile. */

/** Where the width of a range comes from: people per 100, which add up to high - low. */
export const Width = named(
  'Width',
  z.object({ level: z.int(), sizes: z.int(), person: z.int(), pool: z.int(), unanswered: z.int() }),
)
/** An answer not given yet: by how many people it may narrow the range, and how far it may move the middle. */
export const OpenQuestion = named('OpenQuestion', z.object({ path: z.string(), width: z.number(), move: z.number() }))
const Months = z.object({
  n: z.int(),
  p10: z.number(),
  p25: z.number(),
  p50: z.number(),
  p75: z.number(),
  p90: z.number(),
})
/**
 * How long it takes: what ICA says, and in months what people reported, by what was decided. `reported` is null in a
 * result from before reports were counted.
 */
export const Waiting = named(
  'Waiting',
  z.object({
    published_months: z.int(),
    note: z.string(),
    reported: z.nullable(z.object({ years: z.string(), approved: Months, rejected: Months, both: z.nullable(Months) })),
  }),
)

export type Width = z.infer<typeof Width>
export type OpenQuestion = z.infer<typeof OpenQuestion>
export type Waiting = z.infer<typeof Waiting>
