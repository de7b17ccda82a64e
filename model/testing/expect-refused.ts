import { expect } from 'vitest'
import { run } from './command-line.ts'

/** What the caller can mend: exit code 2, nothing on standard output, one line that says what and where. */
export async function expectRefused(args: readonly string[], input: string | Buffer, line: string | RegExp) {
  const { code, out, errors } = await run(args, input)
  expect(errors).toMatch(/^[^\p{Cc}]+\n$/u)
  if (typeof line === 'string') expect(errors).toBe(`${line}\n`)
  else expect(errors).toMatch(line)
  expect(out).toBe('')
  expect(code).toBe(2)
}
