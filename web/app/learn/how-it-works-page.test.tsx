import record from 'virtual:model-record'
import { bases } from '@settlesg/contract'
import { rangeIfLevel } from '@settlesg/model/if-level'
import { act, fireEvent, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { exampleProfile } from '../../facts/example-profile.ts'
import { textNamed } from '../base/i18n/text-named.ts'
import { setCookie } from '../testing/cookies.ts'
import { renderSite } from '../testing/render-site.tsx'

const story = () => screen.getByRole('article')
const scene = (name: string) => screen.getByRole('region', { name })

describe('how it works', () => {
  it('the story of how it works has five screens, three parts more, and at most 1,200 words', async () => {
    await renderSite('/how-it-works')
    expect(within(story()).getAllByRole('heading', { level: 2 })).toHaveLength(8)
    const texts: string[] = []
    const walker = document.createTreeWalker(story(), NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
    const words = texts.join(' ').match(/\S+/g)?.length
    expect(words).toBeGreaterThan(400)
    expect(words).toBeLessThanOrEqual(1200)
  })

  it('the page shows how long decisions of the latest years took, as a picture', async () => {
    await renderSite('/how-it-works')
    const figure = within(scene('How long it takes')).getByRole('figure')
    expect(figure.textContent).toMatch(/2022-24.*half within 9\.3 months/s)
  })

  it('the slider of the level shows the ranges that the model gives for that level', async () => {
    await renderSite('/how-it-works')
    const width = scene('Why the range is so wide')
    const slider = within(width).getByRole('slider')
    for (const level of [20, 27, 35]) {
      fireEvent.change(slider, { target: { value: level } })
      const { low, mid, high } = rangeIfLevel(exampleProfile, level / 100)
      expect(width.querySelector('[data-crowd]')?.getAttribute('data-crowd')).toBe(`${low}-${mid}-${high}`)
      expect(slider.getAttribute('aria-valuetext')).toBe(`Then ${low} to ${high} of a hundred like this person.`)
    }
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['20', '35'])
  })

  it('the slider of the hundred says for each number what the range means for it', async () => {
    await renderSite('/how-it-works')
    const hundred = scene('A hundred people like you')
    const [, low, high] = /between (\d+) and (\d+)/.exec(hundred.textContent ?? '') ?? []
    const slider = within(hundred).getByRole('slider')
    const sentences = [1, Number(low), Number(low) + 1, Number(high), Number(high) + 1, 100].map((value) => {
      fireEvent.change(slider, { target: { value } })
      return slider.getAttribute('aria-valuetext')?.replace(/\d+/g, 'N')
    })
    const [sure, open, not] = [
      'Number N succeeds even at the low end.',
      'Number N succeeds only if N or more of the hundred do.',
      'Number N does not succeed, even at the high end.',
    ]
    expect(sentences).toEqual([sure, sure, open, open, not, not])
  })

  it('each kind of ground has its tag and every weight whose size rests on it', async () => {
    await renderSite('/how-it-works')
    const folds = [...scene('What each statement rests on').querySelectorAll('details')]
    expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual(
      bases.map((basis) => textNamed(i18next, `model:basis.${basis}`)),
    )
    for (const { id, size_basis } of record.lines)
      expect(folds[bases.indexOf(size_basis)]?.lastElementChild?.textContent).toContain(
        textNamed(i18next, `model:factor.${id}`),
      )
  })

  it('the ranking never stands without years here alone and a coin beside it', async () => {
    await renderSite('/how-it-works')
    const rankings = [...scene('How well it has done').querySelectorAll('dl')]
    expect(rankings).toHaveLength(1)
    for (const ranking of rankings)
      expect([...ranking.querySelectorAll('dt')].map((name) => name.textContent)).toEqual([
        'This model',
        'Years here alone',
        'A coin',
      ])
  })

  it.each([
    ['/how-it-works#prior-pay', '/how-it-works/model'],
    ['/zh/how-it-works#level-students', '/zh/how-it-works/model'],
  ])('an old link to a part of the model, %s, leads there', async (from, path) => {
    const router = await renderSite('/')
    await act(() => router.navigate(from))
    await expect.poll(() => router.state.location.pathname).toBe(path)
    await expect.poll(() => `#${document.activeElement?.id}`).toBe(router.state.location.hash)
  })

  it('a link to a screen of the story stays in the story', async () => {
    const router = await renderSite('/')
    await act(() => router.navigate('/how-it-works#record'))
    await screen.findByRole('heading', { level: 1, name: 'How a range comes about' })
    expect(router.state.location.pathname).toBe('/how-it-works')
  })

  it.each(['en', 'zh'] as const)('the story of how it works shows no missing text in %s', async (language) => {
    setCookie('language', language)
    await i18next.changeLanguage(language)
    await renderSite('/how-it-works')
    expect(story().textContent).not.toMatch(/\{\{|[a-z]_[a-z]|\b(?:story|model)[.:][a-z]/)
    expect(story().textContent).toMatch(language === 'zh' ? /移民与关卡局/ : /Immigration & Checkpoints Authority/)
  })
})
