import type { Outlook } from '@settlesg/contract'
import { Section, SubHeading } from './section.tsx'
import { useResultWording } from './use-result-wording.ts'
import classes from './what-changes.module.css'

/** The change in a person's own hands that would help most, and one that would not matter. */
export function WhatChanges({ outlook }: { outlook: Pick<Outlook, 'biggest_lever' | 'no_effect'> }) {
  const { t } = useResultWording()
  const { biggest_lever, no_effect } = outlook
  return (
    <Section title={t('change.title')}>
      <SubHeading>{t('change.most')}</SubHeading>
      {biggest_lever ? (
        <p className={classes.change}>{t(`model:what_if.${biggest_lever}`)}</p>
      ) : (
        <p>{t('change.none')}</p>
      )}
      {no_effect && (
        <>
          <SubHeading>{t('change.nothing')}</SubHeading>
          <p className={classes.change}>{t(`model:what_if.${no_effect}`)}</p>
          <p>{t('change.nothing_why')}</p>
        </>
      )}
    </Section>
  )
}
