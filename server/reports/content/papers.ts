import { type DocumentLine, documentPersons } from '@settlesg/contract'
import { paperDays } from '@settlesg/model'
import { paperDates, paperName, paperOwner } from '@settlesg/wording'
import { noBreak, type Report } from './report.ts'

const sourcesOf = ({ analysis: { document_notes, documents } }: Report) => [
  ...document_notes.source_ids,
  ...documents.filter(({ basis }) => basis === 'copied').flatMap(({ source_ids }) => source_ids),
]

export function describePapers(report: Report) {
  const { t } = report
  return {
    title: t('papers.title'),
    about: `${t('advice:document_notes.current_lists_not_seen')}${noBreak}${report.marks(sourcesOf(report))}`,
    none: t('papers.none'),
    if_applicable: t('papers.if_applicable'),
    several: t('papers.several'),
    persons: explainedOnce(
      alikeTogether(
        groupByPerson(report).map(({ name, lines }) => ({
          names: [name],
          rows: lines.map((line) => describePaper(report, line)),
        })),
      ),
    ),
  }
}

/** One table for people who need the same papers, mostly children. */
function alikeTogether<Row>(persons: { names: string[]; rows: Row[] }[]) {
  const tables: { names: string[]; rows: Row[] }[] = []
  for (const { names, rows } of persons) {
    const same = tables.find((table) => JSON.stringify(table.rows) === JSON.stringify(rows))
    if (same) same.names.push(...names)
    else tables.push({ names, rows })
  }
  return tables
}

/** Only the first person who needs a paper reads why. */
function explainedOnce<Row extends { why: string }, Table extends { rows: Row[] }>(tables: Table[]): Table[] {
  const explained = new Set<string>()
  return tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => {
      if (explained.has(row.why)) return { ...row, why: '' }
      explained.add(row.why)
      return row
    }),
  }))
}

function groupByPerson(report: Report) {
  const { documents } = report.analysis
  return documentPersons.flatMap((person) => {
    const own = documents.filter((line) => line.person === person)
    const indexes = [...new Set(own.map(({ index }) => index))]
    return indexes.map((index) => ({
      name: paperOwner(report, { person, index }, report.profile.family),
      lines: own.filter((line) => line.index === index),
    }))
  })
}

function describePaper(report: Report, line: DocumentLine) {
  const { t, marks, gap } = report
  return {
    name: paperName(report, line, report.profile.family),
    is_always: line.required === 'always',
    why: t(`advice:document_why.${line.why}`),
    details: [
      ...(line.window === null ? [] : [t(`advice:document_window.${line.window}`)]),
      ...paperDates(report, paperDays(line, report.days)),
    ],
    // The line above the lists says already that these are from dated copies.
    basis: line.basis === 'copied' ? '' : `${t(`advice:document_basis.${line.basis}`)}${gap}${marks(line.source_ids)}`,
    // An empty box says enough where there is no answer, and a ticked one where the paper is there.
    state: line.state === 'unknown' || line.state === 'have' ? '' : t(`advice:document_state.${line.state}`),
    is_in_hand: line.state === 'have',
  }
}
