import type { Outlook } from '@settlesg/contract'
import { answersBehind } from '@settlesg/model'
import {
  computeMovement,
  factorName,
  groupedReasons,
  hiddenRest,
  namedReasons,
  reasonEnds,
  reasonSentence,
  type Sized,
  signedPeople,
} from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { Plot } from '../../charts/chart.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Link } from '../../kit/link.tsx'
import { Section } from '../../kit/section.tsx'
import { BasisTag } from '../../kit/tag.tsx'
import { howPath, priorPath, usePanelLink } from '../../learn/index.ts'
import classes from '../sections.module.css'
import { ChangeAnswer } from '../your-answers/change-answer.tsx'
import { signedEnds, signedScale, signedSpan } from './signed.ts'
import { SourceMarks } from './sources.tsx'

type ReasonsOutlook = Pick<Outlook, 'estimate' | 'reasons' | 'assumed_refusals'>

/** From the level of the route to the middle of the range: ICA's six groups, each with its people and its answers in it. */
export function Reasons({ outlook }: { outlook: ReasonsOutlook }) {
  const { t } = useTranslation(['result', 'model'])
  const { estimate, reasons } = outlook
  // A result from before the model weighed answers.
  if (estimate === null || reasons.length === 0)
    return (
      <Section title={t('reasons.title')}>
        <p>{t('reasons.none')}</p>
      </Section>
    )
  const { refusal, from, to, limited } = computeMovement(estimate, reasons)
  const groups = groupedReasons(estimate, reasons)
  const scale = signedScale(groups)
  return (
    <Section title={t('reasons.title')}>
      <p className="muted small">{t('reasons.about')}</p>
      <ol className={`plain-list ${classes.way} mt-2`}>
        {refusal && (
          <>
            <Step name={t('groups.first_time')} people={refusal.first} isBefore />
            <Step
              name={t(outlook.assumed_refusals ? 'groups.refusals_averaged' : 'groups.refused')}
              people={refusal.people}
              isBefore
              isChange
            />
          </>
        )}
        <Step name={t('groups.base')} people={from} />
        {groups.map((sum) => {
          const { group, people, absent, isAssumed } = sum
          const named = namedReasons(sum.reasons, reasons)
          const rest = hiddenRest({ ...sum, named })
          return (
            <li key={group} className="border-bottom" data-group={group}>
              <div className={`${classes.step} flex items-center gap-3`}>
                <span>
                  <Link to={howPath('group', group)}>{t(`model:group.${group}`)}</Link>
                  {(absent ?? isAssumed) && <small className="block">{t(`groups.${absent ?? 'assumed'}`)}</small>}
                </span>
                {!absent && <Plot scale={scale} spans={[signedSpan(people)]} />}
                <span className={`${classes.amount} bold tabular`} data-way={wayOf(people)} data-people={people}>
                  {absent ? '–' : signedPeople(people)}
                </span>
              </div>
              {(named.length > 0 || rest) && (
                <ul className={`${classes.members} m-0 list-none`}>
                  {named.map((reason) => (
                    <ReasonLine key={reason.factor} reason={reason} />
                  ))}
                  {rest && (
                    <li className={`${classes.reason} flex wrap items-center gap-2`} data-rest={group}>
                      <span className="muted">{t(rest.factor ? `reasons.others.${rest.factor}` : 'reasons.rest')}</span>
                      <span className={`${classes.amount} small tabular`} data-way={wayOf(rest.people)}>
                        {signedPeople(rest.people)}
                      </span>
                    </li>
                  )}
                </ul>
              )}
            </li>
          )
        })}
        {limited !== 0 && <Step name={t('groups.limited')} people={limited} isChange />}
        <Step name={t('groups.middle')} people={to} />
      </ol>
    </Section>
  )
}

interface StepProps {
  name: string
  people: number
  isChange?: boolean
  /** Leads to where the way begins. */
  isBefore?: boolean
}

/** Where the way begins or ends, what leads there, or what the edge of all ranges takes from it. */
const Step = ({ name, people, isChange = false, isBefore = false }: StepProps) => (
  <li className={`${classes.step} flex items-center gap-3 border-bottom ${isChange || isBefore ? '' : 'bold'}`}>
    <span>{name}</span>
    <span className={`${classes.amount} bold tabular`} {...{ [isBefore ? 'data-before' : 'data-people']: people }}>
      {isChange ? signedPeople(people) : people}
    </span>
  </li>
)

const wayOf = (people: number) => (people > 0 ? 'more' : people < 0 ? 'fewer' : undefined)

/**
 * One reason: what the person answered, and how many of 100 it adds or takes. What that rests on, with every source, is one
 * press away beside the page, and stands here on paper; a factor that today's model does not know shows its sources here.
 */
function ReasonLine({ reason }: { reason: Sized }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { factor, people, direction, direction_basis, size_basis, source_ids } = reason
  const path = priorPath(factor)
  return (
    <li className={`${classes.reason} flex wrap items-center gap-2`} data-reason={factor}>
      <span>
        <span className="bold">
          <ChangeAnswer paths={answersBehind(factor)}>{reasonSentence(asTexts(i18n), reason)}</ChangeAnswer>
        </span>{' '}
        {path && <HowLink factor={factor} path={path} name={factorName(asTexts(i18n), factor)} />}
        {direction === 'none' && <small className="block">{t('reasons.either')}</small>}
      </span>
      <span className={`${classes.amount} small tabular`} data-way={direction === 'none' ? undefined : wayOf(people)}>
        <span aria-hidden="true" data-size={people}>
          {signedPeople(people)}
        </span>
        <span className="visually-hidden">
          {t(people > 0 ? 'reasons.more' : 'reasons.fewer', {
            people: Math.abs(people),
            ...signedEnds(reasonEnds(reason)),
          })}
        </span>
      </span>
      <span className={`${classes.basis} flex wrap w-full items-center gap-1.5 small`} data-on-screen={path === null}>
        <BasisTag basis={direction_basis} part="direction" />
        <BasisTag basis={size_basis} part="size" />
        <SourceMarks ids={source_ids} />
      </span>
    </li>
  )
}

function HowLink({ factor, path, name }: { factor: string; path: string; name: string }) {
  const { t } = useTranslation(['result', 'model'])
  return (
    <Link
      to={path}
      className={`${classes.how} place-center small border screen-only`}
      {...usePanelLink({ kind: 'prior', id: factor })}
    >
      <Icon name="question" />
      <span className="visually-hidden">{t('reasons.how_what', { factor: name })}</span>
    </Link>
  )
}
