import type { Analysis, Day, PlanStep, Reapplication } from '@settlesg/contract'
import { datedSteps } from '@settlesg/model'
import { describeStep, formatDate, isOpenEnded } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { asTexts } from '../../base/i18n/texts.ts'
import shared from '../case.module.css'
import { listed } from './advice-texts.ts'
import classes from './analysis.module.css'
import { counted, type PaperOwner } from './checklist.ts'
import { useEffectText } from './effect-text.ts'

interface SummaryProps {
  analysis: Analysis
  reapplication: Reapplication | null
  steps: readonly PlanStep[]
  owners: readonly PaperOwner[]
  today: Day
  submission: Day
}

/** What to do next, what would help, what is not worth doing: all of the page in four lines. */
export function Summary({ analysis, reapplication, steps, owners, today, submission }: SummaryProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'model'])
  const effectText = useEffectText()
  const { estimate, biggest_lever, what_ifs } = analysis
  if (!estimate) return null
  const next = datedSteps(steps, submission, today).find(({ to, from_day }) => to >= today && from_day <= 0)
  const papers = counted(owners)
  const isUnchanged = reapplication?.advice === 'nothing_changed' && reapplication.previous !== 'withdrawn'
  const lever = what_ifs.find(({ id }) => id === biggest_lever)
  const nameOf = (id: string) => textNamed(i18n, `model:what_if.${id}`)
  const idle = what_ifs.filter(({ weighed }) => !weighed).map(({ id }) => nameOf(id))
  const { low, high } = estimate
  return (
    <div className={`${shared.card} ${classes.first}`}>
      <p className={classes.range}>
        <strong className={classes.figures}>{t('people', { low, high })}</strong>
        <span>{isOpenEnded(estimate) ? t('short.range_over', { low }) : t('short.range', { low, high })}</span>
      </p>
      <dl className={classes.lines}>
        {isUnchanged && (
          <div data-line="again">
            <dt>{t('short.again')}</dt>
            <dd>{t('advice:reapplication_advice.nothing_changed')}</dd>
          </div>
        )}
        {next && (
          <div data-line="next">
            <dt>{t('short.next')}</dt>
            <dd>
              {t(next.to === today ? 'short.next_today' : 'short.next_until', {
                step: describeStep(
                  asTexts(i18n),
                  next,
                  owners.flatMap((owner) => owner.papers),
                ).title,
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
              : t(isUnchanged ? 'short.no_lever_unchanged' : 'short.no_lever')}
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
