import { describe, expect, it } from 'vitest'
import enAdvice from '../../../locales/en/advice.json' with { type: 'json' }
import enAnalysis from '../../../locales/en/analysis.json' with { type: 'json' }
import enModel from '../../../locales/en/model.json' with { type: 'json' }
import zhAdvice from '../../../locales/zh/advice.json' with { type: 'json' }
import zhAnalysis from '../../../locales/zh/analysis.json' with { type: 'json' }
import zhModel from '../../../locales/zh/model.json' with { type: 'json' }
import { person } from '../../testing/example-person.ts'
import { analyze } from '../estimate/analyze.ts'

describe('a pass that ended before the application', () => {
  it('a pass that is over is never to be renewed: condition, note, plan and timeline say so', () => {
    const { consistency, plan, timeline } = analyze(person({ residence: { pass_expires: '2026-09' } }))
    expect(consistency.map(({ id }) => id)).toContain('pass_ends_before')
    expect(plan.map(({ id }) => id)).toContain('renew_pass')
    expect(timeline.map(({ pass_ended }) => pass_ended)).toEqual([true, true, true])
    for (const [{ consistency, plan }, { timeline }, { condition }, words] of [
      [enAdvice, enAnalysis, enModel, /(ended|after that).*(new pass|new one)/],
      [zhAdvice, zhAnalysis, zhModel, /到期.*新的准证/],
    ] as const)
      for (const text of [
        consistency.pass_ends_before,
        plan.renew_pass.body,
        timeline.pass_ended,
        condition.pass_still_valid,
      ])
        expect(text).toMatch(words)
    expect(enAdvice.plan.renew_pass.title).not.toMatch(/renew/i)
  })
})

describe('a local school for a foreign child', () => {
  it('the change of school names the admission test, that it is open, and its source', () => {
    const child = { birth_month: '2014-03', status: 'foreign' as const, school: 'international' as const }
    const { what_ifs, sources } = analyze(person({ family: { marital_status: 'divorced', children: [child] } }))
    expect(what_ifs.map(({ id }) => id)).toContain('local_school')
    expect(sources.map(({ id }) => id)).toContain('aeis-2014')
    for (const text of [enModel.what_if.local_school, enAnalysis.what_if.local_school.time])
      expect(text).toMatch(/test.*AEIS/)
    expect(enAnalysis.what_if.local_school.time).toMatch(/Nobody can say whether the child passes/)
    for (const text of [zhModel.what_if.local_school, zhAnalysis.what_if.local_school.time])
      expect(text).toMatch(/AEIS/)
  })
})
