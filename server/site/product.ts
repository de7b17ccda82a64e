/** Operators who rename the product change this and the texts in `locales/`. */
export const productName = 'SettleSG'
