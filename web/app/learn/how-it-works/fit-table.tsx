import record from 'virtual:model-record'
import { formatWhole, formatYears } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { Table, TableHead } from '../../kit/table.tsx'
import { SourceLinks } from './source-links.tsx'

type Figure = (typeof record.figures)[number]

/** Every published figure with its one role. */
export function FitTable() {
  const { t } = useTranslation(['how', 'model'])
  return (
    <>
      <p>{t('fit.about')}</p>
      <Table isStacked>
        <TableHead
          columns={[
            [t('fit.what')],
            [t('fit.period')],
            [t('fit.published'), 'figures'],
            [t('fit.role')],
            [t('fit.source')],
          ]}
        />
        <tbody>
          {record.figures.map((figure) => (
            <FigureRow key={figure.id} figure={figure} />
          ))}
        </tbody>
      </Table>
    </>
  )
}

/** From here on a figure is a count or an amount, not a share in per cent. */
const mostPercent = 100

function FigureRow({ figure: { id, years, published, role, sources } }: { figure: Figure }) {
  const { t, i18n } = useTranslation(['how', 'model'])
  return (
    <tr>
      <th scope="row">{textNamed(i18n, `how:fact.${id}`)}</th>
      <td data-label={t('fit.period')}>{formatYears(years, i18n.language)}</td>
      <td data-label={t('fit.published')} className="figures">
        {published <= mostPercent ? t('fit.percent', { share: published }) : formatWhole(published, i18n.language)}
      </td>
      <td data-label={t('fit.role')}>{t(`fit.role_of.${role}`)}</td>
      <td data-label={t('fit.source')}>
        <SourceLinks ids={sources} />
      </td>
    </tr>
  )
}
