import { act, fireEvent, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it, vi } from 'vitest'
import { preferredLanguage } from '../base/i18n/languages.ts'
import { setCookie } from '../testing/cookies.ts'
import { beSignedIn, renderSite } from '../testing/render-site.tsx'

const prefer = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
const offered = () => screen.findByRole('button', { name: '看中文' })
const nothingOffered = async () => {
  // The cookie banner loads last: once it is there, the offer would be there too.
  await screen.findByRole('region', { name: /Cookies|Cookie/ })
  expect(screen.queryByText('本站也有中文版')).toBeNull()
}

describe('the language that a browser prefers', () => {
  it.each([
    [['zh-CN', 'en'], 'zh'],
    [['ZH-Hant'], 'zh'],
    [['en-SG', 'zh-CN'], 'en'],
    [['de', 'zh', 'en'], 'zh'],
    [['de'], null],
    [['zhx'], null],
    [[], null],
  ])('a browser with the languages %j prefers %s', (tags, expected) => expect(preferredLanguage(tags)).toBe(expected))
})

describe('a visitor whose browser prefers Chinese', () => {
  it('a visitor whose browser prefers Chinese sees English, and one Chinese line with the offer', async () => {
    prefer('zh-CN', 'zh', 'en')
    await renderSite('/')
    expect((await offered()).closest('[lang]')?.getAttribute('lang')).toBe('zh-Hans')
    expect(screen.getAllByText('本站也有中文版')).toHaveLength(1)
    expect(i18next.language).toBe('en')
    expect(document.cookie).not.toContain('language=')
  })

  it('a visitor who accepts the offer of Chinese reads Chinese from then on', async () => {
    prefer('zh-CN')
    await renderSite('/')
    fireEvent.click(await offered())
    expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy()
    expect(document.cookie).toContain('language=zh')
    expect(screen.queryByText('本站也有中文版')).toBeNull()
    // Back in English, by the switch in the header, they have had their offer.
    fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'English' }))
    await screen.findByRole('button', { name: 'Log In' })
    await nothingOffered()
  })

  it('a visitor who declines the offer of Chinese does not get it again', async () => {
    prefer('zh-CN')
    await renderSite('/')
    await offered()
    fireEvent.click(screen.getByRole('button', { name: '不用' }))
    expect(screen.queryByText('本站也有中文版')).toBeNull()
    expect(document.activeElement?.id).toBe('content')
    expect(i18next.language).toBe('en')
    expect(document.cookie).toContain('language=en')
  })

  it.each(['en', 'zh'])('a visitor who chose a language before is not offered Chinese: %s', async (chosen) => {
    prefer('zh-CN')
    setCookie('language', chosen)
    await renderSite('/')
    await nothingOffered()
  })

  it('a signed-in visitor is not offered Chinese, because the account has a language', async () => {
    prefer('zh-CN')
    beSignedIn()
    await renderSite('/')
    await nothingOffered()
  })

  it('a visitor is not offered Chinese again on the next page', async () => {
    prefer('zh-CN')
    const router = await renderSite('/')
    await offered()
    await act(() => router.navigate('/terms'))
    await screen.findByRole('heading', { level: 1, name: 'Terms of service' })
    await nothingOffered()
  })
})

it.each([['en-SG', 'zh-CN'], ['fr'], []])(
  'a visitor whose browser prefers %s is offered nothing',
  async (...languages) => {
    prefer(...languages)
    await renderSite('/')
    await nothingOffered()
  },
)
