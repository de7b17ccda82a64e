/**
 * Every mail we send. `page` and `linkMinutes` say where its link leads and for how long that works; `greetByName`
 * is off for mails to an address that nobody has confirmed yet: the name is what somebody typed, and must not
 * become a way to send a message to a stranger.
 */
export const mailKinds = {
  /** After sign-up, to the address that was given. */
  confirm_signup: { link: { page: '/signup/confirm', minutes: 24 * 60 }, greetByName: false },
  /** After "forgot password". */
  password_recovery: { link: { page: '/reset-password', minutes: 30 }, greetByName: true },
  /** Notice after a password was changed or reset. */
  password_changed: { link: null, greetByName: true },
  /** To the new address, which counts once confirmed. */
  confirm_new_address: { link: { page: '/signup/confirm', minutes: 24 * 60 }, greetByName: false },
  /** Notice to the old address, after the new one was confirmed. */
  address_changed: { link: null, greetByName: true },
} as const satisfies Record<string, MailKindRules>

interface MailKindRules {
  link: { page: string; minutes: number } | null
  greetByName: boolean
}

export type MailKind = keyof typeof mailKinds
/** Kinds that carry a link with a token of its own. */
export type LinkKind = { [K in MailKind]: (typeof mailKinds)[K]['link'] extends null ? never : K }[MailKind]

/** How long the link of such a mail works, counted from when it was made, which is when the mail is first sent. */
export const linkMinutes = (kind: LinkKind): number => mailKinds[kind].link.minutes
