import type { CreditRecord } from '@settlesg/contract'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../api.ts'
import { formatDate, formatWhole } from '../../dates-and-money.ts'
import { resultPath } from '../assessment/reference.ts'
import { AccountSection, Loaded } from './account-section.tsx'
import classes from './credits-section.module.css'
import { Pages } from './pages.tsx'

const recordsAPage = 10

const recordsQuery = (skip: number) =>
  queryOptions({
    queryKey: ['credit-records', skip],
    queryFn: ({ signal }) => api.creditRecords({ skip, limit: recordsAPage }, { signal }),
  })

/** What the wallets hold, and the history of it. */
export function CreditsSection() {
  const { t, i18n } = useTranslation('account')
  const [skip, setSkip] = useState(0)
  const records = useQuery({ ...recordsQuery(skip), placeholderData: keepPreviousData })
  return (
    <AccountSection title={t('credits.title')} about={t('credits.about')}>
      <Loaded query={records}>
        {({ balance, data, count }) => (
          <>
            <dl className={classes.balance}>
              <div>
                <dt>{t('credits.credit')}</dt>
                <dd>{formatWhole(balance.credits, i18n.language)}</dd>
              </div>
              {balance.supercredits > 0 && (
                <div>
                  <dt>{t('credits.supercredit')}</dt>
                  <dd>{formatWhole(balance.supercredits, i18n.language)}</dd>
                </div>
              )}
            </dl>
            {data.length === 0 ? <p>{t('credits.none')}</p> : <History records={data} />}
            <Pages skip={skip} limit={recordsAPage} count={count} onSkip={setSkip} />
          </>
        )}
      </Loaded>
    </AccountSection>
  )
}

function History({ records }: { records: readonly CreditRecord[] }) {
  const { t, i18n } = useTranslation('account')
  const { language } = i18n
  return (
    <table className={classes.history}>
      <caption>{t('credits.history')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('credits.date')}</th>
          <th scope="col">{t('credits.why')}</th>
          <th scope="col">{t('credits.change')}</th>
          <th scope="col">{t('credits.balance')}</th>
        </tr>
      </thead>
      <tbody>
        {records.map(({ id, at, unit, delta, balance_after, reason, assessment_id }) => (
          <tr key={`${id} ${unit}`}>
            <td>{formatDate(at, language)}</td>
            <td>
              {assessment_id ? (
                <Link
                  to={resultPath(assessment_id)}
                  aria-label={t('credits.for_assessment', {
                    reason: t(`credits.reason.${reason}`),
                    date: formatDate(at, language),
                  })}
                >
                  {t(`credits.reason.${reason}`)}
                </Link>
              ) : (
                t(`credits.reason.${reason}`)
              )}
            </td>
            <td>{t(`credits.unit_${unit}`, { delta: withSign(delta, language) })}</td>
            <td>{formatWhole(balance_after, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** With a plus or a true minus, which screen readers say. */
const withSign = (delta: number, language: string) =>
  delta < 0 ? `−${formatWhole(-delta, language)}` : `+${formatWhole(delta, language)}`
