import type { DatedProfile, DocumentId, DocumentLine, RouteId } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import { type Changes, forEveryone } from '../../testing/for-everyone.ts'
import { exampleProfile, spouseProfile } from '../../testing/profiles.ts'
import { sources } from '../evidence/sources.ts'
import { countPapers, documents, nameOfPaper, notInHand } from './documents.ts'

const lines = (profile: DatedProfile, route: RouteId = 'pts') => documents(profile, route).documents
const of = (who: DocumentLine['person'], all: DocumentLine[]) => all.filter((line) => line.person === who)
const ids = (all: DocumentLine[]) => all.map(({ id }) => id)
const line = (id: DocumentId, profile: DatedProfile, route?: RouteId) =>
  lines(profile, route).find((line) => line.id === id)

const child = { birth_month: '2015-04', status: 'foreign', included: true } as const
const family = person({
  route: { includes: { spouse: true, children: 1 } },
  family: { marital_status: 'married', spouse_status: 'dependant_pass', children: [child] },
})

describe('the count of papers', () => {
  const papers = lines(family).map((paper) => ({ ...paper, state: 'unknown' as const }))

  it('papers that everyone needs are counted, of each person apart, without what does not apply', () => {
    const all = papers.filter(({ required }) => required === 'always').length
    expect(countPapers(papers)).toEqual({ have: 0, all, persons: 3 })
    const ticked = papers.map((paper) => {
      if (paper.person !== 'child') return paper
      return { ...paper, state: paper.id === 'passport' ? ('have' as const) : ('not_applicable' as const) }
    })
    expect(countPapers(ticked)).toEqual({ have: 1, all: all - 2, persons: 3 })
    expect(notInHand(ticked)).toHaveLength(all - 3)
  })
})

describe('every checklist', () => {
  it('every checklist names each paper of a person once, as published only where an authority publishes it', () => {
    const trust = new Map(sources.map(({ id, trust }) => [id, trust]))
    forEveryone((profile, route) => {
      const found = lines(profile, route)
      const keys = found.map(({ id, person, index, why }) => [id, person, index, why].join())
      expect(new Set(keys).size).toBe(keys.length)
      for (const { id, person, index, basis, source_ids } of found) {
        const trusted = source_ids.map((source) => trust.get(source))
        expect([id, trusted.length > 0, person === 'child']).toEqual([id, true, index !== null])
        if (basis === 'published') expect(new Set(trusted)).toEqual(new Set(['official']))
        if (basis === 'copied') expect(trusted).toContain('reported')
      }
    })
  })

  it.each(['gip', 'forarts'] as const)('the checklist is empty where another authority has the list: %s', (route) => {
    expect(lines(exampleProfile, route)).toEqual([])
  })
})

describe('the papers of a work pass holder', () => {
  const ofEmployer: DocumentId[] = ['employer_letter', 'payslips', 'annex_a']
  const ofBusiness: DocumentId[] = ['business_registration', 'business_accounts']
  it.each([
    ['employee', [...ofEmployer, 'tax_assessments'], ofBusiness],
    ['self_employed', [...ofBusiness, 'tax_assessments'], ofEmployer],
    ['both', [...ofEmployer, ...ofBusiness], []],
    ['not_working', [], [...ofEmployer, ...ofBusiness, 'tax_assessments']],
  ] as const)('the papers of work are those of somebody who is %s', (work_status, asked, others) => {
    const found = ids(lines(person({ work: { work_status } })))
    expect(found).toEqual(expect.arrayContaining([...asked]))
    expect(found.filter((id) => others.some((other) => other === id))).toEqual([])
  })

  it.each<[DocumentId, Changes, Partial<DocumentLine>]>([
    ['employer_letter', {}, { window: 'within_one_month', valid_for_days: 30, basis: 'copied', required: 'always' }],
    ['photo', {}, { window: 'within_three_months', valid_for_days: 90 }],
    ['tax_assessments', {}, { window: 'three_years_abroad' }],
    ['business_accounts', { work: { work_status: 'both' } }, { window: 'last_three_years', required: 'always' }],
    ['professional_membership', { education: { registration: 'nurse' } }, { required: 'always' }],
    ['professional_membership', {}, { required: 'if_applicable' }],
    ['marriage_certificate', { family: { marital_status: 'married' } }, { why: 'marriage_certificate' }],
    ['marriage_certificate', { family: { marital_status: 'divorced' } }, { why: 'marriage_ended' }],
    ['marriage_certificate', { family: { marital_status: 'widowed' } }, { why: 'marriage_ended' }],
    ['custody_papers', { family: { marital_status: 'divorced' } }, { why: 'earlier_marriage' }],
    ['translations', {}, { basis: 'published', source_ids: ['ica-who-may-apply'] }],
  ])('%s is asked of a work pass holder with %j as %j', (id, changes, expected) => {
    expect(line(id, person(changes))).toMatchObject(expected)
  })

  it('who applies too hands in papers of their own, of a spouse who does not the education alone is asked', () => {
    const [both, alone] = [family, person({ route: { includes: { spouse: false } } }, family)].map((one) => lines(one))
    expect(ids(of('spouse', both ?? []))).toEqual(
      expect.arrayContaining(['passport', 'birth_certificate', 'photo', 'education_certificates']),
    )
    expect(of('spouse', alone ?? []).map(({ why }) => why)).toEqual(['spouse_education'])
    const ofChild = ['children_birth_certificates', 'passport', 'photo', 'pass_card', 'name_change', 'custody_papers']
    expect(ids(of('child', both ?? []))).toEqual(ofChild)
  })

  it('children who were counted but not described have papers, one who stays out only proves the birth', () => {
    const described = (children: number, included: boolean | null) =>
      of('child', lines(person({ route: { includes: { children } }, family: { children: [{ ...child, included }] } })))
    const passports = described(2, null).filter(({ id }) => id === 'passport')
    expect(passports.map(({ index }) => index)).toEqual([0, 1])
    expect(described(0, false).map(({ id, required }) => `${id} ${required}`)).toEqual([
      'children_birth_certificates if_applicable',
    ])
  })

  it('the sources of a paper are the copies in which it was seen, and no others', () => {
    const seen = (id: DocumentId, profile: DatedProfile = exampleProfile, route?: RouteId) =>
      line(id, profile, route)?.source_ids.join(' ')
    expect(seen('payslips')).toBe('pts-documents-2024 pts-documents-2019')
    expect(seen('annex_a')).toBe('form-before-after-2024 form-changes-2024 form-changes-zh-2024 pts-notes-2024')
    expect(seen('photo')).toBe('pts-notes-2024')
    expect(seen('payslips', spouseProfile, 'spouse_of_citizen')).toBe('family-documents-2021')
    for (const { id, source_ids } of of('spouse', lines(family)))
      if (id !== 'passport') expect(source_ids).not.toContain('pts-documents-2024')
  })
})

