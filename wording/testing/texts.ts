import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Language } from '@settlesg/contract'
import { readTexts, type Texts } from '../src/texts.ts'

const folder = join(import.meta.dirname, '../../locales')

/** Every text of a language, as it is in the repository. */
export function textsIn(language: Language): Texts {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, language, file), 'utf8'))
  return readTexts(
    language,
    Object.fromEntries(readdirSync(join(folder, language)).map((file) => [basename(file, '.json'), read(file)])),
  )
}
