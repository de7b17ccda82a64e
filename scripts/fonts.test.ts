import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { Blob, Face } from 'harfbuzzjs'
import { expect, it } from 'vitest'
import { chineseCharacters, chineseFace, latinFaces, reportCharactersFile, reportCharactersText } from './fonts.ts'

const root = join(import.meta.dirname, '..')
const builtSite = join(root, 'web/build')
const read = (pattern: string) => globSync(join(root, pattern)).map((file) => readFileSync(file, 'utf8'))

async function charactersOf(face: Buffer): Promise<Set<number>> {
  return new Set(new Face(new Blob(await convert(face, 'sfnt'))).collectUnicodes())
}

/** The characters of that text that the face cannot write. */
const missing = (text: string, known: Set<number>) =>
  [...new Set(text)].filter((one) => !known.has(one.codePointAt(0) ?? 0))

it('the kept Latin faces are what npm run fonts makes, and take at most 35 KB', async () => {
  const faces = await latinFaces()
  expect(faces).toHaveLength(2)
  for (const { file, content } of faces) expect([file, readFileSync(file).equals(content)]).toEqual([file, true])
  expect(faces.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(35 * 1024)
})

it('a report prints just the characters that its fonts have, as npm run fonts has kept them', () => {
  expect(readFileSync(reportCharactersFile, 'utf8')).toBe(reportCharactersText())
})

it('the Latin faces have every character of the English texts that is not Chinese', async () => {
  const texts = read('locales/en/*.json')
  expect(texts.length).toBeGreaterThan(10)
  const text = texts.join('').replaceAll(/[\s\p{Script=Han}]/gu, '')
  for (const { content } of await latinFaces()) expect(missing(text, await charactersOf(content))).toEqual([])
})

it('the Chinese face has just the characters that are read, and is the same each time', async () => {
  const pages = ['<p title="题">“可以”申请吗？</p><script>"不读"</script>', '<p>——申请…</p>']
  expect(chineseCharacters(pages)).toBe('—“”…以可吗申请题？')
  const english = ['<a>中文</a>', '<p>“yes” —</p>']
  const { face, few, sheet } = await chineseFace(pages, english)
  expect(await charactersOf(few.content)).toEqual(new Set([...'中文'].map((one) => one.codePointAt(0))))
  expect(sheet.content.toString()).toMatch(/unicode-range:U\+4e2d,U\+6587}\n$/)
  expect(await charactersOf(face.content)).toEqual(new Set([...'—“”…以可吗申请题？'].map((one) => one.codePointAt(0))))
  expect(sheet.content.toString()).toContain(`url(${face.name})`)
  // Who asks for it sees boxes until it comes.
  expect(sheet.content.toString()).toContain('font-display:swap')
  expect(await chineseFace(pages.toReversed(), english)).toEqual({ face, few, sheet })
})

it.runIf(existsSync(builtSite))(
  'the built public pages have a Chinese face of at most 120 KB with every character',
  async () => {
    const named = read('web/build/html/**/*.html')
    expect(named.filter((html) => !html.includes('/assets/chinese-'))).toEqual([])
    const pages = globSync(join(builtSite, 'html/zh/**/*.html'))
      .filter((file) => !file.includes('spa-fallback'))
      .map((file) => readFileSync(file, 'utf8'))
    expect(pages.length).toBeGreaterThan(6)
    const sheets = new Set(named.map((html) => /href="(\/assets\/chinese-[\w-]+\.css)"/.exec(html)?.[1]))
    expect(sheets.size).toBe(1)
    const rule = readFileSync(join(builtSite, 'client', [...sheets][0] ?? ''), 'utf8')
    const face = readFileSync(join(builtSite, 'client/assets', /url\(([\w.-]+)\)/.exec(rule)?.[1] ?? ''))
    expect(face.length).toBeLessThanOrEqual(120 * 1024)
    const text = pages
      .join('')
      .replaceAll(/<(script)\b[\s\S]*?<\/\1>/g, '')
      .replaceAll(/[^\p{Script=Han}，。？！：；、（）《》“”—…]/gu, '')
    expect(new Set(text).size).toBeGreaterThan(500)
    expect(missing(text, await charactersOf(face))).toEqual([])
  },
)
