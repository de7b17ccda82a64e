import facts from 'virtual:story-facts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Crowd } from '../../charts/crowd.tsx'
import { DotsByYear } from '../../charts/dots-by-year.tsx'
import { OfTen } from '../../charts/of-ten.tsx'
import { Fold, FoldedSections } from '../../kit/section.tsx'
import { BasisTag } from '../../kit/tag.tsx'
import classes from '../how-it-works-page.module.css'

interface SceneProps {
  id: 'hundred' | 'tags' | 'width' | 'unknown' | 'record'
  /** What its words name. */
  figures?: Record<string, number | undefined>
  children: ReactNode
}

/** One scene: its words, then what one plays with. */
export function Scene({ id, figures = {}, children }: SceneProps) {
  const { t } = useTranslation('story')
  return (
    <section aria-labelledby={id} className={`${classes.scene} grid items-center`}>
      <div>
        <h2 id={id}>{t(`${id}.title`)}</h2>
        <p>{t(`${id}.text`, figures)}</p>
        <p>{t(`${id}.after`, figures)}</p>
      </div>
      <div className="stack card gap-3">{children}</div>
    </section>
  )
}

interface SliderProps {
  label: string
  /** The value as a sentence, for those who do not see the picture. */
  text: string
  min: number
  max: number
  value: number
  onChange: (value: number) => void
}

const Slider = ({ label, text, onChange, ...input }: SliderProps) => (
  <label className="grid gap-1 bold">
    {label}
    <input
      type="range"
      aria-valuetext={text}
      className="m-0 w-full min-h-11 pointer"
      {...input}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  </label>
)

/** The hundred of a range, one of whom the reader may be. */
export function Hundred() {
  const { t } = useTranslation('story')
  const { low, high } = facts.example
  const [person, setPerson] = useState(low + 1)
  const place = person <= low ? 'low' : person <= high ? 'between' : 'rest'
  const sentence = t(`hundred.${place}`, { person })
  return (
    <Scene id="hundred" figures={{ low, high }}>
      <Crowd range={facts.example} chosen={person} isQuiet>
        <Slider label={t('hundred.play')} text={sentence} min={1} max={100} value={person} onChange={setPerson} />
        <p className={`${classes.answer} accent bold`}>{sentence}</p>
      </Crowd>
    </Scene>
  )
}

const [first] = facts.ifLevel
const last = facts.ifLevel.at(-1)
/** Where the slider begins: about the middle of the level that is taken. */
const middle = Math.floor((facts.level.low + facts.level.high) / 2) - 1

/** The range if the level of the route were published: the model's own, worked out when the site was built. */
export function WhyWide() {
  const { t } = useTranslation('story')
  const [level, setLevel] = useState(middle)
  const { range } = facts.ifLevel.find((one) => one.level === level) ?? { range: facts.example }
  const sentence = t('width.known', { low: range.low, high: range.high })
  const { low, high } = facts.example
  return (
    <Scene id="width" figures={{ ...facts.level, ...facts.width, people: high - low }}>
      <Crowd range={range} isPlain isQuiet />
      <Slider
        label={t('width.play', { level })}
        text={sentence}
        min={first?.level ?? 0}
        max={last?.level ?? 100}
        value={level}
        onChange={setLevel}
      />
      <p className={`${classes.answer} accent bold`}>{sentence}</p>
      <p className="muted">{t('width.real', { low, high })}</p>
    </Scene>
  )
}

/** The four tags; pressed, each shows what rests on it, also without script. */
export function WhatItRestsOn() {
  const { t } = useTranslation(['story', 'model'])
  return (
    <Scene id="tags">
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
      <h3 className="mt-3">{title}</h3>
      <ul className={`${classes.names} small`}>
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
    <Scene id="record" figures={{ approved, reported }}>
      <DotsByYear years={proof.reported.byYear} users={proof.users} label={t('record.picture', years)} />
      <h3>{t('record.pairs')}</h3>
      <OfTen rows={rows(proof.ranked)} />
      <p className="muted small">{t('record.users')}</p>
    </Scene>
  )
}
