import { type Day, type QuestionPath, toYear } from '@settlesg/contract'
import { amountPattern, countPattern, readAmount } from './amounts.ts'
import { datePattern, isCertain, readDate, readYears, yearsPattern } from './months.ts'

/**
 * The pieces of which a clause that is read consists, and of nothing else. Each is named by a number or by its own name; in
 * small letters, as plain-text.ts makes them.
 */

export interface Fact {
  path: QuestionPath
  value: unknown
  /** It follows from an age, and the birthday of this year may be still to come. */
  isAbout?: true
  /** A number alone: what it is of is said by its place (clauses.ts). */
  isBare?: true
}

export interface Piece {
  pattern: RegExp
  /** The fact; null where it is not exact enough. Without it the piece says nothing that is asked. */
  read?: (groups: Readonly<Record<string, string | undefined>>, today: Day) => Fact | null
}

/** A piece at one place, which ends within no word. */
const piece = (pattern: string, read?: Piece['read']): Piece => ({
  pattern: new RegExp(`(?:${pattern})(?<![a-z0-9](?=[a-z0-9']))`, 'y'),
  ...(read && { read }),
})
const named = <Value extends string>(path: QuestionPath, names: readonly (readonly [Value, string])[]): Piece[] =>
  names.map(([value, pattern]) => piece(pattern, () => ({ path, value })))

const date = (group: string) => `(?<${group}>${datePattern})`
const years = `(?<years>${yearsPattern})`
const singapore = "(?:singapore|sg|s'pore|spore)"
const place = '(?:新加坡|狮城|坡县|坡|新|这里|这边)'

/** The longer names come first. */
const passNames = [
  ['pep', 'pep|personali[sz]ed employment pass|个人化就业准证'],
  ['one_pass', 'one[- ]pass|overseas networks (?:and|&) expertise pass|顶级专才准证'],
  ['tech_pass', 'tech[. ]?pass|科技准证'],
  ['entrepass', 'entre[- ]?pass|创业准证'],
  ['ep', 'ep|e[- ]?pass|employment pass|就业准证'],
  ['s_pass', 's[- ]?pass|sp|s ?准证'],
  ['work_permit', 'work[- ]?permit|wp|工作准证'],
  ['dependant_pass', "depend[ae]nt'?s?'? pass|dp|家属准证"],
  ['ltvp_plus', 'ltvp ?(?:\\+|plus)|long[- ]term visit pass ?(?:\\+|plus)|长期(?:探访|访问)?准证 ?\\+'],
  ['ltvp', 'ltvp|long[- ]term visit pass|长期(?:探访|访问)?准证'],
  ['student_pass', "student'?s?'? pass|学生准证"],
] as const
const sinceThen = `(?: holder| pass holder|持有者)?(?: (?:since|from) ${datePattern}| (?:for )?${yearsPattern}|${yearsPattern}了?)?(?: now)?`
const held = `(?:${datePattern} ?(?:起|开始) ?)?(?:pass(?: type| held)?: ?|准证(?:类型)?: ?|身份: ?)?(?:持有?|拿的?是?|办的)? ?`
const passes = passNames.map(([value, pattern]) =>
  piece(`${held}(?:${pattern})${sinceThen}`, () => ({ path: 'route.pass', value })),
)

const education = '(?:highest )?(?:edu(?:cation)?|qualification)(?: level)?: ?|(?:最高)?学历(?:是|: ?)?'
const where = '(?: ?(?:degree|graduate|holder|毕业|学历|学位))*(?: from (?:the )?[a-z]+(?: [a-z]+)?)?'
const from = '(?:国内|本地|英国|美国|澳洲|新加坡|国大|南大|nus |ntu |smu )?'
const degreeNames = [
  ['doctorate', 'ph\\.? ?d|doctorate|博士(?!后)'],
  ['postgraduate_diploma', 'post-?graduate diploma|研究生文凭'],
  ['master', "master'?s?(?= degree| ?$| from)|master of [a-z]+|m\\.?sc|mba|m\\.?eng|硕士(?:研究生)?"],
  ['bachelor', "bachelor'?s?(?: of [a-z]+)?|b\\.?sc|b\\.?eng|b\\.?tech|b\\.?com|bba|(?:大学)?本科|学士"],
  ['diploma', '(?:poly(?:technic)? )?diploma|大专|专科'],
  ['ite', 'nitec|中专'],
  ['secondary', 'o[- ]levels?(?= only)|高中(?=毕业|学历)'],
] as const
const degrees = degreeNames.map(([value, pattern]) =>
  piece(`(?:${education})?(?:my |an? )?${from}(?:${pattern})${where}`, () => ({ path: 'education.highest', value })),
)

