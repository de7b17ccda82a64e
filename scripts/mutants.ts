/** `npm run mutants [-- WORDS]`: with each fault of mutants/table.ts its test must fail, in a copy of what is committed. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JsonTestResults } from 'vitest/node'
import { type Fault, faults } from './mutants/table.ts'

const words = process.argv.slice(2)
const chosen = faults.filter(({ name }) => words.every((word) => name.includes(word)))
if (chosen.length === 0) throw new Error(`No fault has all of these words in its name: ${words.join(' ')}`)
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
if (git('status', '--porcelain') !== '') throw new Error('Commit first: the faults are tried on what is committed')

const startedAt = performance.now()
const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000)
const copy = mkdtempSync(join(tmpdir(), 'settlesg-mutants-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
git('checkout-index', '--all', `--prefix=${copy}/`)
linkModules()

let caught = 0
for (const [test, ofTest] of Map.groupBy(chosen, (fault) => fault.test)) {
  console.log(`\n${test}`)
  const { failed, ok } = await run(test)
  if (!ok) console.log(`  RED WITHOUT A FAULT: ${failed} tests fail`)
  else for (const fault of ofTest) if (await isCaught(fault)) caught += 1
}
console.log(`\n${chosen.length} faults, ${caught} caught, in ${secondsSince(startedAt)} s`)
process.exitCode = caught === chosen.length ? 0 : 1

async function isCaught({ name, file, from, to, test }: Fault): Promise<boolean> {
  const start = performance.now()
  const say = (what: string) => console.log(`  ${name}: ${what}`)
  const path = join(copy, file)
  const source = readFileSync(path, 'utf8')
  const pieces = source.split(from)
  if (pieces.length !== 2) {
    say(`CANNOT BE MADE, since ${file} has the piece ${pieces.length - 1} times`)
    return false
  }
  writeFileSync(path, pieces.join(to))
  const { failed, ok } = await run(test)
  writeFileSync(path, source)
  // Where not even one test ran, the fault broke the syntax and no rule.
  say(`${failed > 0 ? `caught by ${failed} tests` : ok ? 'SURVIVED' : 'DOES NOT RUN'} in ${secondsSince(start)} s`)
  return failed > 0
}

async function run(test: string): Promise<{ failed: number; ok: boolean }> {
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const [project = ''] = test.split('/')
  const output = ['--reporter=json', `--outputFile=${report}`]
  const vitest = spawn('vitest', ['run', `--project=${project}`, ...output, test], { cwd: copy, stdio: 'ignore' })
  const [status] = await once(vitest, 'exit')
  if (!existsSync(report)) return { failed: 0, ok: false }
  const { numFailedTests }: JsonTestResults = JSON.parse(readFileSync(report, 'utf8'))
  return { failed: numFailedTests, ok: status === 0 }
}

/** Our own packages are those of the copy: else no test would see a fault of another package. */
function linkModules(): void {
  const modules = join(copy, 'node_modules')
  const [here, ours] = ['node_modules', join(modules, '@settlesg')]
  mkdirSync(modules)
  for (const name of readdirSync(here).filter((name) => name !== '@settlesg' && !name.startsWith('.vite')))
    symlinkSync(join(process.cwd(), here, name), join(modules, name))
  mkdirSync(ours)
  for (const name of readdirSync(join(here, '@settlesg'))) symlinkSync(join(copy, name), join(ours, name))
}
