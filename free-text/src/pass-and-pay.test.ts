import { describe, expect, it } from 'vitest'
import { readDescription } from './read.ts'

const today = '2026-11-28'
const read = (text: string) =>
  Object.fromEntries(readDescription(text, today).proposals.map(({ path, value }) => [path, value]))

describe('the pass that is held now', () => {
  it.each([
    ['S Pass first then EP in 2023 after promotion', 'ep'],
    ['Student pass first, S Pass later, EP since 2022', 'ep'],
    ['I was on DP, then got my own EP in 2021', 'ep'],
    ['Held S Pass 2015-2018, EP after that', 'ep'],
    ['Got my EP downgraded to S Pass', 's_pass'],
    ['SP刚换成EP', 'ep'],
    ['EP变SP了', 's_pass'],
    ['先拿WP,19年升SP,去年升EP', 'ep'],
    ['S pass (was WP before)', 's_pass'],
  ])('the later one counts: %s', (text, pass) => {
    expect(read(text)['route.pass']).toBe(pass)
  })

  it.each([
    ['EP got cut, now on 90 day visit pass', 'visit_or_abroad'],
    ['I lost my EP in March, now on social visit pass', 'visit_or_abroad'],
    ["My EP ended last month, I'm on a tourist visa", 'visit_or_abroad'],
    ['在坡拿旅游签,EP被取消了', 'visit_or_abroad'],
    ['Student pass now, EP approved in principle', 'student_pass'],
    ['Student pass. Apply as student now or after EP?', 'student_pass'],
    ['They offered me an EP, I am on DP', 'dependant_pass'],
    ['拿的是学生准证,EP原则上批了', 'student_pass'],
  ])('what was lost or is only promised does not: %s', (text, pass) => {
    expect(read(text)['route.pass']).toBe(pass)
  })
})
