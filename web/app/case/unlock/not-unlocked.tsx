import { useTranslation } from 'react-i18next'
import type { Case } from '../../assessments/assessment-queries.ts'
import { resultPath } from '../../assessments/reference.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { MessagePage } from '../case-layout.tsx'
import { ReuseAnswers } from '../reuse-answers.tsx'
import { Offer } from './offer.tsx'

/** What the analysis holds and costs; where there is none, the way to the free advice. */
export default function NotUnlocked({ known }: { known: Case }) {
  const { t } = useTranslation(['analysis'])
  if (known.route !== null && known.no_estimate_reason === null) return <Offer known={known} route={known.route} />
  return (
    <MessagePage
      title={t('none.title')}
      actions={
        <>
          <ButtonLink to={resultPath(known.id)}>{t('none.to_result')}</ButtonLink>
          <ReuseAnswers assessmentId={known.id} />
        </>
      }
    >
      <p>{t('none.text')}</p>
    </MessagePage>
  )
}
