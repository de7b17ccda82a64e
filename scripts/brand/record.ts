import { createHash } from 'node:crypto'
import { join } from 'node:path'

/** What each made picture was made from, and what it is: no test can draw it anew on every machine to the same byte. */
export const recordFile = join(import.meta.dirname, 'made.json')

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')
