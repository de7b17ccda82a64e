import facts from 'virtual:formula-facts'
import { factorGroups } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { Table, TableHead } from '../../kit/table.tsx'
import { formatExact } from './log-odds.ts'
import classes from './tables.module.css'

const { numbers, csv, levelNames } = facts
const download = `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`

/** The whole model: the formula, what each answer counts, the levels, and what a refusal costs. Every number there is. */
export function Formula() {
  const { t } = useTranslation(['how', 'model'])
  return (
    <>
      <p>{t('formula.about')}</p>
      <pre className={classes.formula}>{t('formula.score')}</pre>
      <pre className={classes.formula}>{t('formula.variance')}</pre>
      <pre className={classes.formula}>{t('formula.chance', { effect: numbers.effect })}</pre>
      <p>{t('formula.range', { effect: numbers.effect })}</p>
      <p>{t('formula.blanks')}</p>
      <p>{t('formula.refusal', numbers.refusals)}</p>
      <p>{t('formula.kept', numbers.kept)}</p>
      <p>
        <a href={download} download="settlesg-model.csv">
          {t('formula.csv')}
        </a>
      </p>
      <LevelNumbers />
      <FactorNumbers />
    </>
  )
}

function LevelNumbers() {
  const { t } = useTranslation('how')
  const columns = ['centre', 'spread', 'applicants'] as const
  return (
    <Table isStacked="figures" caption={t('formula.levels')}>
      <TableHead
        columns={[
          [t('formula.level')],
          ...columns.map((column): [string, string] => [t(`formula.${column}`), 'figures']),
        ]}
      />
      <tbody>
        {levelNames.map((name) => (
          <tr key={name} data-level={name}>
            <th scope="row">{t(`formula.level_name.${name}`)}</th>
            {columns.map((column) => (
              <td key={column} data-label={t(`formula.${column}`)} className="figures">
                {formatExact(numbers.levels[name][column])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function FactorNumbers() {
  const { t } = useTranslation(['how', 'model'])
  return (
    <Table isStacked="figures" caption={t('formula.factors')}>
      <TableHead
        columns={[
          [t('formula.answer')],
          [t('formula.size'), 'figures'],
          ...levelNames.map((name): [string, string] => [t(`formula.typical.${name}`), 'figures']),
        ]}
      />
      {factorGroups.map((group) => (
        <tbody key={group}>
          <tr className={classes.group}>
            <th scope="rowgroup" colSpan={5}>
              {t(`model:group.${group}`)}
            </th>
          </tr>
          {numbers.factors
            .filter((factor) => factor.group === group)
            .map(({ id, size, spread, typical }) => (
              <tr key={id} data-numbers={id} className={classes.row}>
                <th scope="row">
                  {t(`model:factor.${id}`)}
                  <span className={classes.shape}>{t(`reading.${id}`)}</span>
                </th>
                <td data-label={t('formula.size')} className="figures">
                  {`${formatExact(size)} ± ${formatExact(spread)}`}
                </td>
                {levelNames.map((name) => (
                  <td key={name} data-label={t(`formula.typical.${name}`)} className="figures">
                    {formatExact(typical[name])}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      ))}
    </Table>
  )
}
