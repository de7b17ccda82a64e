import type { DatedProfile, DocumentNotes, RouteId } from '@settlesg/contract'
import { addDays, type Day } from '@settlesg/contract/plan-days'
import { counted, type PaperOwner } from './checklist.ts'

/** A thing to make sure of before the form is opened; the id is the key of its text. */
export interface PreflightCheck {
  id:
    | 'ready'
    | 'still_open'
    | 'letter'
    | 'payslips'
    | 'photo'
    | 'passport'
    | 'pass'
    | 'translations'
    | 'same'
    | 'same_names'
    | 'fee'
    | 'sponsor'
    | 'copy'
  date?: Day
  count?: number
  isOpen?: boolean
}

export interface Preflight {
  /** The form is opened, can be filled in until, and must be submitted by. */
  open: Day
  filled: Day
  submitted: Day
  checks: PreflightCheck[]
}

/** The day on which the form is opened, counted from the day of submission: as in the plan. */
const openedBefore = 7

/** Days that a passport must still be valid for: six months. */
const passportDays = 183

const withoutPass: readonly string[] = ['visit_or_abroad', 'other']

/** What to make sure of for an application on this day; only what concerns these papers and these people. */
export function preflightOf(
  profile: DatedProfile,
  route: RouteId,
  owners: readonly PaperOwner[],
  { form }: DocumentNotes,
  submission: Day,
  today: Day,
): Preflight {
  const planned = addDays(submission, -openedBefore)
  const open = planned < today ? today : planned
  const filled = addDays(open, form.fill_days)
  const submitted = addDays(filled, form.submit_days)
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
    papers.some(({ translation }) => translation) && { id: 'translations' },
    { id: wanted('payslips') ? 'same' : 'same_names' },
    papers.some(({ person }) => person === 'sponsor') && { id: 'sponsor' },
    { id: 'fee', count: applicants(profile, route) },
    { id: 'copy' },
  ]
  return { open, filled, submitted, checks: checks.filter((check) => check !== false) }
}

/** Only work pass holders take husband, wife and children into the same application. */
function applicants({ route: { includes } }: DatedProfile, route: RouteId): number {
  if (route !== 'pts') return 1
  return 1 + (includes?.spouse ? 1 : 0) + (includes?.children ?? 0)
}
