import { type DatedProfile, type RouteId, routeIds } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import en from '../../../locales/en/advice.json' with { type: 'json' }
import zh from '../../../locales/zh/advice.json' with { type: 'json' }
import { person } from '../../testing/example-person.ts'
import { type Changes, forEveryone } from '../../testing/for-everyone.ts'
import { missingFromProfiles } from '../../testing/found-in-profiles.ts'
import { family, turnsOnSex } from './family.ts'

type Child = NonNullable<DatedProfile['family']['children']>[number]

const ids = (profile: DatedProfile, route: RouteId = 'pts') => family(profile, route).map(({ id }) => id)
const note = (id: string, profile: DatedProfile, route: RouteId = 'pts') =>
  family(profile, route).find((note) => note.id === id)

const son = { birth_month: '2012-03', status: 'foreign', sex: 'male', included: true } as const
const sons = (...born: Partial<Child>[]): Changes => ({
  ...{ you: { sex: 'male' }, family: { children: born.map((one) => ({ ...son, ...one })) } },
})
const married = (spouse_status: DatedProfile['family']['spouse_status'], spouse = false): Changes => ({
  ...{ family: { marital_status: 'married', spouse_status }, route: { includes: { spouse } } },
})
const former = (former_pr: 'gave_up' | 'lapsed' | 'no', sex: 'male' | 'female' = 'male'): Changes => ({
  ...{ you: { sex }, history: { former_pr } },
})
const ended = (marital_status: 'married' | 'divorced' | 'widowed', birth_month = '2019-04'): Changes => ({
  family: { marital_status, children: [{ birth_month, status: 'citizen' }] },
})
const ofParent = (birth_month = '1993-05'): Changes => ({
  ...{ route: { links: ['child_of_citizen_or_pr'] }, you: { birth_month, sex: 'male' } },
})
const onPermit = (marriage_approved: boolean | null): Changes => ({ route: { pass: 'work_permit', marriage_approved } })
const idle: Changes = { work: { work_status: 'not_working' } }
const youth = (birth_month: string): Changes => ({ you: { birth_month, sex: 'male' } })

describe('the notes on the family, for every valid profile and route', () => {
  it('family notes have a source each, and a place where they are about a child', () => {
    forEveryone((profile, route) => {
      for (const { id, source_ids, person, index } of family(profile, route))
        expect([id, source_ids.length > 0, person === 'child']).toEqual([id, true, index !== null])
    })
  })

  it('family notes speak of National Service to no one who is female', () => {
    forEveryone((profile, route) => {
      const children = profile.family.children?.map((child) => ({ ...child, sex: 'female' as const }))
      const women = person({ you: { sex: 'female' }, family: { children: children ?? [] } }, profile)
      expect(ids(women, route).filter((id) => id.startsWith('ns_'))).toEqual([])
    })
  })

  it('family notes turn on the sex of a child exactly where it is asked, on whichever route', () => {
    forEveryone((profile, route) => {
      const children = profile.family.children ?? []
      children.forEach((child, index) => {
        const notesIf = (sex: 'male' | 'female') =>
          ids(person({ family: { children: children.with(index, { ...child, sex }) } }, profile), route)
        const isSame = JSON.stringify(notesIf('male')) === JSON.stringify(notesIf('female'))
        expect(turnsOnSex(child, profile.route.apply_month)).toBe(!isSame)
      })
    })
  })

  it('family notes warn of giving up the status exactly where someone may have to serve', () => {
    forEveryone((profile, route) => {
      const found = ids(profile, route).filter((id) => /^ns_(?!first_generation|former_pr)/.test(id))
      expect(found.filter((id) => id.startsWith('ns_renounce'))).toHaveLength(found.length > 0 ? 1 : 0)
    })
  })

  it('every known note is found in some profile', () => {
    const ofEveryRoute = (profile: DatedProfile) => routeIds.flatMap((route) => ids(profile, route))
    expect(missingFromProfiles(Object.keys(en.family), ofEveryRoute)).toEqual([])
  })
})

