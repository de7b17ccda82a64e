import record from 'virtual:model-record'
import { formatWhole } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'

/** What is rule, what is learnt and from how much, and what a language model may do: a sentence each. */
export function Ai() {
  const { t, i18n } = useTranslation('ai')
  const { reported, users } = record.fitted.outcomes
  const whole = (value: number) => formatWhole(value, i18n.language)
  return (
    <>
      <p>{t('rule')}</p>
      <p>{t('learnt', { reported: whole(reported), users: whole(users) })}</p>
      <p>{t('language_model')}</p>
    </>
  )
}
