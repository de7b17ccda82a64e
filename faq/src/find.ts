import { longestQuestion, mostPassages } from '@settlesg/contract'
import MiniSearch from 'minisearch'
import { everydayWords } from './everyday-words.ts'
import { type OutsideTopic, outsideTopicOf } from './outside.ts'
import { asksOfOwnCase } from './own-case.ts'
import type { Passage } from './passage.ts'
import { terms } from './terms.ts'

/** From questions not kept aside (`npm run ask:check -- --tune`): least share by weight, and lead over the next passage. */
const leastShare = 0.85
const leastLead = 1.3
const leastNear = 0.15
/** What a passage only mentions counts less than what people mean who mean it. */
const shareOfMention = 0.7

/** More often they describe the person than what is asked. */
const details: ReadonlySet<string> = new Set(
  [
    'nation',
    'man',
    'pr',
    'ica',
    'working',
    'years_old',
    'job_title',
    'pass',
    'eligible',
    'trust',
    'site',
    'differ',
    'lost',
    'effect',
    'hand_in',
  ].map((name) => `#${name}`),
)
/** Concepts first, words next; details, and pairs of Chinese characters, which overlap, last. */
function carries(term: string): number {
  if (term.startsWith('#')) return details.has(term) ? 0.3 : 1
  return /^\p{Script=Han}/u.test(term) ? 0.3 : 0.6
}

/** What people say who mean any passage of a kind. */
const asksOfKind: Readonly<Record<string, string>> = { factor: 'advantage', paper: 'submit' }

/** A passage hardly answers a question that has none of its subject's terms; subjects go by the words of its id. */
const subjects: readonly [ofId: RegExp, terms: readonly string[]][] = [
  [/spouse|marriage/, ['#spouse', '#marriage', '#citizen', '#marriage_certificate', '#visit_pass', '#girlfriend']],
  [
    /child|sons|daughters|local_school/,
    ['#child', '#son', '#daughter', '#school', '#local_school', '#international_school', '#birth_certificate'],
  ],
  [/student|school_results/, ['#student', '#exam', '#award_here']],
  [/parent/, ['#parents', '#aged']],
  [/^refused/, ['#refused', '#appeal', '#again', '#blacklist', '#reason']],
  [/sponsor/, ['#sponsor', '#spouse', '#parents', '#child']],
  [/custody/, ['#custody', '#divorce']],
  [/agency/, ['#agency', '#guarantee', '#trust']],
]
const shareOffSubject = 0.5

interface Entry {
  id: string
  text: string
  other: string
  everyday: string
}

export interface PassageIndex {
  /** What a term carries; more, the rarer it is. One that no passage has is not rare, but unknown. */
  weight: (term: string) => number
  search: MiniSearch<Entry>
  passages: ReadonlyMap<string, Passage>
}

/** The other language's passages are searched as well: people mix languages. May hold a person's own result, too. */
export function makeIndex(passages: readonly Passage[], others: readonly Passage[] = []): PassageIndex {
  const search = new MiniSearch<Entry>({
    fields: ['text', 'other', 'everyday'],
    tokenize: terms,
    processTerm: (term) => term,
    searchOptions: { boost: { everyday: 2, other: 0.7 } },
  })
  const otherTexts = new Map(others.map(({ id, text }) => [id, text]))
  const entries = passages.map(({ id, text }) => ({
    id,
    text,
    other: otherTexts.get(id) ?? '',
    everyday: `${everydayWords[id] ?? ''} ${asksOfKind[id.split(':')[0] ?? ''] ?? ''}`,
  }))
  search.addAll(entries)
  const holders = new Map<string, number>()
  for (const { text, other, everyday } of entries)
    for (const term of new Set([text, other, everyday].flatMap(terms))) holders.set(term, (holders.get(term) ?? 0) + 1)
  return {
    weight: (term) => {
      const count = holders.get(term)
      return carries(term) * (count === undefined ? 1 : Math.log(1 + entries.length / count))
    },
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
function rankPassages(wanted: readonly string[], { search, weight, passages }: PassageIndex): Found[] {
  const total = wanted.reduce((sum, term) => sum + weight(term), 0)
  if (total === 0) return []
  return search
    .search(wanted.join(' '), {
      tokenize: (text) => text.split(' '),
      fuzzy: (term) => (/^[a-z]{6,}$/.test(term) ? 1 : false),
      boostTerm: carries,
    })
    .flatMap(({ id, score, queryTerms, match }) => {
      const passage = passages.get(String(id))
      const isMeant = (term: string) => match[term]?.includes('everyday') === true
      const covered = queryTerms.reduce((sum, term) => sum + weight(term) * (isMeant(term) ? 1 : shareOfMention), 0)
      const isOffSubject = subjects.some(
        ([ofId, named]) => ofId.test(String(id)) && !named.some((term) => wanted.includes(term)),
      )
      const share = (covered / total) * (isOffSubject ? shareOffSubject : 1)
      return passage && share >= leastNear ? [{ passage, share, value: score * share }] : []
    })
    .toSorted((one, other) => other.value - one.value)
}

export interface Answer {
  /** The best first, at most three: quoted from our own texts, never written. None where nothing is near. */
  passages: Passage[]
  /** Whether the first of them is clearly meant; else they are but the nearest. */
  isAnswered: boolean
  /** What is asked about is not ours: where the answer is. */
  outside?: OutsideTopic
  /** A question on one's own case while no result is open here: the rules and an estimate are for that. */
  needsCase: boolean
}

/** What answers a question, or is nearest. One's own case is answered by `result:…` alone, never by what holds for everyone. */
export function findAnswer(typed: string, index: PassageIndex): Answer {
  const question = typed.slice(0, longestQuestion)
  const wanted = [...new Set(terms(question))]
  const outside = outsideTopicOf(question, wanted)
  const isOwnCase = asksOfOwnCase(question)
  const ranked = rankPassages(wanted, index)
  const own = isOwnCase && !outside ? ownPassages(ranked, index) : []
  const [best, next] = ranked
  const isMeant =
    best !== undefined &&
    best.share >= leastShare &&
    best.value >= leastLead * (next?.value ?? 0) &&
    !outside &&
    !isOwnCase
  const passages = [...new Set([...own, ...ranked.map(({ passage }) => passage)])].slice(0, mostPassages)
  return {
    passages,
    isAnswered: own.length > 0 || isMeant,
    ...(outside && { outside }),
    needsCase: own.length === 0 && (isOwnCase || wanted.includes('#eligible')),
  }
}

/** What the open result says, the part that is asked about first; the answer in short where none is. */
function ownPassages(ranked: readonly Found[], { passages }: PassageIndex): Passage[] {
  const asked = ranked.map(({ passage }) => passage).filter(({ id }) => id.startsWith('result:'))
  return [...asked, ...['result:answer', 'result:range'].flatMap((id) => passages.get(id) ?? [])]
}
