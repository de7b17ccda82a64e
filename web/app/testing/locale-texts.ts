import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Language } from '@settlesg/contract'

const folder = join(import.meta.dirname, '../../../locales')
export const namespaces = readdirSync(join(folder, 'en')).map((file) => basename(file, '.json'))

/** Every text of a file by its full key, in order: `home.title`, `privacy.sections.0.title`. */
export function textsOf(language: Language, namespace: string): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, key ? `${key}.${name}` : name)
    else found.set(key, String(value))
  }
  walk(JSON.parse(readFileSync(join(folder, language, `${namespace}.json`), 'utf8')), '')
  return found
}
