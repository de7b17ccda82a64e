import { readFileSync } from 'node:fs'
import { daySeconds as day, languages } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import { expect, it } from 'vitest'
import { formerMailboxDays } from './accounts/former-mailboxes.ts'
import { knownBrowserDays } from './accounts/known-browser.ts'
import { unconfirmedDays } from './accounts/service.ts'
import { eraseOldAssessments, keptMonths } from './cases/service.ts'
import { finishedDays } from './mail/service.ts'
import { removeExpired } from './retention.ts'
import { securityEventDays } from './security-events/service.ts'
import { beforeTests } from './testing/before-tests.ts'
import { startTestApp, testPassword } from './testing/test-app.ts'

const test = beforeTests(() => startTestApp())

it('the hourly clean-up deletes unconfirmed sign-ups, mails and answers once they expire', async () => {
  const person = await test.newUser()
  const { assessment_id: id } = (
    await test.request('POST', '/credit/user-consume-credits', {
      token: person.token,
      body: { profile: exampleProfile },
    })
  ).json()
  await test.request('POST', '/users/signup', { body: { email: 'never@example.sg', password: testPassword } })
  const kept = async () => ({
    users: (await test.db.selectFrom('app_user').select('email').execute()).length,
    signUps: (await test.db.selectFrom('pending_sign_up').select('email').execute()).length,
    links: (await test.db.selectFrom('sign_up_link').select('hash').execute()).length,
    mails: (await test.db.selectFrom('mail').select('id').where('status', '=', 'sent').execute()).length,
    answers: (await test.db.selectFrom('assessment').select('id').where('deleted_at', 'is', null).execute()).length,
  })
  const after = async (days: number) => {
    test.clock.pass(days * day)
    await removeExpired(test)
    return kept()
  }

  const nobodyWaits = { users: 1, signUps: 0, links: 0 }
  expect(await kept()).toEqual({ users: 1, signUps: 1, links: 1, mails: 1, answers: 1 })
  expect(await after(29)).toEqual({ users: 1, signUps: 1, links: 0, mails: 1, answers: 1 })
  expect(await after(2)).toEqual({ ...nobodyWaits, mails: 1, answers: 1 })
  expect(await after(60)).toEqual({ ...nobodyWaits, mails: 0, answers: 1 })
  expect(await after(630)).toEqual({ ...nobodyWaits, mails: 0, answers: 1 })
  expect(await after(12)).toEqual({ ...nobodyWaits, mails: 0, answers: 0 })

  const token = await test.logIn(person.email)
  expect((await test.request('GET', `/assessments/${id}`, { token })).statusCode).toBe(404)
  const { data } = (await test.request('GET', '/credit/user-credit-records', { token })).json()
  expect(data).toHaveLength(2)
})

it('on 29 February answers of 1 March two years before are kept, and those of February go', async () => {
  const store = async (createdAt: string): Promise<string> => {
    const { token } = await test.newUser()
    const body = { profile: exampleProfile }
    const answer = await test.request('POST', '/credit/user-consume-credits', { token, body })
    const { assessment_id: id } = answer.json()
    await test.db
      .updateTable('assessment')
      .set({ created_at: new Date(createdAt) })
      .where('id', '=', id)
      .execute()
    return id
  }
  const kept = await store('2026-03-01T00:30+08:00')
  await store('2026-02-28T12:00+08:00')
  await eraseOldAssessments({ ...test, clock: { now: () => new Date('2028-02-29T23:55+08:00') } })
  const left = await test.db.selectFrom('assessment').select('id').where('deleted_at', 'is', null).execute()
  expect(left).toEqual([{ id: kept }])
})

it.each(languages)('the privacy page in %s tells the times after which the server deletes', (language) => {
  const unit = { en: { months: ' months', days: ' days' }, zh: { months: ' 个月', days: ' 天' } }[language]
  const { privacy } = JSON.parse(
    readFileSync(new URL(`../locales/${language}/legal.json`, import.meta.url), 'utf8'),
  ) as { privacy: { sections: { text: string[] }[] } }
  const lines = privacy.sections.flatMap(({ text }) => text)
  const findLines = (about: RegExp) => lines.filter((line) => about.test(line))
  for (const [about, kept] of [
    [/^(Answers, results and analyses|答案、结果与分析)/, `${keptMonths}${unit.months}`],
    [/^(What you told us about ICA's decision|您告诉我们的 ICA 决定)/, `${keptMonths}${unit.months}`],
    [/^(Accounts that were never confirmed|从未确认的账户)/, `${unconfirmedDays}${unit.days}`],
    [/^(When an account is deleted or moves|账户删除或改用其他邮箱)/, `${formerMailboxDays}${unit.days}`],
    [/^(That a mail was sent|曾向您发送邮件)/, `${finishedDays}${unit.days}`],
    [/^(Security records|安全记录)/, `${securityEventDays}${unit.days}`],
    [/signed-in-before/, `${knownBrowserDays}${unit.days}`],
  ] as const)
    expect(findLines(about)).toEqual([expect.stringContaining(kept)])
})
