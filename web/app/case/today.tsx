import type { CasePlace, NextStep } from '@settlesg/model'
import { nextStepText } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../base/i18n/texts.ts'
import shared from './case.module.css'
import { openAnswer } from './your-answers/opened-answer.ts'
import { askedAfterRefusal } from './your-answers/questions.ts'

interface TodayProps {
  step: NextStep
  /** Whether papers, last checks and what does not fit have sections of their own. */
  hasPapers: boolean
}

/** Before the analysis of an estimate is unlocked, they stand among its steps and notes. */
const placeBefore: Partial<Record<CasePlace, string>> = {
  papers: 'plan',
  preflight: 'plan',
  consistency: 'family',
}

/** The one thing to do next, with the way to the place where it is done. */
export function Today({ step, hasPapers }: TodayProps) {
  const { t, i18n } = useTranslation(['result', 'advice', 'form', 'model'])
  const { place } = step
  const text = nextStepText(asTexts(i18n), step)
  return (
    <p id="today" className={`${shared.today} m-0 bg-wash leading-tight`}>
      <strong>{t('today')}</strong>
      {place ? (
        <a
          href={`#${(hasPapers ? null : placeBefore[place]) ?? place}`}
          onClick={() => step.id === 'not_known' && openAnswer(askedAfterRefusal)}
        >
          {text}
        </a>
      ) : (
        <span>{text}</span>
      )}
    </p>
  )
}
