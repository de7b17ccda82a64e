import { expect, it } from 'vitest'
import { checksState } from './database-state.ts'

/** A database whose writes fail with this error, if any. */
function database() {
  const state = { error: null as Error | null, isReadOnly: false, writes: 0, now: 0 }
  const query = async (statement: string) => {
    if (!statement.startsWith('create temporary table')) return { rows: state.isReadOnly ? [{}] : [] }
    state.writes += 1
    if (state.error) throw state.error
    return { rows: [] }
  }
  return Object.assign(state, { ask: checksState(query, () => state.now) })
}

const failing = (code: string) => Object.assign(new Error('planned'), { code })

it('a real write is made at most every ten seconds, and at each call after one failed', async () => {
  const disk = database()
  for (const seconds of [0, 1, 9]) {
    disk.now = seconds * 1000
    expect(await disk.ask()).toBe('ready')
  }
  expect(disk.writes).toBe(1)
  disk.now = 10_000
  disk.error = failing('53100')
  expect([await disk.ask(), await disk.ask()]).toEqual(['refusing', 'refusing'])
  disk.error = null
  expect([await disk.ask(), await disk.ask()]).toEqual(['ready', 'ready'])
  expect(disk.writes).toBe(4)
})

it.each([
  ['53100', 'refusing'],
  ['58030', 'refusing'],
  ['42501', 'refusing'],
  ['25006', 'read-only'],
])('a write that fails with %s says that the database is %s', async (code, state) => {
  const disk = database()
  disk.error = failing(code)
  expect(await disk.ask()).toBe(state)
})

it('a database that is read-only is not written to, also right after a write', async () => {
  const disk = database()
  await disk.ask()
  disk.isReadOnly = true
  expect(await disk.ask()).toBe('read-only')
  expect(disk.writes).toBe(1)
})

it('a connection that is gone while it writes is no answer', async () => {
  const disk = database()
  disk.error = failing('ECONNRESET')
  await expect(disk.ask()).rejects.toThrow('planned')
})
