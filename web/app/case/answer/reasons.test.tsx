import { factorGroups } from '@settlesg/contract'
import { lines } from '@settlesg/model'
import { leadingReasons, reasonSentence } from '@settlesg/wording'
import { screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { asTexts } from '../../base/i18n/texts.ts'
import { estimate, openResult, section } from '../../testing/open-result.ts'

const never = (): never => {
  throw new Error('The example has an estimate')
}

describe('the reasons of a result', () => {
  it('a result has its reasons inside the six groups, in sentences with people, evidence and weight', async () => {
    await openResult(estimate)
    const part = section('For and against')
    const groups = [...part.querySelectorAll('[data-group]')]
    expect(groups.map((group) => group.getAttribute('data-group'))).toEqual([...factorGroups])
    const items = [...part.querySelectorAll<HTMLElement>('[data-reason]')]
    const { up, down } = leadingReasons(estimate.estimate ?? never(), estimate.reasons)
    const said = items.map((item) => item.querySelector('.bold')?.textContent)
    for (const reason of [...up, ...down]) expect(said).toContain(`${reasonSentence(asTexts(i18next), reason)} Change`)
    const [first] = items.filter((item) => item.getAttribute('data-reason') === 'residence')
    if (!first) throw new Error('The years here are a reason')
    expect(first.closest('[data-group]')?.getAttribute('data-group')).toBe('length_of_residency')
    expect(first.textContent).toMatch(
      /^6 years in Singapore Change How it is weighed: .*\+3about 3 more of 100 \(\d+ to \d+\)Direction: Published.*Size: (Reported|Judgement)/,
    )
    for (const item of items) {
      const link = within(item).getByRole('link', { name: /^How it is weighed: / })
      const [path, part = ''] = link.getAttribute('href')?.split('#') ?? []
      expect(path).toBe('/how-it-works/model')
      expect(lines.map(({ id }) => `prior-${id}`)).toContain(part)
    }
  })

  it('a result adds up in whole people from the route’s level over six groups to the middle', async () => {
    await openResult(estimate)
    const steps = [...section('For and against').querySelectorAll('[data-people]')]
    expect(steps).toHaveLength(8)
    const [level, ...rest] = steps.map((step) => Number(step.textContent?.replace('−', '-').replace('–', '0')))
    const middle = rest.pop()
    expect(middle).toBe(estimate.estimate?.mid)
    expect(rest.reduce((sum, people) => sum + people, level ?? 0)).toBe(middle)
    section('How the level was reached')
    screen.getByText(new RegExp(`Your own answers move the middle from ${level} to ${middle} of 100`))
  })

  it.each([
    ['a refusal is a row that leads', null, 'Refused before'],
    [
      'refusals that were not said are a row, averaged, that leads',
      { once: 18, more: 10 },
      'Earlier refusals, averaged',
    ],
  ])('%s from the level of a first application to that of the route', async (_, assumed, name) => {
    if (!estimate.estimate) throw new Error('The example has an estimate')
    const { base } = estimate.estimate
    const level = Math.round(base.value)
    const refused = { ...estimate.estimate, base: { ...base, first_time: base.value + 6 } }
    const assumed_refusals = assumed && { ...assumed, basis: 'judgement' as const }
    await openResult({ ...estimate, estimate: refused, assumed_refusals })
    expect(section('For and against').querySelector('ol')?.textContent).toMatch(
      new RegExp(`^First applications on your route${level + 6}${name}−6Level of your route${level}`),
    )
  })

  it('what is left of a group besides its named answers has a line, and an open direction says so', async () => {
    const [age, ...others] = estimate.reasons.toSorted((one) => (one.factor === 'age' ? -1 : 1))
    if (!age || !estimate.estimate) throw new Error('The example has an age and an estimate')
    const reasons = [{ ...age, direction: 'none' as const, value: -2.2, low: -4.1, high: 0.3 }, ...others]
    const mid = Math.round(reasons.reduce((sum, { value }) => sum + value, estimate.estimate.base.value))
    await openResult({ ...estimate, reasons, estimate: { ...estimate.estimate, mid } })
    expect(section('For and against').textContent).toMatch(
      /32 years old Change How it is weighed: .*may count either way−2about 2 fewer of 100 \(0 to 4\)/,
    )
    for (const group of document.querySelectorAll('li[data-group]')) {
      const inner = [...group.querySelectorAll('[data-reason] [aria-hidden], [data-rest] .amount')]
      const sum = inner.reduce((total, one) => total + Number(one.textContent?.replace('−', '-')), 0)
      if (inner.length > 0) expect(sum).toBe(Number(group.querySelector('[data-people]')?.getAttribute('data-people')))
    }
  })

  it('a result of an earlier version of the model, without reasons, is still shown', async () => {
    const old = {
      ...estimate,
      model_version: 'level-1',
      reasons: [],
      open_questions: [],
      biggest_lever: null,
      no_effect: null,
    }
    await openResult(old)
    within(section('For and against')).getByText(/made with an earlier form of the model/)
    expect(section('How the level was reached').textContent).not.toMatch(/Your own answers/)
    expect(screen.queryByRole('region', { name: 'What would change it' })).toBeNull()
  })

  it('a reason that only an earlier version of the model knew keeps its name', async () => {
    const [first, ...rest] = estimate.reasons
    if (!first) throw new Error('There is no reason')
    await openResult({
      ...estimate,
      reasons: [{ ...first, factor: 'sponsor_pay', value: 9, direction: 'up' }, ...rest],
    })
    const line = within(section('For and against')).getByText("Your sponsor's pay").closest('li')
    expect(line && within(line).getAllByRole('link', { name: /^Source \d+: / })).not.toHaveLength(0)
  })
})
