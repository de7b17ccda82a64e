import { analyze } from '@settlesg/model'
import { exampleProfile } from '@settlesg/model/testing'
import { describe, expect, it } from 'vitest'
import { analyseWhatIf, makeAnalysis } from './make-analysis.ts'
import { analysisIn, storedAnalysis } from './stored.ts'

describe('a stored analysis', () => {
  it('a stored analysis is read as it was stored, with and without an estimate', () => {
    for (const analysis of [
      makeAnalysis(exampleProfile),
      makeAnalysis({ ...exampleProfile, history: { conviction: 'yes' } }),
      makeAnalysis({ ...exampleProfile, route: { ...exampleProfile.route, pass: 'work_permit' } }),
    ])
      expect(analysisIn(storedAnalysis(analysis))).toEqual(analysis)
  })

  it('a stored analysis of an unknown schema, or that is none, is refused', () => {
    const { schema, content } = JSON.parse(storedAnalysis(analyze(exampleProfile)))
    expect(() => analysisIn(JSON.stringify({ schema: schema + 1, content }))).toThrow(/schema/)
    expect(() => analysisIn(JSON.stringify({ schema, content: { ...content, factors: null } }))).toThrow()
    expect(() => analysisIn(JSON.stringify(content))).toThrow()
  })

  it('an analysis without estimate keeps its route’s advice, and has none without a route', () => {
    const convicted = makeAnalysis({ ...exampleProfile, history: { conviction: 'yes' } })
    expect(convicted).toMatchObject({ estimate: null, no_estimate_reason: 'conviction', factors: [], timeline: [] })
    expect(convicted.documents.length).toBeGreaterThan(3)
    const closed = analyseWhatIf(exampleProfile, { route: { pass: 'work_permit' } })
    expect(closed).toMatchObject({ no_estimate_reason: 'no_open_route', compared: { after: null, difference: null } })
    expect(closed.compared?.before?.mid).toBe(makeAnalysis(exampleProfile).estimate?.mid)
  })
})
