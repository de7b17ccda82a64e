import outlook from 'virtual:example-outlook'
import { predict } from '@settlesg/model'
import { screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { exampleProfile } from '../../facts/example-profile.ts'
import { setCookie } from '../testing/cookies.ts'
import { renderSite } from '../testing/render-site.tsx'

describe('the page with the whole example result', () => {
  it('the example page shows everything the model says of the made-up person, to anybody', async () => {
    await renderSite('/example')
    expect(outlook).toEqual({ ...predict(exampleProfile), open_questions: [] })
    const { low, high } = outlook.estimate
    expect(document.querySelector('[data-range]')?.getAttribute('data-range')).toBe(`${low}-${high}`)
    screen.getByText('You may apply on your Employment Pass (EP)')
    for (const fold of document.querySelectorAll('details')) fold.open = true
    for (const part of [
      'May you apply?',
      'How strong is your case?',
      'For and against',
      'What would change it',
      'How the level was reached',
      'Sources',
    ])
      expect(screen.getByRole('region', { name: part })).toBeTruthy()
    const sources = within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('listitem')
    expect(sources).toHaveLength(outlook.sources.length)
  })

  it.each(['en', 'zh'] as const)(
    'the example page in %s says first that the person is made up, and shows no missing text',
    async (language) => {
      setCookie('language', language)
      await i18next.changeLanguage(language)
      await renderSite('/example')
      const text = document.querySelector('article')?.textContent ?? ''
      const notice = i18next.t('result:example.notice')
      expect(text.indexOf(notice)).toBeGreaterThan(0)
      expect(text.indexOf(notice)).toBeLessThan(text.indexOf(i18next.t('result:range.title')))
      expect(text).not.toMatch(/\{\{|[a-z]_[a-z]|\b(?:result|model)[.:][a-z]/)
      expect(document.title).toContain(i18next.t('result:example.title'))
    },
  )

  it('the footer links to the example page', async () => {
    await renderSite('/')
    const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Example result' })
    expect(link.getAttribute('href')).toBe('/example')
  })
})
