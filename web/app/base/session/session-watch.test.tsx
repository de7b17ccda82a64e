import { act, render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { demo, tokenFor } from '../../mocks/db.ts'
import { notify } from '../notices/notify.ts'
import { session } from './session.ts'
import { SessionWatch } from './session-watch.tsx'

vi.mock('../notices/notify.ts', () => ({ notify: vi.fn() }))

const minute = 60_000
const messages = () => vi.mocked(notify).mock.calls.map(([{ message }]) => message)
const expired = 'Your session has expired. Please log in again.'
const soon = 'You will be signed out in two minutes. Sign in again after that to carry on.'
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const signIn = (lifeSeconds: number) => act(() => session.start(tokenFor(demo.email, lifeSeconds)))

describe('the watch over the session', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.mocked(notify).mockClear()
  })

  it('a quiet warning appears once, two minutes before the session ends, and it ends in time', async () => {
    render(<SessionWatch />)
    await signIn(60 * 60)
    await pass(58 * minute - 1)
    expect(messages()).toEqual([])
    await pass(1)
    expect(messages()).toEqual([soon])
    await pass(2 * minute - 1)
    expect(session.token()).not.toBeNull()
    await pass(1)
    expect(session.token()).toBeNull()
    expect(messages()).toEqual([soon, expired])
  })

  it('a new session is timed by its own end, not by that of the session before', async () => {
    render(<SessionWatch />)
    await signIn(10 * 60)
    await pass(9 * minute)
    await signIn(10 * 60)
    await pass(5 * minute)
    expect(session.token()).not.toBeNull()
    expect(messages()).toEqual([soon])
  })

  it('a session that ran out while the device slept ends as soon as the page is looked at again', async () => {
    render(<SessionWatch />)
    await signIn(60 * 60)
    vi.setSystemTime(Date.now() + 90 * minute)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(session.token()).toBeNull()
    expect(messages()).toEqual([expired])
  })

  describe('which times of the token count', () => {
    const seconds = () => Math.floor(Date.now() / 1000)
    const receipts = {
      'with no receipt': null,
      'with a receipt from before it was issued': String(Date.now() - 20 * 60 * minute),
      "with another token's receipt": `${Date.now() - 20 * 60 * minute} of-a-token-before-this`,
      'with a receipt from the future': String(Date.now() + 20 * 60 * minute),
      'with a receipt that is none': 'yesterday',
    }
    it.each(Object.entries(receipts))(
      'a session found in storage ends when its token does, also %s',
      async (_, receipt) => {
        if (receipt !== null) localStorage.setItem('access_token_received_at', receipt)
        localStorage.setItem('access_token', tokenFor(demo.email, 60 * 60, seconds() - 50 * 60))
        render(<SessionWatch />)
        await pass(9 * minute)
        expect(session.token()).not.toBeNull()
        await pass(minute + 1_000)
        expect(session.token()).toBeNull()
        expect(messages()).toEqual([soon, expired])
      },
    )

    it('a session whose token has run out already ends at once, whatever the stored receipt says', () => {
      localStorage.setItem('access_token_received_at', String(Date.now()))
      localStorage.setItem('access_token', tokenFor(demo.email, 60 * 60, seconds() - 2 * 60 * 60))
      render(<SessionWatch />)
      expect(session.token()).toBeNull()
      expect(messages()).toEqual([expired])
    })

    it('a session ends sooner when its token in storage is replaced by one that ends sooner', async () => {
      render(<SessionWatch />)
      await signIn(60 * 60)
      await pass(10 * minute)
      localStorage.setItem('access_token', tokenFor(demo.email, 5 * 60, seconds()))
      await pass(6 * minute)
      expect(session.token()).toBeNull()
      expect(messages()).toEqual([soon, expired])
    })

    it('a sign-in in another tab gives the session its full time, even after an earlier hour', async () => {
      render(<SessionWatch />)
      await signIn(60 * 60)
      await pass(59 * minute)
      localStorage.setItem('access_token', tokenFor(demo.email, 60 * 60, seconds()))
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })))
      await pass(57 * minute)
      expect(session.token()).not.toBeNull()
      await pass(4 * minute)
      expect(session.token()).toBeNull()
    })

    it.each([-300, 300])(
      'a session ends when its token does, also when the clock of the device is %i days off',
      async (days) => {
        const truly = seconds()
        vi.setSystemTime(Date.now() + days * 24 * 60 * minute)
        render(<SessionWatch />)
        act(() => session.start(tokenFor(demo.email, 60 * 60, truly)))
        await pass(60 * minute - 1)
        expect(session.token()).not.toBeNull()
        await pass(1)
        expect(session.token()).toBeNull()
      },
    )
  })

  it('a session that another tab noticed to be over is reported here as expired', async () => {
    render(<SessionWatch />)
    await signIn(60)
    await pass(minute - 50)
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(messages()).toEqual([expired])
  })

  it('signing out in another tab is reported once, though it clears the token, then all storage', async () => {
    render(<SessionWatch />)
    await signIn(60 * 60)
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(messages()).toEqual(['You have been signed out in another tab.'])
  })

  it('a page that the browser brings back from its cache notices that the session is over', async () => {
    render(<SessionWatch />)
    await signIn(60 * 60)
    localStorage.clear()
    act(() => void window.dispatchEvent(new Event('pageshow')))
    expect(messages()).toEqual(['You have been signed out in another tab.'])
  })

  it('no warning appears when the person signs out', async () => {
    render(<SessionWatch />)
    await signIn(60 * 60)
    act(() => session.end('signed_out'))
    await pass(2 * 60 * minute)
    expect(messages()).toEqual([])
  })
})
