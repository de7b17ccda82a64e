import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormStep } from '../../drafts/draft.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { useFormState } from '../../kit/questions/form-state.ts'
import shared from '../check.module.css'
import form from './form.module.css'
import { LiveRange } from './live-range.tsx'
import { useBarRoom } from './use-bar-room.ts'

/** What a step ends with: the people of the answers so far, the way on and the way back. */
export function Ways({ before, children }: { before: FormStep | null; children: ReactNode }) {
  const { situation, thisMonth } = useFormState()
  const { t } = useTranslation('form')
  const bar = useRef<HTMLDivElement>(null)
  useBarRoom(bar)
  return (
    <div ref={bar} className={`${shared.wayOn} ${form.foot}`}>
      <LiveRange answers={situation.answers} thisMonth={thisMonth} />
      <div className={`row ${form.buttons}`}>
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
