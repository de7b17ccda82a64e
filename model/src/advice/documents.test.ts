import type { DatedProfile, DocumentId, DocumentLine, RouteId } from '@settlesg/contract'
import { documentIds, routeIds } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import { exampleProfile, profileArbitrary, spouseProfile } from '../../testing/profiles.ts'
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

  it('the papers of an application are those that everyone needs, of each person apart, as their parts sum to', () => {
    const { have, all, persons } = countPapers(papers)
    expect([have, all, persons]).toEqual([0, papers.filter(({ required }) => required === 'always').length, 3])
    const parts = (['applicant', 'spouse', 'child'] as const).map((who) => countPapers(of(who, papers)).all)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all)
  })

  it('a paper that does not apply is not counted, one in hand is, and what is left is the rest', () => {
    const { all } = countPapers(papers)
    const ticked = papers.map((paper) => {
      if (paper.person !== 'child') return paper
      return { ...paper, state: paper.id === 'passport' ? ('have' as const) : ('not_applicable' as const) }
    })
    const now = countPapers(ticked)
    expect(now).toEqual({ have: 1, all: all - 2, persons: 3 })
    expect(notInHand(ticked)).toHaveLength(now.all - now.have)
  })
})

describe('every checklist', () => {
  it('every checklist says that ICA’s current list was not seen, and where it is', () => {
    fc.assert(
      fc.property(profileArbitrary, fc.constantFrom(...routeIds), (profile, route) => {
        const { document_notes } = documents(profile, route)
        expect(document_notes.caveat).toBe('current_lists_not_seen')
        expect(document_notes.url).toBe(sources.find(({ id }) => id === 'ica-who-may-apply')?.url)
        expect(document_notes.form).toMatchObject({ fill_days: 7, fill_hours: 168, submit_days: 7 })
      }),
    )
  })

  it('every checklist names each paper of a person once, and each with a source', () => {
    fc.assert(
      fc.property(profileArbitrary, fc.constantFrom(...routeIds), (profile, route) => {
        const found = lines(profile, route)
        const keys = found.map(({ id, person, index, why }) => [id, person, index, why].join())
        expect(new Set(keys).size).toBe(keys.length)
        for (const line of found) {
          expect(documentIds).toContain(line.id)
          expect(line.source_ids.length, line.id).toBeGreaterThan(0)
          expect(line.person === 'child').toBe(line.index !== null)
        }
      }),
    )
  })

  it('a paper counts as published only where an authority publishes it, and a copy as a copy', () => {
    const trust = new Map(sources.map(({ id, trust }) => [id, trust]))
    fc.assert(
      fc.property(profileArbitrary, fc.constantFrom(...routeIds), (profile, route) => {
        for (const { basis, source_ids } of lines(profile, route)) {
          const found = source_ids.map((id) => trust.get(id))
          if (basis === 'published') expect(new Set(found)).toEqual(new Set(['official']))
          if (basis === 'copied') expect(found).toContain('reported')
        }
      }),
    )
  })

  it('every checklist is empty where another authority has the list', () => {
    expect(lines(exampleProfile, 'gip')).toEqual([])
    expect(lines(exampleProfile, 'forarts')).toEqual([])
  })
})

