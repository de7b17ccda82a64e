/** Lists only, without any schema: pages and the model's quick check need no more. */

export const languages = ['en', 'zh'] as const
/** The language until one is chosen. */
export const defaultLanguage = 'en'
/** As HTML and HTTP name them (RFC 5646). */
export const languageTags = { en: 'en', zh: 'zh-Hans' } as const

export const passes = [
  'ep',
  's_pass',
  'pep',
  'entrepass',
  'one_pass',
  'tech_pass',
  'work_permit',
  'dependant_pass',
  'ltvp',
  'ltvp_plus',
  'ltvp_abroad',
  'student_pass',
  'visit_or_abroad',
  'already_pr',
  'other',
] as const
/** Of people who live outside Singapore: no month of arrival and no stay here is asked of them. */
export const passesAbroad: readonly unknown[] = ['ltvp_abroad', 'visit_or_abroad']
/** Of people who work or learn here, and may live across the border and commute. */
export const passesOfCommuters: readonly unknown[] = [
  ...['ep', 's_pass', 'pep', 'entrepass', 'one_pass', 'tech_pass', 'work_permit', 'student_pass'],
]
export const links = ['spouse_of_citizen', 'spouse_of_pr', 'child_of_citizen_or_pr', 'parent_of_citizen'] as const
export const routeIds = [
  'pts',
  'spouse_of_citizen',
  'spouse_of_pr',
  'child',
  'aged_parent',
  'student',
  'gip',
  'forarts',
] as const
export const educations = [
  'below_secondary',
  'secondary',
  'ite',
  'diploma',
  'bachelor',
  'postgraduate_diploma',
  'master',
  'doctorate',
  'professional',
] as const
export const homes = ['room', 'whole_unit', 'with_family', 'owned', 'other'] as const
export const schoolings = ['none', 'school', 'ite_poly', 'university', 'postgraduate'] as const
export const workStatuses = [
  'employee',
  'self_employed',
  'both',
  'not_working',
  'caring_for_family',
  'student',
] as const
/** Work statuses with an income, for which `monthly_pay` is required. */
export const workingStatuses: readonly (typeof workStatuses)[number][] = ['employee', 'self_employed', 'both']
/** The nine major groups of the Singapore Standard Occupational Classification. */
export const occupations = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
/** The sections of the Singapore Standard Industrial Classification. */
export const industries = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'K',
  'L',
  'M',
  'N',
  'O',
  'P',
  'Q',
  'R',
  'S',
  'T',
  'U',
] as const
export const revenues = ['under_100k', '100k_1m', '1m_10m', 'over_10m'] as const
export const registrations = [
  'none',
  'doctor',
  'dentist',
  'nurse',
  'pharmacist',
  'allied_health',
  'lawyer',
  'accountant',
  'architect',
  'engineer',
  'teacher',
  'other',
] as const
export const maritalStatuses = ['single', 'married', 'divorced', 'widowed', 'separated'] as const
export const spouseStatuses = ['citizen', 'pr', 'ep', 's_pass', 'dependant_pass', 'ltvp', 'other', 'abroad'] as const
export const childStatuses = ['citizen', 'pr', 'foreign'] as const
export const childSchools = ['none', 'preschool', 'moe', 'international', 'abroad'] as const
export const sponsorWorkStatuses = ['employee', 'self_employed', 'not_working', 'retired'] as const
export const ageBands = ['under_35', '35_54', '55_plus'] as const
export const activityKinds = ['grassroots', 'charity', 'school', 'sports_arts', 'other'] as const
export const previousApplications = [
  'none',
  'pending',
  'withdrawn',
  'rejected_once',
  'rejected_more',
  'rather_not_say',
] as const
export const changes = [
  'job',
  'pay',
  'marriage',
  'child',
  'longer_stay',
  'qualification',
  'evidence',
  'nothing',
  'not_sure',
] as const
/** What an application is asked for; gathered from docs/facts.md 4. ICA's own current lists decide. */
export const documentIds = [
  'passport',
  'national_id',
  'birth_certificate',
  'pass_card',
  'photo',
  'education_certificates',
  'transcripts',
  'professional_membership',
  'employer_letter',
  'payslips',
  'testimonials',
  'tax_assessments',
  'annex_a',
  'business_registration',
  'business_accounts',
  'marriage_certificate',
  'children_birth_certificates',
  'custody_papers',
  'name_change',
  'sponsor_identity',
  'sponsor_income',
  'school_results',
  'translations',
] as const
export const documentStates = ['have', 'can_get', 'missing', 'not_applicable'] as const
export type DocumentId = (typeof documentIds)[number]
export type DocumentState = (typeof documentStates)[number]
export const consistencies = ['yes', 'mostly', 'not_sure', 'known_differences'] as const
export const sexes = ['male', 'female'] as const
/** Months away from Singapore in the last five years, in all. */
export const awayBands = ['none', '1_3', '4_12', 'over_12'] as const
export const formerResidences = ['no', 'gave_up', 'lapsed'] as const
export const certificateStates = ['yes', 'can_get', 'no'] as const
export const convictions = ['no', 'yes', 'rather_not_say'] as const
