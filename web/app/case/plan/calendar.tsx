import { addDays, type Day } from '@settlesg/contract'
import ical from 'ical-generator'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { Button } from '../../kit/button.tsx'
import { FormFailure } from '../../kit/form-failure.tsx'
import { saveFile } from '../../kit/save-file.ts'
import { useSubmit } from '../../kit/use-submit.ts'

interface CalendarButtonProps {
  assessmentId: string
  entries: readonly { id: string; from: Day; to: Day }[]
}

/** Saves the days of a plan as a file for any calendar. */
export function CalendarButton({ assessmentId, entries }: CalendarButtonProps) {
  const { t, i18n } = useTranslation(['analysis'])
  const save = useSubmit(async () => {
    const file = calendarFile(
      t('plan.calendar_name'),
      entries.map(({ id, from, to }) => ({
        id: `${id}-${assessmentId}`,
        title: textNamed(i18n, `analysis:plan.neutral.${id}`),
        from,
        to,
      })),
      new Date(),
    )
    saveFile(t('plan.calendar_file'), new Blob([file], { type: 'text/calendar;charset=utf-8' }))
  })
  return (
    <div className="row mt-3 screen-only">
      <Button look="outline" {...save.button()}>
        {t('plan.calendar')}
      </Button>
      <p className="muted small">{t('plan.calendar_hint')}</p>
      <FormFailure failure={save.failure} message={t('plan.calendar_failed')} />
    </div>
  )
}

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
