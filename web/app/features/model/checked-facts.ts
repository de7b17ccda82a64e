import type { ParseKeys } from 'i18next'

type TextOfFact<Key> = Key extends `fact.${infer Name}` ? Name : never

/** A row of model/fit-table.json: a published figure beside what the model shows, shares between 0 and 1. */
export interface FitRow {
  id: string
  /** '2019', '2012-2016', '2007-01 to 2017-06', or 'fit' for what the worlds themselves were fitted to. */
  period: string
  published: number
  model: number
  low: number
  high: number
  ok: boolean
  sources: string[]
}

export const factKinds = ['grants', 'decided', 'spouses', 'students', 'age', 'others'] as const

/** The same as the page shows it: under which heading, by which text, with which values in it. */
export interface CheckedFact extends FitRow {
  kind: (typeof factKinds)[number]
  /** Key under `fact` in the texts. */
  text: TextOfFact<ParseKeys<'how'>>
  values: { band?: string; year?: string }
}

/** What the ids of the rows mean; the first that fits. */
const meanings: [pattern: RegExp, kind: CheckedFact['kind'], text: CheckedFact['text']][] = [
  [/^grants_/, 'grants', 'granted'],
  [/^applied_2009_told$/, 'decided', 'processed_to_received'],
  [/^applied_/, 'decided', 'decided'],
  [/^rate_/, 'decided', 'approved_of_decided'],
  [/^spouses_applied_/, 'spouses', 'applied_a_year'],
  [/^spouses_granted_/, 'spouses', 'granted_a_year'],
  [/^(fit_)?spouses_/, 'spouses', 'granted_of_applied'],
  [/^students_applied_/, 'students', 'applied_a_year'],
  [/^students_granted_/, 'students', 'granted_a_year'],
  [/^students_rate_/, 'students', 'granted_of_applied'],
  [/^age_\d+_(?<band>.+)$/, 'age', 'aged'],
  [/^investors_/, 'others', 'investors'],
  [/^region_(?<year>\d+)_sea$/, 'others', 'region_sea'],
  [/^region_(?<year>\d+)_other_asia$/, 'others', 'region_other_asia'],
  [/^region_(?<year>\d+)_other$/, 'others', 'region_other'],
  [/^scheme_/, 'others', 'scheme'],
  [/^post_secondary_/, 'others', 'post_secondary'],
  [/^fit_spouse_education$/, 'others', 'spouse_education'],
  [/^fit_worker_education$/, 'others', 'worker_education'],
  [/^fit_over_40$/, 'others', 'over_40'],
]

/** Throws for a row that has no text yet: no figure may be missing from the page unnoticed. */
export function checkedFact(row: FitRow): CheckedFact {
  for (const [pattern, kind, text] of meanings) {
    const found = pattern.exec(row.id)
    if (found) return { ...row, ...figuresOf(row), kind, text, values: { ...found.groups } }
  }
  throw new Error(`model/fit-table.json has a row ${row.id} that checked-facts.ts does not know`)
}

/** As exactly as the page shows them, a tenth of a percent or a whole number: digits beyond are what compresses worst. */
function figuresOf({ published, model, low, high }: FitRow): Pick<FitRow, 'published' | 'model' | 'low' | 'high'> {
  const exact = (value: number) => (published <= 1 ? Math.round(1000 * value) / 1000 : Math.round(value))
  return { published: exact(published), model: exact(model), low: exact(low), high: exact(high) }
}
