/** What a statement can be based on, the strongest evidence first. */
export const bases = ['published', 'statistic', 'reported', 'judgement'] as const
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
  'former_pr',
  're_entry_permit',
] as const
/** Answers that the model has no weight for and that are never taken for a clean record. */
export const unweighedAnswers = ['conviction_not_said', 'known_differences', 'papers_not_sure'] as const
