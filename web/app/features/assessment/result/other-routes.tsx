import type { Estimate, Outlook } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { formatWhole } from '../../../dates-and-money.ts'
import classes from './other-routes.module.css'

/** Every open route with an estimate beside each other, with the level that makes them differ. */
export function OtherRoutes({ outlook }: { outlook: Pick<Outlook, 'route' | 'estimate' | 'other_routes'> }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { route, estimate, other_routes } = outlook
  if (route === null || estimate === null || other_routes.length === 0) return null
  const rows: { route: typeof route; estimate: Estimate }[] = [{ route, estimate }, ...other_routes]
  const people = (value: number) => formatWhole(value, i18n.language)
  return (
    <Section title={t('other_routes.title')}>
      <p>{t('other_routes.about')}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('other_routes.route')}</th>
            <th scope="col">{t('other_routes.range')}</th>
            <th scope="col">{t('other_routes.level')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.route}>
              <th scope="row">{t(`model:route.${row.route}`)}</th>
              <td>{t('other_routes.people', { low: row.estimate.low, high: row.estimate.high })}</td>
              <td>
                {t('other_routes.people', { low: people(row.estimate.base.low), high: people(row.estimate.base.high) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
