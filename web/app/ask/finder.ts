import type { Language } from '@settlesg/contract'
import {
  asksEligibility,
  findPassages,
  makeIndex,
  nearestPassages,
  type Passage,
  type PassageIndex,
} from '@settlesg/faq'

export interface Answer {
  /** At most three, the best first; none where we have nothing near it. */
  passages: Passage[]
  /** Whether they answer the question; else they are but the nearest. */
  isAnswered: boolean
  /** Somebody asks if they may apply: the way to the rules goes with whatever was found. */
  isEligibility: boolean
}

const corpora = {
  en: () => import('virtual:ask-passages-en'),
  zh: () => import('virtual:ask-passages-zh'),
} satisfies Record<Language, () => Promise<{ default: Passage[] }>>

const indexes: Record<Language, WeakMap<readonly Passage[], PassageIndex>> = { en: new WeakMap(), zh: new WeakMap() }

/** The corpus of a language with the passages of this reader's own, ready to be asked. */
async function indexIn(language: Language, own: readonly Passage[]): Promise<PassageIndex> {
  const { default: corpus } = await corpora[language]()
  const known = indexes[language].get(own)
  if (known) return known
  const index = makeIndex([...corpus, ...own])
  indexes[language].set(own, index)
  return index
}

/** Loads what questions in this language are answered from. */
export const prepare = async (language: Language, own: readonly Passage[]): Promise<void> => {
  await indexIn(language, own)
}

/** What answers a question, found in this browser: no request leaves on it. Rejects where the corpus does not arrive. */
export async function answerTo(question: string, language: Language, own: readonly Passage[]): Promise<Answer> {
  const index = await indexIn(language, own)
  const answers = findPassages(question, index)
  const isAnswered = answers.length > 0
  const passages = isAnswered ? answers : nearestPassages(question, index)
  return { passages, isAnswered, isEligibility: asksEligibility(question) }
}
