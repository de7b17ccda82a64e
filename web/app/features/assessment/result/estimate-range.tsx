import type { Estimate, Width } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Section } from '../../../components/section.tsx'
import classes from './estimate-range.module.css'
import { PeopleInHundred } from './people-in-hundred.tsx'
import { WidthSentence } from './width-sentence.tsx'

/** No case is certain: at this end the range says no more than from where it begins. */
const highestShown = 98

interface EstimateRangeProps {
  estimate: Estimate
  /** Null in a result from before it was worked out. */
  width: Width | null
}

/** How strong is the case? A range of people: in words first, as a picture, and in numbers. Never a single number. */
export function EstimateRange({ estimate: { low, high, per }, width }: EstimateRangeProps) {
  const { t } = useTranslation(['result', 'model'])
  const counts = { low, high, between: high - low, rest: per - high }
  const rows = [
    ['low', counts.low],
    ['between', counts.between],
    ['rest', counts.rest],
  ] as const
  return (
    <Section title={t('range.title')}>
      <p className={classes.words}>{t(high >= highestShown ? 'range.words_over' : 'range.words', counts)}</p>
      {width && <WidthSentence width={width} />}
      <div className={classes.both}>
        <PeopleInHundred low={low} high={high} text={t('range.picture', counts)} />
        <table className={classes.table}>
          <caption>{t('range.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('range.who')}</th>
              <th scope="col">{t('range.number')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, count]) => (
              <tr key={name} data-part={name}>
                <th scope="row">{t(`range.${name}`)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <Link to="/how-it-works">{t('range.how')}</Link>
      </p>
    </Section>
  )
}
