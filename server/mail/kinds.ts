import * as z from 'zod/mini'

/** What a mail that was queued before this was written down does not carry. */
const laterText = z._default(z.string(), '')
const laterNumber = z._default(z.int(), 0)

const seller = {
  seller: laterText,
  uen: laterText,
  address: laterText,
  gst: laterText,
  percent: z._default(z.int(), 0),
  tax_amount: laterText,
}

const nothing = z.strictObject({})
/** `each` is what one piece holds, `units` and `total` what all hold. */
const aboutPurchase = z.strictObject({
  purchase: laterText,
  receipt: z.string(),
  item: z.string(),
  each: z.int(),
  quantity: z.int(),
  amount: z.string(),
})
const refundNotMade = z.extend(aboutPurchase, { refunded: z.string() })

const confirmLink = { page: '/signup/confirm', minutes: 24 * 60 }
const aboutSignUp = { greetByName: false, link: confirmLink, data: z.strictObject({ credits: z.int() }) } as const
const notice = { recipient: 'account', greetByName: true, link: null } as const
const aboutReceipt = { ...notice, opensReceipt: true, hasOwnLanguage: true } as const

/** A row each; texts under the same name in `locales/{en,zh}/mail.json`. */
export const mailKinds = {
  confirm_signup: { ...aboutSignUp, recipient: 'sign-up' },
  /** When only the address of a sign-up is known: the owner of the mailbox chooses the password. */
  finish_signup: { ...aboutSignUp, recipient: 'address of a sign-up' },
  password_recovery: {
    recipient: 'known address',
    greetByName: true,
    link: { page: '/reset-password', minutes: 30 },
    data: nothing,
  },
  password_changed: { ...notice, data: nothing },
  /** To the new address, which counts once confirmed. */
  confirm_new_address: {
    recipient: 'new address',
    greetByName: false,
    link: confirmLink,
    data: nothing,
  },
  address_changed: { ...notice, data: nothing },
  /** The account is deleted, so its language and address come along. */
  account_deleted: { recipient: 'former account', greetByName: false, link: null, data: nothing },
  /** After a payment, once its units are in the wallet. */
  receipt: {
    ...aboutReceipt,
    data: z.extend(aboutPurchase, {
      method: z.string(),
      test: z.int(),
      tax: z.string(),
      price: laterText,
      units: laterNumber,
      total: laterText,
      statement: laterText,
      opened: laterNumber,
      opens: laterText,
      rest: laterNumber,
      ...seller,
    }),
  },
  /** After money went back, by our button or at the payment provider. */
  refunded: {
    ...aboutReceipt,
    data: z.extend(aboutPurchase, {
      method: z.string(),
      test: z.int(),
      refunded: z.string(),
      credited: laterText,
      note: laterText,
      ...seller,
    }),
  },
  /** After a payment that was not as ordered, and so bought nothing, went back whole. Its amount may be in any currency. */
  paid_back: {
    ...notice,
    hasOwnLanguage: true,
    data: z.strictObject({ item: z.string(), each: z.int(), quantity: z.int() }),
  },
  /** A report that its owner requested. Says nothing of its content. */
  report: {
    ...notice,
    brings: 'report',
    data: z.strictObject({ number: z.string() }),
  },
  /** After a requested refund did not go through, and its units came back. */
  refund_failed: { ...aboutReceipt, data: refundNotMade },
  /** After a requested refund did not go through, since the buyer's bank has the money. */
  refund_contested: { ...aboutReceipt, data: refundNotMade },
  /** To the operator, where a nightly check found something wrong. Names no row. */
  books_alarm: {
    recipient: 'operator',
    greetByName: true,
    link: null,
    data: z.strictObject({ command: z.string(), found: z.int(), rules: z.string() }),
  },
} as const satisfies Record<string, MailKindRules>

/** Found when it is sent; without one it is not sent. Those that go by an address never reach a disabled account. */
export type MailRecipient =
  | 'account'
  | 'known address'
  | 'sign-up'
  | 'address of a sign-up'
  | 'new address'
  | 'former account'
  | 'operator'

export interface MailKindRules {
  recipient: MailRecipient
  /** Off for an unconfirmed address: a typed name must not become a message to a stranger. */
  greetByName: boolean
  /** Where its button leads, and for how long that works. The token that makes it work is the mail's own. */
  link: { page: string; minutes: number } | null
  /** To the case in `opens`, else to the receipt of `purchase`, each by its id; only for a person who is signed in. */
  opensReceipt?: true
  /** Written in the language that comes with it, whatever the account's is by then. */
  hasOwnLanguage?: true
  /** What comes with it, read when it is sent; without it the mail is not sent. */
  brings?: 'report'
  /** What its texts name as `{{…}}`, besides what every mail knows. It is stored encrypted until the mail is sent. */
  data: z.ZodMiniType<Record<string, string | number>>
}

export type MailKind = keyof typeof mailKinds
export type MailData<K extends MailKind = MailKind> = z.output<(typeof mailKinds)[K]['data']>
export type LinkKind = { [K in MailKind]: (typeof mailKinds)[K]['link'] extends null ? never : K }[MailKind]

export type FarewellKind = {
  [K in MailKind]: (typeof mailKinds)[K]['recipient'] extends 'former account' ? K : never
}[MailKind]

export type OwnLanguageKind = {
  [K in MailKind]: (typeof mailKinds)[K] extends { hasOwnLanguage: true } ? K : never
}[MailKind]

/** How long the link of such a mail works, counted from when it was made, which is when the mail is first sent. */
export const linkMinutes = (kind: LinkKind): number => mailKinds[kind].link.minutes
