import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { currentNotices, notify } from '../base/notices/notify.ts'
import { openDialog as openNamed } from '../testing/fill-in.ts'
import { renderSite } from '../testing/render-site.tsx'

const noticeOf = (text: string) => {
  const found = screen.getByText(text).closest<HTMLElement>('[data-notice]')
  if (!found) throw new Error('There is no such notice')
  return found
}

async function openDialog() {
  await renderSite('/terms')
  return (await openNamed('Sign in')) as HTMLDialogElement
}

describe('notices and dialogs', () => {
  it('a notice is read out and closable in an open dialog, and on the page afterwards', async () => {
    const dialog = await openDialog()
    act(() => notify({ kind: 'warning', message: 'still here' }))
    expect(noticeOf('still here').closest('dialog')).toBe(dialog)
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(noticeOf('still here').closest('[role="alert"]')).not.toBeNull()
    fireEvent.click(within(noticeOf('still here')).getByRole('button', { name: 'Close' }))
    expect(currentNotices()).toEqual([])
  })

  it('a notice stays while the pointer is on it', async () => {
    await renderSite('/terms')
    vi.useFakeTimers()
    act(() => notify({ kind: 'info', message: 'a long one' }))
    fireEvent.mouseEnter(noticeOf('a long one'))
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    fireEvent.mouseLeave(noticeOf('a long one'))
    await act(() => vi.advanceTimersByTimeAsync(7_100))
    expect(screen.queryByText('a long one')).toBeNull()
  })

  it('a press beside a dialog closes it, a press that began inside does not', async () => {
    const dialog = await openDialog()
    fireEvent.mouseDown(within(dialog).getAllByRole('heading')[0] ?? dialog)
    fireEvent.click(dialog)
    expect(screen.getByRole('dialog')).toBe(dialog)
    fireEvent.mouseDown(dialog)
    fireEvent.click(dialog)
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it('a dialog that the browser closes by itself is closed for its page too', async () => {
    const dialog = await openDialog()
    act(() => dialog.close())
    await expect.poll(() => dialog.isConnected).toBe(false)
  })
})

it('every sign is drawn in the file of icons, and no picture of one letter is in a page', () => {
  const app = join(import.meta.dirname, '..')
  const files = globSync('**/*.{tsx,css}', { cwd: app }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(200)
  const others = files.flatMap((file) => {
    const source = readFileSync(join(app, file), 'utf8')
    const signs = source.match(/viewBox="0 0 (?:16 16|24 24|48 48)"|[←-⇿☀-➿⬀-⯿]|\p{Extended_Pictographic}/gu) ?? []
    return file === 'kit/icon.tsx' ? [] : signs.map((sign) => `${file}: ${sign}`)
  })
  expect(others).toEqual([])
})
