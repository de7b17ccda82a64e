import { type DocumentLine, documentPersons, type PlanStep } from '@settlesg/contract'
import { plan } from './plan.ts'

type Person = DocumentLine['person']

/** Papers whose names say already whose they are. */
const isNamedForItsOwner = (id: string) => id.startsWith('sponsor_') || id.startsWith('children_')

/** Whose papers of this kind make this step necessary, where the name of the paper alone would mislead; else nobody. */
export function ownersIn(step: Pick<PlanStep, 'id'>, paper: string, papers: readonly DocumentLine[]): Person[] {
  if (isNamedForItsOwner(paper)) return []
  const owners = documentPersons.filter((person) =>
    plan(
      papers.filter((line) => line.person === person),
      [],
    ).some(({ id, because }) => id === step.id && because.some((one) => one.kind === 'document' && one.id === paper)),
  )
  return owners.some((person) => person !== 'applicant') ? owners : []
}

/** Whose employer is asked for a letter: the applicant's, the sponsor's, or both. */
export function employersAsked(papers: readonly DocumentLine[]): {
  whose: 'own' | 'sponsor' | 'both'
  /** Whether the sponsor's papers are needed only if the sponsor turns out to be employed. */
  isSponsorOpen: boolean
} {
  const asked = papers.filter(
    ({ id, state }) => (id === 'employer_letter' || id === 'payslips') && state !== 'not_applicable',
  )
  const own = asked.some(({ person }) => person === 'applicant')
  const sponsors = asked.filter(({ person }) => person === 'sponsor')
  return {
    whose: sponsors.length === 0 ? 'own' : own ? 'both' : 'sponsor',
    isSponsorOpen: sponsors.length > 0 && sponsors.every(({ required }) => required !== 'always'),
  }
}
