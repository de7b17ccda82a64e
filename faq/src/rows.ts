import { priceOrder, type products, quantities, refundDays } from '@settlesg/contract'
import { levels, lines, reportedWaits, type SourceId } from '@settlesg/model'
import { formatCents, punctuation, sentences, type Texts, type Values } from '@settlesg/wording'

/** One passage before it has a language. */
export interface Row {
  id: string
  text: (texts: Texts) => string
  /** The page that says most of it. */
  source?: SourceId
  /** Without one it is on the page of facts, which lists these rows. */
  place?: string
}

type Say = (texts: Texts) => string

/** Texts of the locales, one after the other. */
const say =
  (keys: readonly string[], values?: Values): Say =>
  (texts) =>
    sentences(texts, ...keys.map((key) => texts.t(key, values)))

/** Between a name and what is to say of it; a question has its own mark. */
const colon = (texts: Texts, name: string): string => {
  const { colon: mark, gap } = punctuation(texts)
  return /[?？]$/.test(name) ? gap : mark
}

const named =
  (nameKey: string, ...keys: string[]): Say =>
  (texts) => {
    const name = texts.t(nameKey)
    return name + colon(texts, name) + say(keys)(texts)
  }

const row = (id: string, text: Say, source?: SourceId, place?: string): Row => ({
  id,
  text,
  ...(source && { source }),
  ...(place && { place }),
})

/** A text of the namespace `ask`, which has the same name as the passage. */
const fact = (id: string, source?: SourceId, values?: Values): Row =>
  row(id, say([`ask:${id.replace(':', '.')}`], values), source)

const route = (name: string, source: SourceId, ...more: string[]): Row =>
  row(`rule:${name}`, named(`model:route.${name}`, `model:route_about.${name}`, ...more), source)

const rules: Row[] = [
  fact('rule:who_may_apply', 'ica-who-may-apply'),
  route('pts', 'work-pass-guide-2026', 'ask:rule.pts_passes'),
  route('spouse_of_citizen', 'ica-who-may-apply'),
  route('spouse_of_pr', 'ica-who-may-apply'),
  route('child', 'ica-who-may-apply', 'ask:rule.child_day'),
  route('aged_parent', 'ica-who-may-apply', 'model:known_instead.aged_parent'),
  route('student', 'student-guide-2026', 'ask:rule.student_exam'),
  route('gip', 'gip-2023', 'model:known_instead.gip'),
  route('forarts', 'forarts-2010', 'model:known_instead.forarts'),
  row('rule:work_permit', say(['model:work_permit_note']), 'work-permit-marriage'),
  row('rule:marriage_approval', say(['advice:family.marriage_approval']), 'work-permit-marriage'),
  row('rule:dependant_pass', say(['model:dependant_pass_note']), 'ica-who-may-apply'),
  row('rule:years', named('home:questions.years', 'home:questions.years_answer'), 'mha-factors-2021'),
  fact('rule:include_family', 'pts-notes-2024'),
  fact('rule:pass_valid', 'work-pass-guide-2026'),
  fact('rule:citizenship'),
  fact('rule:former_pr'),
  fact('rule:conviction'),
  row('rule:false_statement', say(['advice:honest']), 'immigration-act-57'),
  fact('rule:online', 'e-pr-2017'),
  fact('rule:form_window', 'form-window-2024'),
  fact('rule:singpass', 'singpass-consent-2024'),
  fact('rule:fee', 'processing-time-2026'),
  fact('rule:after_approval', 'approval-letter-2022'),
  fact('rule:re_entry_permit', 'rep-2025'),
  row('rule:agency', named('home:questions.agency', 'home:questions.agency_answer'), 'ica-who-may-apply'),
  fact('rule:apart_from_passes', 'formalities-2020-22'),
  fact('rule:ep_least_pay', 'ep-floor-2025'),
  fact('rule:s_pass_least_pay', 's-pass-floor-2025'),
  fact('rule:pep', 'pep-cancel-2017'),
  fact('rule:local_school_test', 'aeis-2014'),
  fact('rule:dependants_work', 'dependants-2021'),
  fact('rule:custody', 'custody-2024'),
  fact('rule:stateless', 'stateless-2021'),
]

/** Of 100, as the levels of the model have it. */
const level = (name: keyof typeof levels): Values => ({
  low: Math.round(100 * levels[name].low),
  high: Math.round(100 * levels[name].high),
})

