/**
 * What a process that a test starts is given of the environment: where programs are, where code is kept that was compiled
 * before (scripts/test.ts), and the day that `faketime` has set, so that both are in the same one (CONTRIBUTING.md).
 */
export const givenEnv: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value = '']) =>
    /^(PATH|NODE_COMPILE_CACHE|LD_PRELOAD|FAKETIME.*)$/.test(name) ? [[name, value]] : [],
  ),
)
