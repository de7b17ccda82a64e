import MiniSearch from 'minisearch'
import { everydayWords } from './everyday-words.ts'
import type { Passage } from './passage.ts'
import { longestQuestion } from './question.ts'
import { terms } from './terms.ts'

/** At most so many passages answer a question. */
export const mostPassages = 3

/**
 * How much of what a question says a passage must have, by weight, to answer it; less is "we have nothing on that". A
 * word that no passage has weighs most. Set by the questions that are not kept aside (`npm run faq:check -- --tune`).
 */
const leastShare = 0.5
/** What a passage only mentions counts less than what people mean who mean it. */
const shareOfMention = 0.7
/** Pairs of Chinese characters overlap: each tells less than a word. */
const shareOfPair = 0.6
/** Further passages must come near the best one. */
const leastOfBest = 0.4

interface Entry {
  id: string
  text: string
  everyday: string
}

export interface PassageIndex {
  /** Inverse document frequency: the rarer a term, the more; one that no passage has, the most. */
  weight: (term: string) => number
  search: MiniSearch<Entry>
  passages: ReadonlyMap<string, Passage>
}

/** Makes passages findable, in the language they are in. They may be more than the corpus: a person's own result, too. */
export function makeIndex(passages: readonly Passage[]): PassageIndex {
  const search = new MiniSearch<Entry>({
    fields: ['text', 'everyday'],
    tokenize: terms,
    processTerm: (term) => term,
    searchOptions: { boost: { everyday: 2 } },
  })
  const entries = passages.map(({ id, text }) => ({ id, text, everyday: everydayWords[id] ?? '' }))
  search.addAll(entries)
  const holders = new Map<string, number>()
  for (const { text, everyday } of entries)
    for (const term of new Set([...terms(text), ...terms(everyday)])) holders.set(term, (holders.get(term) ?? 0) + 1)
  const ofPairs = (term: string) => (/^\p{Script=Han}/u.test(term) ? shareOfPair : 1)
  return {
    weight: (term) => Math.log(1 + entries.length / (holders.get(term) ?? 0.5)) * ofPairs(term),
    search,
    passages: new Map(passages.map((passage) => [passage.id, passage])),
  }
}

interface Found {
  passage: Passage
  /** How much of what the question says the passage has, by weight: 0 to 1. */
  share: number
  value: number
}

/** Every passage that has a word of the question, the best first. */
function rankPassages(typed: string, { search, weight, passages }: PassageIndex): Found[] {
  const question = typed.slice(0, longestQuestion)
  const wanted = [...new Set(terms(question))]
  const total = wanted.reduce((sum, term) => sum + weight(term), 0)
  if (total === 0) return []
  return search
    .search(question, { fuzzy: (term) => (/^[a-z]{6,}$/.test(term) ? 1 : false) })
    .flatMap(({ id, score, queryTerms, match }) => {
      const passage = passages.get(String(id))
      const isMeant = (term: string) => match[term]?.includes('everyday') === true
      const covered = queryTerms.reduce((sum, term) => sum + weight(term) * (isMeant(term) ? 1 : shareOfMention), 0)
      return passage ? [{ passage, share: covered / total, value: (score * covered) / total }] : []
    })
    .toSorted((one, other) => other.value - one.value)
}

/**
 * The passages that answer a question, the best first, at most three; none where nothing of ours does. Nothing is made up:
 * a passage is quoted or it is not.
 */
export function findPassages(typed: string, index: PassageIndex): Passage[] {
  const answers = rankPassages(typed, index).filter(({ share }) => share >= leastShare)
  const best = answers[0]?.value ?? 0
  return answers
    .filter(({ value }) => value >= best * leastOfBest)
    .slice(0, mostPassages)
    .map(({ passage }) => passage)
}

/** The passages nearest to a question that none is sure to answer, the best first, at most three; none where none has a word of it. */
export const nearestPassages = (typed: string, index: PassageIndex): Passage[] =>
  rankPassages(typed, index)
    .slice(0, mostPassages)
    .map(({ passage }) => passage)

/** Whether somebody asks if they may apply: that is for the rules to say, and never for us. */
export const asksEligibility = (question: string): boolean =>
  /\b(?:can|may|could|able to|allowed to)\b.{0,40}\bapply\b|(?:能|可以|可不可以|能不能).{0,8}申请|\bqualif(?:y|ied)/i.test(
    question,
  ) || terms(question).includes('#eligible')
