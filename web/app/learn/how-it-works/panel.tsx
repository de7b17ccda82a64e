import record from 'virtual:model-record'
import type { DatedProfile, RouteId, Source } from '@settlesg/contract'
import { isEstimated } from '@settlesg/model'
import { worked } from '@settlesg/model/worked'
import { publisherName, trustName } from '@settlesg/wording'
import { createContext, type MouseEvent, type ReactNode, Suspense, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { asTexts } from '../../base/i18n/texts.ts'
import { SidePanel } from '../../kit/dialog.tsx'
import { LastChecked } from '../../kit/last-checked.tsx'
import { LinkOut } from '../../kit/link.tsx'
import { Panel } from '../../kit/panel.tsx'
import { SourceTitle } from '../../kit/source-title.tsx'
import { Facts, Row, Table } from '../../kit/table.tsx'
import { BasisTag } from '../../kit/tag.tsx'
import { formatSigned, peopleAfter } from './log-odds.ts'
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

/** One line of the priors, told at length: what it does to 30 of 100, how sure that is, why, and every source. */
function WeighedPrior({ prior }: { prior: (typeof record.lines)[number] }) {
  const { t, i18n } = useTranslation(['how', 'model'])
  const { id, shape, direction, size_basis, is_contradicted, sources, learnt, column } = prior
  const { size, spread } = learnt.after
  const steps = [
    ['smaller', size - spread],
    ['middle', size],
    ['larger', size + spread],
  ] as const
  return (
    <>
      <div>
        <h3>{t(`model:factor.${id}`)}</h3>
        <p className="muted">{t(`factors.${shape}`)}</p>
        <BasisTag basis={direction} part="direction" /> <BasisTag basis={size_basis} part="size" />
      </div>
      <p>{t('weighed.about')}</p>
      <Table columns={[[t('weighed.size')], [t('weighed.log_odds'), 'figures'], [t('factors.people'), 'figures']]}>
        <tbody>
          {steps.map(([step, logOdds]) => (
            <Row
              key={step}
              className={step === 'middle' ? 'strong' : undefined}
              name={t(`weighed.${step}`)}
              cells={[formatSigned(logOdds), peopleAfter(logOdds)]}
            />
          ))}
        </tbody>
      </Table>
      <p>
        {t(column === null ? 'weighed.not_reported' : 'weighed.learnt', {
          before: formatSigned(learnt.before.size),
          before_sd: learnt.before.spread.toFixed(2),
          after: formatSigned(learnt.after.size),
          after_sd: learnt.after.spread.toFixed(2),
        })}
        {is_contradicted && ` ${t('factors.contradicted')}`}
      </p>
      <div>
        <h4>{t('factors.why')}</h4>
        <p>{textNamed(i18n, `how:prior_why.${id}`)}</p>
      </div>
      {record.sources
        .filter((source) => sources.some((named) => named === source.id))
        .map((source) => (
          <SourceDetail key={source.id} source={source} />
        ))}
    </>
  )
}

/** A published page: what it is called, who published it when, how far to trust it, and the way to it. */
function SourceDetail({ source }: { source: Source }) {
  const { t, i18n } = useTranslation(['how', 'model'])
  const { publisher, year, url } = source
  const facts = [
    { name: t('source.publisher'), value: publisherName(asTexts(i18n), publisher) },
    { name: t('source.year'), value: year },
    { name: t('source.trust'), value: trustName(asTexts(i18n), source) },
  ]
  return (
    <Panel as="section" look="quiet">
      <h3>
        <SourceTitle source={source} />
      </h3>
      <Facts facts={facts} />
      <LastChecked ids={[source.id]} />
      <LinkOut href={url}>{t('source.open')}</LinkOut>
    </Panel>
  )
}
