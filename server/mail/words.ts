import { type Language, type ProductName, productNames, products } from '@settlesg/contract'
import en from '../../locales/en/mail.json' with { type: 'json' }
import enPayments from '../../locales/en/payments.json' with { type: 'json' }
import zh from '../../locales/zh/mail.json' with { type: 'json' }
import zhPayments from '../../locales/zh/payments.json' with { type: 'json' }

type Units = typeof enPayments.units

/** What is sold has the names that it has on the pages: `item` of so many in each piece, `total` of so many units in all. */
function nameProducts(units: Units) {
  const nameOf = (product: ProductName): string => {
    const { unit, units: each } = products[product]
    return units[`${unit}_${each === 1 ? 'one' : 'other'}`].replace('{{count}}', '{{each}}')
  }
  const all = Object.entries(units).map(([key, text]) => [key, text.replace('{{count}}', '{{units}}')])
  return {
    item: Object.fromEntries(productNames.map((product) => [product, nameOf(product)])),
    total: Object.fromEntries(all),
  }
}

export const mailWords: Record<Language, Record<string, Record<string, string>>> = {
  en: { ...en.words, ...nameProducts(enPayments.units) },
  zh: { ...zh.words, ...nameProducts(zhPayments.units) },
}
