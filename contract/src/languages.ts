/* By themselves, without any schema: every first screen needs them, and little else. */
export const languages = ['en', 'zh'] as const
