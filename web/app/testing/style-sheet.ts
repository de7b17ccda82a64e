import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A style sheet of the site as it is written; jsdom lays nothing out, so what it says has to do. */
export const styleSheet = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
