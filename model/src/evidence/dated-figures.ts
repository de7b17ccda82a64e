import type { DatedFact } from './dated-fact.ts'

const readIn2026 = { looked_at: '2026-11-26' } as const
const written = { looked_at: '2026-11-21' } as const

export const datedFigures = {
  grants_2024: {
    ...{ kind: 'figure', values: { persons: 35_264 }, from: '2024', ...readIn2026, good_for: 24 },
    sources: ['grants-2012-24'],
    docs: ['1.1', '| | 2016'],
    used_in: [
      ...['fact:grants_by_year', 'fact:rate', 'model:base_about.pts', 'how:level_why.everyone_else'],
      'model/src/record.ts',
    ],
  },
  intake_2025: {
    ...{ kind: 'figure', values: { about: 35_000 }, from: '2025', ...readIn2026, good_for: 6 },
    sources: ['intake-outlook-2026'],
    docs: ['1.5', '**Outlook R**'],
    used_in: ['fact:outlook'],
  },
  intake_expected: {
    ...{ kind: 'figure', values: { a_year: 40_000 }, from: '2026-02-26', ...readIn2026, good_for: 6 },
    sources: ['intake-outlook-2026'],
    docs: ['1.5', '**Outlook R**'],
    used_in: ['fact:outlook', 'model:base_about.pts', 'how:level_why.everyone_else'],
  },
  permanent_residents_2025: {
    ...{ kind: 'figure', values: { persons: 543_832 }, from: '2025', ...readIn2026, good_for: 24 },
    sources: ['population-2025'],
    docs: ['3.3', 'PR stock'],
    used_in: ['fact:residents'],
  },
  non_residents_2025: {
    ...{ kind: 'figure', values: { persons: 1_906_660 }, from: '2025', ...readIn2026, good_for: 24 },
    sources: ['population-2025'],
    docs: ['3.3', 'Non-residents'],
    used_in: ['fact:residents'],
  },
  decisions_2010: {
    ...{ kind: 'figure', values: { persons: 97_408 }, from: '2010', ...written, good_for: 24 },
    sources: ['decisions-2010'],
    docs: ['2.1', '**2010**'],
    used_in: ['model:base_about.pts', 'how:level_why.everyone_else'],
  },
  spouses_2009_18: {
    ...{ kind: 'figure', values: { applied: 8_600, granted: 4_200 }, from: '2009', ...readIn2026, good_for: 24 },
    sources: ['spouses-2009-18'],
    docs: ['2.2', 'same'],
    used_in: ['fact:rate_spouse_of_citizen', 'model:base_about.spouse_of_citizen', 'how:level_why.spouses'],
  },
  students_2008_17: {
    ...{ kind: 'figure', values: { applied: 7_251, granted: 5_932 }, from: '2008', ...readIn2026, good_for: 24 },
    sources: ['students-2008-17'],
    docs: ['2.2', 'Foreign students "on their own merits"'],
    used_in: ['fact:rate_student', 'model:base_about.student'],
  },
  median_pay_2021: {
    ...{ kind: 'figure', values: { in_2021: 9_000, in_2011: 4_700 }, from: '2011', ...written, good_for: 24 },
    sources: ['ep-median-2021'],
    docs: ['3.2', 'EP median monthly salary'],
    used_in: ['fact:median_pay'],
  },
} as const satisfies Record<string, DatedFact>
