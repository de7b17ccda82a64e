/** Counts, or cases, of the fault tests: small in `npm test`, full in `npm run test:long`. */
export const long = <T>(usual: T, full: T): T => (process.env.LONG === '1' ? full : usual)
