import type { Outlook } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { Section, SubHeading } from '../../../components/section.tsx'
import { textNamed } from '../../../i18n/text-named.ts'
import classes from './what-changes.module.css'

/** The change a person can make that would help most, and one that would not matter. */
export function WhatChanges({ outlook }: { outlook: Pick<Outlook, 'biggest_lever' | 'no_effect'> }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { biggest_lever, no_effect } = outlook
  return (
    <Section title={t('change.title')}>
      <SubHeading>{t('change.most')}</SubHeading>
      {biggest_lever ? (
        <p className={classes.change}>{textNamed(i18n, `model:what_if.${biggest_lever}`)}</p>
      ) : (
        <p>{t('change.none')}</p>
      )}
      {no_effect && (
        <>
          <SubHeading>{t('change.nothing')}</SubHeading>
          <p className={classes.change}>{textNamed(i18n, `model:what_if.${no_effect}`)}</p>
          <p>{t('change.nothing_why')}</p>
        </>
      )}
    </Section>
  )
}
