import type { Estimate, Outlook, Width } from '@settlesg/contract'
import { answerInShort, isOpenEnded, ruleVerdict, type ShortOutlook, whyOfWidth } from '@settlesg/wording'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { asTexts } from '../../base/i18n/texts.ts'
import { PeopleInHundred } from '../../kit/people-in-hundred.tsx'
import { RangeBars } from '../../kit/range-bars.tsx'
import classes from './answer-card.module.css'
import { StateMark } from './routes.tsx'

interface AnswerCardProps {
  outlook: ShortOutlook & Pick<Outlook, 'width'>
}

/** Both answers on one card, readable without scrolling: may you apply (a rule), and how strong it is (an estimate). */
export function AnswerCard({ outlook }: AnswerCardProps) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { estimate, no_estimate_reason, width, route } = outlook
  const { key, standing } = ruleVerdict(outlook)
  const isPr = key === 'already_pr'
  const short = answerInShort(asTexts(i18n), outlook)
  return (
    <div className={classes.card} data-standing={standing}>
      <Verdict title={t('routes.title')} kind={t('answer.rule')}>
        <p className={classes.verdict}>
          <StateMark state={states[standing]} />
          <span>
            {key === 'unknown' && route
              ? t('answer.may_depends', { route: t(`model:route.${route}`) })
              : textNamed(i18n, `result:answer.may.${key}`)}
          </span>
        </p>
      </Verdict>
      {short && <p className={classes.short}>{short}</p>}
      {estimate && <EstimateVerdict estimate={estimate} width={width} />}
      {no_estimate_reason && !isPr && (
        <Verdict title={t('range.title')} kind={t('answer.no_estimate')}>
          <p className={classes.verdict}>{t(`model:no_estimate.${no_estimate_reason}.title`)}</p>
        </Verdict>
      )}
    </div>
  )
}

const states = { open: 'met', closed: 'unmet', unknown: 'unknown' } as const

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
          <p className="small">{t(isOver ? 'range.words_over' : 'range.words', counts)}</p>
        </div>
      </div>
      <RangeBars
        bars={[
          { name: t('answer.you'), low, high, isOwn: true },
          { name: t('answer.route'), low: Math.round(base.low), high: Math.round(base.high) },
        ]}
      />
      {why && <p className="muted small">{t(`answer.why.${why}`)}</p>}
    </Verdict>
  )
}

/** One of the two answers: its question, what kind of answer it is, and the answer. Texts come translated. */
export function Verdict({ title, kind, children }: { title: string; kind: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        <span className={classes.kind}>{kind}</span>
      </div>
      {children}
    </section>
  )
}
