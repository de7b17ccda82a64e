import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A style sheet of the site as it is written; jsdom does no layout, so tests check the text of the style sheet. */
export const styleSheet = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
