import { preloadModule } from 'react-dom'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, ServerRouter } from 'react-router'
import { IsFallback, MoreEmbedded } from './base/i18n/embedded-strings.tsx'
import { textsForPrerender } from './base/i18n/prerender.ts'

/** The texts inside the fallback document, which belongs to no page: those that most pages need. */
const neededByMembers = ['model', 'result', 'account', 'payments', 'issued', 'form', 'advice']

/** The scripts of the pages for members: they come beside those of the fallback document, not after them. */
function PreloadForMembers({ routes }: EntryContext['manifest']) {
  const needed = Object.values(routes).filter((route) => [route?.id, route?.parentId].includes('members-only'))
  const scripts = new Set(needed.flatMap((route) => [route?.module ?? [], route?.imports ?? []].flat()))
  for (const script of scripts.difference(new Set(routes.root?.imports))) preloadModule(script, { as: 'script' })
  return null
}

/** Makes the HTML of one page at build time (and in development), in the language the build asks for. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const cookie = /(?:^|;\s*)language=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  const i18n = textsForPrerender(process.env.PRERENDER_LANGUAGE ?? cookie)
  const { prelude } = await prerender(
    <I18nextProvider i18n={i18n}>
      <MoreEmbedded value={context.isSpaMode ? neededByMembers : []}>
        {context.isSpaMode && <PreloadForMembers {...context.manifest} />}
        <IsFallback value={context.isSpaMode}>
          <ServerRouter context={context} url={request.url} />
        </IsFallback>
      </MoreEmbedded>
    </I18nextProvider>,
    // Beyond a certain size React would put the page behind a script that reveals it: not before any script has come.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(prelude, { status, headers })
}
