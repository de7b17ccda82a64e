import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@settlesg/contract'
import { textsIn } from '../../wording/testing/texts.ts'
import { passagesIn } from '../src/corpus.ts'
import { makeSearch, type PassageSearch } from '../src/index.ts'

export interface Question {
  id: string
  language: Language
  /** Never looked at while words and the least score are chosen. */
  kept_aside?: true
  /** What it asks for: a passage of ours, what to do in a case of one's own, what is not ours, or what is and has no passage. */
  kind?: 'passage' | 'own_case' | 'outside' | 'none'
  question: string
  /** Any of these answers it; without one nothing of ours does. */
  passages: string[]
  /** Where it was asked, paraphrased: title and year. */
  source?: string
}

const read = (file: string): Question[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** What people publicly ask, each with where, collected and labelled by somebody who did not see the search. */
export const questions = read('questions.jsonl')

/** Written by the hand that wrote the everyday words: they tell what no longer works, and not how well it does. */
export const regressionQuestions = read('regression-questions.jsonl')

export const passages = { en: passagesIn(textsIn('en')), zh: passagesIn(textsIn('zh')) }

/** The search of each language as the site has it. */
export const searches: Record<Language, PassageSearch> = { en: makeSearch(passages.en), zh: makeSearch(passages.zh) }

export const foundFor = ({ question, language }: Question, among = searches): string[] =>
  among[language](question).map(({ id }) => id)

interface Share {
  of: number
  count: number
}

/** Of the questions that a passage answers, those that are shown one; of those that none answers, those that are shown any. */
export function measure(asked: readonly Question[], among = searches): { recall: Share; shownForNothing: Share } {
  const answerable = asked.filter(({ passages: wanted }) => wanted.length > 0)
  const others = asked.filter(({ passages: wanted }) => wanted.length === 0)
  return {
    recall: {
      of: answerable.length,
      count: answerable.filter((one) => foundFor(one, among).some((id) => one.passages.includes(id))).length,
    },
    shownForNothing: { of: others.length, count: others.filter((one) => foundFor(one, among).length > 0).length },
  }
}

/** The least share of the questions kept aside, of those that a passage answers, that must be shown one. */
export const leastRecall = 0.75
