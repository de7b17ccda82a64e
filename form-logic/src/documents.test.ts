import { documentIds, routeIds } from '@settlesg/contract'
import { documents } from '@settlesg/model'
import { exampleProfile, spouseProfile } from '@settlesg/model/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAnswers, thisMonth } from '../testing/arbitrary-answers.ts'
import { noAnswers, readAnswers } from './answers.ts'
import { documentsFor } from './documents.ts'
import { describeSituation } from './situation.ts'

const requested = (profile: unknown) => documentsFor(describeSituation(readAnswers(profile), thisMonth))

describe('the papers that the form asks about', () => {
  it('the form asks exactly for the documents whose state the answers decide', () => {
    fc.assert(
      fc.property(anyAnswers({ typos: false }), fc.constantFrom(...routeIds), (answers, id) => {
        const { profile, ...rest } = describeSituation(answers, thisMonth)
        const shown = documentsFor({ ...rest, profile: profile ?? exampleProfile, route: id })
        const complete = { ...(profile ?? exampleProfile) }
        const missing = Object.fromEntries(documentIds.map((paper) => [paper, 'missing' as const]))
        const list = documents({ ...complete, history: { ...complete.history, documents: missing } }, id).documents
        const answered = list.filter(({ state }) => state === 'missing').map((line) => line.id)
        if (list.length > 0) expect(new Set(shown)).toEqual(new Set(answered))
      }),
      { numRuns: 100 },
    )
  })

  it('the form does not ask for documents that others hand in, such as a sponsor’s', () => {
    expect(requested(exampleProfile)).toContain('employer_letter')
    expect(requested(exampleProfile)).not.toContain('business_accounts')
    expect(requested(exampleProfile)).not.toContain('sponsor_identity')
    expect(requested(spouseProfile)).toContain('sponsor_identity')
    expect(requested(spouseProfile)).not.toContain('employer_letter')
  })

  it('all documents are listed while answers are incomplete, the common ones without a route', () => {
    expect(documentsFor(describeSituation(noAnswers, thisMonth))).toEqual(documentIds)
    const abroad = requested({ ...exampleProfile, route: { ...exampleProfile.route, pass: 'visit_or_abroad' } })
    expect(abroad).toContain('passport')
    expect(abroad).not.toContain('annex_a')
  })
})
