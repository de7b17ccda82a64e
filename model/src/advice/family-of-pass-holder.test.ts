import { expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import { closingMonth } from './family-of-pass-holder.ts'

const born = (...months: string[]) =>
  person({ family: { children: months.map((birth_month) => ({ birth_month, status: 'foreign', included: true })) } })
const outside = { birth_month: '2006-01', status: 'foreign', included: false } as const

it.each([
  ['the first 21st birthday of an included child', born('2006-05', '2006-01', '2015-01'), 'pts', '2027-01'],
  ['a 21st birthday in the month of application', born('2005-11'), 'pts', '2026-11'],
  ['nothing for a child who is 21', born('2005-10'), 'pts', null],
  ['nothing for a child who does not apply', person({ family: { children: [outside] } }), 'pts', null],
  ['nothing on a route that takes no children in', born('2006-01'), 'spouse_of_citizen', null],
  ['the own 21st birthday on the route of a child', person({ you: { birth_month: '2005-12' } }), 'child', '2026-12'],
] as const)('the month that closes an application is %s', (_, profile, route, month) => {
  expect(closingMonth(profile, route)).toBe(month)
})
