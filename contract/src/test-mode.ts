/**
 * Whether payments only pretend is a setting of the running server, and pages are built before it runs: their
 * `data-payments` has this mark, and the server replaces it when it starts. A style shows the line that every page of a
 * production server in test mode has, so that it is there before any script and moves nothing later.
 */
export const paymentsMark = 'setting:payments'

/** The value of `data-payments`: `test` where whoever comes by must know that payments are not real. */
export const writePayments = ({ isTestInProduction }: { isTestInProduction: boolean }): string =>
  isTestInProduction ? 'test' : ''
