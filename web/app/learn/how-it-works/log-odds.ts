import { logOdds, toShare } from '@settlesg/model'

/** A number with a real minus sign. */
export const formatSigned = (size: number) => (size < 0 ? `−${-size}` : `${size}`)

/** A level that most people can picture, to say in people what a step in log-odds means. */
const picturedLevel = 30

/** What becomes of 30 of 100 by a step of this size, in log-odds. */
export const peopleAfter = (size: number): number => Math.round(100 * toShare(logOdds(picturedLevel / 100) + size))
