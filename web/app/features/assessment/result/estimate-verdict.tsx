import type { Estimate, Width } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import classes from './answer-card.module.css'
import { PeopleInHundred } from './people-in-hundred.tsx'
import { RangeBars } from './range-bars.tsx'
import { Verdict } from './verdict.tsx'
import { whyOfWidth } from './why-of-width.ts'

/** No case is certain: at this end the range says no more than from where it begins. */
const highestShown = 98

/** How strong is it? A range of people in large figures, as a hundred people, and beside the route's own range. */
export function EstimateVerdict({ estimate, width }: { estimate: Estimate; width: Width | null }) {
  const { t } = useTranslation(['result', 'model'])
  const { low, high, per, base } = estimate
  const counts = { low, high, between: high - low, rest: per - high }
  const isOver = high >= highestShown
  const why = whyOfWidth(estimate, width)
  return (
    <Verdict title={t('range.title')} kind={t('answer.estimate')}>
      <div className={classes.range}>
        <div className={classes.people}>
          <PeopleInHundred low={low} high={high} text={t('range.picture', counts)} />
        </div>
        <div className={classes.said}>
          <p className={classes.figures} data-range={`${low}-${high}`}>
            {t(isOver ? 'answer.figures_over' : 'answer.figures', counts)}
            <small>{t('answer.of')}</small>
          </p>
          <p className={classes.words}>{t(isOver ? 'range.words_over' : 'range.words', counts)}</p>
        </div>
      </div>
      <RangeBars
        bars={[
          { name: t('answer.you'), low, high, isOwn: true },
          { name: t('answer.route'), low: Math.round(base.low), high: Math.round(base.high) },
        ]}
      />
      {why && <p className={classes.why}>{t(`answer.why.${why}`)}</p>}
    </Verdict>
  )
}
