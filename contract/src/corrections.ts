import type { Profile } from './profile.ts'
import { questionList } from './questions.ts'
import type { VersionSummary } from './schemas.ts'
import { canonical } from './stored-answers.ts'

/** From the charge of an assessment on its answers may be corrected for so many days, and so many times. */
export const correctionDays = 30
export const mostCorrections = 50

/** Anyone who takes a correction back within so many minutes has it back: neither it nor the undoing counts. */
const undoMinutes = 10
/** Each undoing adds a version that is kept: from this one on it counts like any other change. */
const lastFreeVersion = 3 * mostCorrections

/** Until when the newest version can be undone without counting; null where it cannot. */
export function freeUndoEnd({ number, cause, at }: Pick<VersionSummary, 'number' | 'cause' | 'at'>): Date | null {
  if (cause !== 'correction' || number > lastFreeVersion) return null
  return new Date(Date.parse(at) + undoMinutes * 60_000)
}

/** Asked with the analysis, and a rule of the estimate's route needs it all the same. */
const neededByRules: readonly string[] = ['residence.pass_expires']

/** Answers that never move an estimate: changing them is free, is no correction, and makes no version. */
export const adviceOnly: ReadonlySet<string> = new Set(
  questionList.flatMap(({ path, question }) =>
    question.stage === 'with_analysis' && !neededByRules.includes(path) ? [path] : [],
  ),
)

/** The places, as in `questionList`, whose answers differ. Absent and null are alike; the order of a set does not count. */
export function changedAnswers(before: Profile, after: Profile): string[] {
  const [old, young] = [before, after].map((profile): unknown => JSON.parse(canonical(profile)))
  return questionList.flatMap(({ path }) =>
    JSON.stringify(answerAt(old, path)) === JSON.stringify(answerAt(young, path)) ? [] : [path],
  )
}

const answerAt = (profile: unknown, path: string) =>
  path.split('.').reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), profile)

/** Undoes a correction: only the places that it changed go back, so that what was answered since stays. */
export function copyAnswers(profile: Profile, other: Profile, places: readonly string[]): Profile {
  const changed = structuredClone(profile)
  for (const path of places) {
    const [step = '', ...place] = path.split('.')
    replaceAt(answerAt(changed, step), place, structuredClone(answerAt(other, path)))
  }
  return changed
}

/** Sets a value, or takes it away where it is undefined; a group that is empty then goes, too. */
function replaceAt(step: unknown, [name = '', part]: string[], value: unknown): void {
  if (!isRecord(step)) return
  if (part === undefined) {
    if (value == null) delete step[name]
    else step[name] = value
    return
  }
  const group = isRecord(step[name]) ? step[name] : {}
  replaceAt(group, [part], value)
  replaceAt(step, [name], Object.keys(group).length > 0 ? group : undefined)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
