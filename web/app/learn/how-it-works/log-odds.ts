import { logOdds, toShare } from '@settlesg/model'

/** A number of at most two digits, with a real minus sign. */
export const formatSigned = (size: number) => `${size < 0 ? '−' : ''}${Number(Math.abs(size).toFixed(2))}`

/** A number as the model has it, to three digits, with a real minus sign. */
export const formatExact = (value: number) =>
  `${value < 0 ? '−' : ''}${Math.abs(value)
    .toFixed(3)
    .replace(/\.?0+$/, '')}`

/** A level that most people can picture, to say in people what a step in log-odds means. */
const picturedLevel = 30

/** What becomes of 30 of 100 by a step of this size, in log-odds. */
export const peopleAfter = (size: number): number => Math.round(100 * toShare(logOdds(picturedLevel / 100) + size))
