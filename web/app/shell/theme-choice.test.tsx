import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderSite } from '../testing/render-site.tsx'
import firstScript from './first-script.js?raw'

/** What stands in the head of every page, and the script that runs after it. */
function openPage(stored: string | null) {
  if (stored !== null) localStorage.setItem('theme', stored)
  document.head.innerHTML = ['light', 'dark']
    .map((scheme) => `<meta name="theme-color" data-scheme="${scheme}" media="(prefers-color-scheme: ${scheme})">`)
    .join('')
  new Function(firstScript)()
  window.early?.stop()
  delete window.early
}
const { dataset } = document.documentElement
const medias = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ media }) => media)
const bySystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']

afterEach(() => {
  delete dataset.theme
  localStorage.clear()
})

it.each([
  [null, undefined, bySystem],
  ['system', undefined, bySystem],
  ['light', 'light', ['all', 'not all']],
  ['dark', 'dark', ['not all', 'all']],
  ['"><script>', undefined, bySystem],
])('with %j kept from before, the first paint has the theme %j', (stored, theme, media) => {
  openPage(stored)
  expect(dataset.theme).toBe(theme)
  expect(medias()).toEqual(media)
})

it('the choice in the footer is shown at once, kept for the next page, and taken back', async () => {
  openPage(null)
  await renderSite('/privacy')
  const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Appearance' })
  expect(choice().value).toBe('system')
  fireEvent.change(choice(), { target: { value: 'dark' } })
  expect([dataset.theme, localStorage.getItem('theme'), choice().value]).toEqual(['dark', 'dark', 'dark'])
  fireEvent.change(choice(), { target: { value: 'system' } })
  expect([dataset.theme, localStorage.getItem('theme'), choice().value]).toEqual([undefined, 'system', 'system'])
  expect(medias()).toEqual(bySystem)
})
