import { describe, expect, it } from 'vitest'
import { applicationOutcomes, OutcomeReport, outcomeProblems } from './outcome.ts'
import { readInput } from './validation-problems.ts'

const known = { born: '1993-05', now: '2026-11' }
const decided = applicationOutcomes.filter((outcome) => outcome !== 'waiting')

describe('the months of a reported outcome', () => {
  it.each(decided)('a reported outcome of %s needs the month of the decision, not of the application', (outcome) => {
    expect(outcomeProblems({ outcome, applied: '2026-02', decided: '2026-09' }, known)).toEqual([])
    expect(outcomeProblems({ outcome, applied: '2026-09', decided: '2026-09' }, known)).toEqual([])
    expect(outcomeProblems({ outcome, applied: null, decided: '2026-11' }, known)).toEqual([])
    expect(outcomeProblems({ outcome, applied: '2026-02' }, known)).toEqual([{ field: 'decided', rule: 'required' }])
  })

  it('a report of somebody who is still waiting has no month of decision', () => {
    expect(outcomeProblems({ outcome: 'waiting', applied: '2026-02', decided: null }, known)).toEqual([])
    expect(outcomeProblems({ outcome: 'waiting' }, known)).toEqual([])
    expect(outcomeProblems({ outcome: 'waiting', decided: '2026-09' }, known)).toEqual([
      { field: 'decided', rule: 'waiting_is_undecided' },
    ])
  })

  it('months of an outcome lie between birth and now, the decision not before applying', () => {
    expect(outcomeProblems({ outcome: 'approved', applied: '1993-04', decided: '2026-12' }, known)).toEqual([
      { field: 'applied', rule: 'not_before_birth' },
      { field: 'decided', rule: 'not_in_future' },
    ])
    expect(outcomeProblems({ outcome: 'waiting', applied: '2026-12' }, known)).toEqual([
      { field: 'applied', rule: 'not_in_future' },
    ])
    expect(outcomeProblems({ outcome: 'rejected', applied: '2026-03', decided: '2026-02' }, known)).toEqual([
      { field: 'decided', rule: 'not_before_applied' },
    ])
  })
})

it('a report without consent is refused with the reason', () => {
  const report = { assessment_id: '0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2a11', outcome: 'waiting' }
  expect(readInput(OutcomeReport, { ...report, consent: false }, 'body')).toEqual({
    problems: [
      { type: 'value_error', loc: ['body', 'consent'], msg: 'Value error, An outcome is kept only with consent' },
    ],
  })
  expect(readInput(OutcomeReport, report, 'body')).toMatchObject({
    problems: [{ type: 'missing', loc: ['body', 'consent'] }],
  })
  for (const consent of ['true', 1, null, [true]])
    expect(readInput(OutcomeReport, { ...report, consent }, 'body')).toHaveProperty('problems')
})
