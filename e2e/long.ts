/** Whether every variant is played (`npm run test:long`), or one of each (`npm test`). */
export const isLong = process.env.LONG === '1'
