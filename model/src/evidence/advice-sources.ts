/* Pages that only the advice rests on. ICA's current lists were not seen; these are copies, with the year of each. */
export const adviceSources = {
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
} as const
