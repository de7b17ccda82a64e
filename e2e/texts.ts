import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@settlesg/contract'

const root = join(import.meta.dirname, '..')
export type Texts = (key: string, values?: Record<string, string | number>) => string

/**
 * The texts of the pages, by key: `sign_in`, or `form:step.route.title` in another namespace than `translation`.
 * Throws for a key that does not exist and for a value that was not given, so that no test looks for a missing text.
 */
export function textsIn(language: Language): Texts {
  const files = new Map<string, unknown>()
  const file = (namespace: string) => {
    // The payment sandbox brings its texts along.
    const path = namespace === 'sandbox' ? `payment-sandbox/locales/${language}` : `locales/${language}/${namespace}`
    if (!files.has(namespace)) files.set(namespace, JSON.parse(readFileSync(join(root, `${path}.json`), 'utf8')))
    return files.get(namespace)
  }
  return (key, values = {}) => {
    const [namespace = '', path = ''] = key.includes(':') ? key.split(':') : ['translation', key]
    const text = path.split('.').reduce<unknown>((at, name) => Object(at)[name], file(namespace))
    if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${language}`)
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`The text ${key} needs a value for ${name}`)
      return String(value)
    })
  }
}

/** Matches a name that begins with this text: labels may go on with "required", links with "opens in a new tab". */
export const beginningWith = (text: string): RegExp => new RegExp(`^${RegExp.escape(text)}`)
