import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { EarlyAnswer } from '../answers/early-answer.ts'
import type { FormStep } from '../draft/draft.ts'
import { Notice } from './notice.tsx'
import { answerPath } from './use-shown-step.ts'

interface EarlyNoticeProps {
  answer: EarlyAnswer
  /** Where the form goes on after it has been read; null while it comes with "Continue". */
  then: FormStep | null
}

/** Says as soon as it is certain that there will be no estimate, and where to read what is known instead. */
export function EarlyNotice({ answer, then }: EarlyNoticeProps) {
  const { t } = useTranslation(['form', 'model'])
  return (
    <Notice isLive kind="warning" title={t(`model:no_estimate.${answer.reason}.title`)}>
      {then ? (
        <p>
          {t('early.told')} <Link to={answerPath(then)}>{t('early.see')}</Link>
        </p>
      ) : (
        <p>{t('early.ahead')}</p>
      )}
    </Notice>
  )
}
