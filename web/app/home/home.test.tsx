import outlook from 'virtual:example-outlook'
import facts from 'virtual:home-facts'
import { bases } from '@settlesg/contract'
import { screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { renderSite } from '../testing/render-site.tsx'

describe('the home page', () => {
  it('the home page shows the range of the example’s result, marked as one, with a link to it', async () => {
    await renderSite('/')
    const { low, mid, high } = outlook.estimate
    expect(facts.example).toEqual({ low, mid, high })
    const example = within(screen.getByRole('region', { name: 'What a result looks like, in short' }))
    expect(example.getByText('Example')).toBeTruthy()
    expect(example.getByText(/^This person is made up/)).toBeTruthy()
    expect(example.getByText(new RegExp(`^Of 100 applications like this.* ${low} to ${high} to succeed`))).toBeTruthy()
    expect(example.getByRole('img', { name: new RegExp(`^A hundred people: ${low} solid`) })).toBeTruthy()
    expect(example.getByRole('link', { name: 'See the whole example result' }).getAttribute('href')).toBe('/example')
  })

  it.each(['en', 'zh'])('the example on the home page says in %s what the example page says', (language) => {
    const say = (namespace: string, key: string) => i18next.getResource(language, namespace, key)
    for (const key of ['mark', 'person', 'notice', 'whole'])
      expect(say('home', `example.${key}`)).toBe(say('result', `example.${key}`))
    expect(say('home', 'example.words')).toBe(say('result', 'range.words'))
  })

  it.each(['en', 'zh'])(
    'the home page names in %s, behind "How?", the four things that results rest on',
    (language) => {
      const say = (namespace: string, key: string) => i18next.getResource(language, namespace, key)
      const colon = language === 'en' ? ': ' : '：'
      for (const basis of bases) {
        const [name, text] = [
          say('translation', `home.honest_${basis}`),
          say('translation', `home.honest_${basis}_text`),
        ]
        expect(name).toBe(say('model', `basis_name.${basis}`))
        expect(`${name}${colon}${text}`).toBe(say('model', `basis.${basis}`))
      }
    },
  )

  it('what results rest on is folded on the home page, all four of it', async () => {
    await renderSite('/')
    const rests = screen.getByRole('region', { name: 'What the range rests on' })
    const fold = rests.querySelector('details')
    expect(fold?.open).toBe(false)
    expect([...(fold?.querySelectorAll('dt') ?? [])].map((tag) => tag.textContent)).toEqual([
      'Published',
      'Statistic',
      'Reported',
      'Judgement',
    ])
  })

  it('the home page answers five to seven questions, each with a link to its evidence', async () => {
    await renderSite('/')
    const answered = within(screen.getByRole('region', { name: 'Questions and answers' }))
    const questions = answered.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('details'))
    expect([5, 6, 7]).toContain(questions.length)
    for (const question of questions) {
      const links = [...(question?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
      expect([question?.textContent, links.length > 0]).toEqual([question?.textContent, true])
      for (const link of links) expect(link).toMatch(/^(https?:\/\/|\/privacy$)/)
    }
  })

  it('the price on the home page leads to the terms of purchase', async () => {
    await renderSite('/')
    const price = within(screen.getByRole('region', { name: 'Prices' }))
    expect(price.getByRole('link', { name: 'Terms of purchase' }).getAttribute('href')).toBe('/terms-purchase')
  })
})
