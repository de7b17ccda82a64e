import type { Source } from '@settlesg/contract'
import { groupSources, sourceGroups } from '@settlesg/model'
import { publisherName, sourceTitle, trustName } from '@settlesg/wording'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { LastChecked } from '../../kit/last-checked.tsx'
import { LinkOut } from '../../kit/link.tsx'
import { SubHeading } from '../../kit/section.tsx'
import { SourceTitle } from '../../kit/source-title.tsx'
import { usePanelLink } from '../../learn/index.ts'
import shared from '../case.module.css'
import classes from './sources.module.css'

/**
 * Every page that an answer rests on, numbered as its marks, in groups: the authorities' own, other publishers', single persons'
 * and what only other routes rest on.
 */
export function SourceList({ outlook }: { outlook: Parameters<typeof groupSources>[0] }) {
  const { t } = useTranslation(['result', 'model'])
  const groups = groupSources(outlook)
  const numbers = new Map(inOrder(outlook.sources).map(({ id }, index) => [id, index + 1]))
  return sourceGroups.map(
    (group) =>
      groups[group].length > 0 && (
        <div key={group} data-sources={group}>
          <SubHeading>{t(`sources.${group}`, { count: groups[group].length })}</SubHeading>
          <Part sources={inOrder(groups[group])} numbers={numbers} item={group === 'own' ? 'own_item' : 'item'} />
        </div>
      ),
  )
}

interface PartProps {
  sources: readonly Source[]
  /** By the id of a source. */
  numbers: ReadonlyMap<string, number>
  /** Whether each says whose it is: of the authorities' own the heading does. */
  item: 'own_item' | 'item'
}

function Part({ sources, numbers, item }: PartProps) {
  const { t, i18n } = useTranslation(['result', 'model'])
  return (
    <ol className={`${shared.list} ${classes.list} small`}>
      {sources.map(({ id, title: name, publisher, year, trust, url }) => (
        <li key={id} value={numbers.get(id)}>
          <LinkOut href={url}>
            <SourceTitle source={{ id, title: name }} />
          </LinkOut>
          <span className="block muted small">
            {t(`sources.${item}`, {
              publisher: publisherName(asTexts(i18n), publisher),
              year,
              trust: trustName(asTexts(i18n), { id, trust }),
            })}
          </span>
          <LastChecked ids={[id]} />
        </li>
      ))}
    </ol>
  )
}

const Sources = createContext<readonly Source[]>([])
/** Around what marks its sources: all of a result, which number the marks. */
export const SourcesProvider = Sources.Provider

/** The numbers of the sources that something rests on. Pressed, a source opens beside the page. */
export function SourceMarks({ ids }: { ids: readonly string[] }) {
  const marked = inOrder(useContext(Sources)).flatMap((source, index) =>
    ids.includes(source.id) ? [{ source, number: index + 1 }] : [],
  )
  if (marked.length === 0) return null
  return (
    <span className={`${classes.marks} inline-flex wrap gap-1`}>
      {marked.map(({ source, number }) => (
        <SourceMark key={source.id} source={source} number={number} />
      ))}
    </span>
  )
}

function SourceMark({ source, number }: { source: Source; number: number }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const panel = usePanelLink({ kind: 'source', source })
  return (
    <a
      href={source.url}
      target="_blank"
      rel="noreferrer"
      aria-label={t('source_mark', { number, title: sourceTitle(asTexts(i18n), source) })}
      title={source.title}
      className="rounded bg-wash small"
      {...panel}
    >
      {number}
    </a>
  )
}

const trusts = ['official', 'reported', 'derived'] as const

/** The sources in the order of the list: the authorities' own pages first, then copies, then what is worked out. */
const inOrder = (sources: readonly Source[]): Source[] =>
  trusts.flatMap((trust) => sources.filter((source) => source.trust === trust))
