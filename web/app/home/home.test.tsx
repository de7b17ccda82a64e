import outlook from 'virtual:example-outlook'
import facts from 'virtual:home-facts'
import record from 'virtual:model-record'
import { priceOrder } from '@settlesg/contract'
import { modelRecord } from '@settlesg/model/record'
import { formatCents } from '@settlesg/wording'
import { render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { proofOf } from '../../facts/proof.ts'
import { renderSite } from '../testing/render-site.tsx'
import { Proof } from './proof.tsx'

describe('the home page', () => {
  it('the home page shows the range of the example’s result, marked as one, with a link to it', async () => {
    await renderSite('/')
    const { low, mid, high } = outlook.estimate
    expect(facts.example).toEqual({ low, mid, high })
    const example = within(screen.getByRole('region', { name: 'What a result looks like, in short' }))
    expect(example.getByText('Example')).toBeTruthy()
    expect(example.getByText(/^A made-up person/)).toBeTruthy()
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

  it('the home page ranks nobody: what a ranking means takes the words of how-it-works', async () => {
    await renderSite('/')
    const proof = screen.getByRole('region', { name: 'Why to believe it' })
    expect(document.querySelector('[data-of-ten]')).toBeNull()
    expect(within(proof).getByRole('link', { name: 'How it works' }).getAttribute('href')).toBe('/how-it-works')
  })

  it('a dot stands for each reported decision on the home page, each figure with its source', async () => {
    await renderSite('/')
    const { reported } = record.fitted.outcomes
    const proof = screen.getByRole('region', { name: 'Why to believe it' })
    const picture = within(proof).getByRole('img', { name: /^One dot for each reported decision/ })
    const dots = [...picture.querySelectorAll('[data-year]')].map((one) => one.getAttribute('d')?.match(/h0/g)?.length)
    expect(dots.reduce((sum = 0, count = 0) => sum + count, 0)).toBe(reported)
    expect(picture.querySelector('[data-users]')).toBeNull()
    expect(proof.textContent).toContain(
      `${reported} decisions reported by applicants, 2010 to 2024 Public trackers, 2025`,
    )
    expect(proof.textContent).toContain(
      `${record.grants.persons.toLocaleString('en')} people became permanent residents in 2024 data.gov.sg`,
    )
    const [trackers, published] = within(proof).getAllByRole('link', { name: /\d{4}$/ })
    expect(record.sources.map(({ url }) => url)).toContain(published?.getAttribute('href'))
    // The trackers were copied by one person, whose page opens from the facts, not from here.
    expect(trackers?.getAttribute('href')).toBe('/facts#wait-reported')
  })

  it('outcomes of our own users are shown apart from the others, from thirty on and not before', async () => {
    const withUsers = (users: number) => {
      const real = modelRecord()
      const { outcomes } = real.fitted
      return proofOf(
        { ...real, fitted: { ...real.fitted, outcomes: { ...outcomes, users } } },
        facts.proof.reported.byYear,
      )
    }
    expect(facts.proof.users).toBeNull()
    expect([withUsers(29).users, withUsers(30).users]).toEqual([null, 30])
    expect(withUsers(30).reported.count).toBe(record.fitted.outcomes.reported)
    await i18next.loadNamespaces('home')
    const shown = (users: number) => {
      const { container, unmount } = render(
        <MemoryRouter>
          <Proof proof={withUsers(users)} />
        </MemoryRouter>,
      )
      const seen = [
        container.querySelector('[data-users]')?.getAttribute('d')?.match(/h0/g)?.length,
        container.textContent,
      ]
      unmount()
      return seen
    }
    expect(shown(29)).toEqual([undefined, expect.not.stringContaining('our own users')])
    expect(shown(30)).toEqual([30, expect.stringContaining('30 more reported by our own users')])
  })

  it('the first question comes right after the headline and its promise, before prices and proof', async () => {
    await renderSite('/')
    const prices = screen.getByLabelText('What it costs')
    expect([...prices.querySelectorAll('dd')].map((price) => price.textContent)).toEqual([
      'free',
      ...(['pack_1', 'pack_2'] as const).map((pack) => formatCents(priceOrder(pack, 1).amountCents, 'en')),
    ])
    const question = screen.getByRole('region', { name: 'Quick check' })
    const promise = screen.getByText('Free, no account. Every number says where it comes from.')
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toBe(promise)
    expect(promise.parentElement?.nextElementSibling).toBe(question)
    const proof = screen.getByRole('region', { name: 'Why to believe it' })
    for (const later of [prices, proof])
      expect(question.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
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
    const price = within(screen.getByRole('region', { name: 'Before you pay' }))
    expect(price.getByRole('link', { name: 'Terms of purchase' }).getAttribute('href')).toBe('/terms-purchase')
  })
})