const workNames = [
  [
    'not_working',
    'not working(?: now| currently| at the moment)?|unemployed|jobless|没(?:有)?(?:在)?(?:上班|工作)|失业|待业',
  ],
  ['self_employed', 'self[- ]?employed|freelancer|freelancing|sole proprietor|自雇|自由职业'],
  ['employee', 'employed(?: full[- ]time)?|work(?:ing)? (?:full|part)[- ]time|在职|上班'],
] as const

const lasting = `(?: ?(?:since|in) ${datePattern}| ?(?:for )?${yearsPattern}了?|了)?(?: with (?:no|an?|${countPattern}) (?:kids?|child(?:ren)?|sons?|daughters?))?`
const maritalNames = [
  ['single', 'single|unmarried|not married|never married|单身|未婚|没结婚|没结过婚'],
  ['married', `(?:happily )?married${lasting}|已婚${lasting}|(?:已经)?结婚${lasting}|结了婚|${datePattern} ?结的?婚`],
] as const
const marital = maritalNames.map(([value, pattern]) =>
  piece(`(?:marital(?: status)?: ?|status: ?|婚姻(?:状况)?: ?)?(?:${pattern})`, () => ({
    path: 'family.marital_status',
    value,
  })),
)

const spouse = '(?:wife|husband|hubby|spouse|老公|丈夫|先生|老婆|太太|妻子|爱人)'
const tie = (who: string) =>
  `(?:my |我的?)?${spouse} ?(?:is|:|是)? ?(?:an? )?(?:${who})|(?:married to an? |嫁给?了?|娶了?)(?:${who})`
const ties = (
  [
    ['spouse_of_citizen', "singaporean(?: citizen)?|(?:singapore |sg )citizen|sc|s'porean|新加坡(?:公民|人)|本地人"],
    ['spouse_of_pr', '(?:singapore |sg )?(?:pr|permanent resident)|(?:新加坡)?永久居民'],
  ] as const
).map(([value, who]) => piece(tie(who), () => ({ path: 'route.links', value: [value] })))

/** No one younger writes of oneself here: a later birth is that of a child. */
const leastAge = 16
const inYears = '(?: ?-?(?:yo|y\\/o|yrs? old|years?[- ]old|years of age))'
function ageOf(age: string, today: Day): Fact | null {
  const isOurs = Number(age) >= leastAge && Number(age) <= 90
  return isOurs ? { path: 'you.birth_month', value: `${toYear(today) - Number(age)}-`, isAbout: true } : null
}
const ages = [
  `(?:i am|i'm|im|aged?:?|age is) ?(?<age>\\d\\d)${inYears}?`,
  `(?<age>\\d\\d)${inYears}`,
  '(?<age>\\d\\d) ?\\/? ?(?:[mf]|male|female)',
  '(?:[mf]|male|female) ?\\/? ?(?<age>\\d\\d)',
  '(?:今年|现年|年龄:? ?|本人|我)?(?<age>\\d\\d) ?(?:周)?岁[男女]?',
  '(?:今年|现年|年龄:? ?|刚满)(?<age>\\d\\d)',
  '[男女](?<age>\\d\\d)|(?<old>\\d\\d)[男女]生?',
].map((pattern) => piece(pattern, ({ age, old }, today) => ageOf(age ?? old ?? '', today)))
const bareAge = piece('(?<age>\\d\\d)(?= ?$)', ({ age = '' }, today) => {
  const read = ageOf(age, today)
  return read && { ...read, isBare: true }
})

function birth(born: string, today: Day): Fact | null {
  const isOurs = toYear(born) <= toYear(today) - leastAge && toYear(born) >= toYear(today) - 90
  return isOurs ? { path: 'you.birth_month', value: born.replace(/-00$/, '-') } : null
}
const births = [
  `(?:(?:was )?born(?: in| on)?|(?:dob|date of birth|birth ?(?:day|date|month|year)):?(?: is)?|出生(?:年月|日期)?:|生于|出生于) ?${date('born')}`,
  `${date('born')}(?:出生|生(?!活|意)|生人)(?:的)?`,
].map((pattern) => piece(pattern, ({ born = '' }, today) => birth(readDate(born), today)))
const shortBirth = piece('(?<year>[5-9]\\d)年(?:出生|生人|生|的)?(?=$| |[男女])', ({ year }, today) =>
  birth(`19${year}-00`, today),
)

