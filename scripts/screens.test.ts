import { expect, it } from 'vitest'
import { coveredPairs, possiblePairs } from '../e2e/screens/pairs.ts'
import { columns, isPossible, pictures, screens } from '../e2e/screens/table.ts'
import { pages } from '../web/app/page-table.ts'

it('every pair of screen and state, language, theme and width is in a picture, of 420 at most', () => {
  const rows = pictures()
  expect(coveredPairs(rows)).toEqual(possiblePairs(columns, isPossible))
  expect(rows.length).toBeLessThanOrEqual(420)
})

it('every page of the site is among the screens that are pictured', () => {
  const pictured = Object.values(screens).flatMap(({ page }) => page ?? [])
  expect(pages.map(({ path }) => path).filter((path) => !pictured.includes(path))).toEqual([])
})
