import { logOdds, shareOf } from '@settlesg/model'

/** A level that most people can picture, to say in people what a step in log-odds means. */
const pictured = 30

/** What becomes of 30 of 100 by a step of this size, in log-odds. */
export const peopleAfter = (size: number): number => Math.round(100 * shareOf(logOdds(pictured / 100) + size))
