import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { newestSignUp, openAccount } from '../mocks/db.ts'
import { server } from '../testing/api-server.ts'
import { fillIn, openDialog, press } from '../testing/fill-in.ts'
import { heldPromise } from '../testing/held-promise.ts'
import { recordCalls, to } from '../testing/record-calls.ts'
import { renderSite } from '../testing/render-site.tsx'

const password = 'a quiet morning'
const panel = () => screen.findByRole('region', { name: 'One step left: confirm your e-mail address' })
const isGone = () => expect.poll(() => screen.queryByRole('region', { name: /^One step left/ })).toBeNull()
const again = 'Send it again'

async function signUp(email: string) {
  const router = await renderSite('/')
  await openDialog('Create account')
  fillIn({ 'E-mail': email, Password: password, 'Password again': password })
  press('Create account')
  return { router, shown: within(await panel()) }
}

describe('the panel after signing up', () => {
  it('a failed sign-in resends the link of the tab’s own sign-up, and a plain one otherwise', async () => {
    const calls = recordCalls()
    await signUp('hal@example.com')
    await openDialog('Sign in')
    for (const [times, email] of ['hal@example.com', 'ivy@example.com'].entries()) {
      fillIn({ 'E-mail': email, Password: 'not this one' })
      press('Sign in')
      fireEvent.click(await screen.findByRole('button', { name: 'Send the confirmation email again' }))
      await expect.poll(() => to(calls, '/users/signup/resend')).toHaveLength(times + 1)
    }
    const sign_up_id = newestSignUp('hal@example.com')?.user.id
    expect(to(calls, '/users/signup/resend').map(({ body }) => body)).toEqual([
      JSON.stringify({ email: 'hal@example.com', sign_up_id }),
      JSON.stringify({ email: 'ivy@example.com' }),
    ])
  })

  it('a panel stays after signing up beside the notice, with the address and what to do', async () => {
    const intoView = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { shown } = await signUp('Ada@Example.com')
    const section = await panel()
    // In sight and read out, from wherever on the page one signed up.
    await expect.poll(() => document.activeElement).toBe(section)
    await expect.poll(() => intoView.mock.contexts).toContain(section)
    expect(shown.getByText('ada@example.com').tagName).toBe('STRONG')
    expect(shown.getByText(/^The mail went to .* Open its link in this browser within 24 hours/)).toBeTruthy()
    // The notice names the spam folder, and nothing is said twice.
    expect(await screen.findByText('Registration Verification')).toBeTruthy()
    expect(screen.getAllByText(/spam or junk folder/)).toHaveLength(1)
  })

  it('the confirmation panel stays on other pages and after a reload, with no address in a URL', async () => {
    const { router } = await signUp('bea@example.com')
    await act(() => router.navigate('/terms'))
    expect(await panel()).toBeTruthy()
    expect(window.location.href).toBe('http://localhost:3000/terms')
    // A reload: nothing is left of the page, everything of the tab.
    cleanup()
    await renderSite('/privacy')
    expect((await screen.findAllByText('bea@example.com')).length).toBeGreaterThan(0)
    // Whatever would move the focus has run.
    await act(async () => {})
    expect(document.activeElement).toBe(document.body)
    expect(Object.values(localStorage).join()).not.toContain('bea@')
  })

  it('the confirmation panel resends the mail and says so, with the address in the body alone', async () => {
    const calls = recordCalls()
    const { shown } = await signUp('cyd@example.com')
    for (let times = 1; times <= 2; times += 1) {
      fireEvent.click(shown.getByRole('button', { name: again }))
      await expect.poll(() => to(calls, '/users/signup/resend')).toHaveLength(times)
      expect(await shown.findByText('Sent again. Nothing there? Please check your spam or junk folder.')).toBeTruthy()
    }
    const [sent] = to(calls, '/users/signup/resend')
    const sign_up_id = newestSignUp('cyd@example.com')?.user.id
    expect(sign_up_id).toEqual(expect.any(String))
    expect(sent).toMatchObject({ method: 'POST', body: JSON.stringify({ email: 'cyd@example.com', sign_up_id }) })
    expect(sent?.query.size).toBe(0)
  })

  it('the confirmation panel shows that it is sending, and says when the mail could not be sent', async () => {
    const answer = heldPromise<ReturnType<typeof HttpResponse.json>>()
    server.use(http.post('/api/v1/users/signup/resend', () => answer.promise))
    const { shown } = await signUp('dot@example.com')
    const button = shown.getByRole<HTMLButtonElement>('button', { name: again })
    fireEvent.click(button)
    expect(button.disabled).toBe(true)
    answer.resolve(HttpResponse.json({ detail: 'Too many', code: 'too_many_requests' }, { status: 429 }))
    expect(await shown.findByText('We could not send the confirmation email. Please try again later.')).toBeTruthy()
    expect(shown.queryByText(/^Sent again/)).toBeNull()
  })

  it('the confirmation panel never comes back once it is dismissed', async () => {
    const { router, shown } = await signUp('eva@example.com')
    fireEvent.click(shown.getByRole('button', { name: 'Hide this' }))
    await isGone()
    await act(() => router.navigate('/terms'))
    await isGone()
    expect(sessionStorage).toHaveLength(0)
  })

  it('the confirmation panel disappears when the person signs in', async () => {
    const { router } = await signUp('fay@example.com')
    const waiting = newestSignUp('fay@example.com')
    if (waiting) openAccount(waiting)
    await openDialog('Sign in')
    fillIn({ Password: password })
    press('Sign in')
    await screen.findByText('Login successful')
    await isGone()
    expect(Object.values(sessionStorage).join()).not.toContain('fay@')
    expect(router.state.location.pathname).toBe('/')
  })

  it('the confirmation panel disappears once the address is confirmed in the same tab', async () => {
    await signUp('gil@example.com')
    // A reload: nothing is left of the page, everything of the tab.
    cleanup()
    await renderSite(`/signup/confirm?token=${newestSignUp('gil@example.com')?.user.id}`)
    await screen.findByText(/^Your address is confirmed/)
    await isGone()
    expect(sessionStorage).toHaveLength(0)
  })

  it('after asking for a new password the panel with what is next is in sight, and mails again', async () => {
    const calls = recordCalls()
    await renderSite('/')
    await openDialog('Recover password')
    fillIn({ 'E-mail': 'Joe@Example.com' })
    press('Send recovery email')
    const section = await screen.findByRole('region', { name: 'Next: open the link in your mail' })
    await expect.poll(() => document.activeElement).toBe(section)
    expect(within(section).getByText('joe@example.com')).toBeTruthy()
    fireEvent.click(within(section).getByRole('button', { name: again }))
    await expect.poll(() => to(calls, '/password-recovery/joe%40example.com')).toHaveLength(2)
    fireEvent.click(within(section).getByRole('button', { name: 'Hide this' }))
    await expect.poll(() => screen.queryByRole('region', { name: /^Next/ })).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })
})
