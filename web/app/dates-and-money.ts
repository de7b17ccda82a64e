/* Dates and amounts are written alike on pages and in reports. */
// biome-ignore lint/performance/noBarrelFile: one module under another name, which every page imports it by.
export * from '@settlesg/contract/dates-and-money'
