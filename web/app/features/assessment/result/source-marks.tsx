import type { Source } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { usePanelLinkIfAny } from '../../how-it-works/panel.tsx'
import { titleOf } from '../../model/source-title.tsx'
import { inOrder } from './source-order.ts'
import classes from './sources.module.css'

interface SourceMarksProps {
  ids: readonly string[]
  /** All sources of the result, which number the marks. */
  sources: readonly Source[]
}

/** The numbers of the sources that something rests on. Pressed, a source opens beside the page. */
export function SourceMarks({ ids, sources }: SourceMarksProps) {
  const marked = inOrder(sources).flatMap((source, index) =>
    ids.includes(source.id) ? [{ source, number: index + 1 }] : [],
  )
  if (marked.length === 0) return null
  return (
    <span className={classes.marks}>
      {marked.map(({ source, number }) => (
        <SourceMark key={source.id} source={source} number={number} />
      ))}
    </span>
  )
}

function SourceMark({ source, number }: { source: Source; number: number }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const panel = usePanelLinkIfAny({ kind: 'source', source })
  return (
    <a
      href={source.url}
      target="_blank"
      rel="noreferrer"
      aria-label={t('source_mark', { number, title: titleOf(i18n, source) })}
      title={source.title}
      {...panel}
    >
      {number}
    </a>
  )
}
