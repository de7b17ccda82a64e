interface Product {
  /** Of one piece, whole cents of the catalogue's currency. */
  priceCents: number
  units: number
  unit: 'credit' | 'supercredit'
}

/** Everything that is sold (docs/product.md 3). Prices shown and charged both come from here. */
export const products = {
  pack_1: { priceCents: 900, units: 3, unit: 'credit' },
  pack_2: { priceCents: 2900, units: 1, unit: 'supercredit' },
} as const satisfies Record<string, Product>

export type ProductName = keyof typeof products

/** The currency of every price, by its ISO 4217 code. */
export const currency = 'SGD'

/** For so many days an unused purchase can be refunded by its buyer. */
export const refundDays = 14

export const billedNameLength = 120

export const billedNamesMost = 10

export const quantities = { min: 1, max: 10 } as const

export interface Order extends Pick<Product, 'units' | 'unit'> {
  amountCents: number
}

/** What so many pieces cost and hold. Throws `RangeError` for a quantity that is not sold. */
export function priceOrder(name: ProductName, quantity: number): Order {
  const { priceCents, units, unit } = products[name]
  if (!Number.isInteger(quantity) || quantity < quantities.min || quantity > quantities.max)
    throw new RangeError('This quantity is not sold')
  return { amountCents: priceCents * quantity, units: units * quantity, unit }
}
