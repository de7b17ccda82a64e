import { Email } from '@settlesg/contract'
import * as z from 'zod/mini'

export interface OutgoingMail {
  /** The outbox row; the same for every try, and seen by the recipient's mail program in the Message-ID. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  attachment?: MailAttachment
}

export interface MailAttachment {
  /** Made by us, of letters, digits and hyphens. */
  name: string
  content: Buffer
}

export interface Mailer {
  /** Resolves once the other side has taken responsibility for the mail. Throws `DeliveryError`. */
  send(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}

/** A mail that was not taken. The message holds codes only, never an address or a token: it may be logged. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  /** Trying again cannot help: not an address, or the mail server refused (5xx). */
  readonly isFinal: boolean
  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message)
    this.isFinal = isFinal
  }
}

/** Reads one plain address, or null for whatever a mailer could read more, or another, out of. */
export function plainAddress(text: string): string | null {
  const { success, data } = z.safeParse(Email, text)
  return success ? data : null
}

/** The one address that a mail goes to. Throws `DeliveryError`. */
export function parseRecipient(mail: Pick<OutgoingMail, 'to'>): string {
  const address = plainAddress(mail.to)
  if (address === null) throw new DeliveryError('the recipient is not one plain address', { isFinal: true })
  return address
}

/** What went wrong, in a log: only what we know to hold no address: messages of databases and libraries quote what they were given. */
export function describeFault(error: unknown): string {
  if (error instanceof DeliveryError) return error.message
  if (!(error instanceof Error)) return 'unknown fault'
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name
}
