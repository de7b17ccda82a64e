import { useTranslation } from 'react-i18next'
import { Crowd } from '../../charts/crowd.tsx'
import { Spinner } from '../../kit/spinner.tsx'
import classes from './answer-card.module.css'
import { Verdict } from './verdict.tsx'

/** The card of an answer that is not there yet: its people fill when it comes. */
export function AnswerSpace() {
  const { t } = useTranslation(['result', 'model'])
  return (
    <div
      className={`${classes.card} grid bg-card border rounded-l leading-tight ${classes.space}`}
      data-standing="open"
    >
      <Verdict title={t('routes.title')} kind={t('answer.rule')}>
        <p className={classes.verdict}>
          <Spinner />
        </p>
      </Verdict>
      <Verdict title={t('range.title')} kind={t('answer.estimate')}>
        <Crowd range={null} />
      </Verdict>
    </div>
  )
}
