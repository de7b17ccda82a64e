import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { currency, orderOf, type ProductName, products, quantities } from './catalogue.ts'

const rows = Object.entries(products)
const names = Object.keys(products).filter((name): name is ProductName => name in products)
const docs = readFileSync(join(import.meta.dirname, '../../docs/product.md'), 'utf8').replaceAll(/\s+/g, ' ')

describe('the catalogue', () => {
  it.each(rows)('holds whole cents and whole units, more than none, for %s', (_, { priceCents, units }) => {
    for (const number of [priceCents, units]) expect(Number.isSafeInteger(number) && number > 0).toBe(true)
  })

  it.each(rows)('says of %s what docs/product.md says of it', (name, { priceCents, units, unit }) => {
    const priced = `S$${(priceCents / 100).toFixed(2)}`
    expect(docs).toContain(`\`${name}\` = ${units} ${unit}${units === 1 ? '' : 's'}, ${priced}`)
  })

  it('is in Singapore dollars, for as many pieces as docs/product.md allows', () => {
    expect(currency).toBe('SGD')
    expect(docs).toContain(`quantity ${quantities.min}-${quantities.max} each`)
  })
})

describe('an order', () => {
  it.each(names)('of %s costs and holds as many times what one piece does, in whole numbers', (name) => {
    const one = orderOf(name, 1)
    for (let quantity = quantities.min; quantity <= quantities.max; quantity += 1)
      expect(orderOf(name, quantity)).toEqual({
        amountCents: one.amountCents * quantity,
        units: one.units * quantity,
        unit: one.unit,
      })
  })

  it('of three packs of three credits costs S$27.00', () => {
    expect(orderOf('pack_1', 3)).toEqual({ amountCents: 2700, units: 9, unit: 'credit' })
  })

  it.each([0, 11, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('of %d pieces is refused', (quantity) => {
    expect(() => orderOf('pack_1', quantity)).toThrow(RangeError)
  })
})
