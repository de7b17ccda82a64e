/** The authorities with a name of their own in each language; a source names them by what stands in brackets. */
export const authorities = ['ica', 'mha', 'mom', 'mindef', 'mfa', 'agc'] as const

/** The authority that published a source, whose name is a text; undefined for all others, which go by one name. */
export function authorityOf(publisher: string): (typeof authorities)[number] | undefined {
  const short = /\(([A-Z]+)\)$/.exec(publisher)?.[1]?.toLowerCase()
  return authorities.find((name) => name === short)
}
