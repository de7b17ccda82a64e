/**
 * Where the pages lead whoever wants to reach people: addresses that only the running server knows. Pages are made
 * before, with these marks as `href`; the server writes the addresses over them when it starts, so that the links work
 * without any script.
 */
export const addressMarks = { chat: 'address:chat', mail: 'address:mail' } as const

/** The address that starts an e-mail. A mail address may hold `?` and `&`, which mean something else there. */
export const mailtoAddress = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
