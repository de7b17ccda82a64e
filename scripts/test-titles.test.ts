import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFiles } from './citations.ts'
import { testTitles, titleFault } from './test-titles.ts'

it('test titles are whole sentences of less than 90 characters', () => {
  const files = [...readFiles(join(import.meta.dirname, '..'))].filter(([path]) => /\.test\.tsx?$/.test(path))
  const titles = files.flatMap(([path, text]) => testTitles(text).map((one) => ({ path, ...one })))
  expect(titles.length).toBeGreaterThan(1500)
  const faults = titles.flatMap(({ path, line, title }) => {
    const fault = titleFault(title)
    return fault ? [`${path}:${line} "${title}" ${fault}`] : []
  })
  expect(faults).toEqual([])
})

describe('reading test titles', () => {
  it('test titles are found in each way to write a test, with the line they stand on', () => {
    const text = [
      `it('one person’s "own" test', () => {`,
      `  test.skipIf(noServer)("two", () => {`,
      `it.each<[string, (value: number) => void]>([`,
      `  ['a ) bracket', () => /[)]/.test(')')],`,
      `])('three: %s', () => {`,
      "it('it\\'s four', () => {",
      'await test.request("POST", "/five", {})',
    ]
    expect(testTitles(text.join('\n'))).toEqual([
      { line: 1, title: 'one person’s "own" test' },
      { line: 2, title: 'two' },
      { line: 3, title: 'three: %s' },
      { line: 6, title: "it's four" },
    ])
  })

  it.each([
    ['is applied, and nothing else', 'begins with "is": say of what'],
    ['%s, %i: $name', 'says nothing but its data'],
    [`a title ${'x'.repeat(82)}`, 'has 90 characters, 89 at most'],
  ])('a title is refused that is half a sentence, only data or too long: %s', (title, fault) => {
    expect(titleFault(title)).toBe(fault)
  })

  it('a title is taken that has a subject and is short enough', () => {
    expect(titleFault('a changed answer is applied, and nothing else')).toBeNull()
    expect(titleFault('%s is refused as an address')).toBeNull()
  })
})
