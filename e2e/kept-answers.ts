import { expect } from '@playwright/test'
import type { Visit } from './site.ts'

/** What must not stand readable anywhere of the answers that are given in the quick check of a test. */
export const told = /1990|2018|9500|9,500|employment_pass|"ep"|bachelor|employee|rejected_once|spouse|conviction/

/** In the page: how many keys the browser holds. */
const keysKept = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('keyval-store')
    opening.onupgradeneeded = () => opening.result.createObjectStore('keyval')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const count = opening.result.transaction('keyval').objectStore('keyval').count()
      count.onsuccess = () => {
        opening.result.close()
        resolve(count.result)
      }
    }
  })

/** That no answer stands readable in the browser; answers with what lies in its local storage. */
export async function expectSealed({ page }: Visit): Promise<string[]> {
  const [kept, places, ofTab] = await page.evaluate(() => [
    JSON.parse(localStorage.getItem('quick_check') ?? 'null'),
    Object.keys(localStorage),
    JSON.stringify(sessionStorage),
  ])
  expect(Object.keys(kept)).toEqual(['until', 'schema', 'sealed'])
  expect(`${ofTab} ${atob(kept.sealed)}`).not.toMatch(told)
  expect(await page.evaluate(keysKept)).toBe(1)
  return places
}

/** That neither answers nor their key are in the browser, nor in the tab. */
export async function expectNothingKept({ page }: Visit): Promise<void> {
  const places = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(places).not.toContain('quick_check')
  await expect.poll(() => page.evaluate(keysKept)).toBe(0)
}