describe('a work pass holder', () => {
  it('an employee hands in a letter under one month old, six payslips and the employer’s figures', () => {
    expect(ids(lines(exampleProfile))).toEqual(
      expect.arrayContaining(['employer_letter', 'payslips', 'annex_a', 'testimonials', 'tax_assessments']),
    )
    expect(line('employer_letter', exampleProfile)).toMatchObject({
      window: 'within_one_month',
      valid_for_days: 30,
      basis: 'copied',
      required: 'always',
    })
    expect(line('photo', exampleProfile)).toMatchObject({ window: 'within_three_months', valid_for_days: 90 })
    expect(line('tax_assessments', exampleProfile)?.window).toBe('three_years_abroad')
    expect(ids(lines(exampleProfile))).not.toContain('business_registration')
  })

  it('who is self-employed hands in registration and accounts instead', () => {
    const found = ids(lines(person({ work: { work_status: 'self_employed' } })))
    expect(found).toEqual(expect.arrayContaining(['business_registration', 'business_accounts', 'tax_assessments']))
    expect(line('business_accounts', person({ work: { work_status: 'self_employed' } }))).toMatchObject({
      ...{ window: 'last_three_years', required: 'always' },
    })
    for (const id of ['employer_letter', 'payslips', 'annex_a']) expect(found).not.toContain(id)
    expect(ids(lines(person({ work: { work_status: 'both' } })))).toEqual(
      expect.arrayContaining(['business_registration', 'employer_letter', 'annex_a']),
    )
  })

  it('without work hands in nothing about it', () => {
    const found = ids(lines(person({ work: { work_status: 'not_working' } })))
    for (const id of ['employer_letter', 'payslips', 'annex_a', 'tax_assessments']) expect(found).not.toContain(id)
  })

  it('who is registered in a profession proves it', () => {
    const registered = person({ education: { registration: 'nurse' } })
    expect(line('professional_membership', registered)?.required).toBe('always')
    expect(line('professional_membership', exampleProfile)?.required).toBe('if_applicable')
  })

  it('who is single proves no marriage; after one, its end', () => {
    expect(ids(lines(exampleProfile))).not.toContain('marriage_certificate')
    expect(line('marriage_certificate', family)?.why).toBe('marriage_certificate')
    for (const marital_status of ['divorced', 'widowed'] as const)
      expect(line('marriage_certificate', person({ family: { marital_status } }))?.why).toBe('marriage_ended')
    expect(line('custody_papers', person({ family: { marital_status: 'divorced' } }))?.why).toBe('earlier_marriage')
  })

  it('a work pass holder includes the family with papers of their own', () => {
    expect(ids(of('spouse', lines(family)))).toEqual(
      expect.arrayContaining(['passport', 'birth_certificate', 'photo', 'education_certificates']),
    )
    expect(ids(of('child', lines(family)))).toEqual([
      'children_birth_certificates',
      'passport',
      'photo',
      'pass_card',
      'name_change',
      'custody_papers',
    ])
  })

  it('of a spouse who does not apply a work pass holder is asked the education only', () => {
    const alone = person({ route: { includes: { spouse: false, children: 0 } } }, family)
    expect(of('spouse', lines(alone)).map(({ id, why }) => [id, why])).toEqual([
      ['education_certificates', 'spouse_education'],
    ])
  })

  it('a work pass holder gets lines for children who were counted but not described', () => {
    const two = person({
      route: { includes: { spouse: false, children: 2 } },
      family: { children: [{ birth_month: '2015-04', status: 'foreign' }] },
    })
    const passports = of('child', lines(two)).filter(({ id }) => id === 'passport')
    expect(passports.map(({ index }) => index)).toEqual([0, 1])
  })

  it('a work pass holder is not asked for the passport of a child who stays out of it', () => {
    const out = person({ family: { children: [{ ...child, included: false }] } })
    expect(of('child', lines(out)).map(({ id, required }) => [id, required])).toEqual([
      ['children_birth_certificates', 'if_applicable'],
    ])
  })
})

describe('the sources of a paper', () => {
  it('the sources of a paper are the copies in which it was seen, and no others', () => {
    expect(line('payslips', exampleProfile)?.source_ids).toEqual(['pts-documents-2024', 'pts-documents-2019'])
    expect(line('annex_a', exampleProfile)?.source_ids).toEqual([
      ...['form-before-after-2024', 'form-changes-2024', 'form-changes-zh-2024', 'pts-notes-2024'],
    ])
    expect(line('photo', exampleProfile)?.source_ids).toEqual(['pts-notes-2024'])
    expect(line('tax_assessments', exampleProfile)?.source_ids).toEqual([
      ...['pts-documents-2019', 'form-before-after-2024', 'form-changes-zh-2024', 'pts-documents-2017'],
    ])
    for (const { id, source_ids } of of('spouse', lines(family)))
      if (id !== 'passport') expect(source_ids).not.toContain('pts-documents-2024')
    expect(line('payslips', person({}, spouseProfile), 'spouse_of_citizen')?.source_ids).toEqual([
      'family-documents-2021',
    ])
  })
})

