/* MJML is large: compiling at the server would take 40 MB and stop it for a moment at its first mail. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import mjml2html from 'mjml'
import type { Body } from './render.ts'

const templatePath = (file: string) => join(import.meta.dirname, 'templates', file)
const read = (file: string) => readFileSync(templatePath(file), 'utf8')

/** A table: mail programs show no SVG, and some no image. All people are alike, since nothing was estimated yet. */
function hundredPeople(): string {
  const person = '<td width="7" height="7" bgcolor="#b9d9cc" style="border-radius: 4px"></td>'
  const row = `<tr>${person.repeat(20)}</tr>`
  return `<table role="presentation" aria-hidden="true" cellspacing="4" cellpadding="0" border="0" style="margin: 0 0 20px -4px">${row.repeat(5)}</table>`
}

export async function compileTemplate(body: Body): Promise<string> {
  const source = read('layout.mjml')
    .replace('<!-- people -->', hundredPeople)
    .replace('<!-- body -->', () => read(`${body}.mjml`))
  // No fonts: MJML would load those it knows by name from elsewhere, and so report that the mail was opened.
  const { html } = await mjml2html(source, { validationLevel: 'strict', keepComments: false, fonts: {} })
  return html
}

if (import.meta.main)
  for (const body of ['link', 'notice', 'receipt'] as const)
    writeFileSync(templatePath(`${body}.html`), await compileTemplate(body))
