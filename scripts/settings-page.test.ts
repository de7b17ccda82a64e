import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type SettingDescription, settingGroups, settingNames } from '../server/platform/setting-list.ts'
import { readSettings } from '../server/platform/settings.ts'
import { environmentExample, settingsPage } from './settings-page.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

it('docs/settings.md and .env.example say what the list of settings says: npm run settings', () => {
  expect(read('docs/settings.md')).toBe(settingsPage())
  expect(read('.env.example')).toBe(environmentExample())
})

it('the server reads exactly the settings that the page lists', () => {
  const read = new Set<string | symbol>()
  readSettings(new Proxy({}, { get: (_, name) => void read.add(name) }))
  expect([...read].sort()).toEqual([...settingNames].sort())
})

it('a default on the page is the value that the server takes without the setting', () => {
  const settings: [string, SettingDescription][] = Object.values(settingGroups).flatMap((group) =>
    Object.entries(group),
  )
  const literal = settings.flatMap(([name, { default: usual, example }]) =>
    usual !== null && example === undefined ? [[name, usual] as const] : [],
  )
  expect(literal.length).toBeGreaterThan(15)
  for (const [name, usual] of literal) expect([name, readSettings({ [name]: usual })]).toEqual([name, readSettings({})])
})
