import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { Crowd, type Range } from './crowd.tsx'

const people = (container: HTMLElement) => [...container.querySelectorAll('svg > g > use')]
const live = (container: HTMLElement) => container.querySelector('[aria-live="polite"]')?.textContent

/** Draws one range after another in the same crowd. */
function show(...ranges: Range[]) {
  const [first, ...others] = ranges
  if (!first) throw new Error('A crowd needs a range')
  const { container, rerender } = render(<Crowd range={first} />)
  for (const range of others) rerender(<Crowd range={range} />)
  return container
}

describe('the hundred people', () => {
  it('people fill from the left, solid, then hatched, then in outline, a hundred in all', () => {
    const states = people(show({ low: 12, mid: 20, high: 31 })).map((person) => person.getAttribute('class')?.trim())
    expect(states).toEqual([
      ...Array<string>(12).fill('solid'),
      ...Array<string>(19).fill('hatched'),
      ...Array<string>(69).fill('outline'),
    ])
  })

  it('the one in the middle stands in a frame below its name, at every place', () => {
    for (const mid of [1, 2, 20, 36, 99, 100]) {
      const container = show({ low: 0, mid, high: 100 })
      const frame = container.querySelector('rect.frame')
      const person = people(container)[mid - 1]
      for (const side of ['x', 'y'] as const)
        expect(Number(frame?.getAttribute(side)) - Number(person?.getAttribute(side)), side).toBeLessThan(1)
      expect(container.querySelector('.name text')?.textContent).toBe(`middle ${mid}`)
      cleanup()
    }
  })

  it('only those turn who change when the numbers change, and what changed is read out', () => {
    const container = show({ low: 20, mid: 33, high: 50 }, { low: 22, mid: 36, high: 49 })
    const turned = people(container).flatMap((person, place) => (person.classList.contains('turned') ? [place] : []))
    expect(turned).toEqual([20, 21, 49])
    expect(live(container)).toBe('3 more of 100: now 22 to 49.')
  })

  it('nothing turns and nothing is read out while the numbers stay', () => {
    const container = show({ low: 20, mid: 33, high: 50 }, { low: 20, mid: 33, high: 50 })
    expect(container.querySelectorAll('.turned')).toHaveLength(0)
    expect(live(container)).toBe('')
  })

  it('a change says fewer, or that the middle stays, and a range without an upper end as over', () => {
    expect(live(show({ low: 20, mid: 33, high: 50 }, { low: 20, mid: 32, high: 50 }))).toBe(
      '1 fewer of 100: now 20 to 50.',
    )
    expect(live(show({ low: 20, mid: 33, high: 50 }, { low: 21, mid: 33, high: 49 }))).toBe(
      'The middle stays; now 21 to 49 of 100.',
    )
    expect(live(show({ low: 90, mid: 95, high: 97 }, { low: 93, mid: 96, high: 98 }))).toBe(
      '1 more of 100: now over 93.',
    )
  })

  it('the picture says its numbers in both languages, and a crowd of nobody is decoration', async () => {
    const range = { low: 22, mid: 36, high: 50 }
    for (const language of ['en', 'zh']) {
      await i18next.changeLanguage(language)
      render(<Crowd range={range} />)
      const name = screen.getByRole('img').getAttribute('aria-label')
      for (const people of [22, 28, 50, 36]) expect(name).toContain(String(people))
      cleanup()
    }
    await i18next.changeLanguage('en')
    const { container } = render(<Crowd range={null} />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(container.textContent).toBe('')
  })
})
