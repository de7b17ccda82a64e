import { findAll, isDenied, isSurelyOwn, spanOf } from './clauses.ts'
import type { Finding, Rule } from './finding.ts'
import { employeePasses, ownPasses } from './pass.ts'

/** Study or care for a family has an answer of its own, which is left to the form. */

const other =
  /\bhouse ?(?:wife|husband)\b|\bhome ?maker\b|\bstay[- ]at[- ]home\b|\b(?:taking care|looking after|caring for|maternity|on leave)\b|\bstud(?:ent|y\w*|ies)\b|\bschool\b|\bpoly\b|主妇|全职[妈太]|带[娃孩]|照顾|学生|在读|读书|上学|产假/
const past = /\b(?:was|were|been|had|used to|when|gap|before|last year|ago|until|till|months?)\b|曾|以前|之前|中间|过/
const statuses: readonly [string, RegExp][] = [
  [
    'not_working',
    /\bnot working\b|\bunemployed\b|\bjobless\b|\bretired\b(?! from)|没(?:有)?(?:在)?(?:上班|工作)(?!经验)|失业|待业|退休了/g,
  ],
  ['self_employed', /\bself[- ]?employed\b|\bfreelanc(?:er|ing)\b|\bsole proprietor\b|自雇|自由职业/g],
  [
    'employee',
    /\b(?:i am|i'm|im) employed\b|\b(?:i (?:am |currently )?|i'm (?:currently )?|currently )?work(?:ing)? (?:full|part)[- ]time\b|\bwork(?:ing)? as an? \w+|在职|(?<!没|没在|没有)上班(?!族)/g,
  ],
]

export const readWork: Rule = (reading) => {
  if (other.test(reading.text)) return []
  const isEmployed = ownPasses(reading).some(({ status }) => employeePasses.includes(status))
  return statuses.flatMap(([value, pattern]) =>
    findAll(reading.clauses, pattern)
      .filter(
        (one) =>
          one.subjects.length === 1 &&
          one.subjects[0] === 'self' &&
          !isDenied(one) &&
          !past.test(one.clause.text) &&
          !one.clause.text.includes('\ue000') &&
          isSurelyOwn(one.clause, reading.clauses) &&
          // The pass says that its holder is employed.
          !(isEmployed && value === 'employee'),
      )
      .map((one): Finding => ({ path: 'work.work_status', value, spans: [spanOf(one)] })),
  )
}
