import type { Source } from '@settlesg/contract'
import { adviceSources } from './advice-sources.ts'

/** A page that an answer may point to. What has no address or no year does not belong here and cannot back anything. */
interface Page {
  title: string
  /** By whom, and when; of a page that is kept up to date, the last year in which it is known to have said so. */
  published: readonly [publisher: string, year: number]
  url: string
}

const registry = {
  'ica-who-may-apply': {
    title: 'Becoming a Permanent Resident: who may apply, and what ICA considers',
    // The list is undated; the guide for pass holders below repeats it word for word as of 2026.
    published: ['Immigration & Checkpoints Authority (ICA)', 2026],
    url: 'https://www.ica.gov.sg/reside/PR',
  },
  'work-pass-guide-2026': {
    title: "ICA's category of work pass holders, quoted as of 2026",
    published: ['immigrationconsultant.sg', 2026],
    url: 'https://www.immigrationconsultant.sg/pts-scheme-singapore-pr',
  },
  'student-guide-2026': {
    title: "ICA's conditions for students, quoted as of 2026",
    published: ['immigrationconsultant.sg', 2026],
    url: 'https://www.immigrationconsultant.sg/student-pass-to-pr-singapore',
  },
  'student-rule-2024': {
    title: 'Singapore eases norms for foreign students to apply for PR (two years of residence dropped)',
    published: ['Business Standard', 2024],
    url: 'https://www.business-standard.com/amp/finance/personal-finance/singapore-eases-norms-for-foreign-students-to-apply-for-pr-details-here-124080200242_1.html',
  },
  'mha-factors-2021': {
    title: 'Reply in Parliament: unsuccessful PR applications, and what is considered (2 August 2021)',
    published: ['Ministry of Home Affairs (MHA)', 2021],
    url: 'https://www.mha.gov.sg/mediaroom/parliamentary/written-reply-to-pq-on-unsuccessful-permanent-residency-applications/',
  },
  'ltvp-spouses-2026': {
    title: "What is considered for a spouse's Long-Term Visit Pass (25 February 2026)",
    published: ['Ministry of Home Affairs (MHA)', 2026],
    url: 'https://www.mha.gov.sg/media-room/newsroom/addressing-situation-where-foreign-spouses-of-lower-income-elderly-singaporeans-cannot-work-without-ltvp',
  },
  'ep-median-2021': {
    title: 'Median monthly pay of Employment Pass holders, December 2011 and 2021, as answered in Parliament',
    published: ['leaderoftheopposition.sg', 2022],
    url: 'https://leaderoftheopposition.sg/2022/09/12/data-on-average-monthly-salary-drawn-by-employment-pass-holders/',
  },
  'passes-by-occupation': {
    title: 'Reply in Parliament: Employment Pass and S Pass holders by occupation, 2010-20',
    published: ['Ministry of Manpower (MOM)', 2022],
    url: 'http://www.mom.gov.sg/newsroom/parliament-questions-and-replies/2022/1129-written-answer-to-pq-on-breakdown-of-employment-and-s-pass-holders-by-occupation-classification',
  },
  'education-2022': {
    title: 'Education of those granted permanent residence in 2022, from a chart of ICA',
    published: ['ehimmigrationconsultany.blogspot.com', 2024],
    url: 'https://ehimmigrationconsultany.blogspot.com/2024/05',
  },
  'gip-2023': {
    title: 'Global Investor Programme: conditions since 15 March 2023',
    published: ['CNA', 2023],
    url: 'https://www.channelnewsasia.com/business/singapore-global-investor-programme-higher-investment-quantum-3317416',
  },
  'gip-grants-2020-22': {
    title: 'Permanent residence by the Global Investor Programme, 2020-22, as answered in Parliament',
    published: ['leaderoftheopposition.sg', 2023],
    url: 'https://leaderoftheopposition.sg/2023/02/23/individuals-who-have-leveraged-on-global-investor-programme-to-qualify-for-permanent-residency/',
  },
  'forarts-2010': {
    title: 'Foreign Artistic Talent Scheme: who may apply to the National Arts Council (copy of 2010)',
    published: ['writeopportunities.blogspot.com', 2010],
    url: 'http://writeopportunities.blogspot.com/2010/04/interesting-foreign-artistic-talent.html',
  },
  'spouses-2012-16': {
    title: 'Reply in Parliament: PR applications by foreign spouses of citizens, 2012-16 (8 January 2018)',
    published: ['Ministry of Home Affairs (MHA)', 2018],
    url: 'https://mha.gov.sg/mediaroom/parliamentary/written-reply-to-parliamentary-question-on-applications-for-citizenship-permanent-residence-and-long-term-visit-passes-by-foreigner-spouses-of-singaporeans-by-mr-k-shanmugam-minister-for-home-affairs-and-minister-for-law',
  },
  'spouses-2009-18': {
    title: 'PR applications by foreign spouses of citizens, 2009-18, as answered in Parliament',
    published: ['Mothership', 2019],
    url: 'https://mothership.sg/2019/07/non-singaporean-spouse-become-pr/',
  },
  'spouses-2005-09': {
    title: "PR applications and refusals of citizens' foreign spouses, 2005-09 (TODAY, 2010)",
    published: ['sanooaung.wordpress.com', 2010],
    url: 'https://sanooaung.wordpress.com/2010/08/14/things-you-need-to-know-before-marrying-a-sporean/',
  },
  'pr-spouse-passes-2007-11': {
    title: "Visit passes for permanent residents' husbands and wives, 2007-11 (The Straits Times, 15 January 2013)",
    published: ['leongszehian.com', 2013],
    url: 'http://leongszehian.com/?p=2657',
  },
  'students-2008-17': {
    title: 'PR applications by foreign students, 2008-17, as answered in Parliament',
    published: ['TODAY', 2018],
    url: 'https://www.todayonline.com/singapore/8-10-foreign-students-who-applied-pr-last-decade-were-successful',
  },
  'grants-2012-24': {
    title: 'Persons granted permanent residence each year, 2012-24',
    published: ['data.gov.sg (ICA, Department of Statistics)', 2025],
    url: 'https://data.gov.sg/datasets/d_b72fb4b4488fdf2b7ec4171913b37d68/view',
  },
  'intake-outlook-2026': {
    title: 'Birth rate of 2025 and the intake of citizens and permanent residents to come (26 February 2026)',
    published: ['PTI (NewsDrum)', 2026],
    url: 'https://www.newsdrum.in/international/singapore-population-growth-slows-down-expects-25-30k-foreigners-as-new-citizens-each-year-11159351',
  },
  'formalities-2020-22': {
    title: 'Reply in Parliament: permanent residence granted in 2021, and formalities delayed from 2020',
    // The answer is of October 2022 (docs/facts.md 2.3).
    published: ['Ministry of Home Affairs (MHA)', 2022],
    url: 'https://www.mha.gov.sg/mediaroom/parliamentary/written-reply-to-pq-on-the-number-of-permanent-residence-status-granted-in-2021',
  },
  'decisions-2010': {
    title: 'PR applications approved and rejected up to 2010',
    published: ['asiasingapore.blogspot.com', 2011],
    url: 'http://asiasingapore.blogspot.com/2011/10/sharp-decline-in-chances-of-getting.html',
  },
  'applications-2009': {
    title: 'PR applications received and processed in 2009, as answered in Parliament',
    published: ['barangaysingapore.blogspot.com (AsiaOne)', 2010],
    url: 'http://barangaysingapore.blogspot.com/2010/09/singapore-to-tighten-rule-for-pr.html',
  },
  'ns-2012': {
    title: 'Forum letter: National Service of permanent residents (16 May 2012)',
    published: ['Ministry of Defence (MINDEF)', 2012],
    url: 'https://www.mindef.gov.sg/web/portal/mindef/news-and-events/latest-releases/article-detail/2012/may/2012may16-Forum-Letter-003',
  },
  'ica-processing-times': {
    title: 'Our Service Commitment: processing times',
    // Undated; the page below quotes the six months from it as of 2026.
    published: ['Immigration & Checkpoints Authority (ICA)', 2026],
    url: 'https://www.ica.gov.sg/about-us/our-service-commitment',
  },
  'processing-time-2026': {
    title: "ICA's processing time for PR applications, quoted as of 2026",
    published: ['immigrationconsultant.sg', 2026],
    url: 'https://www.immigrationconsultant.sg/singapore-pr-processing-time',
  },
  'work-permit-marriage': {
    title: 'As a Work Permit holder, how do I apply for approval to marry a Singaporean or permanent resident?',
    // Undated; the copy that was read speaks of the rules of 2021.
    published: ['Ministry of Manpower (MOM)', 2021],
    url: 'https://www.mom.gov.sg/faq/foreign-worker/as-a-work-permit-holder-how-do-i-apply-for-approval-to-marry-a-singaporean-or-permanent-resident',
  },
  'spouse-sponsor-247': {
    title: "What is considered for a citizen's foreign husband or wife: the sponsor's means and the conduct of both",
    // Undated; the number places it before 2012.
    published: ['Immigration & Checkpoints Authority (ICA)', 2011],
    url: 'https://www.ica.gov.sg/news-and-publications/newsroom/media-release/247',
  },
  'ep-floor-2025': {
    title: 'Least pay for a new Employment Pass from 1 January 2025',
    published: ['eiglaw.com', 2024],
    url: 'https://eiglaw.com/singapore-updates-criteria-for-employment-permits/',
  },
  'ep-floor-age-2025': {
    title: 'Least pay for a new Employment Pass by age, to S$10,700 and S$11,800 in the mid-40s (The Straits Times)',
    published: ['staffking.com.sg', 2024],
    url: 'https://www.staffking.com.sg/post/salary-threshold-for-new-employment-pass-applicants-to-be-raised-to-5-600-from-2025',
  },
  's-pass-floor-2025': {
    title: 'Least pay for a new S Pass from 1 September 2025, by age and in finance',
    published: ['The Business Times', 2025],
    url: 'https://www.businesstimes.com.sg/singapore/higher-s-pass-qualifying-salary-s3300-sep-1-levy-raised-s550',
  },
  'pass-floors-2027': {
    title: 'Least pay for new passes from January 2027 and renewals from January 2028, as announced in Budget 2026',
    published: ['The Business Times', 2026],
    url: 'https://www.businesstimes.com.sg/singapore/budget-2026-singapore-raise-ep-and-s-pass-qualifying-salaries-2027',
  },
  'reported-outcomes': {
    title: 'Outcomes and waiting times that applicants reported in public trackers, 2010-24',
    published: ['github.com/namifeiren (from sgprapp.com and others)', 2025],
    url: 'https://github.com/namifeiren/sgpr_application_tab',
  },
  ...adviceSources,
} as const satisfies Record<string, Page>

export type SourceId = keyof typeof registry

export const sources: readonly Source[] = Object.entries(registry).map(([id, { title, published, url }]) => {
  const [publisher, year] = published
  return { id, title, publisher, year, url, trust: trustIn(url) }
})

/** An authority's own page is official; an official figure or rule that is copied elsewhere is reported. */
function trustIn(url: string): Source['trust'] {
  return new URL(url).hostname.endsWith('.gov.sg') ? 'official' : 'reported'
}

/** Where single persons publish, and one person's own address. */
const personsHosts = ['blogspot.com', 'wordpress.com', 'github.com', 'leongszehian.com']

/** Whether a page is one person's, no authority's and no publisher's. By its address, so that stored sources say it too. */
export function isOnePersons({ url }: Pick<Source, 'url'>): boolean {
  const { hostname } = new URL(url)
  return personsHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

export function sourcesWith(ids: Iterable<string>): Source[] {
  const wanted = new Set(ids)
  return sources.filter(({ id }) => wanted.has(id))
}
