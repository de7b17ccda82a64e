import type { Estimate, Outlook, Reason } from '@settlesg/contract'
import { bases } from '@settlesg/contract/statements'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Section, SubHeading } from '../../../components/section.tsx'
import { priorPath } from '../../model/priors.ts'
import { Tag } from '../../model/tag.tsx'
import { factorText } from './factor-text.ts'
import { GroupTable } from './group-table.tsx'
import { OpenQuestions } from './open-questions.tsx'
import { signedPeople } from './people.ts'
import { leadingReasons } from './reason-sums.ts'
import classes from './reasons.module.css'
import { SourceMarks } from './source-marks.tsx'

interface ReasonsProps {
  estimate: Estimate
  outlook: Pick<Outlook, 'reasons' | 'open_questions' | 'route' | 'sources'>
}

type Basis = Reason['direction_basis']

/** What speaks for and against, all of it added up, and what was left open. */
export function Reasons({ estimate, outlook }: ReasonsProps) {
  const { t } = useTranslation(['result', 'model'])
  const { reasons } = outlook
  // A result from before the model weighed answers.
  if (reasons.length === 0)
    return (
      <Section title={t('reasons.title')}>
        <p>{t('reasons.none')}</p>
      </Section>
    )
  const leading = leadingReasons(reasons)
  const shown = [...leading.up, ...leading.down, ...leading.either]
  const isUsed = (basis: Basis) =>
    shown.some(({ direction_basis, size_basis }) => direction_basis === basis || size_basis === basis)
  return (
    <Section title={t('reasons.title')}>
      <p>{t('reasons.about')}</p>
      <ul className={classes.tags}>
        {bases.filter(isUsed).map((basis) => (
          <li key={basis}>
            <Tag basis={basis} />
          </li>
        ))}
      </ul>
      {(['up', 'down', 'either'] as const).map((side) => (
        <Side key={side} side={side} reasons={leading[side]} outlook={outlook} />
      ))}
      <GroupTable estimate={estimate} reasons={reasons} />
      <OpenQuestions outlook={outlook} />
    </Section>
  )
}

interface SideProps extends Pick<ReasonsProps, 'outlook'> {
  side: 'up' | 'down' | 'either'
  reasons: readonly Reason[]
}

function Side({ side, reasons, outlook }: SideProps) {
  const { t } = useTranslation(['result', 'model'])
  if (side === 'either' && reasons.length === 0) return null
  return (
    <>
      <SubHeading>{t(`reasons.${side}`)}</SubHeading>
      {reasons.length === 0 ? (
        <p>{t('reasons.none_of_weight')}</p>
      ) : (
        <ReasonList reasons={reasons} outlook={outlook} amountOf={(reason) => amountOf(reason, t, side === 'either')} />
      )}
    </>
  )
}

/**
 * A value with its range in whole people. Where the direction is known, more or fewer is said in words; where it is
 * open, both ends are signed and rounded away from each other, so that the range still shows it.
 */
function amountOf({ value, low, high }: Reason, t: TFunction<['result', 'model']>, isEither: boolean): string {
  const people = Math.round(Math.abs(value))
  const way = value > 0 ? 'more' : 'fewer'
  if (isEither)
    return t(`reasons.${way}`, {
      people,
      low: signedPeople(Math.floor(low)),
      high: signedPeople(Math.ceil(high)),
    })
  const ends = [Math.abs(low), Math.abs(high)].map(Math.round).sort((one, other) => one - other)
  const [nearer = 0, farther = 0] = ends
  return t(`reasons.${way}`, { people, low: Math.min(nearer, people), high: Math.max(farther, people) })
}

interface ReasonListProps extends Pick<ReasonsProps, 'outlook'> {
  reasons: readonly Reason[]
  amountOf: (reason: Reason) => string
}

function ReasonList({ reasons, outlook: { sources }, amountOf }: ReasonListProps) {
  const { t, i18n } = useTranslation(['result', 'model'])
  return (
    <ul className={classes.reasons}>
      {reasons.map((reason) => {
        const factor = factorText(i18n, reason.factor)
        const path = priorPath(reason.factor)
        return (
          <li key={reason.factor}>
            <span className={classes.factor}>{factor}</span>
            <span className={classes.amount}>{amountOf(reason)}</span>
            <span className={classes.rest}>
              <Tag basis={reason.direction_basis} part="direction" />
              <Tag basis={reason.size_basis} part="size" />
              <SourceMarks ids={reason.source_ids} sources={sources} />
              {path && (
                <Link to={path} aria-label={t('reasons.how_of', { factor })}>
                  {t('reasons.how')}
                </Link>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
