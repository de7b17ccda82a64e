import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createInstance } from 'i18next'
import HttpBackend from 'i18next-http-backend'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { server } from '../../testing/api-server.ts'
import { heldPromise } from '../../testing/held-promise.ts'
import { queryClient } from '../api.ts'
import { i18nSettings, textsPath } from './languages.ts'
import { useLanguage } from './use-language.ts'

/** An English page that asks for the Chinese texts when it is idle, as the browser's does. */
async function openEnglishPage() {
  const i18n = createInstance()
  await i18n.use(HttpBackend).init({
    ...i18nSettings,
    lng: 'en',
    fallbackLng: [],
    resources: { en: { translation: { log_in: 'Log In' } } },
    partialBundledLanguages: true,
    backend: { loadPath: textsPath },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>{children}</MemoryRouter>
      </I18nextProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(useLanguage, { wrapper })
  return { i18n, page: result, idle: i18n.loadLanguages('zh') }
}

const chineseTexts = (answer: () => HttpResponse<null> | Promise<ReturnType<typeof HttpResponse.json>>) =>
  server.use(http.get('/locales/zh/translation.json', answer))

describe('a switch of the language', () => {
  it('a switch of the language waits for texts that are still loading', async () => {
    const texts = heldPromise<void>()
    chineseTexts(async () => {
      await texts.promise
      return HttpResponse.json({ log_in: '登录' })
    })
    const { i18n, page } = await openEnglishPage()
    const shown = page.current.show('zh')
    texts.resolve()
    expect(await shown).toBe(true)
    expect(i18n.t('log_in')).toBe('登录')
  })

  it('a switch of the language requests texts again that failed to load before', async () => {
    chineseTexts(() => new HttpResponse(null, { status: 404 }))
    const { i18n, page, idle } = await openEnglishPage()
    await idle
    expect(await page.current.show('zh')).toBe(false)
    chineseTexts(async () => HttpResponse.json({ log_in: '登录' }))
    expect(await page.current.show('zh')).toBe(true)
    expect(i18n.t('log_in')).toBe('登录')
  })
})
