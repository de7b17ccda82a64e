import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { currency, type ProductName, priceOrder, products, quantities, refundDays } from './catalogue.ts'

const rows = Object.entries(products)
const names = Object.keys(products).filter((name): name is ProductName => name in products)
const docs = readFileSync(join(import.meta.dirname, '../../docs/product.md'), 'utf8').replaceAll(/\s+/g, ' ')

describe('the catalogue', () => {
  it.each(rows)(
    '%s costs a positive number of whole cents and holds a positive number of whole units',
    (_, { priceCents, units }) => {
      for (const number of [priceCents, units]) expect(Number.isSafeInteger(number) && number > 0).toBe(true)
    },
  )

  it.each(rows)(
    'the price and content of %s are those that docs/product.md states',
    (name, { priceCents, units, unit }) => {
      const priced = `S$${(priceCents / 100).toFixed(2)}`
      expect(docs).toContain(`\`${name}\` = ${units} ${unit}${units === 1 ? '' : 's'}, ${priced}`)
    },
  )

  it('the catalogue sells in Singapore dollars, in the quantities that docs/product.md allows', () => {
    expect(currency).toBe('SGD')
    expect(docs).toContain(`quantity ${quantities.min}-${quantities.max} each`)
  })

  it('packs that are not used can be refunded for as many days as docs/product.md states', () => {
    expect(docs).toContain(`refunded by a button, once within ${refundDays} days`)
  })
})

describe('an order', () => {
  it.each(names)('an order of several %s costs and holds exactly that many times what one does', (name) => {
    const one = priceOrder(name, 1)
    for (let quantity = quantities.min; quantity <= quantities.max; quantity += 1)
      expect(priceOrder(name, quantity)).toEqual({
        amountCents: one.amountCents * quantity,
        units: one.units * quantity,
        unit: one.unit,
      })
  })

  it('an order of three packs of three credits costs S$27.00', () => {
    expect(priceOrder('pack_1', 3)).toEqual({ amountCents: 2700, units: 9, unit: 'credit' })
  })

  it.each([0, 11, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('an order of %d pieces is refused', (quantity) => {
    expect(() => priceOrder('pack_1', quantity)).toThrow(RangeError)
  })
})
