import facts from 'virtual:formula-facts'
import { factorGroups } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { Row, Table } from '../../kit/table.tsx'
import classes from '../learn.module.css'
import { formatExact } from './log-odds.ts'

const { numbers, csv, levelNames } = facts
const download = `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`

/** The whole model: the formula, what each answer counts, the levels, and what a refusal costs. Every number there is. */
export function Formula() {
  const { t } = useTranslation(['how', 'model'])
  return (
    <>
      <p>{t('formula.about')}</p>
      <pre className={`${classes.formula} m-0 bg-wash rounded break-anywhere`}>{t('formula.score')}</pre>
      <pre className={`${classes.formula} m-0 bg-wash rounded break-anywhere`}>{t('formula.variance')}</pre>
      <pre className={`${classes.formula} m-0 bg-wash rounded break-anywhere`}>
        {t('formula.chance', { effect: numbers.effect })}
      </pre>
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
    <Table
      isStacked="figures"
      caption={t('formula.levels')}
      columns={[[t('formula.level')], ...columns.map((column) => [t(`formula.${column}`), 'figures'] as const)]}
    >
      <tbody>
        {levelNames.map((level) => (
          <Row
            key={level}
            data-level={level}
            name={t(`formula.level_name.${level}`)}
            cells={columns.map((column) => formatExact(numbers.levels[level][column]))}
          />
        ))}
      </tbody>
    </Table>
  )
}

function FactorNumbers() {
  const { t } = useTranslation(['how', 'model'])
  return (
    <Table
      isStacked="figures"
      caption={t('formula.factors')}
      columns={[
        [t('formula.answer')],
        [t('formula.size'), 'figures'],
        ...levelNames.map((level) => [t(`formula.typical.${level}`), 'figures'] as const),
      ]}
    >
      {factorGroups.map((group) => (
        <tbody key={group}>
          <tr className={`${classes.group} accent bold text-m`}>
            <th scope="rowgroup" colSpan={5}>
              {t(`model:group.${group}`)}
            </th>
          </tr>
          {numbers.factors
            .filter((factor) => factor.group === group)
            .map(({ id, size, spread, typical }) => (
              <Row
                key={id}
                data-numbers={id}
                className={classes.place}
                name={
                  <>
                    {t(`model:factor.${id}`)}
                    <small>{t(`reading.${id}`)}</small>
                  </>
                }
                cells={[
                  `${formatExact(size)} ± ${formatExact(spread)}`,
                  ...levelNames.map((level) => formatExact(typical[level])),
                ]}
              />
            ))}
        </tbody>
      ))}
    </Table>
  )
}
