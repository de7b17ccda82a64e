import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { Resvg } from '@resvg/resvg-js'
import { languages } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { fonts } from '../server/reports/fonts.ts'
import { productName } from '../server/site/product.ts'
import { exampleProfile } from '../web/facts/example-profile.ts'

/** `npm run previews` draws what a chat shows next to a link to the site, of scripts/preview.typ, the texts and the model. */
const root = join(import.meta.dirname, '..')

/** What each was made from, and what it is: no test can draw it anew on every machine to the same byte. */
const recordFile = join(import.meta.dirname, 'previews.json')

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

/** As SVG, one a language. */
function previews(): { file: string; svg: string }[] {
  const compiler = NodeCompiler.create({
    workspace: root,
    fontArgs: [{ fontBlobs: fonts.map((font) => readFileSync(font)) }],
  })
  const { estimate } = predict(exampleProfile)
  if (!estimate) throw new Error('The made-up person has no estimate')
  const { low, mid, high } = estimate
  return languages.map((language) => {
    const textsOf = (name: string) => JSON.parse(readFileSync(join(root, `locales/${language}/${name}.json`), 'utf8'))
    const { picture } = textsOf('share')
    const content = {
      language,
      name: productName,
      sentence: textsOf('translation').home.headline,
      promise: picture.promise,
      example: picture.example.replace('{{low}}', low).replace('{{high}}', high),
      ...{ low, mid, high },
    }
    const svg = compiler.plainSvg({
      mainFilePath: join(import.meta.dirname, 'preview.typ'),
      inputs: { content: JSON.stringify(content) },
    })
    return { file: join(root, `web/public/preview-${language}.png`), svg: withSteadyNames(svg) }
  })
}

/** Typst names a hatching anew in each process: a 128-bit number in hex, without its leading zeros. */
function withSteadyNames(svg: string): string {
  const names = [...new Set(svg.match(/\b[pt][0-9A-F]{24,32}\b/g))]
  return names.reduce((text, name, index) => text.replaceAll(name, `hatching${index}`), svg)
}

/** The hashes of what the previews are made from now, and of the pictures that are there; and those of when they were made. */
export const previewHashes = () => ({
  now: previews().map(({ file, svg }) => ({ source: sha256(svg), picture: sha256(readFileSync(file)) })),
  made: JSON.parse(readFileSync(recordFile, 'utf8')),
})

if (import.meta.main) {
  for (const { file, svg } of previews())
    writeFileSync(
      file,
      new Resvg(svg, { fitTo: { mode: 'width', value: 1200 }, font: { loadSystemFonts: false } }).render().asPng(),
    )
  writeFileSync(recordFile, `${JSON.stringify(previewHashes().now, null, 2)}\n`)
}
