import { type Assessment, adviceOnly, changedAnswers } from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import {
  type AnswerPath,
  type AnswerProblem,
  describeSituation,
  type Field,
  fieldAt,
  isShown,
  problemsFromServer,
  type Situation,
} from '@settlesg/form-logic'
import { useMemo, useState } from 'react'
import { useSetCase } from '../../assessments/assessment-queries.ts'
import { api } from '../../base/api.ts'
import { useSubmit } from '../../kit/use-submit.ts'
import type { Edits } from './pending-edits.ts'
import { type Changed, changeAnswers, previewOf } from './preview.ts'
import { questionFields, questionOf } from './questions.ts'
import { useCorrection } from './use-correction.ts'

interface ChangeOptions {
  assessment: Assessment
  question: AnswerPath
  edits: Edits
  /** The server has taken it; of the range before. */
  onKept: (before: Assessment['prediction']['estimate']) => void
}

/**
 * A question of a result while it is changed: what would come of it, and keeping it. Nothing is written before. What was
 * kept elsewhere in between is shown first, and stays unless the same question is kept here.
 */
export function useChange({ assessment, question, edits, onKept }: ChangeOptions) {
  const { id, apply_month: month, prediction } = assessment
  const setCase = useSetCase(id)
  const correct = useCorrection(id)
  /** The version that the person has before them. */
  const [seen, setSeen] = useState(newestVersion(assessment))
  const [elsewhere, setElsewhere] = useState<readonly AnswerPath[]>([])
  const [refused, setRefused] = useState<readonly AnswerProblem[]>([])
  const changed = useMemo(() => changeAnswers(assessment, edits), [assessment, edits])
  const situation = useMemo(() => describeSituation(changed.answers, month), [changed, month])
  const preview = useMemo(
    () => (changed.profile && changed.places.length > 0 ? previewOf(changed.profile, month) : null),
    [changed, month],
  )
  const fields = fieldsToAsk(question, changed, edits, situation)

  const request = useSubmit(async () => {
    setRefused([])
    const stored = await api.assessment({ id })
    await setCase(stored)
    if (newestVersion(stored) !== seen) {
      setSeen(newestVersion(stored))
      setElsewhere(changedAnswers(assessment.profile, stored.profile).filter((path) => !adviceOnly.has(path)))
      return
    }
    const { profile, problems } = changeAnswers(stored, edits)
    if (!profile) return setRefused(problems)
    try {
      await correct(profile)
      onKept(prediction.estimate)
    } catch (failure) {
      const found = failure instanceof ApiError && failure.status === 422 ? problemsFromServer(failure.problems) : []
      if (found.length === 0) throw failure
      setRefused(found)
    }
  })
  return {
    fields,
    answers: changed.answers,
    problems: changed.problems,
    refused,
    preview,
    /** Something is changed that could be kept. */
    isChanged: changed.places.length > 0 || (edits.length > 0 && changed.profile === null),
    /** The situation with the change, for its words. */
    situation,
    /** The places that were changed elsewhere while this was open. */
    elsewhere,
    isSending: request.isSending,
    failure: request.failure,
    keep: () => request.submit(),
  }
}

const newestVersion = ({ versions }: Assessment): number => versions[0]?.number ?? 0

/** The fields of a question, and what its new answer leaves to be asked: the pay of somebody who works now. */
function fieldsToAsk(question: AnswerPath, { problems }: Changed, edits: Edits, situation: Situation): Field[] {
  const missing = problems.filter(({ key }) => key.startsWith('missing')).map(({ path }) => path)
  const further = [...edits.map(([path]) => path), ...missing]
    .filter((path) => questionOf(path) !== question)
    .flatMap((path) => fieldAt(path)?.field ?? [])
  return [
    ...new Set([
      ...questionFields(question, situation),
      ...further.filter((field) => questionOf(field.path) !== question && isShown(field, situation)),
    ]),
  ]
}
