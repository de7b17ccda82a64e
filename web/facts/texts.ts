import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Language } from '@settlesg/contract'
import { readTexts, type Texts } from '@settlesg/wording'

const folder = join(import.meta.dirname, '../../locales')

/** Every text of a language, as it is in the repository when the site is built. */
export function textsIn(language: Language): Texts {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, language, file), 'utf8'))
  return readTexts(
    language,
    Object.fromEntries(readdirSync(join(folder, language)).map((file) => [basename(file, '.json'), read(file)])),
  )
}
