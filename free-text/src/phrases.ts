import type { QuestionPath } from '@settlesg/contract'
import { findAll, isDenied, spanOf } from './clauses.ts'
import type { Finding, Rule } from './finding.ts'
import { ownPasses } from './pass.ts'
import { foreignPlaces, localSchools } from './places.ts'

/* What one phrase says by itself: the home, a professional register, schooling here. */

const homes = '(?:condo\\w*|hdb|flat|bto|apartment|house|ec)\\b'
const words: readonly [QuestionPath, string, string][] = [
  [
    'roots.home',
    'owned',
    `\\b(?:bought|own|purchased)(?: (?!in\\b|for\\b)[\\w-]+){0,3}? ${homes}|\\bhome ?owners?\\b|\\b(?:flat|condo|hdb|place|house|apartment) is (?:our|my) own\\b|(?<=住)(?:在)?自己(?:买)?的(?:房|组屋|公寓|hdb|condo|ec\\b)|买了?(?:下|一?套|个|自己的)*(?:房(?!租)|组屋|公寓|hdb|condo|ec\\b)`,
  ],
  [
    'roots.home',
    'whole_unit',
    `\\brent\\w*(?: (?:a|an|the|out))? (?:whole|entire)\\b|整租|租(?:了|的是?)?(?:一?整套|整个|整间)`,
  ],
  [
    'roots.home',
    'room',
    '\\brent\\w* (?:an? |one |just a )?(?:common |master |small |single )?(?:bed)?room\\b|合租|租了?一?[间个]?(?:普通房|主人房|房间|单间)',
  ],
  ['education.registration', 'nurse', '\\bsnb\\b|\\b(?:registered|enrolled) nurse\\b|注册护士'],
  [
    'education.registration',
    'none',
    "(?:\\bnot|n't)(?: yet)? registered (?:here|in (?:sg|singapore))\\b|\\bregistered \\w+ back home\\b|没有?在?(?:本地|新加坡|这边)注册",
  ],
  ['education.registration', 'doctor', '\\bsmc\\b|\\bregistered doctor\\b|\\bsingapore medical council\\b'],
  ['education.registration', 'dentist', '\\bregistered dentist\\b|\\bsingapore dental council\\b'],
  ['education.registration', 'pharmacist', '\\bregistered pharmacist\\b'],
  ['education.registration', 'accountant', '\\bisca\\b|\\bca \\(?singapore\\b'],
  ['education.registration', 'lawyer', '\\bcalled to the (?:singapore|sg) bar\\b'],
]
const patterns = words.map(([path, value, pattern]) => ({ path, value, pattern: new RegExp(pattern, 'g') }))
const elsewhere = new RegExp(foreignPlaces)
/** Schools here, the highest first, as who holds a Student's Pass names one's own. */
const schools: readonly [string, RegExp][] = [
  ['postgraduate', new RegExp(`(?:${localSchools})[^,。]{0,6}(?:研|硕|博)`, 'g')],
  [
    'university',
    new RegExp(
      `(?:${localSchools}),? ?(?:(?:year|yr|y) ?\\d|大[一二三四])|\\b(?:year|yr|y) ?\\d (?:in|at) (?:${localSchools})`,
      'g',
    ),
  ],
  ['ite_poly', /\bpoly(?:technic)?\b|理工学院|\bite\b/g],
  ['school', /\bjc ?[12]\b|\bsec(?:ondary)? ?[1-5]\b|(?<!高)中[一二三四五](?!国|年)|初院/g],
]

export const readPhrases: Rule = (reading) => {
  const said = patterns.flatMap(({ path, value, pattern }) =>
    findAll(reading.clauses, pattern)
      .filter(
        (one) =>
          (one.subjects[0] === 'self' || (path === 'roots.home' && one.subjects[0] === 'spouse')) &&
          !isDenied(one) &&
          !(path === 'roots.home' && elsewhere.test(one.clause.text)),
      )
      .map((one): Finding => ({ path, value, spans: [spanOf(one)] })),
  )
  if (!ownPasses(reading).some(({ status }) => status === 'student_pass')) return said
  const [schooling] = schools.flatMap(([value, pattern]) =>
    findAll(reading.clauses, pattern)
      .filter(({ subjects }) => subjects[0] === 'self')
      .map((one): Finding => ({ path: 'residence.schooling_here', value, spans: [spanOf(one)] })),
  )
  return schooling ? [...said, schooling] : said
}
