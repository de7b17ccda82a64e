import type { DatedProfile, Language } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { exampleProfile, profileArbitrary, spouseProfile } from '@settlesg/model/testing'
import { person } from '@settlesg/model/testing/person'
import fc from 'fast-check'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { reportPrinter } from './printer.ts'
import { makeContent, makeInput } from './testing/make-content.ts'
import { readPages } from './testing/read-pages.ts'

/** Three children, two refusals, notes of every kind, and every question answered: the longest report in use. */
const refusedFamily = person({
  route: { pass: 's_pass', includes: { spouse: true, children: 3 } },
  you: { birth_month: '1980-05', sex: 'male' },
  residence: { in_singapore_since: '2011-02', away_5y: '4_12', pass_expires: '2026-12', schooling_here: 'none' },
  work: {
    employer_since: '2025-07',
    occupation: '3',
    industry: 'F',
    monthly_pay: 4200,
    variable_pay_12m: 2400,
    assessed_income: [
      { year: 2026, amount: 52_000 },
      { year: 2025, amount: 30_000 },
    ],
    employers_5y: 4,
    longest_gap_months_5y: 5,
  },
  education: { highest: 'diploma', certificates: 'can_get', registration: 'none' },
  family: {
    marital_status: 'married',
    married_since: '2006-05',
    spouse_status: 'dependant_pass',
    spouse_education: 'secondary',
    spouse_monthly_pay: 0,
    children: [
      { birth_month: '2006-03', status: 'foreign', school: 'moe', included: true, sex: 'male' },
      { birth_month: '2012-09', status: 'foreign', school: 'moe', included: true, sex: 'male' },
      { birth_month: '2021-09', status: 'foreign', school: 'preschool', included: true, sex: 'female' },
    ],
    relatives_here: 1,
  },
  roots: { activities: [{ kind: 'grassroots', since: '2024-01', hours_a_month: 6, proof: true }] },
  history: {
    previous: 'rejected_more',
    last_decision: '2025-10',
    changed: ['job', 'pay', 'child', 'longer_stay'],
    consistent: 'known_differences',
    documents: { passport: 'have', birth_certificate: 'missing', payslips: 'can_get' },
  },
})
const passHolderFamily = person({
  route: { includes: { spouse: true, children: 2 } },
  you: { birth_month: '1988-05', sex: 'male' },
  residence: { in_singapore_since: '2017-02', schooling_here: 'none' },
  work: {
    employer_since: '2020-03',
    monthly_pay: 11_500,
    variable_pay_12m: 20_000,
    assessed_income: [
      { year: 2026, amount: 150_000 },
      { year: 2025, amount: 140_000 },
      { year: 2024, amount: 120_000 },
    ],
    employers_5y: 2,
  },
  education: { highest: 'master' },
  family: {
    marital_status: 'married',
    married_since: '2014-05',
    spouse_status: 'dependant_pass',
    spouse_education: 'bachelor',
    spouse_monthly_pay: 0,
    children: [
      { birth_month: '2016-03', status: 'foreign', school: 'moe', included: true, sex: 'male' },
      { birth_month: '2020-09', status: 'foreign', school: 'preschool', included: true, sex: 'female' },
    ],
  },
})
/** On an LTVP+, at work since. */
const refusedWife = person(
  {
    route: { pass: 'ltvp_plus' },
    work: { work_status: 'employee', employer_since: '2026-01', monthly_pay: 3200, occupation: '4', industry: 'G' },
    history: { previous: 'rejected_once', last_decision: '2025-09', changed: ['job'] },
  },
  spouseProfile,
)
const student = person({
  route: { pass: 'student_pass' },
  you: { birth_month: '2004-05', sex: 'male' },
  residence: {
    in_singapore_since: '2015-02',
    away_5y: 'none',
    schooling_here: 'university',
    schooling_years: 11,
    national_exam: true,
  },
  work: { work_status: 'student', monthly_pay: null, employer_since: null },
  education: { highest: 'diploma', awarded_in_singapore: true },
})

const printer = reportPrinter({ patienceMs: 300_000 })
afterAll(() => printer.close())

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Tagged = Awaited<ReturnType<Page['getStructTree']>>
/** Everything that is tagged on a page, in the order in which it is read aloud. */
const flat = (node: Tagged): (Tagged & { alt?: string })[] => [
  node,
  ...node.children.flatMap((child) => ('role' in child ? flat(child) : [])),
]

/** Fewer characters are a line or two on a page of their own. */
const leastOnPage = { en: 900, zh: 500 }
const usualPages = 8

