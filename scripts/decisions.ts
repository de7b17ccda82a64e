import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** `npm run decisions` writes docs/decisions/README.md from the records beside it; a test keeps it current. */
const folder = join(import.meta.dirname, '../docs/decisions')

/** One record, as its first three lines say it. */
interface DecisionRecord {
  file: string
  number: string
  title: string
  /** The day it was made, YYYY-MM-DD. */
  date: string
  /** `accepted`, or `superseded by` the number of another record. */
  status: string
  lines: number
}

/** Every record in the order of the numbers. Throws for one that does not begin with number, title, date and status. */
export const decisionRecords = (): DecisionRecord[] =>
  readdirSync(folder)
    .filter((file) => file !== 'README.md')
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const [, number, title, date, status] =
        /^# (\d{3}) (.+)\n\n(\d{4}-\d{2}-\d{2}) · (accepted|superseded by \d{3})\n\n/.exec(text) ?? []
      if (!number || !title || !date || !status || !file.startsWith(`${number}-`))
        throw new Error(`${file} must begin with "# NUMBER TITLE", a blank line and "YYYY-MM-DD · accepted"`)
      return { file, number, title, date, status, lines: text.split('\n').length - 1 }
    })

/** The index as it should be. */
export const decisionIndex = (): string => `# Decisions

What somebody would still question, one screen each. Made by \`npm run decisions\`. A number that is missing was folded into
another page or undone; \`git log -- docs/decisions\` has it. A new record takes the next number; one that no longer holds
says "superseded by" and the number of the one that does.

| Number | Title | Date | Status |
| --- | --- | --- | --- |
${decisionRecords()
  .map(({ file, number, title, date, status }) => `| [${number}](${file}) | ${title} | ${date} | ${status} |\n`)
  .join('')}`

if (import.meta.main) writeFileSync(join(folder, 'README.md'), decisionIndex())
