import { type DocumentLine, documentPersons } from '@settlesg/contract'
import { paperDays } from '@settlesg/model'
import { kindNames, paperDates, paperName, paperOwner, sentences } from '@settlesg/wording'
import { noBreak, type Report } from './report.ts'

/** The checklist, one table a person. */
export function describePapers(report: Report) {
  const { t, analysis, profile } = report
  const { document_notes: notes } = analysis
  const translated = analysis.documents.filter(({ translation, state }) => translation && state !== 'not_applicable')
  return {
    title: t('papers.title'),
    about: sentences(
      report,
      `${t('advice:document_notes.current_lists_not_seen')}${noBreak}${report.marks(notes.source_ids)}`,
      translated.length > 0
        ? t('analysis:papers.translation', {
            list: kindNames(report, translated, profile.family).join(report.semicolon),
          })
        : '',
    ),
    url: notes.url,
    none: t('papers.none'),
    header: [t('papers.tick'), t('papers.paper'), t('papers.why')],
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

/** People who need the same papers, mostly children, in one table: each table would repeat the same. */
function alikeTogether<Row>(persons: { names: string[]; rows: Row[] }[]) {
  const tables: { names: string[]; rows: Row[] }[] = []
  for (const { names, rows } of persons) {
    const same = tables.find((table) => JSON.stringify(table.rows) === JSON.stringify(rows))
    if (same) same.names.push(...names)
    else tables.push({ names, rows })
  }
  return tables
}

/** Why a paper is wanted is said at the first person who needs it, and not again with each child. */
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
    if_applicable: line.required === 'always' ? '' : t('papers.if_applicable'),
    why: t(`advice:document_why.${line.why}`),
    details: [
      ...(line.window === null ? [] : [t(`advice:document_window.${line.window}`)]),
      ...paperDates(report, paperDays(line, report.days)),
    ],
    // The line above the tables states of all that they are from dated copies.
    basis:
      `${line.basis === 'copied' ? '' : t(`advice:document_basis.${line.basis}`)}${gap}${marks(line.source_ids)}`.trim(),
    // An empty box says enough of what nobody was asked, and a ticked one of what is at hand.
    state: line.state === 'unknown' || line.state === 'have' ? '' : t(`advice:document_state.${line.state}`),
    is_in_hand: line.state === 'have',
  }
}
