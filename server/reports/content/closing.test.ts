import { dated, languages } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { documents, nameOfKind, notInHand } from '@settlesg/model/documents'
import { exampleProfile } from '@settlesg/model/testing'
import { describe, expect, it } from 'vitest'
import { contentOf, inputOf } from '../testing/content-of.ts'
import { textsIn } from '../texts.ts'
import { reportContent } from './report-content.ts'

const people = casePeople
  .map(({ profile }) => dated(profile, '2026-11'))
  .filter((profile) => predict(profile).estimate !== null)
  .map((profile) => inputOf(profile, 'en'))

describe('the page for an adviser in the report', () => {
  it.each(languages)(
    'names in %s every paper that is not ticked as in hand, as the page of the analysis does',
    (language) => {
      const { say, list } = textsIn(language)
      for (const input of people) {
        const { profile, analysis } = input
        const missing = notInHand(documents(profile, analysis.route).documents)
        const names = [...new Set(missing.map(({ id }) => id))].map((id) => {
          const name = nameOfKind(id, missing, profile.family)
          return say(name === null ? `form:option.document.${id}` : `advice:document_name.${name}`)
        })
        expect(names.length).toBeGreaterThan(3)
        expect(reportContent({ ...input, language }).brief.open[0]).toContain(list(names))
      }
    },
  )

  it('says that all papers are in hand only where each of them is ticked', () => {
    const asked = documents(exampleProfile, 'pts').documents.map(({ id }) => [id, 'have' as const])
    const ticked = { ...exampleProfile, history: { ...exampleProfile.history, documents: Object.fromEntries(asked) } }
    expect(contentOf(ticked, 'en').brief.open[0]).toMatch(/^Every paper .* is ticked as in hand/)
    expect(contentOf(exampleProfile, 'en').brief.open[0]).toMatch(/^Papers not ticked as in hand: .*[Pp]assport/)
  })

  it('says that it was not told whether an application was refused, and what was taken, on its page and on the second', () => {
    const unsaid = { ...exampleProfile, history: { ...exampleProfile.history, previous: 'rather_not_say' } } as const
    const { answer, brief, again } = contentOf(unsaid, 'en')
    expect(answer.assumed).toMatch(/we take 18 to have been refused once, 10 more than once/)
    expect(brief.open.join()).toContain('Not said: whether an earlier application was refused')
    expect(again.first_time).toMatch(/^You did not say whether you were refused before/)
    const told = contentOf(exampleProfile, 'en')
    expect([told.answer.assumed, told.again.first_time]).toEqual(['', ''])
  })
})
