import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { analysisPath, resultPath } from '../assessments/reference.ts'
import { server } from '../testing/api-server.ts'
import { recordCalls } from '../testing/record-calls.ts'
import { beSignedIn } from '../testing/render-site.tsx'
import { api } from './api.ts'
import callEarly from './call-early.js?raw'
import { session } from './session/session.ts'

const id = '6f1c0a52-8a34-4c57-9d4e-3f5b7f0a9b11'

/** Opens the address as far as the script of the head; answers with what is asked for from then on. */
function openHead(path: string) {
  window.history.replaceState(null, '', path)
  const calls = recordCalls()
  new Function(callEarly)()
  return async () => {
    await Promise.all(window.earlyCalls?.answers.values() ?? [])
    return calls.map(({ method, path, query }) => [
      method,
      path.replace('/api/v1', '') + (query.size ? `?${query}` : ''),
    ])
  }
}

afterEach(() => {
  delete window.earlyCalls
})

describe('what the head of a page asks for', () => {
  it.each([
    [resultPath(id), [`/assessments/${id}`]],
    [analysisPath(id), [`/assessments/${id}`]],
    ['/account', ['/users/me', '/assessments?skip=0&limit=5', '/reports?skip=0&limit=5']],
    ['/tool/result/junk', []],
    ['/tool/detail', []],
    ['/terms', []],
  ])('the head of %s asks for what the page shows first, with the token in a header', async (path, urls) => {
    beSignedIn()
    server.use(http.get('/api/v1/*', () => HttpResponse.json({})))
    const asked = openHead(path)
    expect(await asked()).toEqual(urls.map((url) => ['GET', url]))
  })

  it('the head of a page asks for nothing while nobody is signed in', async () => {
    expect(await openHead('/account')()).toEqual([])
    expect(window.earlyCalls).toBeUndefined()
  })

  it('an answer that was asked for early is used once, and the next call asks anew', async () => {
    beSignedIn()
    const asked = openHead('/account')
    const first = await api.me()
    expect(await asked()).toHaveLength(3)
    expect(await api.me()).toEqual(first)
    expect(await asked()).toHaveLength(4)
  })

  it('a call is made as ever where the one before it did not reach the server', async () => {
    beSignedIn()
    server.use(http.get('/api/v1/users/me', () => HttpResponse.error(), { once: true }))
    openHead('/account')
    expect((await api.me()).email).toBeTruthy()
  })

  it('an early answer is of no use to a later session, nor after a change', async () => {
    beSignedIn()
    await openHead('/account')()
    await api.updateMe({ body: { language: 'zh' } })
    expect(window.earlyCalls).toBeUndefined()
    await openHead('/account')()
    session.end('signed_out')
    expect(window.earlyCalls).toBeUndefined()
  })

  it('an early answer with the token of somebody else is not used', async () => {
    beSignedIn()
    const asked = openHead('/account')
    if (window.earlyCalls) window.earlyCalls.token = 'another'
    await api.me()
    expect(await asked()).toHaveLength(4)
  })
})
