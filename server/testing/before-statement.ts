import type { KyselyPlugin } from 'kysely'

/** Counted from 0. */
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
