import type { Source } from '@settlesg/contract'

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
  // On these the advice alone rests. ICA's current lists were not seen; these are copies, with the year of each.
  'pep-cancel-2017': {
    title: 'When to cancel a Personalised Employment Pass: after more than six months without work',
    // A copy of 30 May 2017; later copies without a date say the same.
    published: ['Ministry of Manpower (MOM)', 2017],
    url: 'https://www.mom.gov.sg/passes-and-permits/personalised-employment-pass/cancel-a-pass',
  },
  'aeis-2014': {
    title: 'Admissions Exercise for International Students (AEIS): a test for primary and secondary schools',
    // The copy that was read speaks of the exercise of 2014.
    published: ['Ministry of Education (MOE)', 2014],
    url: 'http://www.moe.gov.sg/education/admissions/international-students/admissions-exercise/',
  },
  'pts-notes-2024': {
    title: "ICA's explanatory notes for work pass holders (copy of September 2024)",
    published: ['ygym.online', 2024],
    url: 'https://ygym.online/forum.php?mod=viewthread&tid=33',
  },
  'pts-documents-2024': {
    title: "ICA's list of papers for work pass holders (copy of September 2024)",
    published: ['ygym.online', 2024],
    url: 'https://ygym.online/forum.php?mod=viewthread&tid=34',
  },
  'form-before-after-2024': {
    title: "ICA's application before and after its new form of 26 June 2024, point by point",
    published: ['EIG Law', 2024],
    url: 'https://eiglaw.com/singapore-permanent-resident-pr-application-process/',
  },
  'form-changes-2024': {
    title: "Changes to ICA's applications since 26 June 2024: Form 4A and Annex A no longer asked for",
    published: ['eh-immigration.com', 2024],
    url: 'https://eh-immigration.com/articles/major-changes-to-singapores-citizenship-pr-and-ltvp-application-procedures',
  },
  'form-changes-zh-2024': {
    title: "What ICA's form asks for since 26 June 2024, in Chinese (30 June 2024)",
    published: ['sgnews.co', 2024],
    url: 'https://www.sgnews.co/114481.html',
  },
  'singpass-consent-2024': {
    title: "ICA's portal: every adult applicant and sponsor consents and declares with Singpass (15 July 2024)",
    published: ['Mondaq', 2024],
    url: 'https://www.mondaq.com/work-visas/1493010/online-portal-improvements-implemented',
  },
  'self-employed-2026': {
    title: 'What ICA asks of the self-employed, quoted as of 2026',
    published: ['immigrationconsultant.sg', 2026],
    url: 'https://www.immigrationconsultant.sg/self-employed-singapore-pr',
  },
  'approval-letter-2021': {
    title: "After ICA's approval: what its letter asks for, and for how long it is good (21 June 2021)",
    published: ['theimmigrationpeople.home.blog', 2021],
    url: 'https://theimmigrationpeople.home.blog/2021/06/21/actions-to-be-taken-after-getting-your-singapore-pr-approval/',
  },
  'approval-letter-2022': {
    title: "After ICA's approval in 2022: its letter, good for two months, and what it asks for",
    published: ['tip.com.sg', 2022],
    url: 'https://tip.com.sg/resource/actions-to-be-taken-after-getting-your-singapore-pr-approval-2022',
  },
  'stateless-2021': {
    title: 'Reply in Parliament: how applications of stateless people are evaluated (2 February 2021)',
    published: ['Ministry of Home Affairs (MHA)', 2021],
    url: 'https://mha.gov.sg/mediaroom/parliamentary/written-reply-to-parliamentary-question-on-police-operation-between-21-dec-2020-and-3-jan-2021-that-led-to-the-arrest-of-151-persons-who-are-suspected-to-be-members-of-unlawful-societies-by-mr-k-shanmugam-minister-for-home-affairs-and-minister-for-law',
  },
  'pts-documents-2019': {
    title: "ICA's list of papers for work pass holders and their families, in Chinese (22 August 2019)",
    published: ['shicheng.news', 2019],
    url: 'https://www.shicheng.news/zh-hant/v/zZRkN',
  },
  'pts-documents-2017': {
    title: "ICA's checklist for work pass holders, as reported in 2017",
    published: ['nextsingapo.com', 2017],
    url: 'http://www.nextsingapo.com/archives/7340',
  },
  'family-documents-2021': {
    title: 'Papers for husbands, wives, children and parents of citizens and permanent residents, in Chinese',
    // Undated; it speaks of the Budget of February 2021 as the latest news.
    published: ['xinjiapo.news', 2021],
    url: 'https://xinjiapo.news/news/64699/amp',
  },
  'form-window-2024': {
    title: 'How much time do I have to complete my application? (answer of ICA)',
    // Undated; the number of the question was given out on 26 June 2024.
    published: ['Immigration & Checkpoints Authority (ICA)', 2024],
    url: 'https://ask.gov.sg/ica/questions/clxwhkixw0082dsotcvrw6oe8',
  },
  'e-pr-2017': {
    title: 'Permanent residence: applications online only, and their fees, since 18 December 2017',
    published: ['Ministry of Foreign Affairs (MFA)', 2017],
    url: 'https://www.mfa.gov.sg/Overseas-Mission/Shanghai/Consular-Services/Permanent-Resident-Application',
  },
  'immigration-act-57': {
    title: 'Immigration Act 1959, section 57: offences, among them obtaining a permit by a false statement',
    // The 2020 Revised Edition, in force since the end of 2021.
    published: ["Attorney-General's Chambers (AGC)", 2021],
    url: 'https://sso.agc.gov.sg/Act/IA1959?ProvIds=pr57-%2Cpr57A-%2Cpr57B-%2Cpr57C-%2Cpr58-',
  },
  'dependants-2021': {
    title: "Reply in Parliament: Dependant's Pass holders who work (5 April 2021)",
    published: ['Ministry of Manpower (MOM)', 2021],
    url: 'https://www.mom.gov.sg/newsroom/parliament-questions-and-replies/2021/0405-written-answer-by-minister-for-manpower-josephine-teo-on-dependent-pass-holders',
  },
  'ns-2014': {
    title: 'Reply in Parliament: former permanent residents who did not serve National Service (5 August 2014)',
    published: ['Ministry of Defence (MINDEF)', 2014],
    url: 'https://www.mindef.gov.sg/news-and-events/latest-releases/2014aug05-Parliamentary-000073',
  },
  'repeat-applicants-2026': {
    title: 'Asked in Parliament whether people who applied for years will be looked at again (March 2026)',
    published: ['The Independent Singapore', 2026],
    url: 'https://theindependent.sg/pritam-singh-process-of-bringing-in-new-citizens-permanent-residents-should-be-transparent/',
  },
  'visit-passes-2015-20': {
    title: 'Reply in Parliament: Long-Term Visit Passes renewed with another sponsor than husband or wife, 2015-20',
    // The answer speaks of 2015 to 2020; its own year was not seen.
    published: ['Ministry of Home Affairs (MHA)', 2021],
    url: 'https://www.mha.gov.sg/mediaroom/parliamentary/written-reply-to-parliamentary-question-on-long-term-visit-pass-holders-who-requested-for-the-renewal-of-their-pass-through-non-spousal-sponsorship-by-mr-k-shanmugam-minister-for-home-affairs-and-minister-for-law',
  },
  'custody-2024': {
    title: 'Widowed or divorced foreign husbands and wives with custody of citizen children (7 May 2024)',
    published: ['Ministry of Home Affairs (MHA)', 2024],
    url: 'https://www.mha.gov.sg/mediaroom/press-releases',
  },
  'rep-2025': {
    title: 'Permanent residents abroad without a Re-Entry Permit: 180 days to apply, from 1 December 2025',
    published: ['CNA', 2025],
    url: 'https://www.channelnewsasia.com/singapore/pr-status-re-entry-permit-rep-application-ica-180-days-5374811',
  },
  'population-2025': {
    title: 'Permanent residents and non-residents in mid-2025, quoted from Population in Brief',
    published: ['eh-immigration.com', 2025],
    url: 'https://www.eh-immigration.com/articles/singapores-population-cools-in-2025-deeper-insights-for-residency-applicants',
  },
  'joint-application-2024': {
    title: "A visit pass and permanent residence in one application, for a permanent resident's husband or wife",
    // Undated; the change of the form that it speaks of is of mid-2024.
    published: ['Immigration & Checkpoints Authority (ICA)', 2024],
    url: 'https://ica.gov.sg/reside/LTVP/apply/spouse-of-a-singapore-permanent-resident-(pr)',
  },
  'one-pass-track-2026': {
    title: 'New work pass for high earners in AI and tech, in place of the Tech.Pass from January 2027 (3 March 2026)',
    published: ['The Straits Times', 2026],
    url: 'https://www.straitstimes.com/singapore/politics/new-work-pass-for-high-earners-in-ai-and-tech-among-changes-to-spore-foreign-workforce-policies',
  },
  'rep-rejected-2025': {
    title: 'When the 180 days begin, and what a rejected application for a Re-Entry Permit ends',
    published: ['AsiaOne', 2025],
    url: 'https://www.asiaone.com/singapore/overseas-prs-without-re-entry-permit-get-6-month-grace-period-dec-1',
  },
  'rep-before-and-after-2025': {
    title: 'Re-Entry Permits before and from 1 December 2025, side by side',
    published: ['Mondaq', 2025],
    url: 'https://www.mondaq.com/general-immigration/1686802/upcoming-re-entry-permit-changes-for-singapore-permanent-residents',
  },
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
