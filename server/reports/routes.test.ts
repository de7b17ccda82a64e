import { createHash, randomUUID } from 'node:crypto'
import { daysLater, type WhatIf } from '@settlesg/contract'
import { modelVersions, schedule } from '@settlesg/model'
import { exampleProfile, spouseProfile } from '@settlesg/model/testing'
import { formatDay, groupedReasons, groupWhatIfs, signedPeople } from '@settlesg/wording'
import { describe, expect, it } from 'vitest'
import { asOfModel } from '../cases/testing/as-of-model.ts'
import { removeExpired } from '../retention.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { readPages } from './testing/read-pages.ts'
import { openReports } from './testing/reader.ts'

const reports = beforeTests(() => openReports())
const reader = beforeTests(() => reports.reader(exampleProfile))

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const generate = (token: string, body: object) => reports.request('POST', '/users/generate-pr-report', { token, body })
const verify = async (sha256: unknown) => (await reports.request('GET', `/reports/verify/${sha256}`)).json()
const ofReader = (language: 'en' | 'zh' = 'en', label?: string) => ({
  assessment_id: reader.assessmentId,
  language,
  ...(label !== undefined && { label }),
})
const mailsToReader = () => reports.mailbox.to(reader.email).filter((mail) => mail.attachment)

describe('POST /users/generate-pr-report', () => {
  it('POST /users/generate-pr-report gives a PDF with number and SHA-256 in its headers', async () => {
    const answer = await generate(reader.token, ofReader())
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    const number = String(answer.headers['x-report-number'])
    expect(number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="SettleSG-${number}.pdf"`)
    expect(answer.headers['x-report-sha256']).toBe(sha256Of(answer.rawPayload))
    expect(answer.rawPayload.length).toBeLessThan(1.5e6)
  })

  it.each(['en', 'zh'] as const)(
    'the numbers in the PDF (%s) are those of the result and of the analysis',
    async (language) => {
      const token = reader.token
      const body = { assessment_id: reader.assessmentId }
      const predicted = (await reports.request('POST', '/model/predict/', { token, body })).json()
      const analysis = (await reports.request('POST', '/model/analyze/', { token, body })).json()
      const pages = await readPages((await generate(token, ofReader(language))).rawPayload)
      expect(pages.length).toBeGreaterThanOrEqual(7)
      expect(pages.length).toBeLessThanOrEqual(8)
      const to = language === 'zh' ? '至' : 'to'
      const { low, high } = predicted.estimate
      expect(pages[1]).toContain(`${low} ${to} ${high}`)
      expect(pages[0]).toMatch(language === 'zh' ? /\/zh\/verify/ : /[^h]\/verify/)
      const text = pages.join(' ')
      for (const { before, after } of groupWhatIfs<WhatIf>(analysis.what_ifs).clear) {
        expect(text).toContain(`${before.low} ${to} ${before.high}`)
        expect(text).toContain(`${after.low} ${to} ${after.high}`)
      }
      for (const { estimate } of analysis.timeline) expect(text).toContain(`${estimate.low} ${to} ${estimate.high}`)
      for (const { people, reasons } of groupedReasons(analysis.estimate, analysis.factors))
        for (const size of [people, ...reasons.map((reason) => reason.people)])
          expect(text).toContain(signedPeople(size))
    },
  )

  it.each(['en', 'zh'] as const)('the days of the plan in the PDF (%s) are those of the page', async (language) => {
    const call = { token: reader.token, body: { assessment_id: reader.assessmentId } }
    const { plan, route, apply_month, documents, consistency } = (
      await reports.request('POST', '/model/analyze/', call)
    ).json()
    const pages = await readPages((await generate(reader.token, ofReader(language))).rawPayload)
    // Chinese is set with a little air around numbers, which is read as spaces.
    const closed = (words: string) => words.replaceAll(' ', '')
    const text = closed(pages.join(' '))
    const profile = { ...exampleProfile, route: { ...exampleProfile.route, apply_month } }
    const days = schedule({ profile, route, papers: documents, notes: consistency, steps: plan, today: '2026-11-21' })
    expect(days.steps.length).toBeGreaterThan(3)
    for (const { from, to } of days.steps)
      for (const day of [from, to]) expect(text).toContain(closed(formatDay(day, language)))
  })

  it('two calls at once for the same report make one number, one report and one file', async () => {
    const person = await reports.reader(exampleProfile)
    const body = { assessment_id: person.assessmentId, language: 'en' }
    const answers = await Promise.all(Array.from({ length: 4 }, () => generate(person.token, body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ headers }) => headers['x-report-number'])).size).toBe(1)
    expect(new Set(answers.map(({ rawPayload }) => sha256Of(rawPayload))).size).toBe(1)
    const stored = await reports.db
      .selectFrom('report')
      .innerJoin('report_file', 'report_file.report_id', 'report.id')
      .select('report.number')
      .where('user_id', '=', person.id)
      .execute()
    expect(stored).toEqual([{ number: answers[0]?.headers['x-report-number'] }])
  })

  it('the same request on the same day gives the same file, another language another number', async () => {
    const [first, again] = [await generate(reader.token, ofReader()), await generate(reader.token, ofReader())]
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    const zh = await generate(reader.token, ofReader('zh'))
    const named = await generate(reader.token, ofReader('en', 'Plan B'))
    const numbers = [first, zh, named].map(({ headers }) => headers['x-report-number'])
    expect(new Set(numbers).size).toBe(3)
    expect((await readPages(named.rawPayload))[0]).toContain('Plan B')
  })

  it('a report of a result that an older model made is of the renewed one', async () => {
    const first = await generate(reader.token, ofReader())
    const [olderModel = ''] = modelVersions
    await asOfModel(reports, reader.assessmentId, olderModel)
    expect((await generate(reader.token, ofReader())).headers['x-report-number']).toBe(first.headers['x-report-number'])
  })

  it.each([
    ['#read("/etc/passwd")', '#read("/etc/passwd")'],
    [']] #panic() $x^2$ "quotes" \\ <a> {b} `c` *d* _e_ @f', ']] #panic() $x^2$ "quotes" \\ <a> {b} `c` *d* _e_ @f'],
    ['a\u202eb\u200fc', 'abc'],
  ])('a report prints the name %j as text', async (label, printed) => {
    const answer = await generate(reader.token, ofReader('en', label))
    expect(answer.statusCode).toBe(200)
    expect((await readPages(answer.rawPayload))[0]).toContain(printed)
  })

  it('making a report is 422 for a name of 10,000 characters, an unknown language or field', async () => {
    for (const body of [
      ofReader('en', 'x'.repeat(10_000)),
      { ...ofReader(), language: 'fr' },
      { ...ofReader(), to: 'a@b.sg' },
    ])
      expect((await generate(reader.token, body)).statusCode).toBe(422)
  })

  it('making a report is 402 without an unlock, 404 for another’s', async () => {
    const other = await reports.newUser()
    const body = { profile: spouseProfile }
    const charged = await reports.request('POST', '/credit/user-consume-credits', { token: other.token, body })
    const locked = await generate(other.token, { ...ofReader(), assessment_id: charged.json().assessment_id })
    expect([locked.statusCode, locked.json().code]).toEqual([402, 'locked'])
    expect((await generate(other.token, ofReader())).statusCode).toBe(404)
    expect((await generate(other.token, { ...ofReader(), assessment_id: randomUUID() })).statusCode).toBe(404)
  })
})

describe('GET /reports', () => {
  it('GET /reports lists the account’s reports newest first, with files for the owner only', async () => {
    const answer = await generate(reader.token, ofReader('en', 'Listed'))
    const sha256 = String(answer.headers['x-report-sha256'])
    const { data, count } = (await reports.request('GET', '/reports', { token: reader.token })).json()
    expect(count).toBe(data.length)
    expect(data.find((one: { sha256: string }) => one.sha256 === sha256)).toMatchObject({
      number: answer.headers['x-report-number'],
      assessment_id: reader.assessmentId,
      language: 'en',
      label: 'Listed',
      issued_on: '2026-11-21',
      has_file: true,
    })
    const file = await reports.request('GET', `/reports/${sha256}`, { token: reader.token })
    expect(file.rawPayload.equals(answer.rawPayload)).toBe(true)
    const other = await reports.newUser()
    expect((await reports.request('GET', `/reports/${sha256}`, { token: other.token })).json().code).toBe(
      'report_not_found',
    )
    expect((await reports.request('GET', '/reports', { token: other.token })).json()).toEqual({ data: [], count: 0 })
  })
})

describe('GET /reports/verify/{sha256}', () => {
  it('verifying tells anyone whether a file was issued, with number and date only', async () => {
    const { headers } = await generate(reader.token, ofReader())
    expect(await verify(headers['x-report-sha256'])).toEqual({
      issued: true,
      number: headers['x-report-number'],
      issued_on: '2026-11-21',
      is_example: false,
    })
    expect(await verify('0'.repeat(64))).toEqual({ issued: false, number: null, issued_on: null, is_example: false })
  })

  it('verifying is 422 for what is no SHA-256', async () => {
    expect((await reports.request('GET', '/reports/verify/abc')).statusCode).toBe(422)
  })
})

describe('POST /users/send_pr1', () => {
  it('sending a report mails the same file to the account’s address, with its number only', async () => {
    const file = await generate(reader.token, ofReader('zh'))
    const answer = await reports.request('POST', '/users/send_pr1', { token: reader.token, body: ofReader('zh') })
    expect(answer.statusCode).toBe(200)
    await reports.deliver()
    const [mail] = mailsToReader()
    const number = String(file.headers['x-report-number'])
    expect(mail?.attachment?.name).toBe(`SettleSG-${number}.pdf`)
    expect(mail?.attachment?.content.equals(file.rawPayload)).toBe(true)
    expect(mail?.subject).toBe(`Your SettleSG report ${number}`)
    expect(mail?.text).toContain('/verify')
    for (const part of [mail?.subject, mail?.text, mail?.html]) {
      expect(part).not.toMatch(/\b8,?200\b|Employment Pass|of 100|Plan B/)
    }
  })

  it('queues nothing for what is not unlocked: 402, and 404 for another person’s', async () => {
    const other = await reports.newUser()
    const answer = await reports.request('POST', '/users/send_pr1', { token: other.token, body: ofReader() })
    expect(answer.statusCode).toBe(404)
    const waiting = await reports.db.selectFrom('mail').select('id').where('status', '=', 'queued').execute()
    expect(waiting).toEqual([])
  })
})

describe('POST /users/send-pr-report', () => {
  it('a report of the account is mailed, also when its file is no longer kept', async () => {
    const file = await generate(reader.token, ofReader('en', 'Uploaded'))
    await reports.db.deleteFrom('report_file').execute()
    expect((await reports.upload(reader.token, file.rawPayload)).statusCode).toBe(200)
    await reports.deliver()
    expect(mailsToReader()[0]?.attachment?.content.equals(file.rawPayload)).toBe(true)
  })
})

describe('what is kept of reports', () => {
  it('deleting an assessment deletes its reports and mails; verifying them still works', async () => {
    const person = await reports.reader(spouseProfile)
    const body = { assessment_id: person.assessmentId, language: 'en' }
    const file = await generate(person.token, body)
    await reports.request('POST', '/users/send_pr1', { token: person.token, body })
    await reports.request('DELETE', `/assessments/${person.assessmentId}`, { token: person.token })
    await reports.deliver()
    expect(reports.mailbox.to(person.email).filter(({ attachment }) => attachment)).toEqual([])
    expect((await reports.request('GET', '/reports', { token: person.token })).json().count).toBe(0)
    const left = await reports.db
      .selectFrom('mail')
      .select('id')
      .where('report_id', 'is not', null)
      .where('user_id', '=', person.id)
      .execute()
    expect(left).toEqual([])
    expect((await reports.upload(person.token, file.rawPayload)).statusCode).toBe(400)
    expect(await verify(file.headers['x-report-sha256'])).toMatchObject({ issued: true })
  })

  it('deleting the account does the same', async () => {
    const person = await reports.reader(spouseProfile)
    const file = await generate(person.token, { assessment_id: person.assessmentId, language: 'en', label: 'Mine' })
    const body = { password: 'a quiet harbour' }
    expect((await reports.request('DELETE', '/users/me', { token: person.token, body })).statusCode).toBe(200)
    expect(await reports.db.selectFrom('report').select('id').where('user_id', '=', person.id).execute()).toEqual([])
    expect(await verify(file.headers['x-report-sha256'])).toMatchObject({ issued: true })
  })

  it('files go after 30 days; the report stays in the list, and can be made again', async () => {
    const person = await reports.reader(spouseProfile)
    const body = { assessment_id: person.assessmentId, language: 'en' }
    await generate(person.token, body)
    const files = () => reports.db.selectFrom('report_file').select('report_id').execute()
    const days = (count: number) => ({
      db: reports.db,
      transaction: reports.transaction,
      clock: { now: () => daysLater(reports.clock.now(), count) },
    })
    await removeExpired(days(29))
    expect((await files()).length).toBeGreaterThan(0)
    await removeExpired(days(31))
    expect(await files()).toEqual([])
    const token = await reports.logIn(person.email)
    const { data } = (await reports.request('GET', '/reports', { token })).json()
    expect(data).toMatchObject([{ has_file: false }])
    expect((await generate(token, body)).statusCode).toBe(200)
  })
})
