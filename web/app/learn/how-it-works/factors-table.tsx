import record from 'virtual:model-record'
import { factorGroups } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { Row, Table } from '../../kit/table.tsx'
import { BasisTag } from '../../kit/tag.tsx'
import { peopleAfter } from './log-odds.ts'
import { usePanelLink } from './panel.tsx'
import { SourceLinks } from './source-links.tsx'
import classes from './tables.module.css'

/** Every line of the priors, under the six things that ICA names. */
export function FactorsTable() {
  const { t } = useTranslation(['how', 'model'])
  return (
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
          <tr id={`group-${group}`} tabIndex={-1} className={classes.group}>
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
      className={classes.row}
      name={
        <>
          {t(`model:factor.${id}`)}
          <span className={classes.shape}>{t(`factors.${shape}`)}</span>
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
          <a href={`#prior-${id}`} className={classes.weighed} {...usePanelLink({ kind: 'prior', id })}>
            {t('weighed.open')}{' '}
            <span className="visually-hidden">{t('weighed.of', { factor: t(`model:factor.${id}`) })}</span>
          </a>
        </>,
      ]}
    />
  )
}
