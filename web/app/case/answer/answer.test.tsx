import { cleanup, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { setCookie } from '../../testing/cookies.ts'
import { estimate, openResult, section } from '../../testing/open-result.ts'

describe('an estimate', () => {
  it('an estimate is a range of people in figures, words, a picture with a text and a legend', async () => {
    await openResult(estimate)
    const { low, mid, high } = estimate.estimate ?? { low: 0, mid: 0, high: 0 }
    const verdict = section('How strong is your case?')
    expect(verdict.querySelector('[data-range]')?.textContent).toBe(
      `${low} to ${high}of 100 applications like this, we would expect to succeed`,
    )
    const picture = screen.getByRole('img', {
      name: new RegExp(`${low} solid, ${high - low} hatched, ${100 - high} in outline.* ${mid}\\.$`),
    })
    for (const [state, people] of Object.entries({ solid: low, hatched: high - low, outline: 100 - high }))
      expect(picture.querySelectorAll(`.${state}`), state).toHaveLength(people)
    const legend = [...verdict.querySelectorAll('li[data-part]')].map((part) => part.textContent)
    expect(legend).toEqual([
      `${low} succeed at the low end`,
      `${high - low} more at the high end`,
      `${100 - high} do not succeed even at the high end`,
    ])
  })

  it('an estimate stands over the range of its route on one scale, with why it is wider', async () => {
    await openResult(estimate)
    const verdict = section('How strong is your case?')
    if (!estimate.estimate) throw new Error('The example has an estimate')
    const { base } = estimate.estimate
    const bars = [...verdict.querySelectorAll('dl > div')].map((bar) => bar.textContent)
    expect(bars).toEqual([
      `Usual for first applications on your route: ${Math.round(base.low)} to ${Math.round(base.high)} middle ${Math.round(base.value)}`,
    ])
    expect(verdict.textContent).toMatch(
      /wider than the route's own mostly because (questions were left open|nobody publishes how much each answer counts)/,
    )
  })

  it('an estimate has no percentage, and its middle is named as such and never the headline', async () => {
    await openResult({ ...estimate, estimate: estimate.estimate && { ...estimate.estimate, mid: 77 } })
    expect(screen.getByRole('article').textContent).not.toMatch(/%/)
    const verdict = section('How strong is your case?')
    expect(verdict.querySelector('[data-range]')?.textContent).not.toMatch(/77/)
    const text = verdict.textContent ?? ''
    expect(text.match(/77/g)?.length).toBeGreaterThan(0)
    expect(text.match(/middle 77/g)).toHaveLength(text.match(/77/g)?.length ?? 0)
  })

  it('a result has both answers, then reasons, then what would change it, then the rest folded', async () => {
    await openResult(estimate)
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'May you apply?',
      'How strong is your case?',
      'For and against',
      'Your case in words',
      'What would change it',
      'Your answers',
      'Next steps',
      'Dates and notes',
      'If it is refused',
      'The analysis',
      'How it was worked out',
      'What did ICA decide?',
    ])
    const how = within(section('How it was worked out')).getAllByRole('heading', { level: 3 })
    expect(how.map((heading) => heading.textContent)).toEqual([
      'Why you may apply',
      'What it cannot know',
      'How the level was reached',
      'Other routes',
      'How long it takes',
      'Sources',
    ])
    screen.getByText('You may apply on your Employment Pass (EP)')
    expect(screen.getAllByText(/It does not come from ICA/)).not.toHaveLength(0)
  })

  it('a result names the change that helps most with its size, and one that does not matter', async () => {
    const biggest_lever_size = { value: 3.4, low: 0.6, high: 6.2 }
    await openResult({ ...estimate, biggest_lever: 'raise_pay', biggest_lever_size, no_effect: 'volunteer' })
    expect(section('What would change it').textContent).toMatch(
      /A pay rise of a fifth about 3 more of 100 than now \(1 to 6\).*Starting to volunteer/,
    )
    cleanup()
    await openResult({ ...estimate, biggest_lever: null, no_effect: null })
    expect(section('What would change it').textContent).toMatch(/Nothing you could change/)
    expect(screen.queryByText('What would not move it')).toBeNull()
  })

  it('a range that ends where no case is shown as more certain says only from where it begins', async () => {
    await openResult({ ...estimate, estimate: estimate.estimate && { ...estimate.estimate, low: 81, high: 98 } })
    expect(section('How strong is your case?').querySelector('[data-range]')?.textContent).toBe(
      'over 81of 100 applications like this, we would expect to succeed',
    )
  })

  it('a result reads the same in Chinese', async () => {
    setCookie('language', 'zh')
    await i18next.changeLanguage('zh')
    await openResult(estimate)
    for (const fold of document.querySelectorAll('details')) fold.open = true
    screen.getByText('每 100 份类似的申请，预计获批')
    screen.getByText(/^评估日期：2026年11月21日。/)
    screen.getByText(/您的情况使中间值由每 100 份中 \d+ 份变为 \d+ 份/)
    screen.getByText('与新加坡人的家庭联系')
    screen.getByText(
      /^这个范围上下相差 \d+ 份；没答的问题都答了，大约会缩小到 \d+ 份。就算.+仍会相差约 \d+ 份：.+此外，/,
    )
    screen.getByText('申请人报告的 2022 至 2024 年的决定')
  })
})
