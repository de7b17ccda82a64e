import { dated, type Profile, type RouteId } from '@settlesg/contract'
import { analyze, predict } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { analysisPath } from '../../assessments/reference.ts'
import { api } from '../../base/api.ts'
import { demo, findAccount } from '../../mocks/db.ts'
import { beSignedIn, renderSite } from '../../testing/render-site.tsx'
import { countsFor } from './open-analysis.tsx'

const account = findAccount(demo.email)
if (!account) throw new Error('The mocked API has no demo account')

/** The made-up cases of which there is an estimate. */
const estimated = casePeople
  .map(({ name, profile }) => ({ name, profile, outlook: predict(profile) }))
  .filter(({ outlook }) => outlook.estimate !== null)

/** The first made-up case of a route. */
function personOf(route: RouteId): Profile {
  const found = estimated.find(({ outlook }) => outlook.route === route)
  if (!found) throw new Error(`No case is of ${route}`)
  return found.profile
}

describe('the offer of an analysis', () => {
  it.each([
    ['pts', /made up: 32 years old, Employment Pass/],
    ['spouse_of_citizen', /made up: a citizen's wife/],
    ['spouse_of_pr', /made up: a permanent resident's wife/],
    ['student', /made up: a student of 14/],
  ] as const)('an applicant on %s sees an example of that route, and what they would get', async (route, person) => {
    beSignedIn()
    Object.assign(account, { assessments: [], records: [] })
    Object.assign(account.user, { credits: 5, supercredits: 0 })
    const { assessment_id } = await api.consumeCredits({ body: { profile: personOf(route) } })
    await renderSite(analysisPath(assessment_id))
    await screen.findByText(person)
    const price = within(screen.getByRole('region', { name: 'What it costs' }))
    await price.findByText(
      /^For your answers: \d+ papers for \d persons?, \d+ what-ifs, a plan to \d+ \w{3} 202\d, and a PDF/,
    )
  })

  it('what is counted before paying is what the analysis holds', () => {
    for (const { name, profile } of estimated) {
      const month = profile.route.apply_month
      const analysis = analyze(dated(profile, month))
      if (!analysis.route) throw new Error(`${name} has no route`)
      const { papers, persons, whatIfs } = countsFor(profile, analysis.route, month)
      const needed = analysis.documents.filter(
        ({ required, state }) => required === 'always' && state !== 'not_applicable',
      )
      const owners = new Set(needed.map(({ person, index }) => `${person} ${index}`))
      expect([name, papers, persons, whatIfs]).toEqual([name, needed.length, owners.size, analysis.what_ifs.length])
    }
  })
})
