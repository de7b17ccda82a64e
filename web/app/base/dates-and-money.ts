/* Dates and amounts are written alike on pages and in reports. */
// biome-ignore lint/performance/noBarrelFile: one module under another name, which every page imports it by.
export {
  formatCents,
  formatDate,
  formatDollars,
  formatMoment,
  formatMonth,
  formatWhole,
  monthNames,
} from '@settlesg/wording'
