import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { drawings, manifests } from './brand/drawings.ts'
import { recordFile, sha256 } from './brand/record.ts'

/** `npm run brand` makes icons, link previews and manifests in web/public from favicon.svg, texts and scripts/brand/preview.typ. */
const folder = join(import.meta.dirname, '../web/public')

const record = drawings().map(({ file, svg, widths }) => {
  const pictures = widths.map((width) => ({ width, png: drawn(svg, width) }))
  const [only] = pictures
  if (!only) throw new Error(`${file} has no width`)
  const bytes = file.endsWith('.ico') ? iconFile(pictures) : only.png
  writeFileSync(join(folder, file), bytes)
  console.log(`${file}: ${bytes.length} bytes`)
  return [file, { source: sha256(svg), file: sha256(bytes) }]
})
writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(record), null, 2)}\n`)
for (const { file, content } of manifests()) writeFileSync(join(folder, file), content)

function drawn(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng()
}

/** An .ico with pictures as PNG: a header, an entry of 16 bytes for each, the pictures. */
function iconFile(pictures: readonly { width: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { width, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(width, entry)
    header.writeUInt8(width, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}
