/** Beginnings that only settings of ours have; others, such as `DATABASE_` or `SMTP_`, belong to anybody. */
const ownBeginnings = /^(STRIPE|SANDBOX|CONSENT|CONTACT|SELLER|GST|TRUST|DEMO|DRAIN|FIRST_SUPERUSER)_/

/**
 * Names in the environment that are no settings but look like ours, one line each: a misspelt one would be ignored
 * without a word. Variables of other programs are left alone.
 */
export function unknownSettings(given: string[], known: string[]): string[] {
  const unknown = given.filter((name) => !known.includes(name))
  return unknown.flatMap((name) => {
    const meant = known.find((each) => isMisspelt(name, each))
    if (meant) return `${name} is not a setting and is ignored. Is ${meant} meant?`
    return ownBeginnings.test(name) ? `${name} is not a setting and is ignored. docs/settings.md lists them all.` : []
  })
}

/** The same letters in another writing, a name cut off at a word, or one or two letters off; never for short names. */
function isMisspelt(name: string, known: string): boolean {
  const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  if (plain(name) === plain(known)) return true
  if (name.includes('_') && known.startsWith(`${name}_`)) return true
  return known.length >= 8 && distance(name, known) <= (known.length < 12 ? 1 : 2)
}

/** Letters to add, to take away or to change; two that changed places count as one. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i += 1) {
    rows.push([i])
    for (let j = 1; j <= b.length; j += 1) {
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped))
    }
  }
  return at(a.length, b.length)
}
