import type { AnalysisOutlook, WhatIf } from '@settlesg/contract'
import { formatDollars } from './dates-and-money.ts'
import { describeEffect, isUnclear } from './effect.ts'
import { midSentence, punctuation, type Texts } from './texts.ts'

/* What a person could change, the same on page and in the report. Texts of the namespaces `analysis` and `model`. */

type OfEffect = Pick<WhatIf, 'id' | 'weighed' | 'difference'>

export const whatIfName = ({ t }: Texts, id: string): string => t(`model:what_if.${id}`)

/** Those that clearly move the range, the strongest first, and all others: they make no clear difference, or none shown. */
export function groupWhatIfs<One extends OfEffect>(whatIfs: readonly One[]): { clear: One[]; unclear: One[] } {
  const isClear = ({ weighed, difference }: One) => weighed && !isUnclear(difference)
  return {
    clear: whatIfs
      .filter(isClear)
      .sort((one, other) => Math.abs(other.difference.value) - Math.abs(one.difference.value)),
    unclear: whatIfs.filter((one) => !isClear(one)),
  }
}

/** "No clear effect: buying a home; …", those in one line; empty without any. */
export function unclearWhatIfs(texts: Texts, whatIfs: readonly OfEffect[]): string {
  const names = groupWhatIfs(whatIfs).unclear.map(({ id }) => midSentence(whatIfName(texts, id)))
  return names.length === 0
    ? ''
    : texts.t('analysis:what_ifs.unclear', { list: names.join(punctuation(texts).semicolon) })
}

/** The change of the answer in short with its size, or that none would clearly help: the head of the what-ifs. */
export function whatIfSummary(
  texts: Texts,
  { what_ifs, biggest_lever }: Pick<AnalysisOutlook, 'what_ifs' | 'biggest_lever'>,
): string {
  const lever = what_ifs.find(({ id }) => id === biggest_lever)
  if (!lever) return texts.t('analysis:what_ifs.none_clear')
  return texts.t('analysis:labelled', {
    label: whatIfName(texts, lever.id),
    text: describeEffect(texts, lever.difference),
  })
}

export const whatIfNeeds = ({ t }: Texts, id: string): { name: string; value: string }[] =>
  (['time', 'cost', 'proof'] as const).map((need) => ({
    name: t(`analysis:what_ifs.${need}`),
    value: t(`analysis:what_if.${id}.${need}`),
  }))

/** The rule of a pass that a change was held against, with the pay that it was counted with; empty for none. */
export function whatIfRule({ t, language }: Texts, { rule, changes }: Pick<WhatIf, 'rule' | 'changes'>): string {
  if (rule === null) return ''
  const pay = numberIn(changes.work, 'monthly_pay') ?? numberIn(changes.family, 'spouse_monthly_pay')
  return pay === null
    ? t(`analysis:what_ifs.rule_pass.${rule}`)
    : t(`analysis:what_ifs.rule.${rule}`, { pay: formatDollars(pay, language) })
}

function numberIn(answers: unknown, name: string): number | null {
  const value: unknown = typeof answers === 'object' && answers !== null ? Reflect.get(answers, name) : null
  return typeof value === 'number' ? value : null
}
