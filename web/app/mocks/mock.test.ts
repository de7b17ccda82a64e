import { endpoints } from '@settlesg/contract'
import { describe, expect, it, vi } from 'vitest'
import { server } from '../testing/api-server.ts'
import { mock } from './mock.ts'

const ask = () => fetch('/api/v1/reports/verify/abc')
const check = { issued: false, number: null, issued_on: null, is_example: false }

describe('the mocked API', () => {
  it('a mocked answer leaves out what the contract does not name', async () => {
    server.use(mock(endpoints.verifyReport, () => ({ ...check, extra: 1 })))
    expect(await (await ask()).json()).toEqual(check)
  })

  it('a mocked answer that does not fit the contract fails the call', async () => {
    server.use(mock(endpoints.verifyReport, () => JSON.parse('{ "issued": "maybe" }')))
    expect((await ask()).status).toBe(500)
    expect(console.error).toHaveBeenCalled()
    vi.mocked(console.error).mockClear()
  })
})
