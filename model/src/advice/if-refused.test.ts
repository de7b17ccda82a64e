import type { Pass, RouteId } from '@settlesg/contract'
import { expect, it } from 'vitest'
import { ifRefused } from './if-refused.ts'

const apart = 'formalities-2020-22'
const [ofCitizen, ofPr] = [['spouses-2012-16', 'spouses-2005-09'], ['pr-spouse-passes-2007-11']]
const others = ['visit-passes-2015-20']
it.each<[route: RouteId, pass: Pass, id: string, sources?: string[]]>([
  ['spouse_of_citizen', 'ep', 'spouse_of_citizen_on_work_pass', [apart, ...ofCitizen]],
  ['spouse_of_citizen', 'work_permit', 'spouse_of_citizen_on_work_pass'],
  ['spouse_of_citizen', 'ltvp', 'spouse_of_citizen_on_visit_pass', ofCitizen],
  ['spouse_of_citizen', 'visit_or_abroad', 'spouse_of_citizen_abroad'],
  ['spouse_of_citizen', 'dependant_pass', 'spouse_of_citizen'],
  ['spouse_of_pr', 'one_pass', 'spouse_of_pr_on_work_pass', [apart, ...ofPr]],
  ['spouse_of_pr', 'ltvp_plus', 'spouse_of_pr_on_visit_pass', ofPr],
  ['child', 'dependant_pass', 'child', others],
  ['child', 'ep', 'child_on_work_pass', [apart, ...others]],
  ['aged_parent', 'dependant_pass', 'aged_parent', others],
  ['aged_parent', 'ep', 'aged_parent_on_work_pass', [apart, ...others]],
  ['aged_parent', 'ltvp', 'aged_parent_on_visit_pass', others],
  ['aged_parent', 'visit_or_abroad', 'aged_parent'],
  ['pts', 'ep', 'pts', [apart, 'mha-factors-2021']],
  ['student', 'student_pass', 'student', ['ica-who-may-apply', 'mha-factors-2021']],
  ['gip', 'ep', 'pts'],
  ['gip', 'visit_or_abroad', 'other', ['mha-factors-2021']],
  ['forarts', 'other', 'other'],
])('what is left after a refusal on the route %s hangs on the pass that is held: %s', (route, pass, id, sources) => {
  const found = ifRefused(pass, route)
  expect(found.id).toBe(`if_refused_${id}`)
  if (sources) expect(found.sources).toEqual(sources)
})
