import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import table from '../fit-table.json' with { type: 'json' }
import { type FitTable, modelCard } from './card.ts'
import { posterior } from './estimate/posterior.ts'
import { factorPriors } from './evidence/lines.ts'

const fitTable: FitTable = JSON.parse(JSON.stringify(table))

describe('the model card', () => {
  it('is what the model makes of itself', () => {
    const committed = readFileSync(new URL('../../docs/model-card.md', import.meta.url), 'utf8')
    expect(committed === modelCard(posterior, fitTable), 'run npm run model -- card').toBe(true)
  })

  it('rests on a fit table of the same fit, with every figure inside its tolerance', () => {
    expect(fitTable.version).toBe(posterior.version)
    expect(fitTable.rows.length).toBeGreaterThan(90)
    for (const { id, model, low, high, ok } of fitTable.rows)
      expect([id, ok, model >= low && model <= high]).toEqual([id, true, true])
  })

  it('names every line of the priors with its size', () => {
    const card = modelCard(posterior, fitTable)
    for (const { id } of factorPriors) expect(card).toContain(`| ${id} |`)
    for (const { size, spread } of factorPriors) expect(card).toContain(`${size} ± ${spread}`)
  })
})
