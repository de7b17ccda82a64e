/* What browser, server and model all name, without any schema: the first screen and the build need no more. */

export const languages = ['en', 'zh'] as const

/** In characters. Longer ones are refused unhashed: hashing takes its time from everyone. */
export const passwordLength = { least: 8, most: 128 } as const

/** What a statement can rest on, the firmest first. */
export const bases = ['published', 'statistic', 'judgement'] as const
export const factorGroups = [
  'family_ties',
  'economic_contributions',
  'qualifications',
  'age',
  'family_profile',
  'length_of_residency',
] as const
export const noEstimateReasons = [
  'no_open_route',
  'no_published_rate',
  'thin_route',
  'conviction',
  'application_pending',
] as const
