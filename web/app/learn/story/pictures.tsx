import facts from 'virtual:story-facts'
import { useTranslation } from 'react-i18next'
import { DotsByYear } from '../../charts/dots-by-year.tsx'
import { OfTen } from '../../charts/of-ten.tsx'
import { Fold, FoldedSections } from '../../kit/section.tsx'
import { BasisTag } from '../../kit/tag.tsx'
import { Scene } from './plays.tsx'

/** The four tags; pressed, each shows what rests on it, also without script. */
export function WhatItRestsOn() {
  const { t } = useTranslation(['story', 'model'])
  return (
    <Scene id="tags" title={t('tags.title')} before={t('tags.text')} after={t('tags.after')}>
      <FoldedSections>
        {facts.tags.map(({ basis, routes, direction, size }, index) => (
          <Fold key={basis} group="tag" isOpen={index === 0} title={<BasisTag basis={basis} />}>
            <Resting title={t('tags.routes')} names={routes.map((route) => t(`model:route.${route}`))} />
            <Resting title={t('tags.direction')} names={direction.map((id) => t(`model:factor.${id}`))} />
            <Resting title={t('tags.size')} names={size.map((id) => t(`model:factor.${id}`))} />
          </Fold>
        ))}
      </FoldedSections>
    </Scene>
  )
}

const Resting = ({ title, names }: { title: string; names: readonly string[] }) =>
  names.length > 0 && (
    <>
      <h3>{title}</h3>
      <ul className="small">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  )

/** How well the ranking did, never without years here alone and a coin beside it. */
export function OurRecord() {
  const { t } = useTranslation('story')
  const { reported, approved, proof } = facts
  const years = { from: proof.reported.byYear[0]?.year ?? 0, to: proof.reported.byYear.at(-1)?.year ?? 0 }
  const rows = ({ model, yearsAlone, coin }: typeof proof.ranked) => [
    { id: 'model', name: t('record.model'), value: model, isOwn: true },
    { id: 'residence', name: t('record.years'), value: yearsAlone },
    { id: 'chance', name: t('record.coin'), value: coin },
  ]
  return (
    <Scene
      id="record"
      title={t('record.title')}
      before={t('record.text', { reported })}
      after={t('record.after', { approved, reported })}
    >
      <DotsByYear years={proof.reported.byYear} users={proof.users} label={t('record.picture', years)} />
      <h3>{t('record.pairs')}</h3>
      <OfTen rows={rows(proof.ranked)} />
      <p className="muted small">{t('record.users')}</p>
    </Scene>
  )
}