function arrival(month: string, today: Day): Fact | null {
  const isKnown = isCertain(month, today.slice(0, 7))
  return isKnown ? { path: 'residence.in_singapore_since', value: month } : null
}
const being = `(?:(?:have |has )?(?:been|lived?|living|staying|stayed) )*(?:here|in ${singapore})`
const coming = `(?:came(?: over)?|arrived|(?:moved|relocated)(?= to| here))(?: here| (?:to|in) ${singapore})?`
const arrivals = [
  `${being} (?:since|from):? ${date('from')}`,
  `(?:${being}|${singapore}) (?:for )?${years}(?: already| now)?|${years} (?:already )?(?:here|in ${singapore})(?: already| now)?`,
  `${coming} (?:in |on )?${date('from')}|${coming} ${years} ago`,
  `(?:years|yrs) in ${singapore}: ?(?<count>\\d{1,2})`,
  `${date('from')} ?(?:才|就|刚)?(?:来|到|搬来)的?了?${place}?的?(?:工作|读书|上班)?|(?:来|到)${place}(?:时间|日期)?:? ?${date('since')}`,
  `${years}前(?:来|搬来|到)(?:的|了)?${place}?的?`,
  `(?:已经)?(?:来|到|在|住在|坡漂)了?${place}?(?:已经)?(?:住了?|待了?|生活了?)?${years}了?`,
].map((pattern) =>
  piece(pattern, ({ from, since, years: count, count: number }, today) => {
    const said = from ?? since
    return arrival(said ? readDate(said) : readYears(count ?? number ?? '', today.slice(0, 7)), today)
  }),
)

const money = '(?:(?:s?\\$|sgd) ?)?'
const unit = '(?: ?(?:sgd|新币|新元|元|块钱?))?'
const aMonth = '(?: ?(?:\\/ ?|a |per |each |every )(?:month|mth|mo)| ?monthly| ?pm| ?p\\.m\\.| ?(?:\\/|每|一个|个)月)'
const payNoun = '(?:sal+[ae]ry|pay|income|wages?)'
const payWords = `(?:(?:my |current |monthly |basic |base |fixed |gross )*${payNoun}(?: is|:| of)? ?|(?:monthly )?(?:basic|base|gross)(?: ${payNoun})?:? ?|(?:earn|earning|drawing|draw) |(?:固定|基本|每)?(?:月薪|薪[水资]|工资|底薪|月入|月收入)(?:是|有|现在|:)? ?)`
const atLeast = 300
function pay({ amount = '' }: Readonly<Record<string, string | undefined>>): Fact | null {
  const value = readAmount(amount)
  return value >= atLeast ? { path: 'work.monthly_pay', value } : null
}
const amount = `${money}(?<amount>${amountPattern})${unit}`
const marked = `(?:s?\\$|sgd) ?(?<amount>${amountPattern})|(?<alone>\\d{1,2},\\d{3}|(?!19|20)\\d{4,5}(?!\\d)|\\d{1,3}(?:\\.\\d{1,2})? ?k|\\d(?:\\.\\d)? ?[千万](?:\\d)?)${unit}`
const pays = [
  piece(`${payWords}${amount}${aMonth}?`, pay),
  piece(
    `${amount}${aMonth}? (?:monthly )?(?:basic|base|gross|fixed)(?: ${payNoun})?|${amount.replace('<amount>', '<other>')}${aMonth}? ${payNoun}`,
    ({ amount: one, other }) => pay({ amount: one ?? other }),
  ),
  piece(`${amount}${aMonth}|(?:每月|一个月) ?${amount.replace('<amount>', '<other>')}`, ({ amount: one, other }) => {
    const read = pay({ amount: one ?? other })
    return read && { ...read, isBare: true }
  }),
  piece(marked, ({ amount: one, alone }) => {
    const read = pay({ amount: one ?? alone })
    return read && { ...read, isBare: true }
  }),
]

const nothing = [
  '(?:hi|hello|hey|dear)(?: all| everyone)?|大家好|你好|您好',
  "i am|i'm|im|i have|i hold|i|me|my|am|and|with|on|an?|the|have|hold|holding|still|currently|now|also|here|just|only",
  '我是|我|本人|是|的|持|有|目前|现在|现|还|也|一直|今年|了',
  'male|female|[男女]生?',
  'no (?:kids|children)|(?:没有?|无)(?:孩子|小孩|娃)',
  '(?:malaysian|indian|chinese|filipin[oa]|pinoy|indonesian|vietnamese|burmese|thai|british|american|australian|korean|japanese|french|german)(?: national)?',
  '(?:马来西亚|中国|印度|印尼|越南|菲律宾|缅甸|泰国|台湾|香港)(?:人|籍)',
].map((pattern) => piece(pattern))

export const pieces: readonly Piece[] = [
  ...passes,
  ...births,
  shortBirth,
  ...arrivals,
  ...ages,
  ...pays,
  bareAge,
  ...ties,
  ...marital,
  ...degrees,
  ...named('work.work_status', workNames),
  ...nothing,
]

const anyName = (names: readonly (readonly [string, string])[]) =>
  new RegExp(names.map(([value, pattern]) => `(?<${value}>(?<![a-z])(?:${pattern})(?![a-z]))`).join('|'), 'g')
/** The names of all answers of a question: what a clause names that was not read may be the right one. */
export const namesOf: ReadonlyMap<QuestionPath, RegExp> = new Map<QuestionPath, RegExp>([
  ['route.pass', anyName(passNames)],
  ['education.highest', anyName(degreeNames)],
])
