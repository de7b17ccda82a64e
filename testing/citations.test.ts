import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brokenCitations, readFiles } from './citations.ts'

const page = `# A page

## 1. First

### 1.2 Second

**a. Level.** Something.

| # | Rule |
| --- | --- |
| ${'I'}-01 | always |
`
// Put together here, because this file is read by the first test too.
const rules = `${'docs'}/rules.md`
const brokenIn = (text: string) =>
  brokenCitations(
    new Map([
      [rules, page],
      ['server/a.ts', text],
    ]),
  )

it('every page, section and numbered rule that a file of the repository names exists', () => {
  const files = readFiles(join(import.meta.dirname, '..'))
  // Fewer would mean that the search overlooked most of them.
  expect(files.size).toBeGreaterThan(500)
  expect(brokenCitations(files)).toEqual([])
})

it('every command that README, CONTRIBUTING and architecture name is in package.json', () => {
  const files = readFiles(join(import.meta.dirname, '..'))
  const { scripts } = JSON.parse(files.get('package.json') ?? '')
  const text = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'].map((path) => files.get(path)).join('\n')
  const commands = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name)
  expect(commands.length).toBeGreaterThan(10)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

describe('a citation that leads somewhere', () => {
  it.each([
    `${rules}`,
    `(${rules} 1)`,
    `${rules} section 1.2, and more`,
    `see ${rules} 1.2a.`,
    `new URL('../../${rules}', import.meta.url)`,
    `${'I'}-01 holds`,
    `${'docs'}/`,
    `https://example.com/${'nowhere'}.md`,
  ])('a citation that leads somewhere passes: %s', (text) => {
    expect(brokenIn(text)).toEqual([])
  })
})

describe('a citation that leads nowhere', () => {
  it.each([
    ['a page without its folder', `${'rules'}.md`, `${'rules'}.md`],
    ['a page that is not there', `${'docs'}/nowhere.md 1`, `${'docs'}/nowhere.md`],
    ['a section that is not there', `${rules} 1.3`, `${rules} 1.3`],
    ['a section without its parent', `${rules} 2`, `${rules} 2`],
    ['a paragraph that is not there', `${rules} 1.2b`, `${rules} 1.2b`],
    ['a folder that is not there', `${'docs'}/nowhere/`, `${'docs'}/nowhere`],
    ['a rule that is not there', `${'F'}-77 in a title`, `${'F'}-77`],
  ])('a citation that leads nowhere is found: %s', (_what, text, named) => {
    expect(brokenIn(`a line\n// ${text}`)).toEqual([`server/a.ts:2 names ${named}`])
  })
})

it('a page of the docs that names a source file which was renamed is found', () => {
  const named = `${'server'}/no-such-file.ts`
  expect(brokenCitations(new Map([[rules, `${page}see ${named}`]]))).toEqual([
    expect.stringMatching(new RegExp(`names ${named}$`)),
  ])
})

describe('a test that a page names by its file and its title', () => {
  const tests = `${'server'}/a.test.ts`
  const code = `describe('signing in', () => {\n  it('takes a password', …)\n  it.each([1])(\n    "takes %s as a person's name",`
  const broken = (text: string) =>
    brokenCitations(
      new Map([
        [rules, `${page}${text}`],
        [tests, code],
      ]),
    ).map((line) => line.replace(/^.* names /, ''))

  it('a cited test is found by its own title, also with that of its group before it', () => {
    const named = `"takes a password", "takes %s as a person's name", "signing in takes a password"`
    expect(broken(`\`${tests}\`: ${named}`)).toEqual([])
  })

  it('a cited test is reported when its file has no such title, or does not exist', () => {
    expect(broken(`\`${tests}\`: "takes a password", "takes a passwor", "signing out takes a password"`)).toEqual([
      '"takes a passwor"',
      '"signing out takes a password"',
    ])
    const gone = `${'server'}/gone.test.ts`
    expect(broken(`\`${gone}\`: "takes a password"`)).toEqual([gone, '"takes a password"'])
  })
})

it('everything that the page about security calls protected names a test that holds it', () => {
  const text = readFiles(join(import.meta.dirname, '..')).get(`${'docs'}/security.md`) ?? ''
  const [held = ''] = text.split('\n## What is not protected')
  const rows = held.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:Against|-)/.test(line))
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter((row) => !/`[\w./-]+\.test\.tsx?`: "/.test(row))).toEqual([])
})
