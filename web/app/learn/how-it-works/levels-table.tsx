import record from 'virtual:model-record'
import { knownInsteadSources } from '@settlesg/model'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { Row, Table } from '../../kit/table.tsx'
import { SourceLinks } from './source-links.tsx'
import classes from './tables.module.css'

/** A route's level as the model holds it: low and high end, what it rests on, and why. */
export function LevelsTable() {
  const { t, i18n } = useTranslation(['how', 'model'])
  const people = (share: number) => Math.round(100 * share)
  return (
    <>
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
              className={classes.row}
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
