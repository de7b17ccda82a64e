import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentIds, isDay, languages } from '@settlesg/contract'
import { passagesIn } from '@settlesg/faq/corpus'
import { checks, lastChecked, listedFacts } from '@settlesg/model'
import { describe, expect, it } from 'vitest'
import { textsIn } from '../wording/testing/texts.ts'
import { run, withDatedFacts } from './facts.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const page = read('docs/facts.md')
const facts = listedFacts()
const passages = Object.fromEntries(
  languages.map((language) => [language, new Map(passagesIn(textsIn(language)).map(({ id, text }) => [id, text]))]),
)

/** What stands at a place that uses a fact, in a language; undefined where there is no such place. */
function textAt(place: string, language: (typeof languages)[number]): string | undefined {
  const passage = passages[language]?.get(place)
  if (passage !== undefined) return passage
  const [namespace = '', key = ''] = place.split(':')
  let found: unknown = JSON.parse(read(`locales/${language}/${namespace}.json`))
  for (const name of key.split('.')) found = new Map(Object.entries(found ?? {})).get(name)
  return typeof found === 'string' ? found : undefined
}

const words = { 3: ['three', '三'], 6: ['six', '六'], 7: ['seven', '七'], 10: ['ten', '十'] } as const
/** The ways in which a number is written in either language, and in the docs. */
const written = (value: number): string[] => [
  value.toLocaleString('en-SG'),
  ...(new Map<number, readonly string[]>(Object.entries(words).map(([key, ways]) => [Number(key), ways])).get(value) ??
    []),
  ...(value >= 1e6
    ? [`${value / 1e6} million`, `$${value / 1e6}m`, `${(value / 1e4).toLocaleString('en-SG')} 万`]
    : []),
  ...(value >= 1e8 ? [`${value / 1e8} 亿`] : []),
]
const says = (text: string, value: number): boolean =>
  written(value).some((way) => new RegExp(`(?<![\\d,.])${way.replace(/[$.]/g, '\\$&')}(?![\\d]|,\\d)`, 'i').test(text))

