import type { Outlook } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'

/** Answers that have no weight, and that must not look like a clean record. */
export function NotWeighed({ answers }: { answers: Outlook['not_weighed'] }) {
  const { t } = useTranslation(['result', 'model'])
  if (answers.length === 0) return null
  return (
    <Section title={t('not_weighed.title')}>
      {answers.map((answer) => (
        <p key={answer}>{t(`not_weighed.${answer}`)}</p>
      ))}
    </Section>
  )
}
