import { languageModelMark, languageModelSentenceMark } from '@settlesg/contract'
import { expect, it } from 'vitest'
import { readSettings } from '../platform/settings.ts'
import { withSettings } from './prepared-pages.ts'

const languageModel = {
  AI_BASE_URL: 'https://ai.example/v1',
  AI_API_KEY: 'sk-4eC39HqLyj',
  AI_MODEL: 'small-1',
  AI_PROVIDER_NAME: 'Q&A AI',
  AI_PROVIDER_COUNTRY: 'SG',
}

it.each([
  [{}, 'en', '', 'No language model is in use on this site'],
  [languageModel, 'en', '"Q&A AI"', 'in use on this site: small-1 of Q&#38;A AI (Singapore).'],
  [languageModel, 'zh', '"Q&A AI"', '本站使用语言模型：Q&#38;A AI（新加坡）的 small-1。'],
] as const)(
  'a page says which language model this server uses: %o in %s',
  (environment, language, inPage, sentence) => {
    const built = `<html data-language-model="${languageModelMark}"><p>${languageModelSentenceMark}</p>`
    const page = withSettings(built, readSettings(environment), language)
    const written = /data-language-model="([^"]*)"/.exec(page)?.[1]
    expect(written?.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))).toContain(inPage)
    expect(page).toContain(sentence)
    expect(page).not.toContain(languageModel.AI_API_KEY)
  },
)
