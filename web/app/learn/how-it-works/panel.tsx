import record from 'virtual:model-record'
import type { DatedProfile, RouteId, Source } from '@settlesg/contract'
import { isEstimated } from '@settlesg/model'
import { worked } from '@settlesg/model/worked'
import { createContext, type MouseEvent, type ReactNode, Suspense, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SidePanel } from '../../kit/dialog.tsx'
import { SourceDetail } from './source-detail.tsx'
import { WeighedPrior } from './weighed-prior.tsx'
import { WorkedTable } from './worked-table.tsx'

/**
 * What can open beside the page: how a line of the priors is weighed, by its id in the record; a source, by its id or as a
 * stored result has it, which today's record may not know any more; or how the range of these answers is worked out.
 */
type PanelSubject =
  | { kind: 'source' | 'prior'; id: string }
  | { kind: 'source'; source: Source }
  | { kind: 'worked'; profile: DatedProfile; route: RouteId }

const PanelContext = createContext<((subject: PanelSubject) => void) | null>(null)

/** Adds the panel to the page inside it. */
export function PanelProvider({ children }: { children: ReactNode }) {
  const [subject, show] = useState<PanelSubject | null>(null)
  return (
    <PanelContext value={show}>
      {children}
      {/* Its texts may still have to come. */}
      <Suspense>{subject && <HowPanel subject={subject} onClose={() => show(null)} />}</Suspense>
    </PanelContext>
  )
}

/** A source in the small size, how an answer is weighed in the large one. */
function HowPanel({ subject, onClose }: { subject: PanelSubject; onClose: () => void }) {
  const { t } = useTranslation(['how', 'model'])
  if (subject.kind === 'source') {
    const source = 'source' in subject ? subject.source : record.sources.find(({ id }) => id === subject.id)
    return (
      <SidePanel isOpen onClose={onClose} title={t('source.panel')}>
        {source && <SourceDetail source={source} />}
      </SidePanel>
    )
  }
  if (subject.kind === 'worked')
    return (
      <SidePanel isOpen onClose={onClose} size="large" title={t('worked.own')}>
        {isEstimated(subject.route) && <WorkedTable of={worked(subject.profile, subject.route)} />}
      </SidePanel>
    )
  const prior = record.lines.find(({ id }) => id === subject.id)
  return (
    <SidePanel isOpen onClose={onClose} size="large" title={t('weighed.title')}>
      <div className="stack">{prior && <WeighedPrior prior={prior} />}</div>
    </SidePanel>
  )
}

/**
 * What makes a link open the panel: spread it over an `<a>`, whose `href` still counts where no script runs, and with a
 * key held for a new tab or window. Null on a page without a panel, where the link is a plain one.
 */
export function usePanelLink(subject: PanelSubject) {
  const show = useContext(PanelContext)
  return (
    show && {
      'aria-haspopup': 'dialog' as const,
      onClick(event: MouseEvent<HTMLAnchorElement>) {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        // Not every browser focuses a pressed link, and the focus is to come back here.
        event.currentTarget.focus({ preventScroll: true })
        show(subject)
      },
    }
  )
}
