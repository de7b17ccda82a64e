import { reportedWaits } from '@settlesg/model'
import { formatYears } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { Table, TableHead } from '../../kit/table.tsx'
import { WaitingPicture } from './waiting-picture.tsx'

/** ICA: within six months if complete (docs/facts.md 4). */
const publishedMonths = 6

/** How long it takes: ICA's words, what was reported of the latest years, and how it grew. */
export function Waits() {
  const { t, i18n } = useTranslation(['story', 'model'])
  const latest = reportedWaits.at(-1)
  return (
    <>
      <p>{t('model:waiting.within_six_months')}</p>
      {latest && <WaitingPicture reported={latest} publishedMonths={publishedMonths} />}
      <Table isStacked caption={t('waiting.table')}>
        <TableHead
          columns={[
            [t('waiting.period')],
            [t('model:waiting_reported.approved')],
            [t('model:waiting_reported.rejected')],
          ]}
        />
        <tbody>
          {reportedWaits.map(({ years, approved, rejected }) => (
            <tr key={years}>
              <th scope="row">{formatYears(years, i18n.language)}</th>
              <td data-label={t('model:waiting_reported.approved')}>
                {t('waiting.half', { months: approved.p50, n: approved.n })}
              </td>
              <td data-label={t('model:waiting_reported.rejected')}>
                {t('waiting.half', { months: rejected.p50, n: rejected.n })}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
