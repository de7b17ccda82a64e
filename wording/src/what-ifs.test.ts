import { analyze, predict } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { exampleProfile } from '@settlesg/model/testing'
import { describe, expect, it } from 'vitest'
import { textsIn } from '../testing/texts.ts'
import { groupWhatIfs, unclearWhatIfs, whatIfNeeds, whatIfRule, whatIfSummary } from './what-ifs.ts'

const analyses = casePeople.filter(({ profile }) => predict(profile).estimate).map(({ profile }) => analyze(profile))
const rounded = (value: number) => Math.round(Math.abs(value))

describe('what-ifs in words', () => {
  it('every change stands once: apart where it is clear, else in the one line', () => {
    for (const { what_ifs } of analyses) {
      const { clear, unclear } = groupWhatIfs(what_ifs)
      expect([...clear, ...unclear].map(({ id }) => id).toSorted()).toEqual(what_ifs.map(({ id }) => id).toSorted())
      for (const { difference } of clear) expect(rounded(difference.value)).toBeGreaterThanOrEqual(2)
      for (const { weighed, difference } of unclear)
        expect(!weighed || difference.effect === 'none' || rounded(difference.value) < 2).toBe(true)
      const sizes = clear.map(({ difference }) => Math.abs(difference.value))
      expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
    }
    expect(analyses.some(({ what_ifs }) => groupWhatIfs(what_ifs).clear.length > 0)).toBe(true)
  })

  it.each(['en', 'zh'] as const)('every change has a name, and a rule where it needs one (%s)', (language) => {
    const texts = textsIn(language)
    for (const analysis of analyses) {
      const { what_ifs } = analysis
      expect(whatIfSummary(texts, analysis)).toMatch(/^[^{}]{4,160}$/)
      expect(unclearWhatIfs(texts, what_ifs)).toMatch(/^[^{}]+[.。]$/)
      for (const one of groupWhatIfs(what_ifs).clear) expect(whatIfNeeds(texts, one.id)).toHaveLength(3)
      for (const one of what_ifs) expect(whatIfRule(texts, one) === '').toBe(one.rule === null)
    }
  })

  it('the head of the what-ifs names the change that the answer in short names, or none', () => {
    const texts = textsIn('en')
    const onEp = { ...exampleProfile.family, marital_status: 'married' as const, spouse_status: 'ep' as const }
    const analysis = analyze({ ...exampleProfile, family: onEp })
    const [strongest] = groupWhatIfs(analysis.what_ifs).clear
    // What is largest here is in nobody's hands.
    expect(strongest?.id).toBe('spouse_pr')
    for (const one of [...analyses, analysis]) {
      const summary = whatIfSummary(texts, one)
      const { biggest_lever: lever } = one
      if (lever === null) expect(summary).toBe('Nothing you could change would clearly help.')
      else expect(summary.startsWith(texts.t(`model:what_if.${lever}`))).toBe(true)
    }
  })

  it('the pay of a husband or wife with a pass of their own stands in its rule', () => {
    const changes = { family: { spouse_status: 'ep', spouse_monthly_pay: 5_600 } }
    expect(whatIfRule(textsIn('en'), { rule: 'spouse_ep_floor', changes })).toContain('S$5,600 a month')
    expect(unclearWhatIfs(textsIn('en'), [])).toBe('')
  })
})
