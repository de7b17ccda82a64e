import type { Worked } from '@settlesg/model/worked'
import { useTranslation } from 'react-i18next'
import { Row, Table } from '../../kit/table.tsx'
import { formatExact } from './log-odds.ts'

/** A range worked out step by step, down to its ends: what each answer adds, how far it is unknown, and the chance. */
export function WorkedTable({
  of: { level, centre, rows, score, variance, reach, refusals, before, range },
}: {
  of: Worked
}) {
  const { t } = useTranslation(['how', 'model'])
  const variances = [variance.level, variance.applicants, variance.sizes, variance.open].map(formatExact)
  const [ofLevel, ofApplicants, ofSizes, ofBlanks] = variances
  return (
    <>
      <Table
        isStacked="figures"
        caption={t('worked.caption')}
        columns={[
          [t('formula.answer')],
          ...(['answer', 'typical', 'size', 'adds'] as const).map((name) => [t(`worked.${name}`), 'figures'] as const),
        ]}
      >
        <tbody>
          <tr>
            <th scope="row" colSpan={4}>
              {t('worked.centre', { level: t(`formula.level_name.${level}`) })}
            </th>
            <td className="figures">{formatExact(centre)}</td>
          </tr>
          {rows.map(({ factor, answer, isBlank, typical, size, adds }) => (
            <Row
              key={factor}
              data-worked={factor}
              name={
                <>
                  {t(`model:factor.${factor}`)} {isBlank && <span className="muted">{t('worked.blank')}</span>}
                </>
              }
              cells={[answer, typical, size, adds].map(formatExact)}
            />
          ))}
          <tr className="strong">
            <th scope="row" colSpan={4}>
              {t('worked.score')}
            </th>
            <td className="figures">{formatExact(score)}</td>
          </tr>
        </tbody>
      </Table>
      <p>
        {t('worked.unknown', {
          level: ofLevel,
          applicants: ofApplicants,
          sizes: ofSizes,
          blanks: ofBlanks,
          reach: formatExact(reach),
        })}
      </p>
      <p>{t(refusals.cost > 0 ? 'worked.ends_refused' : 'worked.ends', { before, cost: refusals.cost, ...range })}</p>
    </>
  )
}
