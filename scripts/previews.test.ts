import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@settlesg/contract'
import { expect, it } from 'vitest'
import { previewHashes } from './previews.ts'

const root = join(import.meta.dirname, '..')
const made = (file: string) => readFileSync(join(root, 'web/public', file))
const pngSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

it('the previews are made from the template, the texts and the model as they are: npm run previews', () => {
  const { now, made } = previewHashes()
  expect(now).toEqual(made)
})

it('a preview is 1200 by 630 and at most 150 KB, as chats ask for', () => {
  for (const language of languages) {
    const preview = made(`preview-${language}.png`)
    expect(pngSize(preview)).toBe('1200x630')
    expect(preview.length).toBeLessThan(150_000)
  }
})

it('a manifest has the name, the texts and the ground of the site, and icons of the sizes that it names', () => {
  const [, paper] =
    /--paper: light-dark\((#[0-9a-f]{6}),/.exec(readFileSync(join(root, 'web/app/kit/styles/tokens.css'), 'utf8')) ?? []
  for (const language of languages) {
    const { site_name, home } = JSON.parse(readFileSync(join(root, `locales/${language}/translation.json`), 'utf8'))
    const manifest = JSON.parse(made(`manifest-${language}.webmanifest`).toString())
    expect(manifest).toMatchObject({
      name: `${site_name} · ${home.title}`,
      short_name: site_name,
      description: home.description,
      background_color: paper,
      theme_color: paper,
    })
    for (const { src, sizes } of manifest.icons) expect([src, pngSize(made(src.slice(1)))]).toEqual([src, sizes])
  }
})
