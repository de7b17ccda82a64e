import facts from 'virtual:story-facts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Crowd } from '../../charts/crowd.tsx'
import classes from '../how-it-works-page.module.css'

/** One scene: its words, then what one plays with. */
export function Scene({
  id,
  title,
  before,
  after,
  children,
}: Record<'id' | 'title' | 'before' | 'after', string> & { children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={classes.scene}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{before}</p>
        <p>{after}</p>
      </div>
      <div className={classes.play}>{children}</div>
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
  <label className={classes.slider}>
    {label}
    <input type="range" aria-valuetext={text} {...input} onChange={(event) => onChange(event.target.valueAsNumber)} />
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
    <Scene id="hundred" title={t('hundred.title')} before={t('hundred.text', { low, high })} after={t('hundred.after')}>
      <Crowd range={facts.example} chosen={person} isQuiet>
        <Slider label={t('hundred.play')} text={sentence} min={1} max={100} value={person} onChange={setPerson} />
        <p className={classes.answer}>{sentence}</p>
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
    <Scene
      id="width"
      title={t('width.title')}
      before={t('width.text', facts.level)}
      after={t('width.after', { ...facts.width, people: high - low })}
    >
      <Crowd range={range} isPlain isQuiet />
      <Slider
        label={t('width.play', { level })}
        text={sentence}
        min={first?.level ?? 0}
        max={last?.level ?? 100}
        value={level}
        onChange={setLevel}
      />
      <p className={classes.answer}>{sentence}</p>
      <p className="muted">{t('width.real', { low, high })}</p>
    </Scene>
  )
}
