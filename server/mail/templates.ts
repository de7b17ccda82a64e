import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (file: string) => readFileSync(join(import.meta.dirname, 'templates', file), 'utf8')

/**
 * The HTML of each mail with its mustache tags still in it, by what its middle is: a button that leads somewhere, a
 * notice that only tells, or a receipt in lines with its page. `npm run mails` makes them.
 */
export const htmlTemplates = { link: read('link.html'), notice: read('notice.html'), receipt: read('receipt.html') }
export type Body = keyof typeof htmlTemplates

export const textTemplate = read('plain.txt')
