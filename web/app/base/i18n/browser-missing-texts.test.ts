import { createInstance, type Resource } from 'i18next'
import HttpBackend from 'i18next-http-backend'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../testing/api-server.ts'
import { reportStuckLoading } from '../loading/stuck-loading.ts'
import { replaceMissingTexts } from './browser.ts'
import { i18nSettings, textsPath } from './languages.ts'

vi.mock('../loading/stuck-loading.ts', () => ({ reportStuckLoading: vi.fn() }))
beforeEach(() => void vi.mocked(reportStuckLoading).mockClear())

/** A page in that language with those texts inside; the server has only what `served` names. Answers with what is asked. */
async function openPage(lng: 'en' | 'zh', resources: Resource, served: string[] = []) {
  const requested: string[] = []
  server.use(
    http.get('/locales/:lng/:ns', ({ params }) => {
      const file = `${params.lng}/${params.ns}`
      requested.push(file)
      return served.includes(file) ? HttpResponse.json({ site_name: file }) : new HttpResponse(null, { status: 404 })
    }),
  )
  const texts = createInstance()
  await texts.use(HttpBackend).init({
    ...i18nSettings,
    // A list of its own: i18next adds to it what is loaded later.
    ns: ['translation'],
    lng,
    fallbackLng: () => (texts.hasResourceBundle('en', 'translation') ? ['en'] : []),
    resources,
    partialBundledLanguages: true,
    backend: { loadPath: textsPath },
  })
  replaceMissingTexts(texts)
  return { texts, requested }
}

const home = () => ({ translation: { site_name: 'inside the page' } })

describe('texts that do not come', () => {
  it('the page’s English texts stay, not loaded again, when those of another language fail', async () => {
    const { texts, requested } = await openPage('en', { en: home() }, ['en/translation.json'])
    const fetchAgain = vi.spyOn(texts, 'reloadResources')
    await texts.loadLanguages('zh')
    expect(fetchAgain).not.toHaveBeenCalled()
    expect(requested).toEqual(['zh/translation.json'])
    expect(texts.t('site_name')).toBe('inside the page')
    expect(reportStuckLoading).not.toHaveBeenCalled()
  })

  it('English texts are loaded where those of another language fail and the page has none', async () => {
    const { texts, requested } = await openPage('zh', { zh: home() }, ['en/form.json'])
    await texts.loadNamespaces('form')
    await expect.poll(() => texts.hasResourceBundle('en', 'form')).toBe(true)
    expect(requested).toEqual(['zh/form.json', 'en/form.json'])
    expect(reportStuckLoading).not.toHaveBeenCalled()
  })

  it('a notice appears when texts fail to load in English too', async () => {
    const { texts, requested } = await openPage('zh', { zh: home() })
    await texts.loadNamespaces('form')
    await expect.poll(() => vi.mocked(reportStuckLoading).mock.calls.length).toBe(1)
    expect(requested).toEqual(['zh/form.json', 'en/form.json'])
  })
})
