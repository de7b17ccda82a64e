import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { startLanguageModelSandbox } from '../testing/sandbox.ts'
import { modelForCommand } from './command-line.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('a command takes the key of the language model from the file that AI_API_KEY_FILE names', async () => {
  const sandbox = await startLanguageModelSandbox()
  const folder = mkdtempSync(join(tmpdir(), 'key-'))
  const { AI_API_KEY: key, ...rest } = sandbox.settings
  writeFileSync(join(folder, 'key'), `${key}\n`)
  for (const [name, value] of Object.entries({ ...rest, AI_API_KEY: '', AI_API_KEY_FILE: join(folder, 'key') }))
    vi.stubEnv(name, value)
  const task = { instructions: '', input: { question: 'What is the fee?', passages: [] } }
  expect(await modelForCommand()((ask, signal) => ask(task, signal))).toEqual({ passages: [] })
  rmSync(folder, { recursive: true })
  await sandbox.close()
})

it.each([
  ['AI_API_KEY is missing', { AI_API_KEY: ' ' }],
  ['AI_API_KEY_FILE names a file that cannot be read (ENOENT)', { AI_API_KEY_FILE: '/nowhere/key' }],
  [
    'AI_API_KEY and AI_API_KEY_FILE cannot both be given',
    { AI_API_KEY: 'sk-1', AI_API_KEY_FILE: import.meta.filename },
  ],
])('a command says what is wrong with the settings of the language model, and ends: %s', (mistake, changes) => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  for (const name of ['AI_BASE_URL', 'AI_MODEL', 'AI_PROVIDER_NAME', 'AI_PROVIDER_COUNTRY'])
    vi.stubEnv(name, 'https://ai')
  for (const [name, value] of Object.entries(changes)) vi.stubEnv(name, value)
  expect(modelForCommand).toThrow('exit 2')
  expect(said).toHaveBeenCalledWith(expect.stringContaining(mistake))
})
