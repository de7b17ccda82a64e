import { type Language, mostPassages } from '@settlesg/contract'
import { type Answer, findAnswer, makeIndex, type Passage, type PassageIndex } from '@settlesg/faq'

const corpora = {
  en: () => import('virtual:ask-passages-en'),
  zh: () => import('virtual:ask-passages-zh'),
} satisfies Record<Language, () => Promise<{ default: Passage[] }>>

const indexes: Record<Language, WeakMap<readonly Passage[], PassageIndex>> = { en: new WeakMap(), zh: new WeakMap() }

/** The corpus of a language with the passages of this reader's own, ready to be asked in either language. */
async function indexIn(language: Language, own: readonly Passage[]): Promise<PassageIndex> {
  const [{ default: english }, { default: chinese }] = await Promise.all([corpora.en(), corpora.zh()])
  const known = indexes[language].get(own)
  if (known) return known
  const [corpus, other] = language === 'en' ? [english, chinese] : [chinese, english]
  const index = makeIndex([...corpus, ...own], other)
  indexes[language].set(own, index)
  return index
}

/** Loads what questions in this language are answered from. */
export const prepare = async (language: Language, own: readonly Passage[]): Promise<void> => {
  await indexIn(language, own)
}

/** What answers a question, found in this browser: no request leaves on it. Rejects where the corpus does not arrive. */
export const answerTo = async (question: string, language: Language, own: readonly Passage[]): Promise<Answer> =>
  findAnswer(question, await indexIn(language, own))

/** Those of our passages that these ids name, in their order; an id that names none is left out. */
export async function passagesNamed(ids: readonly string[], language: Language, own: readonly Passage[]) {
  const { passages } = await indexIn(language, own)
  return [...new Set(ids)].flatMap((id) => passages.get(id) ?? []).slice(0, mostPassages)
}
