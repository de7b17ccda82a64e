import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { addressIn, type Language, languages, languageTags } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { fonts } from '../../server/reports/fonts.ts'
import { productName } from '../../server/site/product.ts'
import { exampleProfile } from '../../web/facts/example-profile.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Drawing {
  file: string
  svg: string
  /** Its widths in pixels; an icon file holds several. */
  widths: readonly number[]
}

/** Every picture that is made from the mark, the texts and the template in this folder. */
export function drawings(): Drawing[] {
  const mark = read('web/public/favicon.svg')
  return [
    { file: 'favicon.ico', svg: mark, widths: [16, 32, 48] },
    { file: 'apple-touch-icon.png', svg: onSquare(mark, 0), widths: [180] },
    ...([192, 512] as const).flatMap((width) => [
      { file: `icon-${width}.png`, svg: mark, widths: [width] },
      { file: `icon-maskable-${width}.png`, svg: onSquare(mark, 0.1), widths: [width] },
    ]),
    ...previews(),
  ]
}

/** The mark on a square of its own ground, so much of it free at each side: a phone cuts a shape out of such a square. */
function onSquare(mark: string, free: number): string {
  const [, ground] = /<rect[^>]*\bfill="(#[0-9a-f]{6})"/.exec(mark) ?? []
  if (!ground) throw new Error('favicon.svg must begin with a rectangle that is its ground')
  const [from, size] = [32 * free, 32 * (1 - 2 * free)]
  const inner = mark.replace('<svg ', `<svg x="${from}" y="${from}" width="${size}" height="${size}" `)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/>${inner}</svg>`
}

/** What a chat shows next to a link to the site, in both languages. */
function previews(): Drawing[] {
  const compiler = NodeCompiler.create({
    workspace: root,
    fontArgs: [{ fontBlobs: fonts.map((font) => readFileSync(font)) }],
  })
  const { estimate } = predict(exampleProfile)
  if (!estimate) throw new Error('The made-up person has no estimate')
  const { low, mid, high } = estimate
  return languages.map((language) => {
    const site = JSON.parse(read(`locales/${language}/translation.json`))
    const { picture } = JSON.parse(read(`locales/${language}/share.json`))
    const content = {
      language,
      name: productName,
      sentence: site.home.headline,
      promise: picture.promise,
      example: picture.example.replace('{{low}}', low).replace('{{high}}', high),
      ...{ low, mid, high },
    }
    const svg = compiler.plainSvg({
      mainFilePath: join(import.meta.dirname, 'preview.typ'),
      inputs: { content: JSON.stringify(content) },
    })
    return { file: `preview-${language}.png`, svg: withSteadyNames(svg), widths: [1200] }
  })
}

/** Typst names a hatching anew in each process: a 128-bit number in hex, without its leading zeros. */
function withSteadyNames(svg: string): string {
  const names = [...new Set(svg.match(/\b[pt][0-9A-F]{24,32}\b/g))]
  return names.reduce((text, name, index) => text.replaceAll(name, `hatching${index}`), svg)
}

/** The manifests of the installed site, one a language; a page links that of its own. */
export const manifests = () =>
  languages.map((language) => ({ file: `manifest-${language}.webmanifest`, content: manifest(language) }))

function manifest(language: Language): string {
  const site = JSON.parse(read(`locales/${language}/translation.json`))
  const [, paper] = /--paper: light-dark\((#[0-9a-f]{6}),/.exec(read('web/app/kit/styles/tokens.css')) ?? []
  const icon = (file: string, width: number, purpose: string) => ({
    src: `/${file}-${width}.png`,
    sizes: `${width}x${width}`,
    type: 'image/png',
    purpose,
  })
  const content = {
    // One site in two languages: installed in one, it is not offered again in the other.
    id: '/',
    name: `${site.site_name} · ${site.home.title}`,
    short_name: site.site_name,
    description: site.home.description,
    lang: languageTags[language],
    start_url: addressIn(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [192, 512].flatMap((width) => [icon('icon', width, 'any'), icon('icon-maskable', width, 'maskable')]),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}
