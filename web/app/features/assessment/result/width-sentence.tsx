import type { Width } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'

const parts = ['level', 'sizes', 'person', 'pool', 'unanswered'] as const

/** Where the width of the range comes from, in people; the greatest part first. */
export function WidthSentence({ width }: { width: Width }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const made = parts.filter((part) => width[part] > 0).sort((one, other) => width[other] - width[one])
  const people = made.reduce((sum, part) => sum + width[part], 0)
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const reasons = list.format(made.map((part) => t(`width.${part}`, { people: width[part] })))
  return (
    <p>
      {t('width.sentence', { people, parts: reasons })} {t('width.beyond')}
    </p>
  )
}
