import type { Estimate, Outlook, Width } from '@settlesg/contract'
import { isOpenEnded, ruleVerdict, whyOfWidth } from '@settlesg/wording'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { PeopleInHundred } from '../../kit/people-in-hundred.tsx'
import { RangeBars } from '../../kit/range-bars.tsx'
import classes from './answer-card.module.css'

interface AnswerCardProps {
  outlook: Pick<Outlook, 'routes' | 'route' | 'estimate' | 'no_estimate_reason' | 'width'>
}

/** Both answers on one card, readable without scrolling: may you apply (a rule), and how strong it is (an estimate). */
export function AnswerCard({ outlook }: AnswerCardProps) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { estimate, no_estimate_reason, width, route } = outlook
  const { key, standing } = ruleVerdict(outlook)
  const isPr = key === 'already_pr'
  return (
    <div className={classes.card} data-standing={standing}>
      <Verdict title={t('routes.title')} kind={t('answer.rule')}>
        <p className={classes.rule}>
          <Mark standing={standing} />
          <span>
            {key === 'unknown' && route
              ? t('answer.may_depends', { route: t(`model:route.${route}`) })
              : textNamed(i18n, `result:answer.may.${key}`)}
          </span>
        </p>
      </Verdict>
      {estimate && <EstimateVerdict estimate={estimate} width={width} />}
      {no_estimate_reason && !isPr && (
        <Verdict title={t('range.title')} kind={t('answer.no_estimate')}>
          <p className={classes.none}>{t(`model:no_estimate.${no_estimate_reason}.title`)}</p>
        </Verdict>
      )}
    </div>
  )
}

const drawings = {
  open: 'm6 12.5 4 4 8-9',
  closed: 'm7 7 10 10m0-10-10 10',
  unknown: 'M9 9a3 3 0 1 1 4 2.8c-.7.3-1 .9-1 1.7m0 3v.3',
}

function Mark({ standing }: { standing: keyof typeof drawings }) {
  return (
    <svg viewBox="0 0 24 24" className={classes.mark} data-standing={standing} aria-hidden="true">
      <path d={drawings[standing]} />
    </svg>
  )
}

/** How strong is it? A range of people in large figures, as a hundred people, and beside the route's own range. */
function EstimateVerdict({ estimate, width }: { estimate: Estimate; width: Width | null }) {
  const { t } = useTranslation(['result', 'model'])
  const { low, high, per, base } = estimate
  const counts = { low, high, between: high - low, rest: per - high }
  const isOver = isOpenEnded(estimate)
  const why = whyOfWidth(estimate, width)
  return (
    <Verdict title={t('range.title')} kind={t('answer.estimate')}>
      <div className={classes.range}>
        <div className={classes.people}>
          <PeopleInHundred low={low} high={high} text={t('range.picture', counts)} />
        </div>
        <div>
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

/** One of the two answers: its question, what kind of answer it is, and the answer. Texts come translated. */
export function Verdict({ title, kind, children }: { title: string; kind: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.verdict} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        <span className={classes.kind}>{kind}</span>
      </div>
      {children}
    </section>
  )
}
