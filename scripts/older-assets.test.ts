import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { keepOlderAssets } from './build-steps.ts'

const folder = mkdtempSync(join(tmpdir(), 'settlesg-assets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const folders = { served: join(folder, 'served'), kept: join(folder, 'kept') }

/** What the build of this hour leaves for the one after it, and what lies kept then. */
async function build(hour: number, ...names: string[]) {
  const at = new Date(Date.UTC(2026, 10, 21, hour))
  await keepOlderAssets(folders, (name) => names.includes(name), at)
  rmSync(folders.served, { recursive: true, force: true })
  mkdirSync(folders.served)
  for (const name of names) for (const ending of ['', '.br']) writeFileSync(join(folders.served, name + ending), name)
  return readdirSync(folders.kept).sort()
}

it('assets of an earlier build stay for a day after their replacement, then go', async () => {
  expect(await build(0, 'form-1.js', 'theme-1.css')).toEqual([])
  expect(await build(30, 'form-2.js', 'theme-1.css')).toEqual(['form-1.js', 'form-1.js.br'])
  expect(await build(40, 'form-3.js', 'theme-1.css')).toEqual([
    'form-1.js',
    'form-1.js.br',
    'form-2.js',
    'form-2.js.br',
  ])
  expect(await build(55, 'form-3.js', 'theme-1.css')).toEqual(['form-2.js', 'form-2.js.br'])
  expect(await build(56, 'form-2.js', 'theme-1.css')).toEqual(['form-3.js', 'form-3.js.br'])
})
