import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Running } from '../../server/testing/process.ts'
import { number, type Report } from '../report.ts'
import { buy, call, charge, newReader, ok, signUp } from './reader.ts'
import type { Scene } from './scene.ts'

const payers = 10
/** Ten packs and the trial credit hold one more. */
const chargesEach = 30
const leastTimes = 1.4
const printers = 5
const readers = 15
/** As many as an account has a day. */
const reportsEach = 20
const [mostLiveMs, mostMegabytes] = [30, 220]
const accounts = { EMAIL_CONFIRMATION: 'off' }

/** P-30: credits spent by ten people at once, a second, against the same build with the model in the server's only thread. */
export async function benchCharges(report: Report, scene: Scene): Promise<void> {
  const rates: number[] = []
  for (const file of ['server/main.ts', 'bench/main-thread-server.ts']) {
    const ours = await scene.startOurs(accounts, file)
    const tokens = await newPayers(ours, file)
    const startedAt = performance.now()
    await chargeAll(ours, tokens)
    rates.push((1000 * payers * chargesEach) / (performance.now() - startedAt))
    await ours.stop()
  }
  const [beside = 0, here = Number.NaN] = rates
  report.add({
    what: `P-30 charges a second by ${payers} people, against the model in the main thread, ${scene.kind}`,
    figure: `${number(beside / here, 2)} times`,
    goal: `goal ${leastTimes} times`,
    isMet: beside / here >= leastTimes,
    beside: `${number(beside, 1)} a second and ${number(here, 1)}`,
  })
}

/** P-29: `/health/live` meanwhile, with five who print. P-31: the process that answers, after 300 reports. */
export async function benchBeside(report: Report, scene: Scene): Promise<void> {
  const ours = await scene.startOurs(accounts)
  const tokens = await newPayers(ours, 'beside')
  const all: Awaited<ReturnType<typeof newReader>>[] = []
  for (let reader = 0; reader < readers; reader += 1)
    all.push(await newReader(ours.origin, `reader-${reader}@example.sg`))

  let goesOn = true
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const waits = askWhile(ours, () => goesOn)
  await Promise.all([chargeAll(ours, tokens), ...all.slice(0, printers).map((reader) => printAll(ours, reader))])
  goesOn = false
  delay.disable()
  const sorted = (await waits).toSorted((one, other) => one - other)
  report.addAtMost({
    what: `P-29 99 of 100 answers of /health/live while ${payers} charge and ${printers} print, ${scene.kind}`,
    value: sorted[Math.floor(0.99 * sorted.length)] ?? Number.NaN,
    most: mostLiveMs,
    unit: 'ms',
    beside: `${sorted.length} calls, the longest ${number(sorted.at(-1) ?? 0)} ms; 99 of 100 turns of this client began within ${number(delay.percentile(99) / 1e6)} ms`,
  })
  for (const reader of all.slice(printers)) await printAll(ours, reader)
  report.addAtMost({
    what: `P-31 memory of the process that answers, after ${readers * reportsEach} reports, ${scene.kind}`,
    value: residentMegabytes(ours),
    most: mostMegabytes,
    unit: 'MB',
  })
}

async function newPayers({ origin }: Running, name: string): Promise<string[]> {
  const tokens: string[] = []
  for (let payer = 0; payer < payers; payer += 1) {
    const token = await signUp(origin, `payer-${payer}@${name.replaceAll('/', '-')}.example.sg`)
    await buy(origin, token, '_1', 10)
    await charge(origin, token, 0)
    tokens.push(token)
  }
  return tokens
}

const chargeAll = ({ origin }: Running, tokens: string[]) =>
  Promise.all(
    tokens.map(async (token) => {
      for (let made = 1; made <= chargesEach; made += 1) await charge(origin, token, made)
    }),
  )

async function printAll({ origin }: Running, { token, assessment_id }: { token: string; assessment_id: string }) {
  for (let made = 0; made < reportsEach; made += 1) {
    const body = { assessment_id, language: 'en', label: `Number ${made}` }
    await ok(call(origin, '/users/generate-pr-report', { token, body }))
  }
}

async function askWhile({ origin }: Running, goesOn: () => boolean): Promise<number[]> {
  const waits: number[] = []
  while (goesOn()) {
    const startedAt = performance.now()
    await ok(fetch(`${origin}/health/live`))
    waits.push(performance.now() - startedAt)
    await wait(10)
  }
  return waits
}

/** Linux says so in pages of 4 KiB. */
export const residentMegabytes = ({ pid }: Running): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6
