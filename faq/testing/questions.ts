import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textsIn } from '../../wording/testing/texts.ts'
import { passagesIn } from '../src/corpus.ts'
import { makeIndex, type PassageIndex } from '../src/find.ts'
import type { Question } from '../src/score.ts'

const read = (file: string): Question[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** What people publicly ask, each with where, collected and labelled by somebody who did not see the search. */
export const questions = read('questions.jsonl')

/** Written by the hand that wrote the words of the search: they tell what no longer works, and not how well it does. */
export const regressionQuestions = read('regression-questions.jsonl')

const [en, zh] = [passagesIn(textsIn('en')), passagesIn(textsIn('zh'))]

/** The corpus of each language as the site has it, ready to be asked. */
export const indexes: Record<'en' | 'zh', PassageIndex> = { en: makeIndex(en, zh), zh: makeIndex(zh, en) }
