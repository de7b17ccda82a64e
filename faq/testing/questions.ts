import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textsIn } from '../../wording/testing/texts.ts'
import { passagesIn } from '../src/corpus.ts'
import { makeIndex, type PassageIndex } from '../src/find.ts'
import type { Question } from '../src/score.ts'

/** The questions of faq/testing/questions.jsonl. */
export const questions: Question[] = readFileSync(join(import.meta.dirname, 'questions.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

/** The corpus of each language as the site has it, ready to be asked. */
export const indexes: Record<'en' | 'zh', PassageIndex> = {
  en: makeIndex(passagesIn(textsIn('en'))),
  zh: makeIndex(passagesIn(textsIn('zh'))),
}
