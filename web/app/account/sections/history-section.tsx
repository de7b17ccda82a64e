import type { CreditRecord } from '@settlesg/contract'
import { formatDate, formatWhole } from '@settlesg/wording'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { resultPath } from '../../assessments/reference.ts'
import { api } from '../../base/api.ts'
import { Link } from '../../kit/link.tsx'
import { Table } from '../../kit/table.tsx'
import classes from '../account.module.css'
import { AccountSection, Paged, usePages } from './account-section.tsx'

export const recordsAPage = 10

/** One page of what moved the wallets, newest first, together with what they hold now. */
export const creditRecordsQuery = (skip: number, limit: number) =>
  queryOptions({
    queryKey: ['credit-records', skip],
    queryFn: ({ signal }) => api.creditRecords({ skip, limit }, { signal }),
  })

/** Every credit that came in or went out, with the reason, and the way to what it was for. */
export function HistorySection() {
  const { t } = useTranslation('account')
  return (
    <AccountSection title={t('credits.history')} about={t('credits.history_about')}>
      <Paged pages={usePages(creditRecordsQuery, recordsAPage)} none={{ text: t('credits.none') }}>
        {({ data }) => <History records={data} />}
      </Paged>
    </AccountSection>
  )
}

function History({ records }: { records: readonly CreditRecord[] }) {
  const { t, i18n } = useTranslation('account')
  const { language } = i18n
  const hasBothUnits = records.some(({ unit }) => unit === 'supercredit')
  return (
    <Table
      columns={[
        [t('credits.date')],
        [t('credits.why')],
        [t('credits.change'), 'figures'],
        [t('credits.balance'), 'figures'],
      ]}
    >
      <tbody>
        {records.map((record) => (
          <tr key={`${record.id} ${record.unit}`}>
            <td className={classes.date}>{formatDate(record.at, language)}</td>
            <td>
              <Reason {...record} />
              {hasBothUnits && <small>{t(`credits.${record.unit}`)}</small>}
            </td>
            <td className="figures">{withSign(record.delta, language)}</td>
            <td className="figures">{formatWhole(record.balance_after, language)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Why it moved, as a link to what it was for where there is such a page. */
function Reason({ at, reason, assessment_id, purchase_id }: CreditRecord) {
  const { t, i18n } = useTranslation('account')
  const text = t(`credits.reason.${reason}`)
  const named = { reason: text, date: formatDate(at, i18n.language) }
  if (assessment_id)
    return (
      <Link to={resultPath(assessment_id)} aria-label={t('credits.for_assessment', named)}>
        {text}
      </Link>
    )
  if (purchase_id)
    return (
      <Link to={`/receipt/${purchase_id}`} aria-label={t('credits.for_purchase', named)}>
        {text}
      </Link>
    )
  return text
}

/** With a plus or a true minus, which screen readers say. */
const withSign = (delta: number, language: string) =>
  delta < 0 ? `−${formatWhole(-delta, language)}` : `+${formatWhole(delta, language)}`
