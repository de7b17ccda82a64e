/**
 * The contact addresses on the pages. Only the running server knows them, and pages are built before it runs: they
 * have these marks as `href`, and the server replaces the marks when it starts, so that the links work without any
 * script.
 */
export const addressMarks = { chat: 'address:chat', mail: 'address:mail' } as const

/** The address that starts an e-mail. A mail address may hold `?` and `&`, which mean something else there. */
export const mailtoAddress = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
