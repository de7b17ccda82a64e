import { type Language, languages } from '@settlesg/contract'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, ServerRouter } from 'react-router'
import { IsFallback } from './base/i18n/embedded-strings.tsx'
import { asLanguage } from './base/i18n/languages.ts'
import { textsForPrerender } from './base/i18n/prerender.ts'

/** The HTML of a page in a language. */
async function documentIn(language: Language, url: string, context: EntryContext): Promise<string> {
  const { prelude } = await prerender(
    <I18nextProvider i18n={textsForPrerender(language)}>
      <IsFallback value={context.isSpaMode}>
        <ServerRouter context={context} url={url} />
      </IsFallback>
    </I18nextProvider>,
    // Beyond a certain size React would put the page behind a script that reveals it: not before any script has come.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}

/**
 * Answers with one page: in development in the reader's language, and when the site is built in every language, one
 * document after the other, which scripts/build-site.ts takes apart.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const cookie = /(?:^|;\s*)language=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  let { serverHandoffStream: data } = context
  let documents = ''
  for (const language of import.meta.env.DEV ? [asLanguage(cookie)] : languages) {
    // Rendering reads this stream and writes into `renderMeta`: each document needs its own.
    const [own, left] = data?.tee() ?? []
    data = left
    documents += await documentIn(language, request.url, {
      ...context,
      renderMeta: {},
      ...(own && { serverHandoffStream: own }),
    })
  }
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(documents, { status, headers })
}