describe.each<[string, DatedProfile, number]>([
  ['a single employee', exampleProfile, usualPages],
  ['a pass holder with husband or wife and two children', passHolderFamily, usualPages],
  ['a refused wife of a citizen', refusedWife, usualPages],
  ['a student', student, usualPages],
  ['a citizen’s wife or husband', spouseProfile, usualPages],
  ['a family that was refused twice', refusedFamily, usualPages + 1],
])('the report of %s', (_, profile, mostPages) => {
  describe.each(['en', 'zh'] as const)('in %s', (language) => {
    let pdf: Buffer
    beforeAll(async () => {
      pdf = await printer.print(makeInput(profile, language))
    })

    it(`a report has at most ${mostPages} pages, none of them with only a line or two`, async () => {
      const pages = await readPages(pdf)
      expect(pages.length).toBeLessThanOrEqual(mostPages)
      expect(pages.filter((page) => page.length < leastOnPage[language])).toEqual([])
    })

    it('a report has no figure with a decimal point but of money and the version of the model', async () => {
      const version = makeInput(profile, language).analysis.model_version
      const text = (await readPages(pdf))
        .join(' ')
        .replaceAll(version, '')
        .replaceAll(/S\$[\d,.]+/g, '')
      expect(text.match(/.{0,20}\d\.\d.{0,10}/g)).toBeNull()
    })

    it('a report skips no heading level, every table has a header, every picture a text', async () => {
      const document = await getDocumentProxy(new Uint8Array(pdf))
      const pages = Array.from({ length: document.numPages }, async (_page, index) =>
        (await document.getPage(index + 1)).getStructTree(),
      )
      const tags = (await Promise.all(pages)).flatMap(flat)
      const levels = tags.flatMap(({ role }) => /^H(\d)$/.exec(role)?.[1] ?? []).map(Number)
      expect(levels[0]).toBe(1)
      expect(levels.length).toBeGreaterThan(20)
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
      const tables = tags.filter(({ role }) => role === 'Table')
      // The plan alone; what goes on on the next page has its header on the first.
      expect(tables.length).toBeGreaterThan(0)
      expect(
        tables
          .slice(0, 1)
          .flatMap(flat)
          .some(({ role }) => role === 'TH'),
      ).toBe(true)
      const pictures = tags.filter(({ role }) => role === 'Figure')
      expect(pictures.length).toBeGreaterThanOrEqual(5)
      expect(pictures.filter(({ alt }) => !alt)).toEqual([])
    })
  })
})

describe('what a report says', () => {
  it.each([
    ['en', /not answered/gi],
    ['zh', /未回答/g],
  ] as const)('a report lists once what was not answered, and explains each paper once (%s)', (language, words) => {
    const content = makeContent(exampleProfile, language)
    expect(JSON.stringify(content).match(words)).toHaveLength(1)
    const rows = makeContent(refusedFamily, language).papers.persons.flatMap((person) => person.rows)
    const whys = rows.map(({ why }) => why).filter((why) => why !== '')
    expect(whys.length).toBeGreaterThan(10)
    expect(new Set(whys).size).toBe(whys.length)
  })

  it.each([
    ['en', ['15 years 9 months in Singapore', 'Spouse and 3 children apply with you'], 'You hold an S Pass'],
    ['zh', ['在新加坡居住 15 年 9 个月', '配偶和 3 名子女与您一同申请'], '您持有S准证'],
  ] as const)('a report names the reasons in the sentences of the result page (%s)', (language, forIt, againstIt) => {
    const { answer } = makeContent(refusedFamily, language)
    const lines = answer.way.groups.flatMap((group) => group.lines)
    const named = (sign: string) => lines.flatMap(({ people, sentence }) => (people.startsWith(sign) ? [sentence] : []))
    expect(named('+')).toEqual(expect.arrayContaining([...forIt]))
    expect(named('−')).toContain(againstIt)
  })

  it('a report lists children who need the same papers in one table, with a box for each', () => {
    const { persons } = makeContent(refusedFamily, 'en').papers
    expect(persons.map(({ names }) => names)).toEqual([
      ['You'],
      ['Husband or wife'],
      ['Child 1, born Mar 2006', 'Child 2, born Sep 2012', 'Child 3, born Sep 2021'],
    ])
  })

  it('whatever is answered, nothing is missing in any sentence, in either language', () => {
    const estimated = profileArbitrary.filter((profile) => predict(profile).estimate !== null)
    fc.assert(
      fc.property(estimated, (profile) => {
        for (const language of ['en', 'zh'] as const)
          expect(JSON.stringify(makeContent(profile, language))).not.toMatch(/\{\{|undefined|NaN/)
      }),
      { numRuns: long(10, 1_000) },
    )
  })

  it('a month beyond those of the calendar is named as one', () => {
    const late = person({
      route: { apply_month: '2099-11', includes: { spouse: false, children: 1 } },
      you: { birth_month: '2066-05' },
      residence: { in_singapore_since: '2092-02', pass_expires: null },
      work: { employer_since: '2094-07' },
      family: { children: [{ birth_month: '2095-03', status: 'foreign' }] },
    })
    const notes = (language: Language) => makeContent(late, language).family.rows.flatMap(({ texts }) => texts)
    expect(notes('en').join(' ')).toContain('in 2100 or later')
    expect(notes('zh').join(' ')).toContain('2100 年或以后')
  })
})
