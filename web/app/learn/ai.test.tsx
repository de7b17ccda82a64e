import record from 'virtual:model-record'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderSite } from '../testing/render-site.tsx'

const part = () => document.getElementById('ai') as HTMLElement

describe('what AI does here', () => {
  it('the footer’s words lead to it', async () => {
    await renderSite('/')
    const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'What AI does here' })
    expect(link.getAttribute('href')).toBe('/how-it-works#ai')
  })

  it('it says how many reports were learnt from', async () => {
    await renderSite('/how-it-works')
    expect(part().textContent).toContain(`has learnt from ${record.fitted.outcomes.reported.toLocaleString('en')} `)
  })

  it('it is three sentences: what is rule, what is learnt, what a language model may do', async () => {
    await renderSite('/how-it-works')
    const sentences = [...part().querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(sentences).toEqual(
      [/^By rules/, /^How strong/, /^A language model/].map((start) => expect.stringMatching(start)),
    )
    for (const sentence of sentences) expect(sentence.match(/\.(?=\s|$)/g)).toHaveLength(1)
  })

  it.each(['/', '/privacy', '/how-it-works'])(
    '%s says that nothing goes to a language model unless one agrees, each time',
    async (path) => {
      await renderSite(path)
      await screen.findByText(/[Nn]othing that you write .*is sent to .* unless you agree to it, each time/)
    },
  )
})
