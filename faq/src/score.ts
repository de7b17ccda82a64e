import { findAnswer, type PassageIndex } from './find.ts'

/* How well questions are answered: each names the passages that answer it, or none. */

export interface Question {
  id: string
  language: 'en' | 'zh'
  /** Never looked at while words and thresholds are chosen. */
  kept_aside?: true
  /** What it asks for: a passage of ours, what to do in a case of one's own, what is not ours, or what is and has no passage. */
  kind?: 'passage' | 'own_case' | 'outside' | 'none'
  question: string
  /** Any of these answers it; without one nothing of ours does. */
  passages: string[]
  /** Where it was asked, paraphrased: title and year. */
  source?: string
}

export interface Verdict {
  question: Question
  /** Over both tiers, the best first. */
  shown: string[]
  isAnswered: boolean
  /** Whether one of those shown answers it, and whether the first does. */
  isFound: boolean
  isRight: boolean
  /** Whether it has the line it asks for: to the quick check for one's own case, to the site for what is not ours. */
  hasLine: boolean
}

export function judge(question: Question, index: PassageIndex): Verdict {
  const { passages, outside, needsCase, isAnswered } = findAnswer(question.question, index)
  const shown = passages.map(({ id }) => id)
  const answers = (id: string) => question.passages.includes(id)
  return {
    question,
    shown,
    isAnswered,
    isFound: shown.some(answers),
    isRight: shown.slice(0, 1).some(answers),
    hasLine: question.kind === 'own_case' ? needsCase : question.kind === 'outside' && outside !== undefined,
  }
}

interface Share {
  of: number
  good: number
}

export interface Score {
  /** Questions that a passage answers: one of these is shown, in either tier. */
  recall: Share
  /** Questions that the first tier spoke on: what it quotes answers them. */
  precision: Share
  /** Questions that nothing answers: the first tier did not speak. Of one's own case only those without the line to the check. */
  silence: Share
  /** Questions of one's own case, and about what is not ours: they have their line. */
  ownCase: Share
  outside: Share
}

export function sum(verdicts: readonly Verdict[]): Score {
  const share = (isCounted: (one: Verdict) => boolean, isGood: (one: Verdict) => boolean): Share => {
    const counted = verdicts.filter(isCounted)
    return { of: counted.length, good: counted.filter(isGood).length }
  }
  const isOfKind = (kind: Question['kind']) => (one: Verdict) => one.question.kind === kind
  return {
    recall: share(
      ({ question }) => question.passages.length > 0,
      ({ isFound }) => isFound,
    ),
    precision: share(
      ({ isAnswered }) => isAnswered,
      ({ isRight }) => isRight,
    ),
    silence: share(
      ({ question, hasLine }) => question.passages.length === 0 && !(question.kind === 'own_case' && hasLine),
      ({ isAnswered }) => !isAnswered,
    ),
    ownCase: share(isOfKind('own_case'), ({ hasLine }) => hasLine),
    outside: share(isOfKind('outside'), ({ hasLine }) => hasLine),
  }
}

/** What is asked of the questions kept aside. */
export const goals = { recall: 0.8, precision: 0.9, silence: 0.9 } as const

const isMet = ({ of, good }: Share, goal: number) => of > 0 && good >= goal * of

/** Whether the questions kept aside are answered well enough. */
export const isGoodEnough = (score: Score): boolean =>
  isMet(score.recall, goals.recall) && isMet(score.precision, goals.precision) && isMet(score.silence, goals.silence)
