import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { givenEnv } from '../../testing/given-env.ts'

export interface EndedRun {
  code: number | null
  stdout: string
  stderr: string
  output: string
}

/** As npm does, with no other environment, until it ends; is stopped when it prints `until`. */
export async function runFile(
  [file = '', ...args]: readonly string[],
  env: Record<string, string>,
  { until }: { until?: string } = {},
): Promise<EndedRun> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', file), ...args], {
    env: { ...givenEnv, ...env },
  })
  const printed = { stdout: '', stderr: '' }
  let output = ''
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (text) => {
      const wasReached = until !== undefined && output.includes(until)
      output += text
      printed[name] += text
      // Once: a second signal ends a server that is still stopping.
      if (until !== undefined && !wasReached && output.includes(until)) child.kill('SIGTERM')
    })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, ...printed, output }
}

/** As `npm run --silent NAME` does. */
export async function runCommand(
  words: readonly string[],
  env: Record<string, string>,
): Promise<Pick<EndedRun, 'code' | 'output'>> {
  const { code, output } = await runFile(['commands/main.ts', ...words], env)
  return { code, output }
}
