import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, fireEvent, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentNotices, notify } from '../base/notices/notify.ts'
import { iconNames } from '../kit/icon.tsx'
import { pages } from '../page-table.ts'
import { renderSite } from '../testing/render-site.tsx'

const app = join(import.meta.dirname, '..')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const builtSite = join(import.meta.dirname, '../../build')

describe('notices and dialogs', () => {
  it('a notice is read out and closable in an open dialog, and on the page afterwards', async () => {
    await renderSite('/kit')
    act(() => notify({ kind: 'warning', message: 'still here' }))
    const notice = () => {
      const found = screen.getByText('still here').closest<HTMLElement>('[role="alert"]')
      if (!found) throw new Error('The notice is not read out')
      return found
    }
    expect(notice().closest('dialog')).toBeNull()
    press('Dialog')
    const dialog = screen.getByRole('dialog')
    expect(notice().closest('dialog')).toBe(dialog)
    fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(notice().closest('dialog')).toBeNull()
    fireEvent.click(within(notice()).getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('still here')).toBeNull()
    expect(currentNotices()).toEqual([])
  })

  it('a notice stays while the pointer is on it', async () => {
    await renderSite('/kit')
    vi.useFakeTimers()
    act(() => notify({ kind: 'info', message: 'a long one' }))
    const notice = screen.getByText('a long one')
    fireEvent.mouseEnter(notice.closest('[data-notice]') ?? notice)
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(screen.getByText('a long one')).toBeTruthy()
    fireEvent.mouseLeave(notice.closest('[data-notice]') ?? notice)
    await act(() => vi.advanceTimersByTimeAsync(7_100))
    expect(screen.queryByText('a long one')).toBeNull()
  })

  it('a press beside a dialog closes it, a press that began inside does not', async () => {
    await renderSite('/kit')
    press('Dialog')
    const dialog = screen.getByRole('dialog')
    fireEvent.mouseDown(screen.getByRole('heading', { name: 'Start again?' }))
    fireEvent.click(dialog)
    expect(screen.getByRole('dialog')).toBe(dialog)
    fireEvent.mouseDown(dialog)
    fireEvent.click(dialog)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a dialog that the browser closes by itself is closed for its page too', async () => {
    await renderSite('/kit')
    press('Dialog')
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    act(() => dialog.close())
    await expect.poll(() => dialog.isConnected).toBe(false)
  })
})

// Last, because its routes are loaded anew.
describe('the page of the kit', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each(['en', 'zh'] as const)('the page of the kit shows every part while developing, in %s', async (language) => {
    await i18next.changeLanguage(language)
    await renderSite('/kit')
    const parts = screen.getAllByRole('heading', { level: 2 }).flatMap(({ textContent }) => textContent.split(', '))
    expect(parts).toEqual(expect.arrayContaining(['Type', 'Colours', 'Themes', 'Icon', 'EmptyState', 'Chart']))
    const shown = new Set([...parts, 'Section', 'Field'])
    const made = globSync(['kit/*.tsx', 'charts/*.tsx'], { cwd: app })
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => [
        ...readFileSync(join(app, file), 'utf8').matchAll(/export (?:default )?function ([A-Z]\w+)/g),
      ])
      .map(([, name = '']) => name)
    // What belongs to a whole page or to its loading cannot be shown on one.
    const ofPages = [
      'CloseButton',
      'FailureDetail',
      'FoldsProvider',
      'LastChecked',
      'LazyPart',
      'Link',
      'Notices',
      'PageHead',
      'PageLoading',
    ]
    const others = new Set([...ofPages, 'ReloadOffer', 'SubHeading'])
    expect(made.filter((name) => !shown.has(name) && !others.has(name))).toEqual([])
    expect(document.querySelectorAll('li > [data-icon]')).toHaveLength(iconNames.length)
    for (const row of document.querySelectorAll('[data-pair]')) {
      const [, least = 0, ...themes] = [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent) || 0)
      expect(themes).toHaveLength(2)
      // Shown to one digit, computed exactly by contrast.test.ts.
      for (const contrast of themes) expect(contrast, row.textContent).toBeGreaterThan(least - 0.05)
    }
  })

  it('every sign is drawn in the file of icons, and no picture of one letter stands in a page', () => {
    const files = globSync('**/*.{tsx,css}', { cwd: app }).filter((file) => !file.includes('.test.'))
    expect(files.length).toBeGreaterThan(200)
    const others = files.flatMap((file) => {
      const source = readFileSync(join(app, file), 'utf8')
      const signs = source.match(/viewBox="0 0 (?:16 16|24 24|48 48)"|[←-⇿☀-➿⬀-⯿]|\p{Extended_Pictographic}/gu) ?? []
      return file === 'kit/icon.tsx' ? [] : signs.map((sign) => `${file}: ${sign}`)
    })
    expect(others).toEqual([])
  })

  it('the page of the kit is in no list of pages, nor in the routes of a production build', async () => {
    expect(pages.filter(({ path, file }) => path === '/kit' || file.startsWith('samples/'))).toEqual([])
    vi.stubEnv('DEV', false)
    vi.resetModules()
    const { default: routes } = await import('../routes.ts')
    expect(routes.filter(({ file }) => file?.startsWith('samples/'))).toEqual([])
  })

  it.runIf(existsSync(builtSite))('the built site has no page of the kit', () => {
    const files = globSync('client/**/*.{js,html}', { cwd: builtSite })
    expect(files.length).toBeGreaterThan(5)
    for (const file of files) {
      expect(file).not.toMatch(/every-part/)
      expect([file, readFileSync(join(builtSite, file), 'utf8').includes('Crowd, RangeBars')]).toEqual([file, false])
    }
  })
})
