import record from 'virtual:model-record'
import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { site } from '../mocks/handlers.ts'
import { server } from '../testing/api-server.ts'
import { renderSite } from '../testing/render-site.tsx'

const part = () => document.getElementById('ai') as HTMLElement
const inUse = { model: 'small-1', provider: 'Example AI', country: 'SG' }

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

  it.each(['/', '/privacy', '/how-it-works/model'])('%s says that no language model is in use', async (path) => {
    await renderSite(path)
    await screen.findByText(/No language model is in use on this site/)
  })

  it.each(['/', '/privacy', '/how-it-works/model'])('%s says whose language model is in use', async (path) => {
    server.use(http.get('*/api/v1/site', () => Response.json({ ...site, language_model: inUse })))
    await renderSite(path)
    await waitFor(() => screen.getByText(/in use on this site: small-1 of Example AI \(Singapore\)/))
    expect(document.body.textContent).not.toContain('No language model')
  })
})
