import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { thirdPartyNotices } from './notices.ts'

it('THIRD-PARTY-NOTICES.txt has the licence of every package we pass on: npm run notices', () => {
  const text = readFileSync(join(import.meta.dirname, '..', 'THIRD-PARTY-NOTICES.txt'), 'utf8')
  for (const name of ['fastify', 'react', 'kysely']) expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  for (const name of ['vitest', '@settlesg/server']) expect(text).not.toMatch(new RegExp(`^${name} \\d`, 'm'))
  expect(text === thirdPartyNotices(), 'the file is out of date: npm run notices').toBe(true)
})
