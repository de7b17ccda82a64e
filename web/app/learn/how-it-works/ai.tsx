import facts from 'virtual:home-facts'
import record from 'virtual:model-record'
import { formatWhole } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { OfTen } from '../../charts/of-ten.tsx'
import { SubHeading } from '../../kit/section.tsx'

/** What is rule, what is learnt and from how much, how well that ranks (beside a coin and years alone), and that no language model is used. */
export function Ai() {
  const { t, i18n } = useTranslation('ai')
  const { outcomes } = record.fitted
  const { ranked } = facts.proof
  const whole = (value: number) => formatWhole(value, i18n.language)
  return (
    <>
      <SubHeading>{t('rule')}</SubHeading>
      <p>{t('rule_text')}</p>
      <SubHeading>{t('learnt')}</SubHeading>
      <p>{t('learnt_text', { reported: whole(outcomes.reported), users: whole(outcomes.users) })}</p>
      <SubHeading>{t('ranked')}</SubHeading>
      <p>{t('ranked_text')}</p>
      <OfTen
        rows={[
          { id: 'model', name: t('model'), value: ranked.model, isOwn: true },
          { id: 'residence', name: t('years'), value: ranked.yearsAlone },
          { id: 'chance', name: t('coin'), value: ranked.coin },
        ]}
      />
      <SubHeading>{t('language_model')}</SubHeading>
      <p>{t('language_model_text')}</p>
    </>
  )
}
