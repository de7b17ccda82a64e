import record from 'virtual:model-record'
import { useTranslation } from 'react-i18next'
import { SidePanel } from '../../components/side-panel.tsx'
import classes from './how-panel.module.css'
import { SourceDetail } from './source-detail.tsx'
import { WeighedPrior } from './weighed-prior.tsx'

/** What can open beside the page: a source, or how a line of the priors is weighed. Both by their ids in the record. */
export interface PanelSubject {
  kind: 'source' | 'prior'
  id: string
}

interface HowPanelProps {
  subject: PanelSubject
  isOpen: boolean
  onClose: () => void
}

/** The panel beside the page: a source in the small size, how an answer is weighed in the large one. */
export default function HowPanel({ subject: { kind, id }, ...frame }: HowPanelProps) {
  const { t } = useTranslation(['how', 'model'])
  if (kind === 'source') {
    const source = record.sources.find((one) => one.id === id)
    return (
      <SidePanel {...frame} title={t('source.panel')}>
        {source && <SourceDetail source={source} />}
      </SidePanel>
    )
  }
  const prior = record.lines.find((one) => one.id === id)
  return (
    <SidePanel {...frame} size="large" title={t('weighed.title')}>
      <div className={classes.content}>{prior && <WeighedPrior prior={prior} />}</div>
    </SidePanel>
  )
}
