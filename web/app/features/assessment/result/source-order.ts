import type { Source } from '@settlesg/contract'

const trusts = ['official', 'reported', 'derived'] as const

/** The sources in the order of the list: the authorities' own pages first, then copies, then what is worked out. */
export const inOrder = (sources: readonly Source[]): Source[] =>
  trusts.flatMap((trust) => sources.filter((source) => source.trust === trust))
