import { findPassages, type PassageIndex } from './find.ts'

/* How well questions are answered: faq/testing/questions.jsonl names the passages that answer each, or none. */

export interface Question {
  id: string
  language: 'en' | 'zh'
  /** Never looked at while words and thresholds are chosen. */
  kept_aside?: true
  question: string
  /** Any of these answers it; without one it must be refused. */
  passages: string[]
}

export interface Verdict {
  question: Question
  found: string[]
  isRight: boolean
}

export interface Score {
  /** Questions that a passage answers, and those of them with one of these passages among the three. */
  answerable: number
  found: number
  /** Questions that nothing answers, and those of them that got nothing. */
  unanswerable: number
  refused: number
  /** Questions that got passages, none of which answers them. */
  wrong: number
}

/** What is asked of the questions kept aside. */
export const leastRecall = 0.85
export const leastRefusals = 0.9

export function judge(question: Question, index: PassageIndex): Verdict {
  const found = findPassages(question.question, index).map(({ id }) => id)
  const isRight =
    question.passages.length === 0 ? found.length === 0 : found.some((id) => question.passages.includes(id))
  return { question, found, isRight }
}

export function sum(verdicts: readonly Verdict[]): Score {
  const answerable = verdicts.filter(({ question }) => question.passages.length > 0)
  const unanswerable = verdicts.filter(({ question }) => question.passages.length === 0)
  const right = (all: readonly Verdict[]) => all.filter(({ isRight }) => isRight).length
  return {
    answerable: answerable.length,
    found: right(answerable),
    unanswerable: unanswerable.length,
    refused: right(unanswerable),
    wrong: verdicts.filter(({ isRight, found }) => !isRight && found.length > 0).length,
  }
}

export const recall = ({ found, answerable }: Score): number => (answerable === 0 ? 0 : found / answerable)
export const refusals = ({ refused, unanswerable }: Score): number => (unanswerable === 0 ? 0 : refused / unanswerable)

/** Whether the questions kept aside are answered well enough. */
export const isGoodEnough = (score: Score): boolean => recall(score) >= leastRecall && refusals(score) >= leastRefusals
