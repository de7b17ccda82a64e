import type { Source } from '@settlesg/contract'
import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { isText } from '../base/i18n/text-named.ts'

/**
 * The title of a source in the language of the page. The texts in English have the titles of the registry; a source
 * that has left the registry, on an older result, keeps the title that was stored with it. Needs the texts `model`.
 */
export function sourceTitle(texts: i18n, { id, title }: Pick<Source, 'id' | 'title'>): string {
  const key = `model:source_title.${id}`
  return isText(texts, key) ? texts.t(key) : title
}

/** The title in the language of the page and, where that is not the source's own, the original beside it. */
export function SourceTitle({ source }: { source: Pick<Source, 'id' | 'title'> }) {
  const { i18n } = useTranslation('model')
  const title = sourceTitle(i18n, source)
  if (title === source.title) return title
  return (
    <>
      {title} <small lang="en">{source.title}</small>
    </>
  )
}
