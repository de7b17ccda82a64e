import type { Outlook, Reason, Source } from '@settlesg/contract'
import { answersBehind } from '@settlesg/model'
import { factorName, leadingReasons, reasonSentence, signedPeople } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { Link } from '../../kit/link.tsx'
import { Section, SubHeading } from '../../kit/section.tsx'
import { BasisTag } from '../../kit/tag.tsx'
import { priorPath, usePanelLink } from '../../learn/index.ts'
import shared from '../case.module.css'
import classes from '../sections.module.css'
import { ChangeAnswer } from '../your-answers/change-answer.tsx'
import { SourceMarks } from './sources.tsx'

type ReasonsOutlook = Pick<Outlook, 'reasons' | 'sources'>

/** What speaks for and against, as sentences about the person's own answers, the weightiest first. */
export function Reasons({ outlook }: { outlook: ReasonsOutlook }) {
  const { t } = useTranslation(['result', 'model'])
  const { reasons } = outlook
  // A result from before the model weighed answers.
  if (reasons.length === 0)
    return (
      <Section title={t('reasons.title')}>
        <p>{t('reasons.none')}</p>
      </Section>
    )
  const { up, down } = leadingReasons(reasons)
  return (
    <Section title={t('reasons.title')}>
      <p className="muted small">{t('reasons.about')}</p>
      <Side title={t('reasons.up')} none={t('reasons.none_of_weight')} reasons={up} outlook={outlook} />
      <Side title={t('reasons.down')} none={t('reasons.none_against')} reasons={down} outlook={outlook} />
    </Section>
  )
}

/** What may count either way, for whoever looks further. */
export function EitherWay({ outlook }: { outlook: ReasonsOutlook }) {
  const { t } = useTranslation(['result', 'model'])
  const { either } = leadingReasons(outlook.reasons)
  return either.length > 0 && <Side title={t('reasons.either')} none="" reasons={either} outlook={outlook} />
}

interface SideProps {
  title: string
  /** What stands there without any. */
  none: string
  reasons: readonly Reason[]
  outlook: ReasonsOutlook
}

function Side({ title, none, reasons, outlook }: SideProps) {
  return (
    <div>
      <SubHeading>{title}</SubHeading>
      {reasons.length === 0 ? (
        <p className="muted small">{none}</p>
      ) : (
        <ul className={shared.lines}>
          {reasons.map((reason) => (
            <ReasonLine key={reason.factor} reason={reason} sources={outlook.sources} />
          ))}
        </ul>
      )}
    </div>
  )
}

/**
 * One reason: what the person answered, and how many of 100 it adds or takes. What that rests on, with every source, is one
 * press away beside the page, and stands here on paper; a factor that today's model does not know shows its sources here.
 */
function ReasonLine({ reason, sources }: { reason: Reason; sources: readonly Source[] }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { factor, value, low, high, direction_basis, size_basis, source_ids } = reason
  const path = priorPath(factor)
  const people = signedPeople(value)
  const ends = { low: signedPeople(low), high: signedPeople(high) }
  return (
    <li className={classes.reason} data-reason={factor}>
      <span>
        <span className={shared.name}>
          <ChangeAnswer paths={answersBehind(factor)}>{reasonSentence(asTexts(i18n), reason)}</ChangeAnswer>
        </span>{' '}
        {path && <HowLink factor={factor} path={path} name={factorName(asTexts(i18n), factor)} />}
      </span>
      <span className={classes.amount} data-way={value > 0 ? 'more' : 'fewer'}>
        <span aria-hidden="true">{people}</span>
        <span className="visually-hidden">
          {t(value > 0 ? 'reasons.more' : 'reasons.fewer', { people: people.slice(1), ...ends })}
        </span>
      </span>
      <span className={classes.basis} data-on-screen={path === null}>
        <BasisTag basis={direction_basis} part="direction" />
        <BasisTag basis={size_basis} part="size" />
        <SourceMarks ids={source_ids} sources={sources} />
      </span>
    </li>
  )
}

function HowLink({ factor, path, name }: { factor: string; path: string; name: string }) {
  const { t } = useTranslation(['result', 'model'])
  return (
    <Link to={path} className={classes.how} {...usePanelLink({ kind: 'prior', id: factor })}>
      {t('reasons.how')} <span className="visually-hidden">{t('reasons.how_what', { factor: name })}</span>
    </Link>
  )
}
