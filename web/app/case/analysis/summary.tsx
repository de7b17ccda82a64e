import type { Analysis, Day, PlanStep, Reapplication } from '@settlesg/contract'
import { datedSteps } from '@settlesg/model'
import {
  answerInShort,
  describeEffect,
  describeRange,
  describeStep,
  formatDay,
  isOpenEnded,
  punctuation,
} from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { asTexts } from '../../base/i18n/texts.ts'
import { Crowd } from '../../kit/crowd.tsx'
import { Panel } from '../../kit/panel.tsx'
import { Facts } from '../../kit/table.tsx'
import classes from './analysis.module.css'
import { counted, type PaperOwner } from './checklist.ts'

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
  const { t, i18n } = useTranslation(['analysis', 'advice', 'model', 'result'])
  const { estimate, biggest_lever, what_ifs } = analysis
  if (!estimate) return null
  const next = datedSteps(steps, submission, today).find(({ to, from_day }) => to >= today && from_day <= 0)
  const papers = counted(owners)
  const isUnchanged = reapplication?.advice === 'nothing_changed' && reapplication.previous !== 'withdrawn'
  const lever = what_ifs.find(({ id }) => id === biggest_lever)
  const whatIfName = (id: string) => textNamed(i18n, `model:what_if.${id}`)
  const idle = what_ifs.filter(({ weighed }) => !weighed).map(({ id }) => whatIfName(id))
  const { low, high } = estimate
  const lines = [
    isUnchanged && { name: t('short.again'), value: t('advice:reapplication_advice.nothing_changed') },
    next && {
      name: t('short.next'),
      value: t(next.to === today ? 'short.next_today' : 'short.next_until', {
        step: describeStep(
          asTexts(i18n),
          next,
          owners.flatMap((owner) => owner.papers),
        ).title,
        date: formatDay(next.to, i18n.language),
      }),
    },
    { name: t('short.papers'), value: papers.all > 0 ? t('short.papers_open', papers) : t('short.papers_none') },
    {
      name: t('short.lever'),
      value: lever
        ? t('labelled', { label: whatIfName(lever.id), text: describeEffect(asTexts(i18n), lever.difference) })
        : t(isUnchanged ? 'short.no_lever_unchanged' : 'short.no_lever'),
    },
    idle.length > 0 && {
      name: t('short.skip'),
      value: t('short.skip_text', { list: idle.join(punctuation(i18n).semicolon) }),
    },
  ].filter((line) => typeof line === 'object')
  return (
    <Panel>
      <p>
        <strong className={classes.figures} data-range={`${low}-${high}`}>
          {t('people', { range: describeRange(asTexts(i18n), estimate) })}
        </strong>
      </p>
      <p>{isOpenEnded(estimate) ? t('short.range_over', { low }) : t('short.range', { low, high })}</p>
      <Crowd range={estimate} />
      <p>{answerInShort(asTexts(i18n), analysis)}</p>
      <Facts look="columns" facts={lines} />
    </Panel>
  )
}
