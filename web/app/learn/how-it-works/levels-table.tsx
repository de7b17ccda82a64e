import record from 'virtual:model-record'
import { knownInsteadSources } from '@settlesg/model'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { Table, TableHead } from '../../kit/table.tsx'
import { SourceLinks } from './source-links.tsx'
import classes from './tables.module.css'

/** A route's level as the model holds it: low and high end, what it rests on, and why. */
export function LevelsTable() {
  const { t, i18n } = useTranslation(['how', 'model'])
  const people = (share: number) => Math.round(100 * share)
  const columns = { people: t('levels.people'), basis: t('levels.basis'), why: t('levels.why') }
  return (
    <>
      <Table isStacked>
        <TableHead
          columns={[[t('levels.route')], [columns.people, 'figures'], [columns.basis], [columns.why, classes.why]]}
        />
        <tbody>
          {record.levels.map(({ id, routes, low, high, basis, sources }) => (
            <tr key={id} id={`level-${id}`} tabIndex={-1} className={classes.row}>
              <th scope="row">{routes.map((route) => t(`model:route.${route}`)).join(t('separator'))}</th>
              <td data-label={columns.people} className="figures">
                {t('levels.people_value', { low: people(low), high: people(high) })}
              </td>
              <td data-label={columns.basis}>{t(`model:basis_name.${basis}`)}</td>
              <td>
                {t(`level_why.${id}`)}
                <SourceLinks ids={sources} />
              </td>
            </tr>
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
