import {
  type Month,
  monthOfYear,
  monthsBetween,
  Profile,
  type Question,
  type QuestionGroup,
  type QuestionPath,
  type QuestionTable,
  questions,
  steps,
  toYear,
} from '@settlesg/contract'

/** In months. From seven to 17 a non-citizen's school is weighed; from 21 a citizen can bring in an aged parent. */
const agesThatCount = [7 * 12, 17 * 12, 21 * 12]

/** Keeps whether the child is seven, 17 or 21 when applying. No child is older than its parent: it would be refused. */
function withoutMonth(birth: Month, parent: Month, applied: Month | null | undefined): Month {
  const [january, december] = [monthOfYear(toYear(birth), 1), monthOfYear(toYear(birth), 12)]
  const reached = (month: Month) =>
    agesThatCount.filter((age) => applied != null && monthsBetween(month, applied) >= age).length
  if (reached(january) !== reached(birth)) return december
  return january < parent ? parent : january
}

/** Answers that move no estimate, but say which route it is of and whether there can be one. */
const decidingTheRoute: readonly QuestionPath[] = [
  'route.route',
  'route.marriage_approved',
  'residence.national_exam',
  'history.pending',
  'history.former_pr',
  'history.re_entry_permit_expires',
]

const isWeighed = (path: string, { use }: Question) =>
  [use].flat().includes('estimate') || decidingTheRoute.some((one) => one === path)

/** Whatever else the form has, free text first of all, stays in the database. A test holds it against the model. */
export function weighedAnswers(profile: Profile): Profile {
  const weighed = Profile.parse(
    Object.fromEntries(steps.map((step) => [step, keepWeighed(questions[step], profile[step], step)])),
  )
  const children = weighed.family.children?.map((child) => ({
    ...child,
    birth_month: withoutMonth(child.birth_month, weighed.you.birth_month, weighed.route.apply_month),
  }))
  return { ...weighed, family: { ...weighed.family, ...(children && { children }) } }
}

function keepWeighed(table: QuestionTable, answers: object, place: string): object {
  const given = new Map<string, unknown>(Object.entries(answers))
  const entries = Object.entries(table).flatMap(([name, question]) => {
    const left = weighedAnswer(question, given.get(name), `${place}.${name}`)
    return left == null ? [] : [[name, left] as const]
  })
  return Object.fromEntries(entries)
}

function weighedAnswer(question: Question | QuestionGroup, answer: unknown, path: string): unknown {
  if (typeof answer === 'object' && answer !== null && question.kind === 'group') {
    const left = keepWeighed(question.questions, answer, path)
    return Object.keys(left).length > 0 ? left : undefined
  }
  if (question.kind === 'group' || !isWeighed(path, question)) return undefined
  return question.kind === 'rows' && Array.isArray(answer)
    ? answer.map((row) => keepWeighed(question.row, row, path))
    : answer
}
