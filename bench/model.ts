/*
 * What the model costs (docs/performance.md 4): `npm run bench`. Times are medians of five runs on one core, beside a
 * loop of the same machine; sizes are those of a bundle for the browser after brotli.
 */
import { brotliCompressSync } from 'node:zlib'
import { analyze, predict } from '@settlesg/model'
import { quickCheck } from '@settlesg/model/quick'
import { exampleProfile, spouseProfile } from '@settlesg/model/testing'
import { build } from 'vite'

/** Milliseconds a call. */
function once(work: () => unknown, calls: number): number {
  const start = performance.now()
  for (let call = 0; call < calls; call++) work()
  return (performance.now() - start) / calls
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** 400 worlds and 32 people: as many logistic functions as the widest range takes. */
function bareLoop(): number {
  let sum = 0
  for (let index = 0; index < 400 * 32; index++) sum += 1 / (1 + Math.exp(-(index % 100) / 20))
  return sum
}

const both = (work: (profile: typeof exampleProfile | typeof spouseProfile) => unknown) => () => {
  work(exampleProfile)
  work(spouseProfile)
}
const rows = [
  { what: 'the range alone (quick check)', goal: 1, calls: 50, work: both(quickCheck) },
  { what: 'with reasons (predict)', goal: 25, calls: 5, work: both((profile) => predict(profile)) },
  { what: 'an analysis (analyze)', goal: 250, calls: 2, work: both((profile) => analyze(profile)) },
]

let missed = 0
for (const { what, goal, calls, work } of rows) {
  work()
  const runs = Array.from({ length: 5 }, () => [once(work, calls) / 2, once(bareLoop, 50)] as const)
  const [cost, loop] = [median(runs.map(([own]) => own)), median(runs.map(([, bare]) => bare))]
  if (cost > goal) missed++
  console.log(
    `${what}: ${cost.toFixed(2)} ms (goal ${goal} ms), ${(cost / loop).toFixed(1)} x the bare loop of ${loop.toFixed(3)} ms`,
  )
}

const bundle = await build({
  configFile: false,
  logLevel: 'error',
  root: new URL('..', import.meta.url).pathname,
  build: { write: false, lib: { entry: 'model/src/quick.ts', formats: ['es'] } },
})
const outputs = [bundle].flat().flatMap((result) => ('output' in result ? result.output : []))
const code = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : [])).join('')
const bytes = brotliCompressSync(code).length
if (bytes > 30_000) missed++
console.log(`the quick check with its draws: ${bytes} bytes brotli (goal 30,000)`)
process.exitCode = missed === 0 ? 0 : 1
