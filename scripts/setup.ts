import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readSettings, SettingsError } from '../server/platform/settings/settings.ts'

/** `npm run setup` asks what only the operator knows, and writes .env for its owner alone. It never changes one that is there. */
const file = join(import.meta.dirname, '..', '.env')

const questions = [
  ['SITE', 'The name that visitors type, such as settle.example'],
  ['CONTACT_EMAIL', 'The address in the footer, which also gets alarms'],
  ['MAIL_FROM', 'The sender of mails, such as SettleSG <no-reply@settle.example>'],
  ['SMTP_URL', 'The mail server, such as smtps://user:password@mail.example'],
  ['CONTACT_CHAT_URL', 'Where "Contact Us" leads, such as https://wa.me/6591234567'],
] as const

const secret = () => randomBytes(48).toString('base64url')

/** The environment for production that these answers make. Throws `SettingsError` where an answer cannot be used. */
export function environmentOf(answers: Record<(typeof questions)[number][0], string>): Record<string, string> {
  const { SITE, ...given } = answers
  const environment = { NODE_ENV: 'production', PUBLIC_URL: `https://${SITE}`, SECRET_KEY: secret(), ...given }
  const POSTGRES_PASSWORD = randomBytes(24).toString('hex')
  // compose.yaml has others of these two in their place.
  const DATABASE_URL = `postgres://settlesg:${POSTGRES_PASSWORD}@127.0.0.1:5432/settlesg`
  const proxied = { DATABASE_URL, TRUST_PROXY: '127.0.0.1' }
  if (!/^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/i.test(SITE))
    throw new SettingsError(['The name must be one like settle.example, without https:// and without a path'])
  // Shells, systemd and compose agree on text between single quotes, but not on how to write such a quote there.
  const quoted = questions.map(([name]) => name).filter((name) => answers[name].includes("'"))
  if (quoted.length > 0)
    throw new SettingsError(quoted.map((name) => `${name} cannot hold a single quote; in an address it is %27`))
  readSettings({ ...environment, ...proxied })
  return { SITE, ...environment, ...proxied, POSTGRES_PASSWORD }
}

/** The lines of a .env file, each value in single quotes. */
export const linesOf = (environment: Record<string, string>): string =>
  Object.entries(environment)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('')

if (import.meta.main) {
  if (existsSync(file)) {
    console.error('.env is there already and stays as it is: move it away to be asked anew.')
    process.exit(2)
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const lines = terminal[Symbol.asyncIterator]()
  const answers = { SITE: '', CONTACT_EMAIL: '', MAIL_FROM: '', SMTP_URL: '', CONTACT_CHAT_URL: '' }
  for (const [name, question] of questions) {
    terminal.setPrompt(`${question}: `)
    terminal.prompt()
    answers[name] = String((await lines.next()).value ?? '').trim()
  }
  terminal.close()
  try {
    writeFileSync(file, linesOf(environmentOf(answers)), { mode: 0o600, flag: 'wx' })
    console.log(
      '.env is written, readable by you alone. Keep a copy of SECRET_KEY elsewhere, and not beside the backups.',
    )
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    for (const line of error.mistakes) console.error(line)
    process.exit(2)
  }
}
