import { dated, languages } from '@settlesg/contract'
import { documents, nameOfKind, notInHand, predict } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { exampleProfile } from '@settlesg/model/testing'
import { listed } from '@settlesg/wording'
import { describe, expect, it } from 'vitest'
import { makeContent, makeInput } from '../testing/make-content.ts'
import { reportTexts } from './report.ts'
import { reportContent } from './report-content.ts'

const people = casePeople
  .map(({ profile }) => dated(profile, '2026-11'))
  .filter((profile) => predict(profile).estimate !== null)
  .map((profile) => makeInput(profile, 'en'))

describe('the page for an adviser in the report', () => {
  it.each(languages)(
    'the adviser page names in %s every paper that is not ticked, as the analysis page does',
    (language) => {
      const texts = reportTexts[language]
      for (const input of people) {
        const { profile, analysis } = input
        const missing = notInHand(documents(profile, analysis.route).documents)
        const names = [...new Set(missing.map(({ id }) => id))].map((id) => {
          const name = nameOfKind(id, missing, profile.family)
          return texts.t(name === null ? `form:option.document.${id}` : `advice:document_name.${name}`)
        })
        expect(names.length).toBeGreaterThan(3)
        expect(reportContent({ ...input, language }).brief.open[0]).toContain(listed(texts, names))
      }
    },
  )

  it('the adviser page says that all papers are in hand only where each is ticked', () => {
    const inHand = documents(exampleProfile, 'pts').documents.map(({ id }) => [id, 'have' as const])
    const ticked = { ...exampleProfile, history: { ...exampleProfile.history, documents: Object.fromEntries(inHand) } }
    expect(makeContent(ticked, 'en').brief.open[0]).toMatch(/^Every paper .* is ticked as in hand/)
    expect(makeContent(exampleProfile, 'en').brief.open[0]).toMatch(/^Papers not ticked as in hand: .*[Pp]assport/)
  })

  it('the report says that a refusal was not mentioned and what was assumed, on two pages', () => {
    const unsaid = { ...exampleProfile, history: { ...exampleProfile.history, previous: 'rather_not_say' } } as const
    const { answer, brief, again } = makeContent(unsaid, 'en')
    expect(answer.assumed).toMatch(/we take 18 to have been refused once, 10 more than once/)
    expect(brief.open.join()).toContain('Not said: whether an earlier application was refused')
    expect(again.first_time).toMatch(/^You did not say whether you were refused before/)
    const stated = makeContent(exampleProfile, 'en')
    expect([stated.answer.assumed, stated.again.first_time]).toEqual(['', ''])
  })
})

it('the report says of a source when it was last looked at, once that is too long ago', () => {
  const lateOn = (issuedOn: string) =>
    reportContent(makeInput(exampleProfile, 'en', issuedOn)).sources.groups.flatMap(({ rows }) =>
      rows.flatMap(({ late }) => late ?? []),
    )
  expect(lateOn('2026-11-27')).toEqual([])
  expect(lateOn('2027-12-01')).toContain(
    'Last checked on 26 Nov 2026; it may have changed since. Look at the source before you rely on it.',
  )
})
