import { useTranslation } from 'react-i18next'
import { sentenceGap } from '../../base/i18n/texts.ts'
import { Spinner } from '../../kit/spinner.tsx'
import classes from './answer-card.module.css'
import { Verdict } from './verdict.tsx'

/** The card of an answer that is not there yet, with what holds of every answer: there is something to read meanwhile. */
export function AnswerSpace() {
  const { t, i18n } = useTranslation(['result', 'model'])
  return (
    <div className={`${classes.card} grid one-column bg-card border rounded-l ${classes.space}`} data-standing="open">
      <Verdict title={t('routes.title')} kind={t('answer.rule')}>
        <p className={classes.verdict}>
          <Spinner />
        </p>
      </Verdict>
      <Verdict title={t('range.title')} kind={t('answer.estimate')}>
        <p>
          {t('model:limits.whole_case')}
          {sentenceGap(i18n)}
          {t('model:limits.sizes')}
        </p>
      </Verdict>
    </div>
  )
}
