import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { run as runHere } from '../cli/run.ts'

const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url))

export interface Ended {
  code: number | null
  out: string
  errors: string
}

/** What `npm run model -- <args>` does with `input`, in this process: one of its own takes a hundred times as long. */
export async function run(args: readonly string[], input: string | Buffer = ''): Promise<Ended> {
  let [out, errors] = ['', '']
  const code = await runHere(args, {
    input: async () => new TextDecoder().decode(Buffer.from(input)),
    print: (written) => {
      out += written
    },
    complain: (written) => {
      errors += written
    },
  })
  return { code, out, errors }
}

/** `npm run model -- <args>` as a process of its own. */
export async function runProcess(args: readonly string[], input: string | Buffer = ''): Promise<Ended> {
  const child = spawn(process.execPath, [main, ...args])
  // A command that refuses its options does not read: the pipe may break, and that is no fault.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, out, errors }
}
