import type { Estimate, Factor, Reason } from '@settlesg/contract'
import {
  computeMovement,
  factorName,
  groupedReasons,
  groupSums,
  punctuation,
  reasonEnds,
  type Sized,
  signedPeople,
} from '@settlesg/wording'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { Chart } from '../../charts/chart.tsx'
import { Table } from '../../kit/table.tsx'
import { BasisTag } from '../../kit/tag.tsx'
import classes from '../unlocked.module.css'
import { signedScale, signedSpan } from './signed.ts'

interface FactorBarsProps {
  estimate: Estimate
  factors: readonly Reason[]
}

/** ICA's six groups as bars from the level of the route: to the right for more people, to the left for fewer. */
export function FactorBars({ estimate, factors }: FactorBarsProps) {
  const { t } = useTranslation(['analysis', 'model'])
  const sums = groupSums(computeMovement(estimate, factors), factors)
  const scale = signedScale(sums, [t('factors.fewer'), t('factors.zero'), t('factors.more')])
  return (
    <figure aria-label={t('factors.picture')}>
      <Chart
        scale={scale}
        rows={sums.map(({ group, people, absent }) => ({
          id: group,
          name: t(`model:group.${group}`),
          value: <b>{absent === 'not_weighed' ? t('factors.not_asked') : signedPeople(people)}</b>,
          spans: [signedSpan(people)],
        }))}
      />
    </figure>
  )
}

interface FactorTableProps {
  estimate: Estimate
  factors: readonly Factor[]
}

/** From the level of the route to the middle of the range, group by group, with every answer inside its group. */
export function FactorTable({ estimate, factors }: FactorTableProps) {
  const { t, i18n } = useTranslation(['analysis', 'model', 'result'])
  const { from, to, limited } = computeMovement(estimate, factors)
  const groups = groupedReasons(estimate, factors)
  const idle = groups
    .flatMap(({ reasons }) => reasons)
    .filter(isIdle)
    .map(({ factor }) => factorName(asTexts(i18n), factor))
  const row = (name: 'base' | 'limited' | 'middle', people: number | string) => (
    <tr className={name === 'limited' ? '' : 'strong'}>
      <th scope="row">{t(`factors.${name}`)}</th>
      <td className="figures">{people}</td>
      <td />
    </tr>
  )
  return (
    <>
      <Table columns={[[t('factors.what')], [t('factors.people'), 'figures'], [t('factors.range'), 'figures']]}>
        <tbody>
          {row('base', from)}
          {groups.map(({ group, people, absent, reasons }) => (
            <Fragment key={group}>
              <tr className="strong" data-group={group}>
                <th scope="row">{t(`model:group.${group}`)}</th>
                <td className="figures">{absent === 'not_weighed' ? '–' : signedPeople(people)}</td>
                <td className={`${classes.between} muted tabular`}>
                  {absent === 'not_weighed' && t('factors.not_asked')}
                </td>
              </tr>
              {reasons
                .filter((one) => !isIdle(one))
                .map((reason) => (
                  <FactorRow key={reason.factor} factor={reason} />
                ))}
            </Fragment>
          ))}
          {limited !== 0 && row('limited', signedPeople(limited))}
          {row('middle', to)}
        </tbody>
      </Table>
      {idle.length > 0 && (
        <p className="muted small">{t('factors.idle', { list: idle.join(punctuation(i18n).semicolon) })}</p>
      )}
    </>
  )
}

function FactorRow({ factor: one }: { factor: Sized<Factor> }) {
  const { t, i18n } = useTranslation(['analysis', 'model'])
  const [low, high] = reasonEnds(one)
  return (
    <tr data-factor={one.factor}>
      <th scope="row" className={classes.inner}>
        {factorName(asTexts(i18n), one.factor)}
        {!one.answered && <small>{t('factors.assumed')}</small>}
        <span className="row">
          <BasisTag basis={one.direction_basis} part="direction" />
          <BasisTag basis={one.size_basis} part="size" />
        </span>
      </th>
      <td className="figures">{signedPeople(one.people)}</td>
      <td className={`${classes.between} muted tabular`}>
        {t('factors.range_value', { low: signedPeople(low), high: signedPeople(high) })}
      </td>
    </tr>
  )
}

/** It moves nobody, and at its ends nobody either: a question that hardly counts on this route, or not for such a person. */
const isIdle = (one: Sized): boolean => one.people === 0 && reasonEnds(one).every((end) => end === 0)
