import type { KyselyPlugin } from 'kysely'

/** Calls `act` before the statement of this number, counted from 0, is sent. */
export function beforeStatement(number: number | null, act: () => void): KyselyPlugin {
  let count = 0
  return {
    transformQuery({ node }) {
      if (count === number) act()
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
}
