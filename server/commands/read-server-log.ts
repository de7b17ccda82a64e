import { open } from 'node:fs/promises'
import * as z from 'zod/mini'
import { accountEvents } from '../accounts/security-events.ts'
import { operatorEvents } from '../operator/security-events.ts'
import { CommandError } from '../startup-errors.ts'

/** What the log says that a database of an earlier moment does not know; accounts by their ids. */
export interface ServerLog {
  deleted: Set<string>
  /** With when it was disabled, or null where it was enabled again: what came last. */
  disabled: Map<string, Date | null>
  /** Of its first and last line; null where no log was given. */
  range: { from: Date; to: Date } | null
}

/** What each line of ours has: a line of another program counts for nothing. */
const Line = z.object({
  level: z.int(),
  time: z.iso.datetime(),
  msg: z.string(),
  event: z.optional(z.string()),
  account: z.optional(z.uuid()),
  /** When it was done, where the line was written later. */
  at: z.optional(z.iso.datetime()),
})
type Line = z.output<typeof Line>

/** As Docker's json-file driver and `journalctl -o json` keep a line: as text within an object of their own. */
const Wrapped = z.union([
  z.pipe(
    z.object({ log: z.string() }),
    z.transform(({ log }) => log),
  ),
  z.pipe(
    z.object({ MESSAGE: z.string() }),
    z.transform(({ MESSAGE }) => MESSAGE),
  ),
])

/** Reads files of the server's log, whatever else is between its lines. Throws `CommandError` where one holds none of ours. */
export async function readServerLog(files: string[]): Promise<ServerLog> {
  const deleted = new Set<string>()
  const switched = new Map<string, { at: Date; isDisabled: boolean }>()
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const file of files) {
    let found = false
    for await (const text of await linesOf(file)) {
      const line = lineIn(text)
      if (!line) continue
      found = true
      const time = Date.parse(line.time)
      from = Math.min(from, time)
      to = Math.max(to, time)
      if (line.account === undefined) continue
      const { accountDisabled, accountEnabled } = operatorEvents
      if (line.event === accountEvents.accountDeleted.name) deleted.add(line.account)
      if (line.event !== accountDisabled.name && line.event !== accountEnabled.name) continue
      const at = new Date(line.at ?? line.time)
      const before = switched.get(line.account)
      if (!before || before.at <= at)
        switched.set(line.account, { at, isDisabled: line.event === accountDisabled.name })
    }
    if (!found) throw new CommandError(`${file} has no line of the server’s log (JSON with level, time and msg).`)
  }
  const disabled = new Map([...switched].map(([id, { at, isDisabled }]) => [id, isDisabled ? at : null]))
  return { deleted, disabled, range: files.length > 0 ? { from: new Date(from), to: new Date(to) } : null }
}

/** What is missing in a log since a moment, in a sentence; null where it covers that. */
export function gapSince({ range }: ServerLog, at: Date): string | null {
  if (range === null)
    return 'Without a log nobody was deleted or disabled again: who deleted their account since the backup has one now.'
  if (range.from > at)
    return `The log begins ${range.from.toISOString()}, after the backup: who deleted their account between has one now.`
  if (range.to < at)
    return `The log ends ${range.to.toISOString()}, before the backup: who deleted their account since has one now.`
  return null
}

async function linesOf(file: string) {
  const opened = await open(file).catch((cause: unknown) => {
    throw new CommandError(`${file} cannot be read (${cause instanceof Error && Reflect.get(cause, 'code')}).`)
  })
  return opened.readLines()
}

/** What systemd or a container puts before a line is left out, and around it too; null for what is none of ours. */
function lineIn(text: string): Line | null {
  try {
    const value: unknown = JSON.parse(text.slice(text.indexOf('{')))
    const wrapped = Wrapped.safeParse(value)
    return wrapped.success ? lineIn(wrapped.data) : (Line.safeParse(value).data ?? null)
  } catch {
    return null
  }
}
