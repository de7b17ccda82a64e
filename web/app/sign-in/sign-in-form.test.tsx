import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { demo, tokenFor } from '../mocks/db.ts'
import { fillIn, openDialog, press } from '../testing/fill-in.ts'
import { recordCalls, to } from '../testing/record-calls.ts'
import { renderSite } from '../testing/render-site.tsx'

it('signing in where another tab has signed in meanwhile ends the session that is replaced', async () => {
  const held = tokenFor(demo.email, 3_600)
  const calls = recordCalls()
  await renderSite('/')
  await openDialog('Sign in')
  // No event tells of it: this tab has not heard yet.
  localStorage.setItem('access_token', held)
  fillIn({ 'E-mail': demo.email, Password: demo.password })
  press('Sign in')
  await waitFor(() => expect(to(calls, '/logout')[0]?.headers.get('authorization')).toBe(`Bearer ${held}`))
  await waitFor(() => expect(localStorage.getItem('access_token')).not.toBe(held))
  // Asked for without a token, as it was specified.
  expect(to(calls, '/login/access-token')[0]?.headers.get('authorization')).toBeNull()
})
