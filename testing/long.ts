/** Whether everything is played and counted in full (`npm run test:long`), or enough to find what is broken (`npm test`). */
export const isLong = process.env.LONG === '1'
/** Counts, or cases: few in `npm test`, all in `npm run test:long`. */
export const long = <T>(usual: T, full: T): T => (isLong ? full : usual)
