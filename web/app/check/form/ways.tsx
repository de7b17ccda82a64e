import type { Month } from '@settlesg/contract'
import type { Answers } from '@settlesg/form-logic'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormStep } from '../../drafts/draft.ts'
import { ButtonLink } from '../../kit/button.tsx'
import shared from '../check.module.css'
import form from './form.module.css'
import { LiveRange } from './live-range.tsx'
import { useBarRoom } from './use-bar-room.ts'

interface WaysProps {
  answers: Answers
  thisMonth: Month
  before: FormStep | null
  children: ReactNode
}

/** What a step ends with: the people of the answers so far, the way on and the way back. */
export function Ways({ answers, thisMonth, before, children }: WaysProps) {
  const { t } = useTranslation('form')
  const bar = useRef<HTMLDivElement>(null)
  useBarRoom(bar)
  return (
    <div ref={bar} className={`${shared.wayOn} ${form.foot} mt-7`}>
      <LiveRange answers={answers} thisMonth={thisMonth} />
      <div className={`row gap-4 ${form.buttons}`}>
        {children}
        {before && (
          <ButtonLink to={`/tool?step=${before}`} look="outline" size="lg">
            {t('back')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
