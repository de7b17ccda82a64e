import { errors } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttp } from '../platform/http/http.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { smallSettings } from '../platform/testing/small-server.ts'
import { sendBusyPage } from './busy-page.ts'

const reasons = { '/many': errors.tooManyRequests, '/busy': errors.unavailable }

describe('a page that is refused', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await createHttp({ ...smallSettings, sendBusyPage, logSink: { write: () => {} } })
    for (const [path, reason] of Object.entries(reasons))
      for (const folder of ['', '/api', '/assets'])
        app.get(`${folder}${path}`, async () => {
          throw new HttpError(reason, { 'retry-after': '7' })
        })
  })
  afterAll(() => app.close())

  it.each(Object.entries(reasons))(
    'the busy page is in the language of its reader, with its status: %s',
    async (url, { status }) => {
      for (const [language, tag, words] of [
        ['en', 'en', 'Try again'],
        ['zh', 'zh-Hans', '重试'],
      ]) {
        const { statusCode, headers, body } = await app.inject({ url, headers: { cookie: `language=${language}` } })
        expect(statusCode).toBe(status)
        expect(headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'retry-after': '7',
          vary: 'cookie',
        })
        expect(headers['content-security-policy']).toBeTruthy()
        expect(body).toContain(`<html lang="${tag}">`)
        expect(body).toContain(words)
        expect(body).toContain('SettleSG')
      }
    },
  )

  it('the busy page needs no other file, nor anything that the policy forbids', async () => {
    const { body } = await app.inject({ url: '/busy' })
    expect(body).not.toMatch(/<script|<style|src=|<link(?![^>]*href="data:,")|url\(/)
  })

  it('the busy page is for people: calls and files get what they always get', async () => {
    for (const url of ['/api/busy', '/assets/many']) {
      const answer = await app.inject({ url })
      expect(answer.headers['content-type']).toContain('application/json')
      expect(answer.json().code).toMatch(/unavailable|too_many_requests/)
    }
  })
})
