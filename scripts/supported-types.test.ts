import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { supportedBrowsers } from '../web/supported-browsers.ts'
import { isInVersion, isSupported } from './browser-support.ts'
import { writeSupportedTypes } from './supported-types.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'supported-types-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A line of the site for each of these, and whether the types of the supported browsers allow it. */
const lines = [
  ['[2, 1].toSorted()', true],
  ['document.querySelector("dialog")?.showModal()', true],
  ['document.startViewTransition?.(() => {})', true],
  ['window.requestIdleCallback ? window.requestIdleCallback(() => {}) : setTimeout(() => {})', true],
  ['Object.groupBy([1], String)', false],
  ['Promise.try(() => 1)', false],
  ['new Set([1]).union(new Set([2]))', false],
  ['document.startViewTransition(() => {})', false],
  ['requestIdleCallback(() => {})', false],
  ['URL.canParse("")', false],
  ['new CloseWatcher()', false],
] as const

it('the types of the site refuse what a supported browser lacks, unless it is asked for first', () => {
  writeFileSync(join(folder, 'lines.ts'), lines.map(([line]) => line).join('\n'))
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'web/tsconfig.supported.json'), 'utf8'))
  const options = { ...compilerOptions, strict: true, noEmit: true, skipLibCheck: true, types: [] }
  const files = ['lines.ts', join(writeSupportedTypes(), 'dom.d.ts')]
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }))
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
    encoding: 'utf8',
  })
  const refused = new Set([...stdout.matchAll(/lines\.ts\((\d+),/g)].map(([, line]) => lines[Number(line) - 1]?.[0]))
  expect([...refused]).toEqual(lines.flatMap(([line, isAllowed]) => (isAllowed ? [] : [line])))
})

it('each supported browser passes the probe for old ones, and the version before it does not', () => {
  const asked = [
    'javascript/builtins/Array/toSorted',
    'javascript/builtins/RegExp/unicodeSets',
    'api/Navigator/userActivation',
    'css/selectors/user-invalid',
  ]
  expect(asked.filter((path) => !isSupported(path))).toEqual([])
  for (const [browser, version] of Object.entries(supportedBrowsers))
    expect(
      asked.every((path) => isInVersion(path, browser as keyof typeof supportedBrowsers, version - 1)),
      browser,
    ).toBe(false)
})
