import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, describe, expect, it, vi } from 'vitest'
import en from '../../../locales/en/translation.json' with { type: 'json' }
import zh from '../../../locales/zh/translation.json' with { type: 'json' }
import { rangePicture } from './range-picture.ts'
import { ShareTool } from './share-buttons.tsx'

/** A browser that has, or lacks, these parts. */
const browserWith = (parts: object) => vi.stubGlobal('navigator', Object.assign(Object.create(navigator), parts))
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const status = () => screen.getByRole('status').textContent

afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await i18next.changeLanguage('en')
})

describe('sharing the tool', () => {
  it('the device’s sheet gets the public address in the page’s language, and nothing else', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    browserWith({ share })
    for (const [language, texts, path] of [
      ['en', en, '/'],
      ['zh', zh, '/zh'],
    ] as const) {
      await act(() => i18next.changeLanguage(language))
      render(<ShareTool />)
      await press(texts.share.tool)
      expect(share.mock.lastCall).toEqual([
        { title: texts.site_name, text: texts.share.text, url: `${location.origin}${path}` },
      ])
      cleanup()
    }
  })

  it('a closed sheet is no failure', async () => {
    browserWith({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) })
    render(<ShareTool />)
    await press(en.share.tool)
    expect(status()).toBe('')
  })

  it('without a sheet the text is copied and that is read out, or the address shown', async () => {
    const copied: string[] = []
    browserWith({ clipboard: { writeText: async (text: string) => void copied.push(text) } })
    render(<ShareTool />)
    await press(en.share.copy)
    expect(copied).toEqual([`${en.share.text} ${location.origin}/`])
    expect(status()).toBe(en.share.copied)
    browserWith({ clipboard: { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) } })
    await press(en.share.copy)
    expect(status()).toContain(`${location.origin}/`)
  })
})

describe('the picture of a range', () => {
  const texts = {
    name: 'SettleSG',
    route: 'A <b>"route"</b> & more',
    figures: '24 to 51',
    of: 'of 100',
    disclaimer: 'Ours.',
  }
  const range = { low: 24, mid: 37, high: 51 }
  const drawn = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml')

  it('the picture of a range holds five texts and a hundred people, and nothing that hides', () => {
    const picture = drawn(rangePicture(texts, range))
    expect([...picture.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(Object.values(texts))
    expect(picture.querySelectorAll('svg > g > path')).toHaveLength(100)
    expect(picture.documentElement.textContent.replaceAll('\n', '')).toBe(Object.values(texts).join(''))
    expect(picture.querySelectorAll('title, desc, metadata, b')).toHaveLength(0)
  })

  it('the picture of a range draws nothing else that stands in what it is given', () => {
    const estimate = { ...range, born: '1990-04', base: { value: 35 }, report: 'R-123' }
    expect(rangePicture(texts, estimate)).toBe(rangePicture(texts, range))
  })
})