const facts: Row[] = [
  fact('fact:factors', 'ica-who-may-apply'),
  row('fact:weights', named('home:questions.weights', 'home:questions.weights_answer'), 'ica-who-may-apply'),
  row('fact:rate', named('home:questions.rate', 'home:questions.rate_answer'), 'grants-2012-24'),
  fact('fact:rate_work_pass', 'grants-2012-24', level('everyone_else')),
  fact('fact:rate_spouse_of_citizen', 'spouses-2009-18'),
  fact('fact:rate_spouse_of_pr', 'grants-2012-24', level('everyone_else')),
  fact('fact:rate_student', 'students-2008-17'),
  fact('fact:grants_by_year', 'grants-2012-24'),
  fact('fact:ages', 'grants-2012-24'),
  fact('fact:residents', 'population-2025'),
  fact('fact:outlook', 'intake-outlook-2026'),
  fact('fact:median_pay', 'ep-median-2021'),
  fact('fact:education', 'education-2022'),
  fact('fact:delayed_2020', 'formalities-2020-22'),
  fact('fact:visit_pass_of_spouse', 'ltvp-spouses-2026'),
  row('fact:service_of_sons', named('home:questions.service', 'home:questions.service_answer'), 'ns-2012'),
  row('fact:service_own_right', say(['advice:family.ns_first_generation']), 'ns-2012'),
  row('fact:service_student', say(['advice:family.ns_student']), 'ns-2012'),
  row('fact:service_daughters', say(['advice:family.ns_daughters']), 'ns-2012'),
  row('fact:service_renounced', say(['advice:family.ns_renounce']), 'ns-2014'),
]

const paper = (name: string, source: SourceId): Row =>
  row(`paper:${name}`, named(`form:option.document.${name}`, `advice:document_why.${name}`), source)

const papers: Row[] = [
  fact('paper:list_work_pass', 'form-before-after-2024'),
  fact('paper:list_family', 'family-documents-2021'),
  row('paper:list_not_seen', say(['advice:document_notes.current_lists_not_seen']), 'ica-who-may-apply'),
  paper('passport', 'pts-documents-2024'),
  paper('national_id', 'pts-documents-2024'),
  paper('birth_certificate', 'form-before-after-2024'),
  paper('pass_card', 'pts-documents-2024'),
  paper('photo', 'pts-notes-2024'),
  paper('education_certificates', 'pts-documents-2024'),
  paper('transcripts', 'pts-documents-2024'),
  paper('professional_membership', 'pts-documents-2024'),
  paper('employer_letter', 'form-before-after-2024'),
  paper('payslips', 'pts-documents-2024'),
  paper('testimonials', 'pts-documents-2017'),
  paper('tax_assessments', 'form-before-after-2024'),
  paper('annex_a', 'form-before-after-2024'),
  paper('business_registration', 'self-employed-2026'),
  paper('business_accounts', 'self-employed-2026'),
  paper('marriage_certificate', 'family-documents-2021'),
  paper('children_birth_certificates', 'family-documents-2021'),
  paper('custody_papers', 'family-documents-2021'),
  paper('name_change', 'pts-documents-2017'),
  paper('sponsor_identity', 'family-documents-2021'),
  paper('sponsor_income', 'family-documents-2021'),
  paper('school_results', 'student-guide-2026'),
  paper('translations', 'ica-who-may-apply'),
  row('paper:sponsor_not_earning', say(['advice:document_why.sponsor_not_earning'])),
  row('paper:spouse_education', say(['ask:paper.spouse_education']), 'pts-documents-2024'),
]

/** The steps of the plan that hold for everyone. */
const stepNames = [
  'settle_differences',
  'family_papers',
  'certificates',
  'income_papers',
  'photos',
  'employer_papers',
  'fill_in_form',
  'after_submission',
] as const
const steps: Row[] = stepNames.map((name) =>
  row(`plan:${name}`, named(`advice:plan.${name}.title`, `advice:plan.${name}.body`)),
)

const latest = reportedWaits.at(-1)
const waits: Row[] = [
  row('wait:published', named('home:questions.wait', 'home:questions.wait_answer'), 'ica-processing-times'),
  row(
    'wait:reported',
    (texts) =>
      named('ask:wait.reported')(texts) +
      sentences(
        texts,
        ...(['approved', 'rejected'] as const).map((decision) =>
          texts.t(`ask:wait.${decision}`, { ...latest?.[decision] }),
        ),
      ),
    'reported-outcomes',
    '/how-it-works#waiting',
  ),
]

