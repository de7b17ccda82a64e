import type { Source } from '@settlesg/contract'
import { sourceTitle } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../base/i18n/texts.ts'

/** The title in the language of the page and, where that is not the source's own, the original beside it. */
export function SourceTitle({ source }: { source: Pick<Source, 'id' | 'title'> }) {
  const { i18n } = useTranslation('model')
  const title = sourceTitle(asTexts(i18n), source)
  if (title === source.title) return title
  return (
    <>
      {title} <small lang="en">{source.title}</small>
    </>
  )
}
