import type { educations } from '@settlesg/contract'
import { type Found, findAll, isDenied, isSurelyOwn, spanOf } from './clauses.ts'
import type { Rule } from './finding.ts'

const levels: readonly [(typeof educations)[number], string][] = [
  ['doctorate', '\\bph\\.? ?d\\b|\\bdoctorate\\b|\\bdoctoral\\b|博士(?!后)'],
  ['postgraduate_diploma', '\\bpost ?-?grad(?:uate)? dip(?:loma)?\\b|\\bpgdip\\b|研究生文凭'],
  [
    'master',
    "\\bmaster'?s\\b|\\b(?<!(?:scrum|station|head|dock|harbour|yard) )master(?= (?:degree|of|in|from)\\b| ?(?:$|[^a-z ]))|\\bm\\.?sc\\b|\\bmba\\b|\\bm\\.?eng\\b|\\bm\\.?tech\\b|\\bmcomp\\b|硕士|本硕|研究生(?!院)|读研(?=[^。]{0,20}毕业)",
  ],
  [
    'bachelor',
    "\\bbach[ea]lor'?s?\\b|\\bb\\.? ?sc\\b|\\bb\\.? ?tech\\b|\\bb\\.? ?eng\\b|\\bb\\.? ?com\\b|\\bbba\\b|\\bbe\\b(?= (?:in|from) )|\\bundergrad(?:uate)? degree\\b|\\b(?:uni(?:versity)? |honou?rs )?degree\\b|本科|学士|大学(?:本科)?毕业|大学学历|[一二三]本(?![书来])|双非",
  ],
  ['professional', '\\bacca\\b|\\bprofessional qualification\\b|\\bchartered accountant\\b|专业资格'],
  [
    'diploma',
    '\\b(?:poly(?:technic)? )?dipl?o?m?l?a\\b|大专|专科|(?<!中学|高中|初中|研究生)文凭(?=[^,。]{0,12}(?:理工|diploma))|理工学院文凭',
  ],
  ['ite', '\\bite\\b|\\bnitec\\b|中专|技校|职高|工艺教育'],
  [
    'secondary',
    '\\bsecondary(?: school)? (?:education|cert\\w*|school cert\\w*|only|leaver)\\b|\\bhigh ?school (?:diploma|cert\\w*|grad\\w*|education|only)\\b|\\bsecondary school\\b(?= (?:cert|education|only))|\\bo[- ]levels? (?:only|cert)|\\bspm\\b|高中(?:毕业|学历|文凭)|中学(?:毕业|学历|文凭)',
  ],
  ['below_secondary', '\\bprimary school (?:education|only|cert\\w*)\\b|小学(?:毕业|学历|文凭)|初中(?:毕业|学历|文凭)'],
]
const pattern = new RegExp(levels.map(([level, words]) => `(?<${level}>${words})`).join('|'), 'g')
const unfinished =
  /\b(?:study(?:ing)?|doing|pursuing|taking|part[- ]?time|year \d|final year|undergraduate student|currently) (?:for |my |an? )*[^,]{0,10}$|(?:在读|正在读|读着|攻读|去读个?)[^,]{0,4}$/
const unfinishedAfter = /^ ?(?:student|candidate|在读|生在读)|^[^,]{0,24}(?:\bongoing\b|in progress)/

const levelOf = ({ match }: Found) => levels.find(([level]) => match.groups?.[level] !== undefined)?.[0]
/** Diplomas rank by their places among the options; a professional qualification has no rank. */
const rank = (level: string) =>
  [
    'below_secondary',
    'secondary',
    'ite',
    'diploma',
    'professional',
    'bachelor',
    'postgraduate_diploma',
    'master',
    'doctorate',
  ].indexOf(level)

const notHeld =
  /\b(?:dropped out|drop ?out|never finished|didn't finish|(?:not|hasn't|haven't)(?: yet| been)? (?:finish|complet|graduat)\w*|unfinished|looking (?:for|at|into)|incomplete|fail\w*|expect\w*|upcoming|waiting|result\w*|pursu\w*|ongoing|graduating|final year|(?:year|yr) \d)\b|肄业|没毕业|未毕业|没读完|辍学|退学|快毕业|即将|在读|没考过/

export const readEducation: Rule = ({ clauses }) => {
  const own = findAll(clauses, pattern).filter((one) => {
    const [before, after] = [
      one.clause.text.slice(0, one.index),
      one.clause.text.slice(one.index + one.match[0].length),
    ]
    return (
      one.subjects.length === 1 &&
      one.subjects[0] === 'self' &&
      isSurelyOwn(one.clause, clauses) &&
      !isDenied(one) &&
      !notHeld.test(one.clause.text) &&
      !unfinished.test(before) &&
      !unfinishedAfter.test(after)
    )
  })
  const [highest] = own.toSorted((one, other) => rank(levelOf(other) ?? '') - rank(levelOf(one) ?? ''))
  return highest ? [{ path: 'education.highest', value: levelOf(highest), spans: [spanOf(highest)] }] : []
}
