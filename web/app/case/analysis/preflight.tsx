import {
  addDays,
  type DatedProfile,
  type Day,
  type DocumentNotes,
  type Month,
  type RouteId,
  type Source,
} from '@settlesg/contract'
import { lastDayBefore } from '@settlesg/model'
import { formatDay, formatMonth } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { gap } from '../../base/i18n/gap.ts'
import shared from '../case.module.css'
import { SourceMarks } from '../result/sources.tsx'
import classes from './analysis.module.css'
import { counted, type PaperOwner } from './checklist.ts'

interface PreflightProps {
  preflight: PreflightWindow
  notes: DocumentNotes
  sources: readonly Source[]
}

/** The last look before the form is opened, because it closes by itself. */
export function Preflight({ preflight: { open, filled, submitted, closes, checks }, notes, sources }: PreflightProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'result'])
  const day = (text: Day) => formatDay(text, i18n.language)
  const text = ({ id, date, count }: PreflightCheck) =>
    t(`preflight.${id}`, { date: date === undefined ? '' : day(date), count: count ?? 0 })
  return (
    <>
      <p>
        {t('preflight.about', { days: notes.form.fill_days })}
        <SourceMarks ids={notes.form.source_ids} sources={sources} />
      </p>
      <p>
        <strong>
          {closes === null
            ? t('preflight.window', { open: day(open), filled: day(filled), submitted: day(submitted) })
            : t('preflight.window_short', {
                open: day(open),
                submitted: day(submitted),
                month: formatMonth(closes, i18n.language),
              })}
        </strong>
      </p>
      <ul className={`${shared.list} ${classes.checks}`}>
        {checks.map((check) => (
          <li key={check.id} data-check={check.id} data-open={check.isOpen}>
            {text(check)}
          </li>
        ))}
      </ul>
      <p>
        {t('advice:document_notes.current_lists_not_seen')}
        {gap(i18n)}
        <a href={notes.url} target="_blank" rel="noreferrer">
          {t('result:advice.ica')}
          <span className="visually-hidden"> {t('new_tab')}</span>
        </a>
      </p>
    </>
  )
}

/** A thing to make sure of before the form is opened; the id is the key of its text. */
interface PreflightCheck {
  id:
    | 'ready'
    | 'still_open'
    | 'letter'
    | 'payslips'
    | 'photo'
    | 'passport'
    | 'pass'
    | 'translations'
    | 'marriage_approval'
    | 'same'
    | 'same_names'
    | 'fee'
    | 'sponsor'
    | 'copy'
  date?: Day
  count?: number
  isOpen?: boolean
}

interface PreflightWindow {
  /** The form is opened, can be filled in until, and must be submitted by. */
  open: Day
  filled: Day
  submitted: Day
  /** The month in which a child of the application turns 21, where that ends the time before the form does. */
  closes: Month | null
  checks: PreflightCheck[]
}

/** The day on which the form is opened, counted from the day of submission: as in the plan. */
const openedBefore = 7

/** Days that a passport must still be valid for: six months. */
const passportDays = 183

const withoutPass: readonly string[] = ['visit_or_abroad', 'other']

/** What to make sure of for an application on this day; only what concerns these papers and these people. */
export function makePreflight(
  profile: DatedProfile,
  route: RouteId,
  owners: readonly PaperOwner[],
  { form }: DocumentNotes,
  submission: Day,
  today: Day,
  closes: Month | null,
): PreflightWindow {
  const planned = addDays(submission, -openedBefore)
  const open = planned < today ? today : planned
  const allowed = addDays(open, form.fill_days)
  const last = closes === null ? null : lastDayBefore(closes)
  const isCut = last !== null && submission <= last && addDays(allowed, form.submit_days) > last
  const submitted = isCut ? last : addDays(allowed, form.submit_days)
  const filled = isCut && allowed > last ? last : allowed
  const papers = owners.flatMap((owner) => owner.papers).filter(({ state }) => state !== 'not_applicable')
  const wanted = (id: string) => papers.find((paper) => paper.id === id && paper.required === 'always')
  /** Fresh even on the last day that the form allows. */
  const since = (id: string): Day | undefined => {
    const days = wanted(id)?.valid_for_days
    return days == null ? undefined : addDays(submitted, -days)
  }
  const { have, all } = counted(owners)
  const [letter, photo] = [since('employer_letter'), since('photo')]
  const checks: (PreflightCheck | false)[] = [
    have < all ? { id: 'still_open', count: all - have, isOpen: true } : { id: 'ready' },
    letter !== undefined && { id: 'letter', date: letter },
    wanted('payslips') !== undefined && { id: 'payslips' },
    photo !== undefined && { id: 'photo', date: photo },
    wanted('passport') !== undefined && { id: 'passport', date: addDays(submitted, passportDays) },
    !withoutPass.includes(profile.route.pass) && { id: 'pass' },
    papers.some(({ translation }) => translation) &&
      papers.some(({ id }) => id === 'translations') && { id: 'translations' },
    needsApproval(profile, route) && { id: 'marriage_approval' },
    { id: wanted('payslips') ? 'same' : 'same_names' },
    papers.some(({ person }) => person === 'sponsor') && { id: 'sponsor' },
    { id: 'fee', count: applicants(profile, route) },
    { id: 'copy' },
  ]
  return { open, filled, submitted, closes: isCut ? closes : null, checks: checks.filter((check) => check !== false) }
}

/** A Work Permit holder needs an approval to marry a citizen or permanent resident. */
const needsApproval = ({ route: { pass } }: DatedProfile, route: RouteId) =>
  pass === 'work_permit' && (route === 'spouse_of_citizen' || route === 'spouse_of_pr')

/** Only work pass holders take husband, wife and children into the same application. */
function applicants({ route: { includes } }: DatedProfile, route: RouteId): number {
  if (route !== 'pts') return 1
  return 1 + (includes?.spouse ? 1 : 0) + (includes?.children ?? 0)
}