describe('whom a note on the family is for', () => {
  it.each<[id: string, route: RouteId, said: Changes, not: Changes[]]>([
    ['ns_first_generation', 'pts', {}, [idle, { you: { sex: 'female' } }, former('gave_up')]],
    ['ns_first_generation', 'gip', {}, [idle]],
    ['ns_first_generation_by_marriage', 'spouse_of_citizen', {}, [idle]],
    ['ns_first_generation_by_marriage', 'spouse_of_pr', {}, [idle]],
    ['ns_first_generation_without_work', 'pts', idle, [{}]],
    ['ns_first_generation_without_work', 'spouse_of_citizen', idle, [{}]],
    ['ns_student', 'student', youth('2009-05'), [{ you: { sex: 'female' } }]],
    ['ns_sponsored_applicant', 'child', youth('2009-05'), [{ you: { sex: 'female' } }]],
    ['ns_you_turn_18', 'student', youth('2009-05'), [youth('2007-01')]],
    ['ns_you_turn_18', 'child', youth('2009-05'), [youth('2007-01')]],
    ['ns_son', 'pts', sons({ birth_month: '2008-10' }), [sons({ included: false }), sons({ sex: 'female' })]],
    ['ns_son_not_included', 'pts', sons({ included: false }), [sons({})]],
    ['ns_child_turns_18', 'pts', sons({ birth_month: '2008-11' }), [sons({ birth_month: '2008-10' })]],
    ['ns_son_already', 'pts', sons({ status: 'pr' }), [sons({ status: 'pr', birth_month: '2000-01' }), sons({})]],
    ['ns_daughters', 'pts', sons({}, { sex: null }), [sons({}), sons({ sex: null, status: 'citizen' })]],
    ['ns_renounce_by_parent', 'pts', sons({}), [{}]],
    ['ns_renounce_by_parent', 'child', ofParent(), [youth('2009-05')]],
    ['ns_renounce', 'student', youth('2009-05'), [ofParent()]],
    ['ns_former_pr', 'pts', former('gave_up'), [former('gave_up', 'female'), former('no'), former('lapsed')]],
    ['ns_former_pr_lapsed', 'pts', former('lapsed'), [former('lapsed', 'female'), former('gave_up')]],
    ['spouse_can_be_included', 'pts', married('ep'), [married('ep', true), married('citizen'), married('pr')]],
    ['spouse_inclusion_gip', 'gip', married('dependant_pass'), [married('citizen'), {}]],
    ['child_can_be_included', 'pts', sons({ birth_month: '2005-12' }), [sons({ birth_month: '2005-11' })]],
    ['child_day_decides', 'pts', sons({ birth_month: '2005-11' }), [sons({ birth_month: '2005-10' })]],
    ['child_past_21', 'pts', sons({ birth_month: '2005-10' }), [sons({ birth_month: '2005-11' })]],
    ['applicant_under_21', 'student', ofParent('2009-05'), [youth('2009-05')]],
    ['applicant_under_21', 'pts', ofParent('2009-05'), [ofParent('2004-05')]],
    ['custody_of_citizen_child', 'pts', ended('divorced'), [ended('widowed'), ended('divorced', '2005-10')]],
    ['custody_of_citizen_child', 'pts', ended('divorced'), [ended('married')]],
    ['custody_of_citizen_child_widowed', 'pts', ended('widowed'), [ended('divorced'), ended('widowed', '2005-10')]],
    ['marriage_approved', 'spouse_of_citizen', onPermit(true), [onPermit(null), {}]],
    ['marriage_approval', 'spouse_of_pr', onPermit(null), [onPermit(true), {}]],
    ['marriage_approval_if_held', 'spouse_of_pr', { route: { pass: 'ltvp' } }, [onPermit(null), {}]],
  ])('%s on the route %s is said to whom it concerns, not to others', (id, route, said, not) => {
    expect(ids(person(said), route).filter((one) => one === id)).toHaveLength(1)
    for (const changes of not)
      expect([changes, ids(person(changes), route)]).not.toEqual([changes, expect.arrayContaining([id])])
  })

  it.each<[id: string, route: RouteId, changes: Changes, expected: Partial<ReturnType<typeof family>[number]>]>([
    ['ns_first_generation', 'pts', {}, { person: 'applicant', source_ids: ['ns-2012'] }],
    ['ns_son', 'pts', sons({}), { person: 'child', index: 0 }],
    ['ns_child_turns_18', 'pts', sons({}), { person: 'child', index: 0, month: '2030-03' }],
    ['ns_you_turn_18', 'student', youth('2009-05'), { month: '2027-05' }],
    ['ns_renounce_by_parent', 'pts', sons({}), { person: 'family', source_ids: ['ns-2012', 'ns-2014'] }],
    ['ns_renounce', 'student', youth('2009-05'), { person: 'applicant' }],
    ['child_can_be_included', 'pts', sons({ birth_month: '2005-12' }), { month: '2026-12' }],
    ['applicant_under_21', 'child', youth('2010-02'), { month: '2031-02' }],
    ['spouse_can_be_included', 'pts', married('ep'), { source_ids: ['ica-who-may-apply', 'pts-notes-2024'] }],
    ['spouse_inclusion_gip', 'gip', married('ep'), { source_ids: ['gip-2023'] }],
  ])('%s on the route %s names its person, month and sources', (id, route, changes, expected) => {
    expect(note(id, person(changes), route)).toMatchObject(expected)
  })

  it('without a route the notes are those that hold on any', () => {
    expect(family(person(ended('widowed')), null).map(({ id }) => id)).toEqual(['custody_of_citizen_child_widowed'])
  })

  it('on the route of a husband or wife a child reads until when it has the route of a child itself', () => {
    const months = (route: RouteId, ...links: DatedProfile['route']['links']) =>
      ['2006-03', '2005-11', '2005-10'].map((birth_month) => {
        const family = { marital_status: 'married' as const, children: [{ ...son, birth_month }] }
        return note('child_has_own_route', person({ route: { links }, family }), route)?.month
      })
    for (const route of ['spouse_of_citizen', 'spouse_of_pr'] as const)
      expect(months(route, route)).toEqual(['2027-03', '2026-11', undefined])
    expect([...months('pts', 'spouse_of_pr'), ...months('student')]).toEqual(Array(6).fill(undefined))
  })
})

describe('the texts of the notes on the family', () => {
  it.each([
    ['ns_first_generation_by_marriage', /Ask the ministry .* through his wife\.$/],
    ['ns_former_pr', /to work, to study or to become a permanent resident/],
    ['ns_former_pr_lapsed', /Nothing is published on a status that lapsed/],
  ] as const)('%s says no more than its ministry did', (id, words) => {
    expect(en.family[id]).toMatch(words)
  })

  it('nobody is told to ask what MINDEF answers, or that a former permanent resident may not live here', () => {
    expect(en.family.ns_first_generation).not.toMatch(/Ask the ministry/)
    expect(en.family.ns_renounce).not.toContain('Re-Entry')
    for (const id of ['ns_former_pr', 'ns_former_pr_lapsed'] as const)
      expect([en.family[id], zh.family[id]].join()).not.toMatch(/live here|居留/)
  })
})
