import record from 'virtual:model-record'
import { factorGroups, type Source } from '@settlesg/contract'
import { knownInsteadSources } from '@settlesg/model'
import { sourceTitle } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { asTexts } from '../../base/i18n/texts.ts'
import { Row, Table } from '../../kit/table.tsx'
import { BasisTag } from '../../kit/tag.tsx'
import classes from '../learn.module.css'
import { peopleAfter } from './log-odds.ts'
import { usePanelLink } from './panel.tsx'

/** A route's level as the model holds it: low and high end, what it rests on, and why. */
export function LevelsTable() {
  const { t, i18n } = useTranslation(['how', 'model'])
  const people = (share: number) => Math.round(100 * share)
  return (
    <>
      <p>{t('levels.about')}</p>
      <Table
        isStacked
        columns={[
          [t('levels.route')],
          [t('levels.people'), 'figures'],
          [t('levels.basis')],
          [t('levels.why'), classes.why],
        ]}
      >
        <tbody>
          {record.levels.map(({ id, routes, low, high, basis, sources }) => (
            <Row
              key={id}
              id={`level-${id}`}
              tabIndex={-1}
              className={classes.place}
              name={routes.map((route) => t(`model:route.${route}`)).join(t('separator'))}
              cells={[
                t('levels.people_value', { low: people(low), high: people(high) }),
                t(`model:basis_name.${basis}`),
                <>
                  {t(`level_why.${id}`)}
                  <SourceLinks ids={sources} />
                </>,
              ]}
            />
          ))}
        </tbody>
      </Table>
      <p>
        {t('levels.none', {
          routes: Object.keys(knownInsteadSources)
            .map((route) => textNamed(i18n, `model:route.${route}`))
            .join(t('separator')),
        })}
      </p>
    </>
  )
}

/** Two steps in log-odds to picture the scale by: a middling and a large one. */
const pictured = { small: 0.4, large: 0.7 }

/** Every line of the priors, under the six things that ICA names. */
export function FactorsTable() {
  const { t } = useTranslation(['how', 'model'])
  return (
    <>
      <p>{t('factors.about')}</p>
      <p>
        {t('factors.log_odds', {
          ...pictured,
          small_people: peopleAfter(pictured.small),
          large_people: peopleAfter(pictured.large),
        })}
      </p>
      <Table
        isStacked
        columns={[
          [t('factors.factor')],
          [t('factors.people'), 'figures'],
          [t('factors.basis')],
          [t('factors.why'), classes.why],
        ]}
      >
        {factorGroups.map((group) => (
          <tbody key={group}>
            <tr id={`group-${group}`} tabIndex={-1} className={`${classes.group} ${classes.place} accent bold text-m`}>
              <th scope="rowgroup" colSpan={4}>
                {t(`model:group.${group}`)}
              </th>
            </tr>
            {record.lines
              .filter((prior) => prior.group === group)
              .map((prior) => (
                <PriorRow key={prior.id} prior={prior} />
              ))}
          </tbody>
        ))}
      </Table>
    </>
  )
}

type Prior = (typeof record.lines)[number]

function PriorRow({ prior }: { prior: Prior }) {
  const { t, i18n } = useTranslation(['how', 'model'])
  const { id, shape, direction, size_basis, is_contradicted, sources, learnt } = prior
  const { size, spread } = learnt.after
  const ends = [peopleAfter(size - spread), peopleAfter(size + spread)].sort((one, other) => one - other)
  return (
    <Row
      id={`prior-${id}`}
      tabIndex={-1}
      className={classes.place}
      name={
        <>
          {t(`model:factor.${id}`)}
          <small>{t(`factors.${shape}`)}</small>
        </>
      }
      cells={[
        t('factors.people_value', { people: peopleAfter(size), low: ends[0], high: ends[1] }),
        <span key="basis">
          <BasisTag basis={direction} part="direction" /> <BasisTag basis={size_basis} part="size" />
        </span>,
        <>
          {textNamed(i18n, `how:prior_why.${id}`)}
          {is_contradicted && ` ${t('factors.contradicted')}`}
          <SourceLinks ids={sources} />
          <a href={`#prior-${id}`} className="block mt-1 w-fit" {...usePanelLink({ kind: 'prior', id })}>
            {t('weighed.open')}{' '}
            <span className="visually-hidden">{t('weighed.of', { factor: t(`model:factor.${id}`) })}</span>
          </a>
        </>,
      ]}
    />
  )
}

/** The published pages that something rests on; pressed, each opens beside the page, with the way to it. */
function SourceLinks({ ids }: { ids: readonly string[] }) {
  return (
    <ul className="plain-list row mt-1 small break-anywhere">
      {record.sources
        .filter(({ id }) => ids.includes(id))
        .map((source) => (
          <li key={source.id}>
            <SourceLink source={source} />
          </li>
        ))}
    </ul>
  )
}

function SourceLink({ source }: { source: Source }) {
  const { t, i18n } = useTranslation(['how', 'model'])
  const { id, url, publisher, year } = source
  const title = sourceTitle(asTexts(i18n), source)
  return (
    <a href={url} title={title} {...usePanelLink({ kind: 'source', id })}>
      {t('source.link', { publisher, year })} <span className="visually-hidden">{t('source.about', { title })}</span>
    </a>
  )
}
