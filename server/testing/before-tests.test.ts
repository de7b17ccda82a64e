import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { beforeTests } from './before-tests.ts'

const seen: string[] = []
const make = (name: string) => async () => {
  seen.push(`${name} made`)
  return { name, close: async () => seen.push(`${name} closed`) }
}

describe('tests that run', () => {
  const first = beforeTests(make('first'))
  const second = beforeTests(async () => make(`second after ${first.name}`)())

  it('what tests work with is made in turn before them', () => {
    expect(second.name).toBe('second after first')
    expect(seen).toEqual(['first made', 'second after first made'])
  })
})

describe.runIf(false)('tests that are left out', () => {
  beforeTests(make('third'))
  it('a test that is left out', () => {})
})

it('what tests work with is closed after them, the last first, and not made where none runs', () => {
  expect(seen.slice(2)).toEqual(['second after first closed', 'first closed'])
})

it('no test file of the server awaits anything at its top, which nothing would close where no test runs', () => {
  const server = join(import.meta.dirname, '..')
  const files = globSync('**/*.test.ts', { cwd: server, exclude: ['node_modules'] })
  expect(files.length).toBeGreaterThan(100)
  const awaits = (file: string) => /^(?:(?:const|let) .*= )?await /m.test(readFileSync(join(server, file), 'utf8'))
  expect(files.filter(awaits)).toEqual([])
})
