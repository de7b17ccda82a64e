import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import enAnalysis from '../../locales/en/analysis.json' with { type: 'json' }
import enHow from '../../locales/en/how.json' with { type: 'json' }
import enReport from '../../locales/en/report.json' with { type: 'json' }
import enResult from '../../locales/en/result.json' with { type: 'json' }
import enStory from '../../locales/en/story.json' with { type: 'json' }
import zhAnalysis from '../../locales/zh/analysis.json' with { type: 'json' }
import zhHow from '../../locales/zh/how.json' with { type: 'json' }
import zhReport from '../../locales/zh/report.json' with { type: 'json' }
import zhResult from '../../locales/zh/result.json' with { type: 'json' }
import zhStory from '../../locales/zh/story.json' with { type: 'json' }
import { exampleProfile } from '../testing/profiles.ts'
import { predict } from './estimate/predict.ts'
import { levels } from './evidence/levels.ts'
import { modelRecord } from './record.ts'

/* What is claimed of the model holds of it: each sentence here was once untrue, or said more than is known. */

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const modules = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: read(`model/src/${path}`) }))

const pages = {
  English: { how: enHow, story: enStory, result: enResult, analysis: enAnalysis, report: enReport },
  Chinese: { how: zhHow, story: zhStory, result: zhResult, analysis: zhAnalysis, report: zhReport },
}
const onlyIf = /if our judgement of the level is right|如果我们对平均获批率的判断正确|即使我们对平均获批率的判断正确/

describe.each(Object.entries(pages))('what pages claim in %s', (_, { how, story, result, analysis, report }) => {
  it('who stands for a missing answer is called simulated wherever that is explained', () => {
    const ofBlanks = [
      how.steps.range.text,
      result.groups.assumed,
      analysis.factors.assumed,
      report.factors.not_answered,
    ]
    for (const text of ofBlanks) expect(text).toMatch(/simulated|模拟/)
  })

  it('how often the truth lies outside a range hangs on our judgement of the level', () => {
    expect(story.reader.list.both).toMatch(onlyIf)
  })

  it('a later application is told as a comparison of people, not as what waiting does', () => {
    for (const text of [analysis.timeline.about, report.dates.about])
      expect(text).toMatch(/[Nn]obody has shown|没有人证明/)
    for (const text of Object.values(result.short.timing)) expect(text).not.toMatch(/you would be|^\{\{time\}\}后/)
    for (const text of [analysis.timeline.waiting_helps, analysis.timeline.waiting_without_one])
      expect(text).not.toMatch(/^(Waiting|只是等|等待)/)
  })
})

describe('what the model claims', () => {
  it('the level of everyone else is grants among the least and most decisions of the facts', () => {
    const { low, high, why } = levels.everyone_else
    const rows = read('docs/facts.md').matchAll(/^\| (1?\d{2},\d00) \((?!agency)[^)]*\) \| [\d.]+% \|$/gm)
    const decided = Array.from(rows, ([, count = '']) => Number(count.replace(',', '')))
    expect(decided.length).toBe(3)
    // Citizens' spouses have a rate of their own: 4,200 of 8,600 a year.
    const rate = (all: number) => (35_264 - 4_200) / (all - 8_600)
    expect(rate(Math.max(...decided))).toBeCloseTo(low, 3)
    expect(rate(Math.min(...decided))).toBeCloseTo(high, 3)
    expect(levels.students.low).toBe(low)
    for (const count of decided.slice(1)) expect(why).toContain(count.toLocaleString('en-SG'))
    const counts = why.match(/\d{2,3},\d{3}/g)?.map((count) => Number(count.replace(',', ''))) ?? []
    expect(Math.max(...counts)).toBe(Math.max(...decided))
  })

  it('pay, pass and education, which reports contradict, are tagged as the judgement they are', () => {
    const contradicted = modelRecord().lines.filter(({ is_contradicted }) => is_contradicted)
    expect(contradicted.map(({ id }) => id)).toEqual(['pay', 'pass_type', 'education'])
    for (const { size_basis } of contradicted) expect(size_basis).toBe('judgement')
    for (const { factor, size_basis } of predict(exampleProfile).reasons)
      if (factor === 'pay') expect(size_basis).toBe('judgement')
  })

  it('no module of the model has a clock or a present day of its own', () => {
    const clock = /new Date\(\s*\)|Date\.now|\btoday\s*=|performance\.now/
    expect(modules.length).toBeGreaterThan(50)
    expect(modules.filter(({ text }) => clock.test(text)).map(({ path }) => path)).toEqual([])
    for (const before of ["const today = '2026-11'", 'const today = 2026.9']) expect(before).toMatch(clock)
  })
})
