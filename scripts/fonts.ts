import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/*
 * The faces of the site, cut down to the characters that it writes (docs/design-language.md). `npm run fonts` writes the
 * two Latin ones into web/app/kit/fonts, where they are kept; the Chinese one follows the texts, so each build makes its own.
 */

const folder = join(import.meta.dirname, '../web/app/kit/fonts')
const installed = createRequire(join(import.meta.dirname, '../server/package.json'))

/** Basic Latin, Western European names, and the signs of our texts. */
export const latinCharacters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 96 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ...'–—‘’“”•…€←→−≈≤≥',
].join('')

const weights = { 400: '400Regular/HankenGrotesk_400Regular', 600: '600SemiBold/HankenGrotesk_600SemiBold' }

/** The Latin faces by file name. */
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

/** Every character that is written in Chinese in these documents, once. */
export const chineseCharacters = (documents: readonly string[]): string =>
  [...new Set(documents.flatMap((text) => withoutScripts(text).match(chinese) ?? []))].sort().join('')

const withoutScripts = (html: string) => html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')

/**
 * The Chinese face for these documents and the style sheet that names it, each named by its hash. A browser that has the
 * face at once shows it; any other keeps the system's until its next page, so that no text changes under the eye.
 */
export async function chineseFace(documents: readonly string[]): Promise<{ face: Asset; sheet: Asset }> {
  const font = readFileSync(installed.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'))
  const content = await subsetFont(font, chineseCharacters(documents), { targetFormat: 'woff2', noLayoutClosure: true })
  const face = hashed('woff2', content)
  const rule = `@font-face{font-family:"Page Chinese";src:url(${face.name}) format("woff2");font-display:optional}\n`
  return { face, sheet: hashed('css', Buffer.from(rule)) }
}

interface Asset {
  name: string
  content: Buffer
}

const hashed = (ending: string, content: Buffer): Asset => ({
  name: `chinese-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${ending}`,
  content,
})

if (process.argv[1] === import.meta.filename) {
  mkdirSync(folder, { recursive: true })
  for (const { file, content } of await latinFaces()) {
    writeFileSync(file, content)
    console.log(`${file}: ${content.length} bytes`)
  }
}
