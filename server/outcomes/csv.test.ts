import type { Profile } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcomesCsv } from './service.ts'

/** Reads CSV as RFC 4180 has it, and stops at anything that it does not allow. */
function read(text: string): string[][] {
  const rows: string[][] = []
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n)/gy
  let row: string[] = []
  while (cells.lastIndex < text.length) {
    const at = cells.lastIndex
    const found = cells.exec(text)
    if (!found) throw new Error(`Not CSV from ${at} on: ${text.slice(at, at + 40)}`)
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

describe('the file', () => {
  it('the file of outcomes has its header also when nothing was reported', () => {
    expect(outcomesCsv([])).toBe('outcome,applied,decided,profile\n')
  })

  it('the file of outcomes is read as it was written, whatever somebody wrote into an answer', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'",\r\n\t=+-@;\\\'a陈\0\ufeff') })
    fc.assert(
      fc.property(fc.array(hostile), (plans) => {
        const reports = plans.map((plan) => ({
          outcome: 'waiting' as const,
          applied: null,
          decided: null,
          profile: { ...exampleProfile, roots: { plan } },
        }))
        const [, ...rows] = read(outcomesCsv(reports))
        expect(rows.map((row) => JSON.parse(row[3] ?? '').roots.plan)).toEqual(plans)
      }),
    )
  })

  it('the file of outcomes has the answers as JSON in one cell, and no month where none is', () => {
    const plan = '","approved\r\n=HYPERLINK("x")'
    const profile: Profile = { ...exampleProfile, roots: { home: null, plan } }
    const rows = read(
      outcomesCsv([
        { outcome: 'approved', applied: '2026-01', decided: '2026-07', profile },
        { outcome: 'waiting', applied: null, decided: null, profile: exampleProfile },
      ]),
    )
    expect(rows.map((row) => row.slice(0, 3))).toEqual([
      ['outcome', 'applied', 'decided'],
      ['approved', '2026-01', '2026-07'],
      ['waiting', '', ''],
    ])
    expect(rows.slice(1).map((row) => JSON.parse(row[3] ?? ''))).toEqual([
      { ...exampleProfile, roots: { plan } },
      exampleProfile,
    ])
  })
})
