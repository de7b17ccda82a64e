import {
  type AnswerPath,
  type Answers,
  describeSituation,
  isAnswered,
  mainSteps,
  questionStep,
  quickQuestions,
  readAnswers,
  stepQuestions,
} from '@settlesg/answers'
import { currentAnswers, type Month, monthInSingapore } from '@settlesg/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { emptyDraft, type FormStep, loadDraft, saveDraft } from '../../base/drafts/draft.ts'
import { quickCheckStorage } from '../../base/drafts/quick-check-storage.ts'
import { notify } from '../../base/notices/notify.ts'
import { draftOwnerQuery } from '../../base/session/draft-owner.ts'
import { Button } from '../../kit/button.tsx'
import { Callout } from '../../kit/panel.tsx'
import { useSubmit } from '../../kit/use-submit.ts'

const hasKept = () => quickCheckStorage.read() !== null

/** Asks a member who finds answers of the quick check kept in this browser whether to use them. */
export function StoredAnswers() {
  const isKept = useSyncExternalStore(quickCheckStorage.subscribe, hasKept, () => false)
  if (!isKept) return null
  return (
    <Suspense>
      <AskAboutAnswers />
    </Suspense>
  )
}

/**
 * "Use these answers?" Yes puts them into the form's draft, over what it has for the same questions, and leads to the
 * first question that they leave open; no removes them. Until then they are asked about, until their day is over. Answers
 * that do not open any more are gone, and a notice says so.
 */
function AskAboutAnswers() {
  const { t } = useTranslation('quick')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const use = useSubmit(async () => {
    const owner = await queries.ensureQueryData(draftOwnerQuery)
    const kept = await quickCheckStorage.open()
    if (!kept) return notify({ kind: 'warning', message: t('ask.gone') })
    const draft = loadDraft(owner) ?? emptyDraft
    const answers = overAnswers(draft.answers, currentAnswers(kept.answers, kept.schema))
    const { reached, focus, count } = placeAfter(answers, monthInSingapore(new Date()))
    saveDraft(owner, { answers, reached, assessed: null })
    await navigate(`/tool?step=${reached}`, { state: { focus, brought: count } })
    quickCheckStorage.forget()
  })
  return (
    <Callout title={t('ask.title')}>
      <p>{t('ask.text')}</p>
      {use.failure !== null && (
        <p role="alert" className="failure">
          {t('ask.failed')}
        </p>
      )}
      <p className="row">
        <Button isBusy={use.isSending} onClick={() => void use.submit()}>
          {t('ask.use')}
        </Button>
        <Button look="link" onClick={() => quickCheckStorage.forget()}>
          {t('ask.no')}
        </Button>
      </p>
    </Callout>
  )
}

/** Where the form goes on with these answers: at the first question that they leave open; and how many came along. */
export function placeAfter(
  answers: Answers,
  thisMonth: Month,
): { reached: FormStep; focus: AnswerPath | null; count: number } {
  const situation = describeSituation(answers, thisMonth)
  const isGiven = (field: Parameters<typeof isAnswered>[0]) => isAnswered(field, situation, thisMonth)
  const open = mainSteps.flatMap((step) => stepQuestions(step, situation, thisMonth)).find((field) => !isGiven(field))
  return {
    reached: open ? questionStep(open.path) : 'check',
    focus: open?.path ?? null,
    count: quickQuestions(answers, thisMonth).filter(isGiven).length,
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The answers of a draft with these over them, question by question: what these do not answer stays as it was. */
export const overAnswers = (draft: Answers, kept: unknown): Answers => readAnswers(over(draft, kept))

function over(below: unknown, above: unknown): unknown {
  if (above === undefined) return below
  if (!isRecord(above) || !isRecord(below)) return above
  const names = new Set([...Object.keys(below), ...Object.keys(above)])
  return Object.fromEntries([...names].map((name) => [name, over(below[name], above[name])]))
}
