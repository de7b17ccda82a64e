/** In characters. Longer ones are refused unhashed: hashing takes its time from everyone. No schema: forms need no more. */
export const passwordLength = { least: 8, most: 128 } as const
