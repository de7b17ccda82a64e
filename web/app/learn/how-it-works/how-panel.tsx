import record from 'virtual:model-record'
import type { Source } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { SidePanel } from '../../kit/dialog.tsx'
import { SourceDetail } from './source-detail.tsx'
import { WeighedPrior } from './weighed-prior.tsx'

/**
 * What can open beside the page: how a line of the priors is weighed, by its id in the record, or a source, by its id or
 * as a stored result has it, which today's record may not know any more.
 */
export type PanelSubject = { kind: 'source' | 'prior'; id: string } | { kind: 'source'; source: Source }

interface HowPanelProps {
  subject: PanelSubject
  isOpen: boolean
  onClose: () => void
}

/** The panel beside the page: a source in the small size, how an answer is weighed in the large one. */
export default function HowPanel({ subject, ...frame }: HowPanelProps) {
  const { t } = useTranslation(['how', 'model'])
  if (subject.kind === 'source') {
    const source = 'source' in subject ? subject.source : record.sources.find(({ id }) => id === subject.id)
    return (
      <SidePanel {...frame} title={t('source.panel')}>
        {source && <SourceDetail source={source} />}
      </SidePanel>
    )
  }
  const prior = record.lines.find(({ id }) => id === subject.id)
  return (
    <SidePanel {...frame} size="large" title={t('weighed.title')}>
      <div className="stack">{prior && <WeighedPrior prior={prior} />}</div>
    </SidePanel>
  )
}
