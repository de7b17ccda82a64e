import type { DatedProfile, Estimate, Outlook, Width } from '@settlesg/contract'
import {
  answerInShort,
  describeMayApply,
  describeRange,
  describeUsual,
  ruleVerdict,
  type ShortOutlook,
  whyOfWidth,
} from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { RangeBars } from '../../charts/chart.tsx'
import { Crowd } from '../../charts/crowd.tsx'
import classes from './answer-card.module.css'
import { StateMark } from './state-mark.tsx'
import { Verdict } from './verdict.tsx'

interface AnswerCardProps {
  outlook: ShortOutlook & Pick<Outlook, 'width'>
  /** The person's own, named where it opens the route; left out while it is not known. */
  pass?: DatedProfile['route']['pass'] | undefined
}

/** Both answers on one card, readable without scrolling: may you apply (a rule), and how strong it is (an estimate). */
export function AnswerCard({ outlook, pass }: AnswerCardProps) {
  const { t, i18n } = useTranslation(['result', 'model', 'form'])
  const { estimate, no_estimate_reason, width } = outlook
  const { key, standing } = ruleVerdict(outlook)
  const isPr = key === 'already_pr'
  const short = answerInShort(asTexts(i18n), outlook)
  return (
    <div className={`${classes.card} grid bg-card border rounded-l leading-tight`} data-standing={standing}>
      <Verdict title={t('routes.title')} kind={t('answer.rule')}>
        <p className={`${classes.verdict} flex items-start gap-2 bold`}>
          <StateMark state={states[standing]} />
          <span>{describeMayApply(asTexts(i18n), outlook, pass)}</span>
        </p>
      </Verdict>
      {short && <p className="small">{short}</p>}
      {estimate && <EstimateVerdict estimate={estimate} width={width} assumed={outlook.assumed_refusals} />}
      {no_estimate_reason && !isPr && (
        <Verdict title={t('range.title')} kind={t('answer.no_estimate')}>
          <p className={`${classes.verdict} flex items-start gap-2 bold`}>
            {t(`model:no_estimate.${no_estimate_reason}.title`)}
          </p>
        </Verdict>
      )}
    </div>
  )
}

const states = { open: 'met', closed: 'unmet', unknown: 'unknown' } as const

interface EstimateVerdictProps {
  estimate: Estimate
  width: Width | null
  assumed: Outlook['assumed_refusals']
}

/** How strong is it? A range in large figures, as a hundred people, and beside the route's own range. */
function EstimateVerdict({ estimate, width, assumed }: EstimateVerdictProps) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { low, mid, high, base } = estimate
  const why = whyOfWidth(estimate, width)
  const route = { low: Math.round(base.low), mid: Math.round(base.value), high: Math.round(base.high) }
  return (
    <Verdict title={t('range.title')} kind={t('answer.estimate')}>
      <p className={`${classes.figures} flex wrap items-baseline bold tabular`} data-range={`${low}-${high}`}>
        {describeRange(asTexts(i18n), estimate)}
        <small>{t('answer.of')}</small>
      </p>
      <Crowd range={{ low, mid, high }}>
        <RangeBars bars={[{ name: describeUsual(asTexts(i18n), base, assumed), range: route }]} />
      </Crowd>
      {why && <p className="muted small">{t(`answer.why.${why}`)}</p>}
    </Verdict>
  )
}
