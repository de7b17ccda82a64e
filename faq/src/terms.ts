import { groupBy } from '@settlesg/contract'
import { type Concept, concepts } from './concepts.ts'
import { chineseFiller, englishFiller } from './filler-words.ts'

const isLatin = (character: string | undefined) => character !== undefined && /[a-z0-9]/.test(character)

/** The concepts by the first character of their words, those of the longest words first. */
const byFirst = groupBy(concepts, ({ words }) => words.charAt(0))
const fillerByFirst = groupBy(chineseFiller, (words) => words.charAt(0))

/** The concept whose words stand here; English words count whole, Chinese ones anywhere. */
const conceptAt = (text: string, place: number): Concept | undefined =>
  byFirst.get(text.charAt(place))?.find(({ words }) => {
    if (!text.startsWith(words, place)) return false
    const isInWord = isLatin(words[0]) && isLatin(text[place - 1])
    return !isInWord && !(isLatin(words.at(-1)) && isLatin(text[place + words.length]))
  })

/** Plural and tense of English words that are no concept: "queues" and "queued" are one. */
const stem = (word: string): string => word.replace(/(?<=\w{3})(?:ing|ed|es|s|e)$/, '')

const pairs = (run: string): string[] =>
  run.length < 2 ? [] : Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2))

/**
 * What a text or a question says, as terms to search by: `#name` for a concept in whatever words, other English words by
 * their stem, other Chinese by pairs of characters. Filler is left out; numbers are, too: they decide nothing alone.
 */
export function terms(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/[’‘]/g, "'")
  const found: string[] = []
  let rest = ''
  for (let place = 0; place < plain.length; ) {
    const concept = conceptAt(plain, place)
    found.push(...(concept?.tokens ?? []))
    const skipped =
      concept?.words ?? fillerByFirst.get(plain.charAt(place))?.find((words) => plain.startsWith(words, place))
    rest += skipped === undefined ? plain.charAt(place) : ' | '
    place += skipped?.length ?? 1
  }
  const words = rest.match(/[a-z][a-z0-9'-]*[a-z0-9]|[a-z]/g) ?? []
  for (const word of words) {
    const bare = word.replace(/'s$/, '')
    if (!englishFiller.has(bare.replaceAll("'", '')) && bare.length > 1) found.push(stem(bare))
  }
  for (const run of rest.match(/\p{Script=Han}+/gu) ?? []) found.push(...pairs(run))
  return found
}
