import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { fonts } from '../server/reports/fonts.ts'

/** `npm run fonts` writes Latin faces and the report's characters; the Chinese face follows the texts, so builds make it. */

const folder = join(import.meta.dirname, '../web/app/kit/fonts')
const installed = createRequire(join(import.meta.dirname, '../server/package.json'))

/** Basic Latin, Western European names, and the signs of our texts. */
export const latinCharacters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 96 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ...'–—‘’“”•…€←→−≈≤≥',
].join('')

const weights = { 400: '400Regular/HankenGrotesk_400Regular', 600: '600SemiBold/HankenGrotesk_600SemiBold' }

export async function latinFaces(): Promise<{ file: string; content: Buffer }[]> {
  const faces = Object.entries(weights).map(async ([weight, path]) => {
    const font = readFileSync(installed.resolve(`@expo-google-fonts/hanken-grotesk/${path}.ttf`))
    const content = await subsetFont(font, latinCharacters, { targetFormat: 'woff2' })
    return { file: join(folder, `latin-${weight}.woff2`), content }
  })
  return Promise.all(faces)
}

/** Chinese characters and punctuation, and the marks that Chinese shares with Latin but writes a whole character wide. */
const chinese = /[\u2e80-\u9fff\uff00-\uffef\u2014\u2018\u2019\u201c\u201d\u2026]/g

/** The same for a style sheet: no Latin letter asks for the face. */
const chineseRange = 'U+2e80-9fff,U+ff00-ffef,U+2014,U+2018-2019,U+201c-201d,U+2026'

/** Every character that is written in Chinese in these documents, once. */
export const chineseCharacters = (documents: readonly string[]): string =>
  [...new Set(documents.flatMap((text) => withoutScripts(text).match(chinese) ?? []))].sort().join('')

const withoutScripts = (html: string) => html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')

/** Only a machine without a Chinese face asks for it (`--chinese-fonts` in tokens.css). English pages need only the small face. */
export async function chineseFace(
  documents: readonly string[],
  inEnglish: readonly string[],
): Promise<{ face: Asset; few: Asset; sheet: Asset }> {
  const font = readFileSync(installed.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'))
  const withOnly = async (characters: string) =>
    hashed('woff2', await subsetFont(font, characters, { targetFormat: 'woff2', noLayoutClosure: true }))
  // Only Chinese for sure: quotation marks and dashes of English are Latin there.
  const fewCharacters = chineseCharacters(inEnglish).replaceAll(/\P{Script=Han}/gu, '')
  const [face, few] = [await withOnly(chineseCharacters(documents)), await withOnly(fewCharacters)]
  const rule = (of: Asset, range: string) =>
    `@font-face{font-family:"Page Chinese";src:url(${of.name}) format("woff2");font-display:swap;unicode-range:${range}}\n`
  const codes = [...fewCharacters].map((one) => `U+${one.codePointAt(0)?.toString(16)}`)
  // Where both have a character the last rule is asked.
  return { face, few, sheet: hashed('css', Buffer.from(rule(face, chineseRange) + rule(few, codes.join()))) }
}

interface Asset {
  name: string
  content: Buffer
}

const hashed = (ending: string, content: Buffer): Asset => ({
  name: `chinese-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${ending}`,
  content,
})

export const reportCharactersFile = new URL('../contract/src/report-characters.ts', import.meta.url)

/** The code points that every weight of each face of the report has, as the file that `npm run fonts` writes. */
export function reportCharactersText(): string {
  const faces = ['hanken-grotesk', 'noto-sans-sc'].map((name) => {
    const weights = fonts.filter(({ pathname }) => pathname.includes(`/${name}/`))
    const [first, ...others] = weights.map((file) => new Set(new Face(new Blob(readFileSync(file))).collectUnicodes()))
    return inLines(inRanges([...(first ?? [])].filter((code) => others.every((other) => other.has(code)))))
  })
  return [
    '// Made from the fonts of the report by `npm run fonts`.\n',
    '/** By face, the code points that its every weight has: in hexadecimal, from first to last. */',
    `export const reportCharacters = [\n${faces.map((lines) => `  \`${lines}\`,\n`).join('')}]\n`,
  ].join('\n')
}

const inRanges = (codes: readonly number[]): string[] => {
  const ranges: [first: number, last: number][] = []
  for (const code of codes.toSorted((a, b) => a - b)) {
    const latest = ranges.at(-1)
    if (latest?.[1] === code - 1) latest[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([first, last]) =>
    (first === last ? [first] : [first, last]).map((one) => one.toString(16)).join('-'),
  )
}

const inLines = (words: readonly string[]) =>
  words
    .join(' ')
    .replaceAll(/(.{1,110})(?: |$)/g, '$1\n')
    .trim()

if (process.argv[1] === import.meta.filename) {
  writeFileSync(reportCharactersFile, reportCharactersText())
  mkdirSync(folder, { recursive: true })
  for (const { file, content } of await latinFaces()) {
    writeFileSync(file, content)
    console.log(`${file}: ${content.length} bytes`)
  }
}
