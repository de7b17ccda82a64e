/** The product's name; operators who rename it change this one constant, and the texts in `locales/`. */
export const productName = 'SettleSG'
