import { documentIds, routeIds } from '@settlesg/contract'
import { documents } from '@settlesg/model/documents'
import { exampleProfile, spouseProfile } from '@settlesg/model/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noAnswers, readAnswers } from './answers.ts'
import { anyAnswers, thisMonth } from './arbitrary-answers.ts'
import { documentsFor } from './documents.ts'
import { situationOf } from './situation.ts'

const asked = (profile: unknown) => documentsFor(situationOf(readAnswers(profile), thisMonth))

describe('the papers that the form asks about', () => {
  it('the form asks about exactly those documents of the checklist whose state the answers decide', () => {
    fc.assert(
      fc.property(anyAnswers({ typos: false }), fc.constantFrom(...routeIds), (answers, id) => {
        const { profile, ...rest } = situationOf(answers, thisMonth)
        const shown = documentsFor({ ...rest, profile: profile ?? exampleProfile, route: id })
        const told = { ...(profile ?? exampleProfile) }
        const missing = Object.fromEntries(documentIds.map((paper) => [paper, 'missing' as const]))
        const list = documents({ ...told, history: { ...told.history, documents: missing } }, id).documents
        const answered = list.filter(({ state }) => state === 'missing').map((line) => line.id)
        if (list.length > 0) expect(new Set(shown)).toEqual(new Set(answered))
      }),
      { numRuns: 100 },
    )
  })

  it('the form does not ask about documents that others hand in: the accounts of a business, the papers of a sponsor', () => {
    expect(asked(exampleProfile)).toContain('employer_letter')
    expect(asked(exampleProfile)).not.toContain('business_accounts')
    expect(asked(exampleProfile)).not.toContain('sponsor_identity')
    expect(asked(spouseProfile)).toContain('sponsor_identity')
    expect(asked(spouseProfile)).not.toContain('employer_letter')
  })

  it('all documents are listed while the answers are incomplete, and only the common ones where no route is open', () => {
    expect(documentsFor(situationOf(noAnswers, thisMonth))).toEqual(documentIds)
    const abroad = asked({ ...exampleProfile, route: { ...exampleProfile.route, pass: 'visit_or_abroad' } })
    expect(abroad).toContain('passport')
    expect(abroad).not.toContain('annex_a')
  })
})
