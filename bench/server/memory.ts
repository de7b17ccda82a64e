import { readFileSync } from 'node:fs'
import type { Running } from '../../server/testing/process.ts'
import type { Report } from '../report.ts'
import { buy, call, charge, newReader, ok, signUp } from './reader.ts'
import type { Scene } from './scene.ts'

const payers = 10
/** Ten packs and the trial credit hold one more. */
const chargesEach = 30
const printers = 5
const readers = 15
/** As many as an account has a day. */
const reportsEach = 20
const mostMegabytes = 220
const accounts = { EMAIL_CONFIRMATION: 'off' }

/** P-31: the process that answers, after 300 reports and as many charges. */
export async function benchMemory(report: Report, scene: Scene): Promise<void> {
  const ours = await scene.startOurs(accounts)
  const tokens = await newPayers(ours)
  const all: Awaited<ReturnType<typeof newReader>>[] = []
  for (let reader = 0; reader < readers; reader += 1)
    all.push(await newReader(ours.origin, `reader-${reader}@example.sg`))
  await Promise.all([chargeAll(ours, tokens), ...all.slice(0, printers).map((reader) => printAll(ours, reader))])
  for (const reader of all.slice(printers)) await printAll(ours, reader)
  report.addAtMost({
    what: `P-31 memory of the process that answers, after ${readers * reportsEach} reports, ${scene.kind}`,
    value: residentMegabytes(ours),
    most: mostMegabytes,
    unit: 'MB',
  })
}

async function newPayers({ origin }: Running): Promise<string[]> {
  const tokens: string[] = []
  for (let payer = 0; payer < payers; payer += 1) {
    const token = await signUp(origin, `payer-${payer}@example.sg`)
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

/** Linux says so in pages of 4 KiB. */
export const residentMegabytes = ({ pid }: Running): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6
