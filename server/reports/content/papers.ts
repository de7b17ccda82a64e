import { type DocumentLine, documentPersons } from '@settlesg/contract'
import { nameOfKind, nameOfPaper } from '@settlesg/model/documents'
import { noBreak, type Report } from './report.ts'

/** The checklist, one table a person. */
export function papersOf(report: Report) {
  const { say, analysis } = report
  const { document_notes: notes } = analysis
  return {
    title: say('papers.title'),
    about: `${say('advice:document_notes.current_lists_not_seen')}${noBreak}${report.marks(notes.source_ids)}`,
    url: notes.url,
    none: say('papers.none'),
    header: [say('papers.tick'), say('papers.paper'), say('papers.why'), say('papers.state')],
    several: say('papers.several'),
    persons: alikeTogether(
      personsOf(report).map(({ name, lines }) => ({ names: [name], rows: lines.map((line) => rowOf(report, line)) })),
    ),
  }
}

/** People of whom the same is asked, mostly children, in one table: it would say the same again for each. */
function alikeTogether<Row>(persons: { names: string[]; rows: Row[] }[]) {
  const tables: { names: string[]; rows: Row[] }[] = []
  for (const { names, rows } of persons) {
    const same = tables.find((table) => JSON.stringify(table.rows) === JSON.stringify(rows))
    if (same) same.names.push(...names)
    else tables.push({ names, rows })
  }
  return tables
}

function personsOf(report: Report) {
  const { documents } = report.analysis
  return documentPersons.flatMap((person) => {
    const own = documents.filter((line) => line.person === person)
    const indexes = [...new Set(own.map(({ index }) => index))]
    return indexes.map((index) => ({
      name: personName(report, person, index),
      lines: own.filter((line) => line.index === index),
    }))
  })
}

/** "Child 2, born Sep 2019"; others by what they are. */
export function personName({ say, profile, month, comma }: Report, person: string, index: number | null): string {
  if (person !== 'child' || index === null)
    return say(person === 'family' ? 'family.whole' : `advice:document_person.${person}`)
  const born = profile.family.children?.[index]?.birth_month
  const name = say('papers.child', { number: index + 1 })
  return born == null ? name : name + comma + say('papers.born', { month: month(born) })
}

const paperNamed = ({ say }: Report, id: string, name: string | null) =>
  say(name === null ? `form:option.document.${id}` : `advice:document_name.${name}`)

/** Papers of one kind, named together. */
export const kindName = (report: Report, id: string, papers = report.analysis.documents): string =>
  paperNamed(report, id, nameOfKind(id, papers, report.profile.family))

function rowOf(report: Report, line: DocumentLine) {
  const { say, marks, space } = report
  return {
    name: paperNamed(report, line.id, nameOfPaper(line, report.profile.family)),
    if_applicable: line.required === 'always' ? '' : say('papers.if_applicable'),
    why: say(`advice:document_why.${line.why}`),
    details: [
      ...(line.window === null ? [] : [say(`advice:document_window.${line.window}`)]),
      ...(line.translation ? [say('papers.translation')] : []),
    ],
    // The line above the tables says of all that they are from dated copies.
    basis:
      `${line.basis === 'copied' ? '' : say(`advice:document_basis.${line.basis}`)}${space}${marks(line.source_ids)}`.trim(),
    state: say(`advice:document_state.${line.state}`),
    is_in_hand: line.state === 'have',
  }
}
