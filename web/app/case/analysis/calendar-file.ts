import { addDays, type Day } from '@settlesg/contract'
import ical from 'ical-generator'

/** What goes into a calendar: a neutral title, since others may see a calendar too. */
interface CalendarEntry {
  /** The same step of the same assessment has the same id, so that a newer file replaces the older days. */
  id: string
  title: string
  from: Day
  /** The last day; a calendar file names the day after it. */
  to: Day
}

/** A day as the library takes it: midnight by the clock of wherever this runs, which is what it writes for whole days. */
const midnight = (day: Day): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** A calendar file (RFC 5545) of whole days. `moment` is when it is made; the same input gives the same file. */
export function calendarFile(name: string, entries: readonly CalendarEntry[], moment: Date): string {
  const calendar = ical({ name, prodId: { company: 'SettleSG', product: 'Plan', language: 'EN' } })
  for (const { id, title, from, to } of entries)
    calendar.createEvent({
      id,
      summary: title,
      start: midnight(from),
      end: midnight(addDays(to, 1)),
      allDay: true,
      stamp: moment,
    })
  return calendar.toString()
}

/** Lets the browser save a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
