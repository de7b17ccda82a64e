import { useTranslation } from 'react-i18next'
import { Spinner } from '../../kit/spinner.tsx'
import classes from './answer-card.module.css'
import { Verdict } from './verdict.tsx'

/** The card of an answer that is not there yet. */
export function AnswerSpace() {
  const { t } = useTranslation(['result', 'model'])
  return (
    <div className={`${classes.card} ${classes.space}`} data-standing="open">
      <Verdict title={t('routes.title')} kind={t('answer.rule')}>
        <p className={classes.verdict}>
          <Spinner />
        </p>
      </Verdict>
      <Verdict title={t('range.title')} kind={t('answer.estimate')}>
        <p className={classes.figures}>–</p>
      </Verdict>
    </div>
  )
}
