import { type Language, type ProductName, products } from '@settlesg/contract'
import mustache from 'mustache'
import en from '../../locales/en/mail.json' with { type: 'json' }
import zh from '../../locales/zh/mail.json' with { type: 'json' }

const texts = { en, zh }

/** What one piece of a product is called on the hosted page, as in the receipt. */
export const packTitle = (product: ProductName, language: Language): string =>
  mustache.render(texts[language].words.item[product], { each: products[product].units })
