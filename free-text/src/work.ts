import { noDistance, oneself } from './age.ts'
import { type Found, findAll, isDenied, spanOf } from './clauses.ts'
import type { Finding, Rule } from './finding.ts'
import { employeePasses, ownPasses } from './pass.ts'

/* Whether one works, one's sex where it is written, examinations at school here. */

/** "Longest gap was 4 months jobless": not now. */
const isPast = ({ clause }: Found, text: string) =>
  /\b(?:gap|was|were|been|used to)\b(?! (?:retrenched|laid))|曾|以前|中间/.test(clause.text) ||
  (/(?:19|20)\d\d/.test(text.slice(clause.start, clause.start + clause.text.length)) &&
    !/\bsince\b|至今|到现在/.test(clause.text))

const isOwn = ({ subjects }: Found) => subjects.length === 1 && subjects[0] === 'self'
/** "Wife DP, housewife." */
const maybeSpouse = ({ clause }: Found) => clause.mayBeSpouse && clause.mentions.length === 0

const statuses: readonly [string, RegExp][] = [
  [
    'caring_for_family',
    /\bhouse ?wife\b|\bhome ?maker\b|\bstay[- ]at[- ]home (?:mum|mom|mother|dad|wife)\b|\bsahm\b|\bstay(?:ing|s)? (?:at )?home with (?:my |our |the )\w+|\b(?:taking care of|looking after|caring for) (?:my |our |the )?(?:kids?|child\w*|baby|family|home)\b|家庭主妇|全职(?:妈妈|太太|主妇)|在家(?:带|照顾|看)(?:[一二两三\d]个)?(?:孩子|娃|小孩)/g,
  ],
  [
    'not_working',
    /\b(?:not|no|n't|stopped) work(?:ing)?\b|\bunemployed\b|(?<!months? )\bjobless\b|\bretrenched\b|\blaid off\b|\bbetween jobs\b|\bretired\b(?! from)|没(?:有)?(?:在)?(?:上班|工作)(?!经验)|失业|待业|被裁|退休/g,
  ],
  [
    'self_employed',
    /\bself[- ]?employed\b|\bfreelanc\w*|\b(?:my |^)?own (?:[a-z&]+ )?(?:company|business|firm)\b|\bsole prop\w*|自雇|自由职业|自己(?:的|开了?)?(?:公司|店)|开公司/g,
  ],
  [
    'student',
    /\b(?:full[- ]time |uni(?:versity)? )?student (?:at|in)\b|\b(?:i am|i'm|im) (?:still )?an? (?:\w+ )?student\b(?! pass)|\bstudying (?:at|in|for|full)|\byear \d (?:at|in|student|of)\b|在读(?!小学|中学|幼)|读(?:书|大[一二三四]|大学|理工)|大[一二三四](?!的|儿)|在[^,]{2,8}(?:学院|大学)读(?!完|过)/g,
  ],
  [
    'employee',
    /\b(?:work(?:ing|s)?)(?: \w+)? (?:as|at|for|in an?|full|part|with)\b|\bemployed\b|\bfull[- ]time job\b|\bpart[- ]time\b|上班|打工|在职/g,
  ],
]
const sexes: readonly [string, string][] = [
  [
    'male',
    `${oneself}\\d{2} ?/? ?(?:yo |y/o |year old )?m(?:ale)?\\b${noDistance}|(?:岁|\ue000)男(?=$|[,。])|\\bmale\\b|\\b(?:i am|i'm|im) a (?:man|guy)\\b|(?:^|本人|[:,\\s])男(?:性|生)?(?=$|[,\\s\\d,。])|男生`,
  ],
  [
    'female',
    `${oneself}\\d{2} ?/? ?(?:yo |y/o |year old )?f(?:emale)?\\b|(?:岁|\ue000)女(?=$|[,。])|全职妈妈|\\bfemale\\b|\\b(?:i am|i'm|im) a (?:woman|lady|girl)\\b|\\bstay[- ]at[- ]home (?:mum|mom|mother)\\b|\\bsingle (?:mum|mom|mother)\\b|单亲妈妈|(?:^|本人|[:,\\s])女(?:性|生)?(?=$|[,\\s\\d,。])|女生`,
  ],
]
const examPattern =
  /\b(?:[ona]|psle|gce)[' -]?levels?\b|\bpsle\b|\bintegrated programme\b|[ona] ?(?:水准|level)|小六会考/g

export const readWork: Rule = (reading) => {
  const { clauses } = reading
  const passes = ownPasses(reading).map(({ status }) => status)
  const isEmployed = passes.some((pass) => employeePasses.includes(pass))
  const all = statuses.map(([value, pattern]) => ({
    value,
    found: findAll(clauses, pattern).filter(
      (one) =>
        isOwn(one) && !maybeSpouse(one) && (value === 'not_working' ? !isPast(one, reading.text) : !isDenied(one)),
    ),
  }))
  // Whoever cares for the family, or studies, says so; that they do not work besides says no more. The pass says the rest.
  const first = all.find(
    ({ value, found }) => found.length > 0 && !(isEmployed && (value === 'student' || value === 'employee')),
  )
  const status =
    first?.found
      .slice(0, 1)
      .map((one): Finding => ({ path: 'work.work_status', value: first.value, spans: [spanOf(one)] })) ?? []
  const student =
    passes.includes('student_pass') && passes.every((pass) => pass === 'student_pass') ? ownPasses(reading) : []
  const sex = sexes.flatMap(([value, pattern]) =>
    findAll(clauses, new RegExp(pattern, 'g'))
      .filter((one) => isOwn(one) && !(one.clause.mayBeChild && !/\d/.test(one.match[0])))
      .map((one): Finding => ({ path: 'you.sex', value, spans: [spanOf(one)] })),
  )
  const exams = findAll(clauses, examPattern).filter(
    (one) =>
      isOwn(one) &&
      !isDenied(one) &&
      !/^[^,]{0,2}没/.test(one.clause.text.slice(one.index + one.match[0].length)) &&
      passes.includes('student_pass'),
  )
  return [
    ...(first
      ? status
      : student
          .slice(0, 1)
          .map((one): Finding => ({ path: 'work.work_status', value: 'student', spans: [spanOf(one)] }))),
    ...sex,
    ...exams
      .slice(0, 1)
      .map((one): Finding => ({ path: 'residence.national_exam', value: true, spans: [spanOf(one)] })),
  ]
}
