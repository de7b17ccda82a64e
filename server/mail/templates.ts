import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (file: string) => readFileSync(join(import.meta.dirname, 'templates', file), 'utf8')

/**
 * The HTML of each mail with its mustache tags still in it, by what its middle is: a button that leads somewhere, or a
 * notice that only tells. `npm run mails` makes them.
 */
export const htmlTemplates = { link: read('link.html'), notice: read('notice.html') }
export type Body = keyof typeof htmlTemplates

export const textTemplate = read('plain.txt')
