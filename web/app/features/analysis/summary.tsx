import type { Analysis, PlanStep } from '@settlesg/contract'
import type { Day } from '@settlesg/contract/plan-days'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../dates-and-money.ts'
import { textNamed } from '../../i18n/text-named.ts'
import { listed } from './advice-texts.ts'
import { counted, type PaperOwner } from './checklist.ts'
import { useEffectText } from './effect-text.ts'
import { datedSteps } from './plan-dates.ts'
import classes from './summary.module.css'

interface SummaryProps {
  analysis: Analysis
  steps: readonly PlanStep[]
  owners: readonly PaperOwner[]
  today: Day
  submission: Day
}

/** What to do next, what would help, what is not worth doing: all of the page in four lines. */
export function Summary({ analysis, steps, owners, today, submission }: SummaryProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'model'])
  const effectText = useEffectText()
  const { estimate, biggest_lever, what_ifs } = analysis
  if (!estimate) return null
  const next = datedSteps(steps, submission, today).find(({ to, from_day }) => to >= today && from_day <= 0)
  const papers = counted(owners)
  const lever = what_ifs.find(({ id }) => id === biggest_lever)
  const nameOf = (id: string) => textNamed(i18n, `model:what_if.${id}`)
  const idle = what_ifs.filter(({ weighed }) => !weighed).map(({ id }) => nameOf(id))
  const { low, high } = estimate
  return (
    <div className={classes.card}>
      <p className={classes.range}>
        <strong>{t('people', { low, high })}</strong>
        <span>{high >= 98 ? t('short.range_over', { low }) : t('short.range', { low, high })}</span>
      </p>
      <dl className={classes.lines}>
        {next && (
          <div data-line="next">
            <dt>{t('short.next')}</dt>
            <dd>
              {t(next.to === today ? 'short.next_today' : 'short.next_until', {
                step: textNamed(i18n, `advice:plan.${next.id}.title`),
                date: formatDate(`${next.to}T04:00:00Z`, i18n.language),
              })}
            </dd>
          </div>
        )}
        <div data-line="papers">
          <dt>{t('short.papers')}</dt>
          <dd>{papers.all > 0 ? t('short.papers_open', papers) : t('short.papers_none')}</dd>
        </div>
        <div data-line="lever">
          <dt>{t('short.lever')}</dt>
          <dd>
            {lever
              ? t('labelled', { label: nameOf(lever.id), text: effectText(lever.difference) })
              : t('short.no_lever')}
          </dd>
        </div>
        {idle.length > 0 && (
          <div data-line="skip">
            <dt>{t('short.skip')}</dt>
            <dd>{t('short.skip_text', { list: listed(i18n, idle) })}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
