import {
  type AnswerDoubt,
  type AnswerPath,
  type AnswerProblem,
  type Answers,
  answerProblems,
  describeSituation,
  openSets,
  problemsFromServer,
  type QuestionSet,
  questionSet,
  readAnswers,
  relevantAnswers,
  type Situation,
  toProfile,
  withAnswer,
} from '@settlesg/answers'
import { type Assessment, changedAnswers, copyAnswers } from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import { useState } from 'react'
import { readStored, removeStored, storeValue } from '../../base/session/browser-storage.ts'
import type { DraftOwner } from '../../base/session/draft-owner.ts'
import { openText, sealText } from '../../base/session/sealed-text.ts'
import { useSubmit } from '../../kit/use-submit.ts'
import { useDoubts } from '../form/use-doubts.ts'
import { pendingPlace } from './pending.ts'
import { useCorrection } from './use-correction.ts'

/** The questions that the last answer was to, and all answers with it. */
export interface TakenAnswers {
  set: QuestionSet
  situation: Situation
}

/** What became of the last answer, for the status line. */
interface Said {
  key: 'moved' | 'same' | 'no_estimate' | 'blank'
  values: Record<string, number>
  taken: TakenAnswers | null
}

/**
 * The questions of a result, one at a time. An answer stays here until the server has taken it: it is kept with every
 * change, and a failure leaves it where it is.
 */
export function useQuestions(assessment: Assessment, owner: DraftOwner) {
  const { id, apply_month: month, prediction } = assessment
  const given = readAnswers(assessment.profile)
  const [begun] = useState(() => loadPending(owner, id))
  const [pending, setPending] = useState<Answers | null>(begun?.answers ?? null)
  const [chosen, setChosen] = useState<QuestionSet | null>(begun && questionSet(begun.question))
  const [skipped, setSkipped] = useState<readonly AnswerPath[]>([])
  const [problems, setProblems] = useState<readonly AnswerProblem[]>([])
  const [said, setSaid] = useState<Said | null>(null)
  const correct = useCorrection(assessment)

  const answers = pending ?? given
  const situation = describeSituation(answers, month)
  const unanswered = openSets(prediction.open_questions, describeSituation(given, month))
  const open = unanswered.filter(([one]) => !skipped.includes(one))
  const asked = chosen ?? open[0] ?? null

  const begin = (set: QuestionSet | null) => {
    setPending(null)
    setProblems([])
    setChosen(set)
    removePending(id)
  }
  const doubting = useDoubts(answers, month)
  const answer = (path: AnswerPath, value: unknown) => {
    doubting.noteTyped(path)
    const next = withAnswer(answers, path, value)
    setPending(next)
    setChosen(asked)
    if (asked) savePending(owner, id, { question: asked[0], answers: next })
  }

  const request = useSubmit(async () => {
    const relevant = relevantAnswers(answers, month)
    // What the server took before is not asked for again: older results lack answers that the form now insists on.
    const taken = answerProblems(given, month)
    const found = answerProblems(relevant, month).filter(
      ({ path, key }) => !taken.some((one) => one.path === path && one.key === key),
    )
    const profile = found.length === 0 ? toProfile(relevant) : null
    setProblems(found)
    if (!profile || doubting.holdsBack(() => true)) return
    // Beside what was answered nothing is corrected: stored answers may hold more than the form keeps of them.
    const changed = changedAnswers(toProfile(relevantAnswers(given, month)) ?? assessment.profile, profile)
    if (changed.length === 0) return setSaid({ key: 'blank', values: {}, taken: null })
    try {
      const before = prediction.estimate
      const { estimate } = await correct(copyAnswers(assessment.profile, profile, changed))
      setSaid({
        ...movement(before, estimate),
        taken: asked && { set: asked, situation: describeSituation(relevant, month) },
      })
      begin(null)
    } catch (failure) {
      const refused = failure instanceof ApiError && failure.status === 422 ? problemsFromServer(failure.problems) : []
      if (refused.length === 0) throw failure
      setProblems(refused)
    }
  })

  return {
    asked,
    left: open.length,
    /** How many are open still, but were passed over. */
    passedOver: unanswered.length - open.length,
    /** Changes with a press only, so that what follows it in the page cannot disturb somebody who types. */
    said,
    /** Something was answered that is not sent yet. */
    isBegun: pending !== null,
    state: {
      situation,
      thisMonth: month,
      problems,
      doubts: doubting.doubts,
      onConfirm: (doubt: AnswerDoubt) => {
        if (doubting.confirm(doubt)) void request.submit()
      },
      answer,
      isAllOptional: true,
    },
    /** The problems of questions that are not asked here. */
    unplaced: problems.filter(({ path }) => !asked?.some((one) => path === one || path.startsWith(`${one}.`))),
    isSending: request.isSending,
    failure: request.failure,
    send: () => request.submit(),
    skip() {
      if (asked) setSkipped((now) => [...now, asked[0]])
      setSaid(null)
      begin(null)
    },
    /** Those that were passed over, once more. */
    askAgain: () => setSkipped([]),
    ask(set: QuestionSet) {
      setSaid(null)
      begin(set)
    },
    leave: () => removePending(id),
  }
}

type Ends = Assessment['prediction']['estimate']

function movement(before: Ends, now: Ends): Pick<Said, 'key' | 'values'> {
  if (!now) return { key: 'no_estimate', values: {} }
  const isSame = before !== null && before.low === now.low && before.high === now.high
  const values = {
    low: now.low,
    high: now.high,
    before_low: before?.low ?? now.low,
    before_high: before?.high ?? now.high,
  }
  return { key: isSame ? 'same' : 'moved', values }
}

/*
 * What was typed into a question of the result and is not sent yet, in this browser only, sealed like a draft: it
 * survives a reload and the end of a session. Signing out clears the whole storage.
 */

interface Pending {
  /** The first place of the set of questions that is open. */
  question: string
  answers: Answers
}

/** What was begun here by this person; null for none and for what their keys do not open. Never throws. */
function loadPending({ keys }: DraftOwner, assessmentId: string): Pending | null {
  const sealed = readStored(pendingPlace(assessmentId))
  if (sealed === null) return null
  try {
    const stored: unknown = JSON.parse(openText(keys, sealed) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('question' in stored) || !('answers' in stored)) return null
    const { question, answers } = stored
    return typeof question === 'string' ? { question, answers: readAnswers(answers) } : null
  } catch {
    return null
  }
}

const savePending = ({ keys: [newest = ''] }: DraftOwner, assessmentId: string, pending: Pending): void =>
  storeValue(pendingPlace(assessmentId), sealText(newest, JSON.stringify(pending)))

const removePending = (assessmentId: string): void => removeStored(pendingPlace(assessmentId))
