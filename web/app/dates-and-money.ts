/* Dates and amounts are written alike on pages and in reports. */
export * from '@settlesg/contract/dates-and-money'
