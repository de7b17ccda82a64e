import type { CreditRecord } from '@settlesg/contract'
import { formatDate, formatWhole } from '@settlesg/wording'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resultPath } from '../../assessments/reference.ts'
import { api } from '../../base/api.ts'
import { useMe } from '../../base/session/authentication.tsx'
import { Done } from '../../kit/form-failure.tsx'
import { Link } from '../../kit/link.tsx'
import { Facts, Table } from '../../kit/table.tsx'
import { BuyPack, PurchaseList, purchasesQuery } from '../../money/index.ts'
import classes from '../account.module.css'
import { AccountSection, Loaded, Paged, usePages } from './account-section.tsx'

/** What both wallets hold, and the way to more of each. */
export function CreditsSection() {
  const { t, i18n } = useTranslation('account')
  const isPremium = useMe().data?.is_premium
  const records = useQuery(creditRecordsQuery(0, recordsAPage))
  return (
    <AccountSection title={t('credits.title')} about={t('credits.about')}>
      <div className={classes.balance}>
        <Loaded query={records}>
          {({ balance, count }) => (
            <>
              <Facts
                look="large"
                facts={(['credit', 'supercredit'] as const).map((unit) => ({
                  name: t(`credits.${unit}`),
                  value: formatWhole(balance[`${unit}s`], i18n.language),
                }))}
              />
              {/* An account that came with a credit has that in its history. */}
              {count === 0 && balance.credits === 0 && <p>{t('credits.no_trial')}</p>}
            </>
          )}
        </Loaded>
      </div>
      <BuyPack asksHowMany saysMode={false} />
      <BuyPack product="pack_2" asksHowMany />
      {isPremium && <p className="muted small">{t('credits.premium')}</p>}
    </AccountSection>
  )
}

const recordsAPage = 10

/** One page of what moved the wallets, newest first, together with what they hold now. */
const creditRecordsQuery = (skip: number, limit: number) =>
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
            <td className="nowrap">{formatDate(record.at, language)}</td>
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

/** Everything that was bought, with where it stands, its receipt and its refund. */
export function PurchasesSection() {
  const { t } = useTranslation('payments')
  const [said, setSaid] = useState('')
  return (
    <AccountSection title={t('purchase.title')} about={t('purchase.about')}>
      <Paged pages={usePages(purchasesQuery, 5)} none={{ text: t('purchase.none') }}>
        {({ data }) => (
          <PurchaseList
            purchases={data}
            onRefunded={(text) => {
              setSaid(text)
              // The button that was pressed goes with the refund.
              document.getElementById('purchases')?.focus()
            }}
          />
        )}
      </Paged>
      <Done>{said}</Done>
    </AccountSection>
  )
}
