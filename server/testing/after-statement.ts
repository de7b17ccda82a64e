import type { KyselyPlugin } from 'kysely'

/** Calls `act` after the statement of this number, counted from 0, and gives its result on only when `act` is done. */
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
