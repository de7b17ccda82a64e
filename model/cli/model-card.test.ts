import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lines } from '../src/evidence/lines.ts'
import { modelRecord } from '../src/record.ts'
import { modelCard, modelTables } from './model-card.ts'

describe('the model card', () => {
  const record = modelRecord()
  const card = modelCard(record)

  it('the model card is what the model makes of itself', () => {
    const committed = readFileSync(new URL('../../docs/model-card.md', import.meta.url), 'utf8')
    expect(committed === card, 'run npm run model -- card').toBe(true)
  })

  it('the model card names every line with its size, what was learnt, and goals missed', () => {
    for (const { id, size, spread } of lines) {
      expect(card.split(`| ${id} |`).length).toBe(2)
      expect(card).toContain(`${size} ± ${spread}`)
    }
    for (const goal of record.validation.missed) expect(card).toContain(goal)
  })

  it('the tables give the reason and the sources of every line, level and figure', () => {
    const tables = modelTables(record)
    for (const { why } of [...record.levels, ...record.lines]) expect(tables).toContain(why)
    for (const { what } of record.figures) expect(tables).toContain(`| ${what} |`)
    for (const { url } of record.sources) expect(tables).toContain(`](${url})`)
    for (const { line } of record.validation.single) expect(tables).toContain(`| ${line} |`)
  })
})
