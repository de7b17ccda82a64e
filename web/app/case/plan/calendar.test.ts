import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar.tsx'

const moment = new Date('2026-11-22T04:00:00Z')
const title =
  '文件; 一, 二 \\ 三 and a title that goes on for longer than the seventy-five octets of a line 四五六七八九十'
const file = calendarFile('Paper days', [{ id: 'photos-1', title, from: '2026-12-28', to: '2026-12-31' }], moment)

describe('the calendar file of the plan', () => {
  it('a step becomes an event of whole days that ends the day after its last one', () => {
    expect(file).toContain('DTSTART;VALUE=DATE:20261228\r\nDTEND;VALUE=DATE:20270101\r\n')
    expect(file).not.toMatch(/DTSTART:|TZID/)
  })

  it('the same step keeps its id, so that a newer file moves it instead of doubling it', () => {
    expect(file).toContain('UID:photos-1\r\n')
    expect(file).toContain('DTSTAMP:20261122T040000Z\r\n')
    expect(calendarFile('Paper days', [{ id: 'photos-1', title, from: '2026-12-28', to: '2026-12-31' }], moment)).toBe(
      file,
    )
  })

  it('lines are folded at 75 octets, and commas, semicolons and backslashes are escaped', () => {
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    const whole = file.replaceAll('\r\n ', '')
    expect(whole).toContain(`SUMMARY:${title.replace('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,')}\r\n`)
    expect(file.endsWith('END:VCALENDAR')).toBe(true)
  })
})