/** The body of a section of docs/facts.md. */
const section = (number: string): string =>
  page.split(new RegExp(`^#+ ${number.replace('.', '\\.')}\\.? .*$`, 'm'))[1]?.split(/^##/m)[0] ?? ''
const lineOf = ([number, row]: (typeof facts)[number]['docs']) =>
  section(number)
    .split('\n')
    .filter((line) => line.startsWith(`| ${row}`) || (/^[-*]/.test(row) && line.startsWith(row)))

describe('the table of dated facts', () => {
  it('docs/facts.md has the table as it is: npm run facts -- page', () => {
    expect(page).toBe(withDatedFacts(page))
  })

  it('every fact has a line in docs/facts.md, which says its values', () => {
    for (const { id, docs, values } of facts) {
      const lines = lineOf(docs)
      expect([id, lines.length]).toEqual([id, 1])
      for (const value of Object.values(values))
        expect([id, value, says(lines[0] ?? '', value)]).toEqual([id, value, true])
    }
  })

  it.each(languages)('every text that claims a fact says its values: %s', (language) => {
    for (const { id, used_in, values } of facts)
      for (const place of used_in.filter((one) => !one.endsWith('.ts'))) {
        const text = textAt(place, language)
        expect([id, place, typeof text]).toEqual([id, place, 'string'])
        for (const value of Object.values(values))
          expect([id, place, value, says(text ?? '', value)]).toEqual([id, place, value, true])
      }
  })

  it('a changed value would not be found in the texts', () => {
    const fee = textAt('rule:fee', 'en') ?? ''
    expect([says(fee, 100), says(fee, 120), says(fee, 13), says(fee, 130)]).toEqual([true, false, false, true])
    expect([says('S$15,600 a month', 5_600), says('S$5,600,000', 5_600)]).toEqual([false, false])
  })

  it('every dated rule of the application and of passes in docs/facts.md is a fact of the table', () => {
    const rows = (number: string) =>
      Array.from(section(number).matchAll(/^\| (?!Item|Fact|Paper|-)([^|]+) \|.*$/gm), ([line, row = '']) => ({
        line,
        row,
      }))
    const rules = [
      ...rows('4'),
      ...rows('4.1'),
      ...rows('3.2').filter(({ line }) => /floor|announced|COMPASS/.test(line)),
    ]
    expect(rules.length).toBeGreaterThan(15)
    const listed = new Set<string>(facts.map(({ docs }) => docs[1]))
    expect(rules.map(({ row }) => row).filter((row) => !listed.has(row))).toEqual([])
  })

  it('every fact is used by a passage, text or module, but for these', () => {
    for (const { used_in } of facts)
      for (const path of used_in.filter((place) => place.endsWith('.ts'))) expect(read(path)).not.toBe('')
    const unused = facts.filter(({ used_in }) => used_in.length === 0)
    expect(unused.map(({ id }) => id)).toEqual(['re_entry_permit_fee_a_year', 're_entry_permit_refusals', 'compass'])
    for (const fact of facts)
      expect([fact.id, (fact.unused_because ?? '') !== '']).toEqual([fact.id, fact.used_in.length === 0])
    for (const { id, sources, used_in } of facts)
      if (used_in.length > 0) expect([id, sources.length]).not.toEqual([id, 0])
  })

  it('every paper that can be asked for is a fact of the table, due after half a year at the latest', () => {
    const due = (id: string) => facts.find(({ used_in }) => used_in[0] === `paper:${id}`)?.due
    expect(documentIds.filter((id) => !due(id))).toEqual([])
    expect(documentIds.filter((id) => id !== 'translations' && (due(id) ?? '') > '2027-05-28')).toEqual([])
  })

  /** What a person in that position does not read in the result, and why. model/src/advice/dated-rules.test.ts has the others. */
  const onlyAsked = {
    online_only: 'the form that every plan leads to is online',
    no_endorsed_agency: 'nobody is asked whether they pay an agency',
    tech_pass_track: 'it is about renewing that pass, not about this application',
    factors_considered: 'every result is set out by these factors',
    visit_pass_of_spouse: 'it is about another pass, after a refusal',
  }
  it('every rule is used by the result of the people it concerns, but for these that only questions ask for', () => {
    const isOfResult = (place: string) => place.endsWith('.ts') || /^(advice|analysis|model|result):/.test(place)
    const asked = facts.filter(
      ({ kind, used_in }) => kind === 'rule' && used_in.length > 0 && !used_in.some(isOfResult),
    )
    expect(asked.map(({ id }) => id)).toEqual(Object.keys(onlyAsked))
  })

  it('days are days, and a fact that ends is followed the day after by one of the same passage', () => {
    for (const { id, looked_at, due, until, used_in } of facts) {
      expect([id, isDay(looked_at), isDay(due), due > looked_at]).toEqual([id, true, true, true])
      if (until)
        expect(
          facts.filter(({ from, used_in: places }) => from === '2027-01-01' && places.includes(used_in[0] ?? '')),
        ).toHaveLength(1)
    }
  })

  // A passage is made when the site is built and read for months: it names both periods, so that no day makes it wrong.
  it.each(languages)('the passage on a floor names its months and those of the next one: %s', (language) => {
    const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
    const month = (day: string) => new Intl.DateTimeFormat(language, style).format(new Date(day))
    for (const { from, until, used_in, renewals_from } of facts)
      if (from && renewals_from)
        for (const day of [from, ...(until ? [until] : [])])
          expect(textAt(used_in[0] ?? '', language)).toContain(month(day))
  })
})

describe('npm run facts -- due', () => {
  it('nothing was overdue when all was last looked at', () => {
    expect(run(['due', '2026-11-27'], '2099-01-01')).toEqual({
      lines: ['Nothing is overdue on 2026-11-27.'],
      exitCode: 0,
    })
  })

  it('what is overdue is listed with the day it fell due, the earliest first, and fails', () => {
    expect(run(['due'], '2027-02-26')).toEqual({
      lines: ['2027-02-26 tech_pass_track: last looked at on 2026-11-26 (docs/facts.md 3.2; one-pass-track-2026)'],
      exitCode: 1,
    })
    expect(run(['due', '2027-02-25'], '2099-01-01').exitCode).toBe(0)
    const { lines } = run(['due', '2027-05-26'], '2099-01-01')
    expect(lines).toEqual(lines.toSorted())
    expect(lines.join('\n')).toMatch(/^2027-05-26 application_fee: /m)
  })

  it('a fact that has ended is not due any more, the one that follows it is', () => {
    const { lines } = run(['due', '2028-12-01'], '2099-01-01')
    expect(lines.filter((line) => line.includes('ep_floor'))).toEqual([expect.stringContaining(' ep_floor_2027: ')])
  })

  it('another command or no day is refused with the usage', () => {
    for (const args of [[], ['dew'], ['due', '2027-02-30']]) expect(run(args, '2026-11-27').exitCode).toBe(2)
  })
})

it('what rests on an overdue fact knows the day of the last look, by passage and by source', () => {
  const known = checks()
  expect(lastChecked(known, ['rule:fee'], '2027-05-25')).toBeNull()
  expect(lastChecked(known, ['rule:fee'], '2027-05-26')).toBe('2026-11-26')
  expect(lastChecked(known, ['form-window-2024'], '2027-05-26')).toBe('2026-11-26')
  expect(lastChecked(known, ['terms:liability'], '2099-01-01')).toBeNull()
})
