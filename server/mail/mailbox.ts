import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Mailer, type OutgoingMail, parseRecipient } from './mailer.ts'

interface MailboxMail extends Omit<OutgoingMail, 'attachment'> {
  links: string[]
  attachments: { name: string; bytes: number; sha256: string }[]
}

/** Replaces the mail server in development: nothing leaves the machine. */
export interface Mailbox extends Mailer {
  /** Newest first; all, or those to one address. */
  list(to?: string): Promise<MailboxMail[]>
}

interface StoredMail extends Omit<OutgoingMail, 'attachment'> {
  at: string
  /** Its bytes as base64. */
  attachment?: { name: string; content: string }
}

export const isMailbox = (mailer: Mailer): mailer is Mailbox => 'list' in mailer

/** Keeps each mail as one JSON file in DATA_DIR/mailbox, so that it survives a restart and every process sees it. */
export function mailbox({ dataDir }: { dataDir: string }): Mailbox {
  const folder = join(dataDir, 'mailbox')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return {
    async send({ attachment, ...mail }) {
      const stored: StoredMail = {
        ...mail,
        to: parseRecipient(mail),
        at: new Date().toISOString(),
        ...(attachment && { attachment: { name: attachment.name, content: attachment.content.toString('base64') } }),
      }
      const draft = join(folder, `${randomUUID()}.draft`)
      await writeFile(draft, JSON.stringify(stored), { mode: 0o600 })
      // Named by its id, and there at once as a whole: sending again after a crash leaves one.
      await rename(draft, join(folder, `${mail.id}.json`))
    },
    async list(to) {
      const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
      const mails: StoredMail[] = await Promise.all(
        files.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'))),
      )
      return mails
        .filter((mail) => to === undefined || mail.to === to.toLowerCase())
        .sort((a, b) => b.at.localeCompare(a.at))
        .map(present)
    },
    async close() {},
  }
}

const present = ({ id, to, subject, text, html, attachment }: StoredMail): MailboxMail => ({
  id,
  to,
  subject,
  text,
  html,
  links: [...new Set([...html.matchAll(/<a\s[^>]*?href="(https?:[^"]+)"/g)].map(([, link = '']) => link))],
  attachments: attachment ? [described(attachment)] : [],
})

function described({ name, content }: { name: string; content: string }) {
  const bytes = Buffer.from(content, 'base64')
  return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}
