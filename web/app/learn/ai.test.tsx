import record from 'virtual:model-record'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderSite } from '../testing/render-site.tsx'

const part = () => document.getElementById('ai') as HTMLElement

describe('what AI does here', () => {
  it('the footer’s words lead to it', async () => {
    await renderSite('/')
    const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'What AI does here' })
    expect(link.getAttribute('href')).toBe('/how-it-works/model#ai')
  })

  it('it says how many reports were learnt from', async () => {
    await renderSite('/how-it-works/model')
    expect(part().textContent).toContain(`has learnt from ${record.fitted.outcomes.reported.toLocaleString('en')} `)
  })

  it('the ranking never stands there without a coin and years alone', async () => {
    await renderSite('/how-it-works/model')
    expect([...part().querySelectorAll('[data-of-ten]')].map((row) => row.getAttribute('data-of-ten'))).toEqual([
      'model',
      'residence',
      'chance',
    ])
  })

  it.each(['/', '/privacy', '/how-it-works/model'])('%s says that nothing goes to an AI provider', async (path) => {
    await renderSite(path)
    await screen.findByText(/Nothing that you write or answer is sent to an AI provider/)
  })
})
