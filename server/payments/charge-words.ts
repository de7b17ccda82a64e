import type { ProductName } from '@settlesg/contract'

/**
 * What follows the account's own name on the card statement, `SETTLESG* CREDITS`. That name has 2 to 10 characters, both
 * together 22 with the two between them, so these have at most 10: plain letters, none of < > \ ' " *
 * (https://docs.stripe.com/get-started/account/statement-descriptors).
 */
export const statementSuffixes: Readonly<Record<ProductName, string>> = { pack_1: 'CREDITS', pack_2: 'ANALYSIS' }

/** What the operator reads beside a payment at the provider, and the buyer in a mail of theirs. */
export const chargeDescription = (seller: string, quantity: number, title: string): string =>
  `${seller}: ${quantity} × ${title}`
