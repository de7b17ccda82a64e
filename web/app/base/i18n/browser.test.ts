import { languageTags } from '@settlesg/contract'
import type { i18n } from 'i18next'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../testing/api-server.ts'

/** Starts the texts as in a page of this language with these texts inside; the server has only what `served` names. */
async function openPage(language: 'en' | 'zh', served: Record<string, Record<string, string>>) {
  document.documentElement.lang = languageTags[language]
  document.body.innerHTML = `<script id="strings" type="application/json">{"translation":{"site_name":"inside"}}</script>`
  const requested: string[] = []
  server.use(
    http.get('/locales/:lng/:ns', ({ params }) => {
      const file = `${params.lng}/${params.ns}`
      requested.push(file)
      return served[file] ? HttpResponse.json(served[file]) : new HttpResponse(null, { status: 404 })
    }),
  )
  const { startTexts } = await import('./browser.ts')
  return { texts: startTexts(), requested }
}

describe('the texts of a page in the browser', () => {
  beforeEach(() => {
    // Of its own, as the tests' texts live in the shared one.
    vi.resetModules()
    vi.doMock('i18next', async (importOriginal) => {
      const original = await importOriginal<{ createInstance: () => i18n }>()
      return { ...original, default: original.createInstance() }
    })
    vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  })
  afterEach(() => {
    vi.doUnmock('i18next')
    vi.unstubAllGlobals()
    document.documentElement.lang = 'en'
    document.body.innerHTML = ''
  })

  it.each([
    ['zh', 'en'],
    ['en', 'zh'],
  ] as const)('a page in the language %s has the texts of %s preloaded', async (language, other) => {
    const { texts, requested } = await openPage(language, { [`${other}/translation.json`]: { site_name: 'preloaded' } })
    await expect.poll(() => texts.hasResourceBundle(other, 'translation')).toBe(true)
    expect(requested).toEqual([`${other}/translation.json`])
    expect([texts.language, texts.t('site_name')]).toEqual([language, 'inside'])
  })

  it('a Chinese page falls back to English for texts that do not come in Chinese', async () => {
    const { texts } = await openPage('zh', { 'en/translation.json': {}, 'en/form.json': { next: 'Next' } })
    await texts.loadNamespaces('form')
    await expect.poll(() => texts.t('form:next' as never)).toBe('Next')
  })
})
