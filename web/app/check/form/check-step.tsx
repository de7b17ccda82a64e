import { dated, type Month, profileProblems } from '@settlesg/contract'
import type { AnswerProblem, Situation } from '@settlesg/form-logic'
import { toProfile } from '@settlesg/form-logic'
import { readQuestion } from '@settlesg/model'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormStep } from '../../drafts/draft.ts'
import { Button } from '../../kit/button.tsx'
import { Callout } from '../../kit/panel.tsx'
import { CheckAnswers } from '../../kit/questions/check-answers.tsx'
import { ChargeDialog, type FreeOfCharge } from './charge-dialog.tsx'
import form from './form.module.css'
import { useAssessmentRequest } from './use-assessment-request.ts'
import { Ways } from './ways.tsx'

interface CheckStepProps {
  /** Answers without a problem. */
  situation: Situation
  thisMonth: Month
  /** Exactly these answers have been assessed before. */
  isAssessed: boolean
  /** The step before it. */
  back: FormStep | null
  /** What is to be told above the answers. */
  children: ReactNode
  /** Leads to the result; settled once the page is there. */
  onMade: (assessmentId: string) => Promise<void>
  onRefused: (problems: AnswerProblem[]) => void
}

/** The last step: all answers to check, the warning about false statements, and the way to the result. */
export function CheckStep({ situation, thisMonth, isAssessed, back, children, onMade, onRefused }: CheckStepProps) {
  const { t } = useTranslation(['form', 'model'])
  const [isAsking, setIsAsking] = useState(false)
  const request = useAssessmentRequest({ onMade, onRefused })
  const profile = toProfile(situation.answers)
  if (!profile) return null
  const whole = dated(profile, thisMonth)
  const question = profileProblems(whole).length === 0 ? readQuestion(whole) : null
  const free: FreeOfCharge = question?.no_estimate_reason
    ? { noEstimate: question.no_estimate_reason }
    : isAssessed
      ? { assessedBefore: true }
      : null

  return (
    <div className={form.asked}>
      <div>
        {children}
        <CheckAnswers situation={situation} />
        <Callout kind="warning">
          <p>{t('check.warning')}</p>
        </Callout>
      </div>
      <Ways answers={situation.answers} thisMonth={thisMonth} before={back ?? 'route'}>
        <Button size="lg" onClick={() => setIsAsking(true)}>
          {t('check.submit')}
        </Button>
      </Ways>
      <ChargeDialog
        isOpen={isAsking}
        situation={situation}
        thisMonth={thisMonth}
        free={free}
        isSending={request.isSending}
        failure={request.failure}
        // With its month: what was priced here is what is charged, also when a new month has begun meanwhile.
        onConfirm={() => void request.submit(whole)}
        onClose={() => {
          setIsAsking(false)
          request.clearFailure()
        }}
      />
    </div>
  )
}
