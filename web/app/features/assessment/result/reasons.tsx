import type { Outlook, Reason } from '@settlesg/contract'
import classes from './reasons.module.css'
import { Section, SubHeading } from './section.tsx'
import { SourceMarks } from './source-marks.tsx'
import { Tag } from './tag.tsx'
import { useResultWording } from './use-result-wording.ts'

/** As many reasons lead on each side; the others belong to the analysis. */
const mostShown = 3

type Shown = Pick<Outlook, 'reasons' | 'biggest_lever' | 'no_effect' | 'sources'>

/** The weightiest reasons for and against, each with its tag and sources; or the plain word that there are none. */
export function Reasons({ outlook }: { outlook: Shown }) {
  const { t } = useResultWording()
  const { reasons, biggest_lever, no_effect, sources } = outlook
  return (
    <Section title={t('reasons.title')}>
      {reasons.length === 0 && <p>{t('reasons.none')}</p>}
      {(['up', 'down'] as const).map((direction) => (
        <Side key={direction} direction={direction} reasons={reasons} sources={sources} />
      ))}
      {biggest_lever !== null && (
        <>
          <SubHeading>{t('reasons.lever')}</SubHeading>
          <p>{t(`model:factor.${biggest_lever}`)}</p>
        </>
      )}
      {no_effect !== null && (
        <>
          <SubHeading>{t('reasons.no_effect')}</SubHeading>
          <p>{t(`model:factor.${no_effect}`)}</p>
        </>
      )}
    </Section>
  )
}

function Side({
  direction,
  reasons,
  sources,
}: { direction: Reason['direction'] } & Pick<Shown, 'reasons' | 'sources'>) {
  const { t } = useResultWording()
  const shown = reasons
    .filter((reason) => reason.direction === direction)
    .toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value))
    .slice(0, mostShown)
  if (shown.length === 0) return null
  return (
    <>
      <SubHeading>{t(`reasons.${direction}`)}</SubHeading>
      <ul className={classes.reasons}>
        {shown.map((reason) => (
          <li key={reason.factor}>
            {t(`model:factor.${reason.factor}`)}, {t('reasons.people', { low: reason.low, high: reason.high })}{' '}
            <Tag basis={reason.basis} />
            <SourceMarks ids={reason.source_ids} sources={sources} />
          </li>
        ))}
      </ul>
    </>
  )
}
