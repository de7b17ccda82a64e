import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const app = join(import.meta.dirname, '../..')
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const sheets = globSync('**/*.css', { cwd: app })
  .filter((file) => !file.endsWith('tokens.css'))
  .map((file) => ({ file, css: readFileSync(join(app, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '') }))

const definedIn = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name)
const usedIn = (css: string) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

it('no style sheet names a colour but tokens.css', () => {
  expect(sheets.length).toBeGreaterThan(40)
  const colours = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/#[\da-f]{3,8}\b|(?:rgb|hsl|oklch|light-dark)\(|\b(?:white|black)\b(?=[;\s])/gi)].map(
      ([colour]) => `${file}: ${colour}`,
    ),
  )
  expect(colours).toEqual([])
})

it('every variable of a style sheet is a token, or is set in that sheet or its component', () => {
  const known = new Set(definedIn(tokens))
  const unknown = sheets.flatMap(({ file, css }) => {
    const own = new Set(definedIn(css))
    return usedIn(css).flatMap((name) => (known.has(name) || own.has(name) ? [] : [`${file}: ${name}`]))
  })
  expect(unknown).toEqual([])
})

it('every size of text is a step of the scale, and every weight one of two', () => {
  // Not text on a page: the name beside the mark, the spinner's size, paper.
  const others = /logo|spinner/
  const styles = sheets
    .filter(({ file }) => !others.test(file) && !file.endsWith('fonts.css'))
    .flatMap(({ file, css }) => [...css.matchAll(/font-(size|weight): ([^;]+);/g)].map(([rule]) => `${file}: ${rule}`))
  expect(styles.length).toBeGreaterThan(25)
  const allowed = /font-size: (?:var\(--text-[smlx]+\)|inherit|11pt);|font-weight: (?:400|600|inherit);/
  expect(styles.filter((style) => !allowed.test(style))).toEqual([])
})

it('every token is used by a style sheet', () => {
  const used = new Set([...sheets.flatMap(({ css }) => usedIn(css)), ...usedIn(tokens)])
  expect(definedIn(tokens).filter((name) => !used.has(name))).toEqual([])
})

it('every colour that belongs to a light page has a value for a dark one', () => {
  const alike = /--(?:on-night|on-night-strong|night-line|mark|on-mark|mark-middle|veil):/
  const single = tokens.split('\n').filter((line) => /#[\da-f]{3,8}|rgb\(/i.test(line) && !line.includes('light-dark('))
  expect(single.filter((line) => !alike.test(line))).toEqual([])
})

it('every class that is taken from a style sheet of the kit stands in it', () => {
  const missing = globSync('**/*.tsx', { cwd: app }).flatMap((file) => {
    const source = readFileSync(join(app, file), 'utf8')
    return [...source.matchAll(/import (\w+) from '((?:\.\.?\/)[\w./-]+\.module\.css)'/g)].flatMap(
      ([, name = '', path = '']) => {
        const sheet = join(app, file, '..', path)
        if (!sheet.startsWith(join(app, 'kit/'))) return []
        const css = readFileSync(sheet, 'utf8')
        const named = [...source.matchAll(new RegExp(`(?<![\\w.'"/-])${name}\\.(\\w+)`, 'g'))]
        return named.flatMap(([, one = '']) =>
          new RegExp(`\\.${one}\\b`).test(css) ? [] : [`${file}: ${path} .${one}`],
        )
      },
    )
  })
  expect(missing).toEqual([])
})