describe('the papers on the other routes', () => {
  it('a parent shows the tie to the sponsor, by our judgement', () => {
    const [tie] = of('sponsor', lines(exampleProfile, 'aged_parent'))
    expect(tie).toMatchObject({ id: 'birth_certificate', why: 'tie_to_sponsor', basis: 'judgement' })
  })

  it.each(['spouse_of_citizen', 'spouse_of_pr'] as const)('%s asks of applicant and sponsor', (route) => {
    const found = lines(spouseProfile, route)
    expect(ids(of('sponsor', found))).toEqual([
      ...['sponsor_identity', 'education_certificates', 'employer_letter', 'payslips', 'sponsor_income'],
    ])
    expect(ids(found)).toEqual(expect.arrayContaining(['marriage_certificate', 'children_birth_certificates']))
    expect(ids(found)).not.toContain('annex_a')
  })

  it('other routes ask of a sponsor what fits the sponsor’s work', () => {
    const sponsored = (work_status: 'self_employed' | 'retired' | null) =>
      of('sponsor', lines(person({ family: { sponsor: { work_status } } }, spouseProfile), 'spouse_of_citizen'))
    expect(ids(sponsored('self_employed'))).toContain('business_registration')
    expect(sponsored('retired').at(-1)).toMatchObject({ why: 'sponsor_not_earning', required: 'if_applicable' })
    expect(sponsored(null).find(({ id }) => id === 'payslips')?.required).toBe('if_applicable')
  })

  it.each<[RouteId, DocumentId, Partial<DocumentLine>]>([
    ['student', 'school_results', { required: 'always', basis: 'judgement' }],
    ['child', 'marriage_certificate', { person: 'sponsor', why: 'parents_marriage' }],
    ['child', 'custody_papers', { why: 'adoption' }],
  ])('the route %s asks for %s, %j', (route, id, expected) => {
    expect(line(id, exampleProfile, route)).toMatchObject(expected)
  })

  it('other routes ask someone abroad for no pass card', () => {
    const abroad = person({ route: { pass: 'visit_or_abroad' } }, spouseProfile)
    expect(line('pass_card', abroad, 'spouse_of_citizen')?.required).toBe('if_applicable')
    expect(line('pass_card', spouseProfile, 'spouse_of_citizen')?.required).toBe('always')
  })
})

describe('what is said of a paper', () => {
  it('the state of a paper is what was answered of the applicant, and unknown of others', () => {
    const answered = person({ history: { documents: { passport: 'have', sponsor_identity: 'missing' } } }, family)
    const states = (route: RouteId, id: DocumentId) =>
      lines(answered, route).flatMap((one) => (one.id === id ? one.state : []))
    expect(states('pts', 'passport')).toEqual(['have', 'unknown', 'unknown'])
    expect(states('spouse_of_pr', 'sponsor_identity')).toEqual(['missing'])
  })

  it.each([
    [{ education: { certificates: 'yes' } }, 'have'],
    [{ education: { certificates: 'no' } }, 'missing'],
    [{ education: { certificates: 'can_get' } }, 'can_get'],
    [{ history: { documents: { education_certificates: 'can_get' } } }, 'can_get'],
  ] as const)('certificates follow their question unless the list says otherwise: %j is %s', (changes, state) => {
    expect(line('education_certificates', person(changes))?.state).toBe(state)
  })

  it('a translation is for papers from abroad, not for those of a school of Singapore', () => {
    const translated = (awarded_in_singapore: boolean) =>
      lines(person({ education: { awarded_in_singapore } })).flatMap(({ id, translation }) => (translation ? id : []))
    const others = ['national_id', 'birth_certificate', 'name_change', 'professional_membership', 'testimonials']
    expect(translated(true).toSorted()).toEqual(others.toSorted())
    expect(translated(false).toSorted()).toEqual([...others, 'education_certificates', 'transcripts'].toSorted())
  })

  it.each([
    ['married', 'marriage'],
    ['separated', 'marriage'],
    ['divorced', 'divorce'],
    ['widowed', 'death'],
  ] as const)('the name of a paper says which certificate it is, or of which child: %s', (marital_status, name) => {
    const profile = person({ family: { marital_status, children: [child] } })
    expect(lines(profile).flatMap((paper) => nameOfPaper(paper, profile.family) ?? [])).toEqual([name, 'child_birth'])
  })
})
