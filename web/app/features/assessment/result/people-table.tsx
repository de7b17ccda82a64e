import type { Estimate } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import classes from './people-table.module.css'

/** The hundred people of the picture as a table. */
export function PeopleTable({ estimate: { low, high, per } }: { estimate: Estimate }) {
  const { t } = useTranslation(['result', 'model'])
  const rows = [
    ['low', low],
    ['between', high - low],
    ['rest', per - high],
  ] as const
  return (
    <table className={classes.table}>
      <caption>{t('range.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('range.who')}</th>
          <th scope="col">{t('range.number')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name} data-part={name}>
            <th scope="row">{t(`range.${name}`)}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
