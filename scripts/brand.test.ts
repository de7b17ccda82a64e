import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawings, manifests } from './brand/drawings.ts'
import { recordFile, sha256 } from './brand/record.ts'

const made = (file: string) => readFileSync(join(import.meta.dirname, '../web/public', file))
const pngSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

it('icons and previews are made from the mark and texts as they are: npm run brand', () => {
  const record = JSON.parse(readFileSync(recordFile, 'utf8'))
  const now = drawings().map(({ file, svg }) => [file, { source: sha256(svg), file: sha256(made(file)) }])
  expect(Object.fromEntries(now)).toEqual(record)
})

it('the manifests say what mark and texts say: npm run brand', () => {
  for (const { file, content } of manifests()) expect([file, made(file).toString()]).toEqual([file, content])
})

it('every icon that a manifest names is there in the size that it names', () => {
  for (const { content } of manifests())
    for (const { src, sizes } of JSON.parse(content).icons)
      expect([src, pngSize(made(src.slice(1))).join('x')]).toEqual([src, sizes])
})

it('a preview is 1200 by 630 and at most 150 KB, as chats ask for', () => {
  for (const language of ['en', 'zh']) {
    const preview = made(`preview-${language}.png`)
    expect(pngSize(preview)).toEqual([1200, 630])
    expect(preview.length).toBeLessThan(150_000)
  }
})
