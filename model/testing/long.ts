/** Counts of the tests that take long: small in `npm test`, full in `npm run test:long`. */
export const long = (usual: number, full: number): number => (process.env.LONG === '1' ? full : usual)
