import { answersSchema } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { exampleProfile } from '@settlesg/model/testing'
import { describe, expect, it } from 'vitest'
import { outlookIn, outlookSchema, profileIn, storedOutlook, storedProfile } from './stored.ts'

const outlook = predict(exampleProfile)

describe('what is stored of an assessment', () => {
  it('answers and results are read as they were stored, and carry the number of their schema', () => {
    expect(profileIn(storedProfile(exampleProfile))).toEqual(exampleProfile)
    expect(outlookIn(storedOutlook(outlook))).toEqual(outlook)
    expect(JSON.parse(storedProfile(exampleProfile)).schema).toBe(answersSchema)
    expect(JSON.parse(storedOutlook(outlook)).schema).toBe(outlookSchema)
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
