import { createTransport } from 'nodemailer'
import { isLoopback } from '../platform/settings/setting-forms.ts'
import { SettingsError } from '../platform/settings/settings.ts'
import { DeliveryError, type Mailer, parseRecipient, plainAddress } from './mailer.ts'

export interface SmtpSettings {
  /** `smtp://` (STARTTLS, port 587) or `smtps://` (465). `?ignoreTLS=true` is for a relay in one's own network. */
  smtpUrl: string
  /** `Name <address>` or an address. */
  mailFrom: string
}

export interface SmtpMailer extends Mailer {
  /** Signs in at the mail server and sends nothing. Throws `DeliveryError`. */
  check(): Promise<void>
}

interface Patience {
  connectMs: number
  idleMs: number
  wholeMs: number
}

const patience: Patience = { connectMs: 10_000, idleMs: 30_000, wholeMs: 45_000 }

/** A certificate that does not verify, or no TLS, stops the mail. Throws `SettingsError`. */
export function smtpMailer({ smtpUrl, mailFrom }: SmtpSettings, { connectMs, idleMs, wholeMs } = patience): SmtpMailer {
  const sender = readSender(mailFrom)
  const transport = createTransport({
    ...readServer(smtpUrl),
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: idleMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      const to = parseRecipient(mail)
      try {
        await transport.sendMail({
          envelope: { from: sender.address, to: [to] },
          from: sender,
          to: { name: '', address: to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          ...(mail.attachment && {
            attachments: [
              { filename: mail.attachment.name, content: mail.attachment.content, contentType: 'application/pdf' },
            ],
          }),
          messageId: `<${mail.id}@${sender.address.split('@').at(-1)}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(wholeMs),
        })
      } catch (error) {
        throw withoutAddress(error)
      }
    },
    async check() {
      await transport.verify().catch((error: unknown) => {
        throw withoutAddress(error)
      })
    },
    async close() {
      transport.close()
    },
  }
}

function readServer(smtpUrl: string) {
  const url = new URL(smtpUrl)
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const ignoreTLS = url.searchParams.get('ignoreTLS') === 'true'
  const auth = url.username && { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ignoreTLS,
    // What a server on this machine does not offer cannot have been taken away on the line.
    requireTLS: !secure && !ignoreTLS && !isLoopback(host),
    ...(auth && { auth, forceAuth: true }),
  }
}

function readSender(mailFrom: string): { name: string; address: string } {
  const [, name = '', address = mailFrom] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(mailFrom) ?? []
  const plain = plainAddress(address.trim())
  if (plain === null)
    throw new SettingsError(['MAIL_FROM must be an address, or a name and an address: Name <a@b.example>'])
  return { name, address: plain }
}

/** Steps at which the server speaks about this mail; a 5xx elsewhere (the greeting, the login) is about us. */
const aboutTheMail = new Set(['EENVELOPE', 'EMESSAGE'])

/** Servers quote the address in what they say, and errors end up in logs: only codes are kept. */
function withoutAddress(error: unknown): DeliveryError {
  const isFault = error instanceof Error
  const step = isFault && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown fault'
  const answer =
    isFault && 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  return new DeliveryError(`not taken by the mail server (${answer === null ? step : `${step} ${answer}`})`, {
    isFinal: answer !== null && answer >= 500 && aboutTheMail.has(step),
  })
}
