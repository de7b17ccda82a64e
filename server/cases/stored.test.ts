import { answersSchema } from '@settlesg/contract'
import { analyze, predict } from '@settlesg/model'
import { exampleProfile } from '@settlesg/model/testing'
import { describe, expect, it } from 'vitest'
import {
  analysisIn,
  outlookIn,
  outlookSchema,
  profileIn,
  storedAnalysis,
  storedOutlook,
  storedProfile,
} from './stored.ts'

const outlook = predict(exampleProfile)

describe('what is stored of an assessment', () => {
  it('answers and results are read as they were stored, and carry the number of their schema', () => {
    expect(profileIn(storedProfile(exampleProfile))).toEqual(exampleProfile)
    expect(outlookIn(storedOutlook(outlook))).toEqual(outlook)
    expect(JSON.parse(storedProfile(exampleProfile)).schema).toBe(answersSchema)
    expect(JSON.parse(storedOutlook(outlook)).schema).toBe(outlookSchema)
  })

  it('an analysis is read as it was stored, with and without an estimate', () => {
    for (const analysis of [
      analyze(exampleProfile),
      analyze({ ...exampleProfile, history: { conviction: 'yes' } }),
      analyze({ ...exampleProfile, route: { ...exampleProfile.route, pass: 'work_permit' } }),
    ])
      expect(analysisIn(storedAnalysis(analysis))).toEqual(analysis)
  })

  it('an analysis of an unknown schema, or that is none, is refused', () => {
    const { schema, content } = JSON.parse(storedAnalysis(analyze(exampleProfile)))
    expect(() => analysisIn(JSON.stringify({ schema: schema + 1, content }))).toThrow(/schema/)
    expect(() => analysisIn(JSON.stringify({ schema, content: { ...content, factors: null } }))).toThrow()
    expect(() => analysisIn(JSON.stringify(content))).toThrow()
  })

  it.each([
    ['answers', profileIn, exampleProfile],
    ['a result', outlookIn, outlook],
  ] as const)('%s of another schema or of none cannot be read', (_, read, content) => {
    for (const schema of [1, 3])
      expect(() => read(JSON.stringify({ schema, content }))).toThrow(`schema ${schema} cannot`)
    expect(() => read(JSON.stringify(content))).toThrow('schema')
  })
})
