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

it('a command says which setting of the language model is missing where it is empty, and ends', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  for (const name of ['AI_BASE_URL', 'AI_MODEL', 'AI_PROVIDER_NAME', 'AI_PROVIDER_COUNTRY'])
    vi.stubEnv(name, 'https://ai')
  vi.stubEnv('AI_API_KEY', ' ')
  expect(modelForCommand).toThrow('exit 2')
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^AI_API_KEY is missing/))
})