describe('the other routes', () => {
  it.each(['spouse_of_citizen', 'spouse_of_pr'] as const)('%s asks of applicant and sponsor', (route) => {
    const found = lines(spouseProfile, route)
    expect(ids(of('sponsor', found))).toEqual([
      'sponsor_identity',
      'education_certificates',
      'employer_letter',
      'payslips',
      'sponsor_income',
    ])
    expect(ids(found)).toEqual(expect.arrayContaining(['marriage_certificate', 'children_birth_certificates']))
    expect(ids(found)).not.toContain('annex_a')
  })

  it('other routes ask of a sponsor what fits the sponsor’s work', () => {
    const sponsored = (work_status: 'self_employed' | 'retired' | null) =>
      of('sponsor', lines(person({ family: { sponsor: { work_status } } }, spouseProfile), 'spouse_of_citizen'))
    expect(ids(sponsored('self_employed'))).toContain('business_registration')
    expect(sponsored('retired').at(-1)).toMatchObject({ why: 'sponsor_not_earning', required: 'if_applicable' })
    expect(sponsored(null).filter(({ id }) => id === 'payslips')[0]?.required).toBe('if_applicable')
  })

  it('student asks for the exam, and says that this is our judgement', () => {
    expect(line('school_results', exampleProfile, 'student')).toMatchObject({ required: 'always', basis: 'judgement' })
    expect(of('sponsor', lines(exampleProfile, 'student'))).toEqual([])
  })

  it('child asks for the parents’ marriage or the adoption', () => {
    expect(line('marriage_certificate', exampleProfile, 'child')).toMatchObject({
      person: 'sponsor',
      why: 'parents_marriage',
    })
    expect(line('custody_papers', exampleProfile, 'child')?.why).toBe('adoption')
  })

  it('aged_parent asks for the tie to the sponsor', () => {
    const [tie] = of('sponsor', lines(exampleProfile, 'aged_parent'))
    expect(tie).toMatchObject({ id: 'birth_certificate', why: 'tie_to_sponsor', basis: 'judgement' })
  })

  it('other routes ask someone abroad for no pass card', () => {
    const abroad = person({ route: { pass: 'visit_or_abroad' } }, spouseProfile)
    expect(line('pass_card', abroad, 'spouse_of_citizen')?.required).toBe('if_applicable')
    expect(line('pass_card', spouseProfile, 'spouse_of_citizen')?.required).toBe('always')
  })
})

describe('the state of a paper', () => {
  it('the state of a paper is what was answered of the applicant, and unknown of others', () => {
    const answered = person(
      { history: { documents: { passport: 'have', children_birth_certificates: 'missing' } } },
      family,
    )
    const passports = lines(answered).filter(({ id }) => id === 'passport')
    expect(passports.map(({ person, state }) => [person, state])).toEqual([
      ['applicant', 'have'],
      ['spouse', 'unknown'],
      ['child', 'unknown'],
    ])
    expect(line('children_birth_certificates', answered)?.state).toBe('missing')
  })

  it('the state of certificates follows their question, unless the list says otherwise', () => {
    expect(line('education_certificates', exampleProfile)?.state).toBe('have')
    expect(line('education_certificates', person({ education: { certificates: 'no' } }))?.state).toBe('missing')
    expect(line('education_certificates', person({ education: { certificates: 'can_get' } }))?.state).toBe('can_get')
    const both = person({ history: { documents: { education_certificates: 'can_get' } } })
    expect(line('education_certificates', both)?.state).toBe('can_get')
  })
})

describe('a translation', () => {
  it('a translation is for papers from abroad, not for those of Singapore', () => {
    expect(line('birth_certificate', exampleProfile)?.translation).toBe(true)
    expect(line('education_certificates', exampleProfile)?.translation).toBe(true)
    const local = person({ education: { awarded_in_singapore: true } })
    expect(line('education_certificates', local)?.translation).toBe(false)
    expect(line('transcripts', local)?.translation).toBe(false)
    for (const id of ['payslips', 'pass_card', 'photo', 'tax_assessments'] as const)
      expect(line(id, exampleProfile)?.translation).toBe(false)
  })

  it('a translation rests on ICA’s own page', () => {
    expect(line('translations', exampleProfile)).toMatchObject({
      basis: 'published',
      source_ids: ['ica-who-may-apply'],
    })
  })
})

describe('the name of a paper', () => {
  const namesOf = (marital_status: 'married' | 'separated' | 'divorced' | 'widowed') => {
    const profile = person({ family: { marital_status, children: [{ birth_month: '2015-02', status: 'foreign' }] } })
    return lines(profile).flatMap((paper) => nameOfPaper(paper, profile.family) ?? [])
  }

  it('the name of a paper says which marriage certificate it is, or of which child', () => {
    expect(namesOf('married')).toEqual(['marriage', 'child_birth'])
    expect(namesOf('separated')).toEqual(['marriage', 'child_birth'])
    expect(namesOf('divorced')).toEqual(['divorce', 'child_birth'])
    expect(namesOf('widowed')).toEqual(['death', 'child_birth'])
  })
})
