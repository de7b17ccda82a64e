import { exampleProfile } from '@settlesg/model/testing'
import { describe, expect, it } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { openReports } from './testing/reader.ts'

const reports = beforeTests(() => openReports())
const reader = beforeTests(() => reports.reader(exampleProfile))

const draw = (token: string | undefined, body: object) =>
  reports.request('POST', '/users/answer-picture', { ...(token !== undefined && { token }), body })
const ofReader = (language: unknown) => ({ assessment_id: reader.assessmentId, language })

/** The names of the parts of a PNG, and its size. */
function readPng(bytes: Buffer) {
  const names = new Set<string>()
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    names.add(bytes.toString('latin1', at + 4, at + 8))
  return { names: [...names], width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

describe('POST /users/answer-picture', () => {
  it('the answer page is drawn for a phone in either language, with nothing around the picture', async () => {
    const [english, chinese] = [await draw(reader.token, ofReader('en')), await draw(reader.token, ofReader('zh'))]
    for (const answer of [english, chinese]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('image/png')
      expect(answer.headers['content-disposition']).toBe('attachment; filename="SettleSG-answer.png"')
      const { names, width, height } = readPng(answer.rawPayload)
      expect(names).toEqual(['IHDR', 'IDAT', 'IEND'])
      expect(width).toBe(1080)
      expect(height).toBeGreaterThan(2000)
      expect(answer.rawPayload.length).toBeLessThan(1e6)
    }
    expect(english.rawPayload.equals(chinese.rawPayload)).toBe(false)
    // It is no report: nothing was issued.
    expect((await reports.request('GET', '/reports', { token: reader.token })).json()).toEqual({ data: [], count: 0 })
  })

  it('a picture is refused to visitors, to others, without an analysis and for other languages', async () => {
    expect((await draw(undefined, ofReader('en'))).statusCode).toBe(401)
    const other = await reports.newUser()
    expect((await draw(other.token, ofReader('en'))).statusCode).toBe(404)
    const estimated = await reports.request('POST', '/credit/user-consume-credits', {
      token: other.token,
      body: { profile: exampleProfile },
    })
    const locked = { assessment_id: estimated.json().assessment_id, language: 'en' }
    expect((await draw(other.token, locked)).json()).toMatchObject({ code: 'locked' })
    expect((await draw(reader.token, ofReader('fr'))).statusCode).toBe(422)
  })
})
