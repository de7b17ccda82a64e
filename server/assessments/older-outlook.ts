import { bases, Reason, Waiting } from '@settlesg/contract'
import * as z from 'zod/mini'

/** Stored with an outlook, and raised whenever older ones must be converted. */
export const outlookSchema = 2

/**
 * A stored outlook in today's shape. It says what it said, of the version that said it: what was not told then is empty,
 * never filled in by today's model. Throws RangeError for a schema that this version does not know.
 */
export function currentOutlook(stored: unknown, schema: number): unknown {
  if (schema === outlookSchema) return stored
  if (schema === 1) return fromFirst(FirstOutlook.parse(stored))
  throw new RangeError(`An outlook of schema ${schema} cannot be read by this version`)
}

/** The first schema had one basis for direction and size of a reason; nobody published a size. */
const FirstReason = z.extend(z.omit(Reason, { answer: true, direction_basis: true, size_basis: true }), {
  basis: z.enum(bases),
})
const FirstOutlook = z.looseObject({
  estimate: z.nullable(z.looseObject({ base: z.looseObject({}) })),
  reasons: z.array(FirstReason),
  waiting: z.omit(Waiting, { reported: true }),
})

const fromFirst = ({ estimate, reasons, waiting, ...same }: z.output<typeof FirstOutlook>) => ({
  ...same,
  estimate: estimate && { ...estimate, base: { ...estimate.base, first_time: null } },
  reasons: reasons.map(({ basis, ...reason }) => ({
    ...reason,
    answer: null,
    direction_basis: basis,
    size_basis: 'judgement',
  })),
  waiting: { ...waiting, reported: null },
  other_routes: [],
  width: null,
  open_questions: [],
  not_weighed: [],
})
