import { terms } from './terms.ts'

const ica = (path: string) => ({ name: 'ICA', url: `https://www.ica.gov.sg/${path}` })
const renouncing = ica(
  'enter-transit-depart/more-information/for-permanent-residents/renunciation-of-permanent-residence',
)
const iras = (path: string) => ({ name: 'IRAS', url: `https://www.iras.gov.sg/taxes/${path}` })
const mom = { name: 'MOM', url: 'https://www.mom.gov.sg/passes-and-permits' }
const hdb = { name: 'HDB', url: 'https://www.hdb.gov.sg' }
const cpf = { name: 'CPF', url: 'https://www.cpf.gov.sg' }
const moe = { name: 'MOE', url: 'https://www.moe.gov.sg/primary/p1-registration' }

interface Site {
  name: string
  url: string
}

/** A question is about it that has every term of one of the words between commas. No site where there are too many. */
const topic = <const Id extends string>(id: Id, sites: readonly Site[], words: string) => ({
  id,
  sites,
  words: words.split(', ').map(terms),
})

/** What people ask that is not ours, with the official site (faq/testing/questions.jsonl). The more exact name comes first. */
export const outsideTopics = [
  topic('giving_up', [renouncing, iras('individual-income-tax')], 'how to renounce, renounce CPF, tax clearance'),
  topic('re_entry_permit', [ica('reside/PR')], 'REP renew, REP refused'),
  topic('citizenship', [ica('reside/citizenship')], 'citizenship'),
  topic('visit_pass', [ica('reside/LTVP')], 'LTVP parents, parents long-term, parents visit, 父母 长住'),
  topic('stamp_duty', [iras('stamp-duty')], 'ABSD'),
  topic('flat', [hdb], 'HDB, mortgage, landed'),
  topic('cpf', [cpf], 'CPF'),
  topic('income_tax', [iras('individual-income-tax')], 'tax rate'),
  topic('primary_1', [moe], 'P1'),
  topic(
    'work_passes',
    [mom],
    'compass points, compass degree, compass pay, self-employed EP, EP quota, EP rejected, 陪读 打工, 陪读 working, study mama pay',
  ),
  topic('elsewhere', [], 'canada pr'),
]

export type OutsideTopic = (typeof outsideTopics)[number]

const asksToApply = new RegExp(
  [
    '\\b(?:apply|applying|applied|application|eligible|qualify)\\b[^.?!,;]{0,24}\\b(?:pr|permanent resid)',
    '\\bpr\\s+(?:application|applicant|eligib)',
    '申请[^，。？！,.?!]{0,6}(?:pr|永居|永久居民|绿卡)|(?:pr|永居|永久居民|绿卡)的?申请',
  ].join('|'),
  'i',
)

/** What is not ours in a question, if anything. PR is ours whatever else is named, but for that of another country. */
export function outsideTopicOf(question: string, wanted: readonly string[]): OutsideTopic | undefined {
  const found = outsideTopics.find(({ words }) => words.some((all) => all.every((term) => wanted.includes(term))))
  if (!found || found.id === 'elsewhere') return found
  const isOurs = asksToApply.test(question) || (found.id === 'work_passes' && wanted.includes('#pr'))
  return isOurs ? undefined : found
}
