import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import mjml2html from 'mjml'

/** What a mail's middle looks like: a button that leads somewhere, or a notice that only tells. */
export type Body = 'link' | 'notice'

const read = (file: string) => readFileSync(join(import.meta.dirname, 'templates', file), 'utf8')

const compiled = new Map<Body, Promise<string>>()

/** The HTML of a mail with its mustache tags still in it. MJML takes tens of milliseconds, so each runs once. */
export function htmlTemplate(body: Body): Promise<string> {
  const known = compiled.get(body)
  if (known) return known
  const template = compile(body)
  compiled.set(body, template)
  return template
}

async function compile(body: Body): Promise<string> {
  const source = read('layout.mjml').replace('<!-- body -->', () => read(`${body}.mjml`))
  // No fonts: MJML would load those it knows by name from elsewhere, and tell that the mail was opened.
  const { html } = await mjml2html(source, { validationLevel: 'strict', keepComments: false, fonts: {} })
  return html
}

export const textTemplate = read('plain.txt')
