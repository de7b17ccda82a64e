import type { Width } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { gap } from '../../../i18n/gap.ts'

const parts = ['level', 'sizes', 'person', 'pool', 'unanswered'] as const

/** Where the width of the range comes from, in people; the greatest part first. */
export function WidthSentence({ width }: { width: Width }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const made = parts.filter((part) => width[part] > 0).sort((one, other) => width[other] - width[one])
  const people = made.reduce((sum, part) => sum + width[part], 0)
  const reasons = made.map((part) => t(`width.${part}`, { people: width[part] }))
  // Each reason is a clause of its own: Chinese sets such clauses apart by their mark, with no "and" before the last.
  const list = i18n.language.startsWith('zh')
    ? reasons.join('；')
    : new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(reasons)
  return (
    <p>
      {t('width.sentence', { people, parts: list })}
      {gap(i18n)}
      {t('width.beyond')}
    </p>
  )
}
