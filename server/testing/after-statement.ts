import type { KyselyPlugin } from 'kysely'

/** Counted from 0; its result is passed on only when `act` is done. */
export function afterStatement(number: number, act: () => Promise<unknown>): KyselyPlugin {
  let count = 0
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      count += 1
      if (count === number + 1) await act()
      return result
    },
  }
}
