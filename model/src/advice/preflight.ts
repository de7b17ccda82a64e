import type { DatedProfile, Day, DocumentLine, RouteId } from '@settlesg/contract'
import { mayHaveHeldPermitLast } from '../rules/eligibility.ts'
import { notInHand } from './documents.ts'
import { holdsPass } from './papers-of.ts'
import { paperDays, type Schedule } from './schedule.ts'

/** With the day that the text names, and how many papers are missing or applicants pay. */
export type PreflightCheck = ReturnType<typeof preflightChecks>[number]

/** What to make sure of in this schedule; only what concerns these papers and these people. */
export function preflightChecks(profile: DatedProfile, route: RouteId, all: readonly DocumentLine[], days: Schedule) {
  const papers = all.filter(({ state }) => state !== 'not_applicable')
  const wanted = (id: DocumentLine['id']) =>
    papers.find((paper) => paper.id === id && paper.required === 'always') ?? null
  const [letter, payslips] = [wanted('employer_letter'), wanted('payslips')]
  const [photo, passport] = [wanted('photo'), wanted('passport')]
  const isTranslated = papers.some(({ translation }) => translation)
  const hasSponsor = papers.some(({ person }) => person === 'sponsor')
  const lacking = notInHand(papers).length
  const isByMarriage = route === 'spouse_of_citizen' || route === 'spouse_of_pr'
  const check = <Id extends string>(id: Id, isMeant: unknown = true, date: Day | null = null, count = 0) =>
    isMeant ? [{ id, date, count }] : []
  return [
    ...check(lacking > 0 ? 'still_open' : 'ready', true, null, lacking),
    ...check('letter', letter, letter && paperDays(letter, days).from),
    ...check('payslips', payslips),
    ...check('photo', photo, photo && paperDays(photo, days).from),
    ...check('passport', passport, passport && paperDays(passport, days).validBeyond),
    ...check('pass', holdsPass(profile)),
    ...check('translations', isTranslated),
    ...check('marriage_approval', isByMarriage && profile.route.pass === 'work_permit'),
    ...check('marriage_approval_if_held', isByMarriage && mayHaveHeldPermitLast(profile.route.pass)),
    ...check(payslips ? 'same' : 'same_names'),
    ...check('sponsor', hasSponsor),
    ...check('singpass'),
    ...check('fee', true, null, applicants(profile, route)),
    ...check('copy'),
  ]
}

/** Only work pass holders take husband, wife and children into the same application. */
function applicants({ route: { includes } }: DatedProfile, route: RouteId): number {
  if (route !== 'pts') return 1
  return 1 + (includes?.spouse ? 1 : 0) + (includes?.children ?? 0)
}