const afterRefusal: Row[] = [
  row('refused:work_pass', say(['advice:family.if_refused_pts']), 'formalities-2020-22'),
  row('refused:spouse_of_citizen', say(['advice:family.if_refused_spouse_of_citizen']), 'spouses-2012-16'),
  row('refused:spouse_of_pr', say(['advice:family.if_refused_spouse_of_pr']), 'pr-spouse-passes-2007-11'),
  row('refused:child', say(['advice:family.if_refused_child']), 'visit-passes-2015-20'),
  row('refused:aged_parent', say(['advice:family.if_refused_aged_parent']), 'visit-passes-2015-20'),
  row('refused:student', say(['advice:family.if_refused_student']), 'mha-factors-2021'),
  row('refused:grounds', say(['advice:reapplication.grounds_not_shared']), 'mha-factors-2021'),
  row('refused:again', say(['advice:reapplication.no_published_rate', 'ask:refused.again'])),
  row('refused:appeal', say(['advice:reapplication.new_or_appeal'])),
  row('refused:looked_at_again', say(['advice:reapplication.looked_at_again']), 'repeat-applicants-2026'),
]

const model = '/how-it-works/model'
const method: Row[] = [
  ...lines.map(({ id, sources }) =>
    row(`factor:${id}`, named(`model:factor.${id}`, `how:prior_why.${id}`), sources[0], `${model}#prior-${id}`),
  ),
  row('method:no_points', named('how:never.points.title', 'how:never.points.text'), undefined, `${model}#never`),
  row('method:origin', named('how:never.protected.title', 'how:never.protected.text'), undefined, `${model}#never`),
  row('method:lore', named('how:never.lore.title', 'how:never.lore.text'), undefined, `${model}#never`),
  row('method:industry', named('how:never.industry.title', 'how:never.industry.text'), undefined, `${model}#never`),
  row('method:level', named('how:steps.level.title', 'how:steps.level.text'), undefined, `${model}#steps`),
  row('method:answers', named('how:steps.answers.title', 'how:steps.answers.text'), undefined, `${model}#steps`),
  row('method:person', named('how:steps.person.title', 'how:steps.person.text'), undefined, `${model}#steps`),
  row('method:range', named('how:steps.range.title', 'how:steps.range.text'), undefined, `${model}#steps`),
  row('method:reading', say(['story:reader.list.people', 'story:reader.list.both']), undefined, '/how-it-works#reader'),
  row('method:width', say(['story:reader.list.width']), undefined, '/how-it-works#reader'),
  row('method:ranking', named('how:ranking.title', 'how:ranking.meaning'), undefined, `${model}#ranking`),
]

/** A paragraph of a legal text: its section and paragraph, counted from 0. */
const legal = (id: string, page: string, section: number, ...paragraphs: number[]): Row => {
  const part = `legal:${page}.sections.${section}`
  const values = { days: refundDays, most: quantities.max }
  return row(
    id,
    (texts) =>
      `${texts.t(`${part}.title`)}${colon(texts, '')}${say(
        paragraphs.map((paragraph) => `${part}.text.${paragraph}`),
        values,
      )(texts)}`,
    undefined,
    `/${page.replace('_', '-')}#part-${section + 1}`,
  )
}

const product = (name: keyof typeof products): Row =>
  row(
    `price:${name === 'pack_1' ? 'estimate' : 'analysis'}`,
    (texts) => {
      const { units, amountCents } = priceOrder(name, 1)
      return texts.t(`legal:products.${name}`, { units, price: formatCents(amountCents, texts.language) })
    },
    undefined,
    '/terms-purchase#part-1',
  )

const terms: Row[] = [
  row('price:free', say(['ask:price.free']), undefined, '/terms-purchase'),
  product('pack_1'),
  product('pack_2'),
  legal('purchase:expiry', 'terms_purchase', 0, 1),
  legal('purchase:paying', 'terms_purchase', 1, 0),
  legal('purchase:when_used', 'terms_purchase', 2, 0, 1),
  legal('purchase:refund', 'terms_purchase', 3, 0),
  legal('purchase:used', 'terms_purchase', 3, 1),
  legal('purchase:outcome', 'terms_purchase', 6, 0),
  legal('terms:independent', 'terms', 0, 0),
  legal('terms:decision', 'terms', 0, 1),
  legal('terms:account', 'terms', 1, 1),
  legal('terms:fair_use', 'terms', 3, 0),
  legal('terms:liability', 'terms', 5, 0),
  row(
    'privacy:answers',
    named('home:questions.answers', 'home:questions.answers_answer'),
    undefined,
    '/privacy#part-1',
  ),
  legal('privacy:never_asked', 'privacy', 1, 0),
  legal('privacy:who_sees', 'privacy', 2, 0),
  legal('privacy:how_long', 'privacy', 3, 0),
  row('privacy:tracking', say(['legal:privacy.intro']), undefined, '/privacy'),
  legal('privacy:rights', 'privacy', 5, 0),
]

/** In the order of the page of facts, which alone has all of this in one place. */
export const factParts = {
  rules,
  facts,
  papers,
  steps,
  waits,
  refused: afterRefusal,
} as const satisfies Record<string, readonly Row[]>

export const rows: readonly Row[] = [...Object.values(factParts).flat(), ...method, ...terms]
