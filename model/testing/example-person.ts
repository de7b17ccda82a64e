import type { DatedProfile } from '@settlesg/contract'
import { exampleProfile } from './profiles.ts'

type Changes = { [Step in keyof DatedProfile]?: Partial<DatedProfile[Step]> }

/** For tests: these answers (the example person's, if none) with others in their place. */
export function person(changes: Changes, from: DatedProfile = exampleProfile): DatedProfile {
  return {
    route: { ...from.route, ...changes.route },
    you: { ...from.you, ...changes.you },
    residence: { ...from.residence, ...changes.residence },
    work: { ...from.work, ...changes.work },
    education: { ...from.education, ...changes.education },
    family: { ...from.family, ...changes.family },
    roots: { ...from.roots, ...changes.roots },
    history: { ...from.history, ...changes.history },
  }
}
