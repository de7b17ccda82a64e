import { expect, it } from 'vitest'
import { pictures, possible, screens, wantedIn } from '../e2e/screens/table.ts'
import { pages } from '../web/app/page-table.ts'

it('each pair of screen, state, language, theme and width is in one of 400 pictures', () => {
  const rows = pictures()
  expect(new Set(rows.flatMap(wantedIn))).toEqual(new Set(possible.flatMap(wantedIn)))
  expect(rows.length).toBeLessThanOrEqual(400)
})

it('every page of the site is among the screens that are pictured', () => {
  const pictured = Object.values(screens).flatMap(({ page }) => page ?? [])
  expect(pages.map(({ path }) => path).filter((path) => !pictured.includes(path))).toEqual([])
})
