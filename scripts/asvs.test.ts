import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The sections of OWASP ASVS 5.0.0, each with the level of its lines in their order. */
const standard: Record<string, string> = {
  ...{ '1.1': '22', '1.2': '1111122223', '1.3': '112222222223', '1.4': '222', '1.5': '123' },
  ...{ '2.1': '122', '2.2': '112', '2.3': '12223', '2.4': '23' },
  ...{ '3.1': '3', '3.2': '113', '3.3': '12223', '3.4': '11222233', '3.5': '11122333', '3.6': '3', '3.7': '22333' },
  ...{ '4.1': '12233', '4.2': '23333', '4.3': '22', '4.4': '1222' },
  ...{ '5.1': '2', '5.2': '112333', '5.3': '113', '5.4': '222' },
  ...{ '6.1': '122', '6.2': '111111112222', '6.3': '11223333', '6.4': '112233', '6.5': '22222333' },
  ...{ '6.6': '2223', '6.7': '33', '6.8': '2222' },
  ...{ '7.1': '222', '7.2': '1111', '7.3': '22', '7.4': '11222', '7.5': '223', '7.6': '22' },
  ...{ '8.1': '1233', '8.2': '1123', '8.3': '133', '8.4': '23', '9.1': '111', '9.2': '1222' },
  ...{ '10.1': '22', '10.2': '223', '10.3': '22223', '10.4': '1111122222233333', '10.5': '22222', '10.6': '22' },
  ...{ '10.7': '222', '11.1': '2233', '11.2': '22233', '11.3': '11233', '11.4': '1222', '11.5': '23', '11.6': '23' },
  ...{ '11.7': '33', '12.1': '12233', '12.2': '11', '12.3': '22223' },
  ...{ '13.1': '2333', '13.2': '222223', '13.3': '2233', '13.4': '1222233' },
  ...{ '14.1': '22', '14.2': '12223333', '14.3': '122', '15.1': '12233', '15.2': '12233', '15.3': '1222222' },
  ...{ '15.4': '3333', '16.1': '2', '16.2': '22222', '16.3': '2222', '16.4': '222', '16.5': '2223' },
  ...{ '17.1': '23', '17.2': '22223333', '17.3': '22' },
}
const levels = new Map(
  Object.entries(standard).flatMap(([section, each]) =>
    [...each].map((level, index): [string, string] => [`${section}.${index + 1}`, level]),
  ),
)

const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const section = /\n## 14\. OWASP ASVS 5\.0\n([\s\S]*?)\n## /.exec(page)?.[1] ?? ''
const rows = [...section.matchAll(/^\| (\d[^|]*) \| ([^|]+) \| ([^|]+) \|(.*)\|$/gm)].map(
  ([, lines = '', verdict = '', , held = '']) => ({ lines: lines.split(', ').flatMap(expandLines), verdict, held }),
)

/** `1.2.1–1.2.3` are three lines. */
function expandLines(range: string): string[] {
  const [first = '', last = first] = range.split('–')
  const [within, from, to] = [first.replace(/\d+$/, ''), Number(/\d+$/.exec(first)), Number(/\d+$/.exec(last))]
  return Array.from({ length: to - from + 1 }, (_, index) => `${within}${from + index}`)
}

const count = (level: string, verdict: string) =>
  rows
    .filter((row) => row.verdict === verdict)
    .flatMap(({ lines }) => lines)
    .filter((line) => levels.get(line) === level).length

describe('the list of ASVS in docs/security.md', () => {
  it('the list of ASVS has every line of levels 1 and 2 once, and no other', () => {
    const wanted = [...levels].filter(([, level]) => level !== '3').map(([line]) => line)
    expect(rows.flatMap(({ lines }) => lines).sort()).toEqual(wanted.sort())
  })

  it('the list of ASVS names a test or a page for each verdict, and gives no verdict but four', () => {
    for (const { lines, verdict, held } of rows) {
      expect(['met', 'not met', 'operator', 'not applicable'], lines.join()).toContain(verdict)
      if (verdict === 'not applicable') continue
      const pages = [...held.matchAll(/docs\/[\w/.-]+\.md/g)].map(([named]) => named)
      const tests = [...held.matchAll(/`([\w/.-]+\.test\.tsx?)`: "/g)].map(([, named = '']) => named)
      expect([...pages, ...tests].length, lines.join()).toBeGreaterThan(0)
      for (const named of [...pages, ...tests]) expect(existsSync(join(root, named)), named).toBe(true)
    }
  })

  it('ASVS level 1 is met but for what was required otherwise, level 2 to at least 92 %', () => {
    const missed = rows.filter(({ verdict }) => verdict === 'not met').flatMap(({ lines }) => lines)
    expect(missed.filter((line) => levels.get(line) === '1').sort()).toEqual(['14.2.1', '3.3.1', '3.5.3'])
    const claims = (['1', '2'] as const).map((level) => {
      const [met, all] = [count(level, 'met'), count(level, 'met') + count(level, 'not met')]
      return { met, all, percent: Math.floor((100 * met) / all) }
    })
    for (const { met, all, percent } of claims) {
      expect(section).toContain(`${met} of ${all}`)
      expect(section).toContain(`(${percent} %)`)
    }
    expect(claims[1]?.percent).toBeGreaterThanOrEqual(92)
    const others = ['operator', 'not applicable'].map((verdict) => count('1', verdict) + count('2', verdict))
    expect(section).toContain(`${others[0]} more lines are the operator's to meet, and ${others[1]} do not apply`)
  })
})
