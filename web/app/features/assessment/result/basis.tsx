import type { Estimate, Outlook } from '@settlesg/contract'
import { levelOfRoute } from '@settlesg/model'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatWhole } from '../../../dates-and-money.ts'
import { gap } from '../../../i18n/gap.ts'
import { textNamed } from '../../../i18n/text-named.ts'
import { howPath } from '../../model/priors.ts'
import { Tag } from '../../model/tag.tsx'
import { GroupTable } from './group-table.tsx'
import { signedPeople } from './people.ts'
import { PeopleTable } from './people-table.tsx'
import { changeByBasis, movementOf } from './reason-sums.ts'
import { EitherWay } from './reasons.tsx'
import { SourceMarks } from './source-marks.tsx'
import { WidthSentence } from './width-sentence.tsx'

interface BasisProps {
  estimate: Estimate
  outlook: Pick<Outlook, 'route' | 'sources' | 'reasons' | 'width' | 'assumed_refusals'>
}

/** What the range rests on: the level of the route with its sources, how far the answers moved it, how sure we are. */
export default function Basis({ estimate, outlook }: BasisProps) {
  const {
    t,
    i18n,
    i18n: { language },
  } = useTranslation(['result', 'model'])
  const { base, confidence } = estimate
  const { route, sources, reasons, width, assumed_refusals: assumed } = outlook
  const level = new Map<string | null, string>(Object.entries(levelOfRoute)).get(route) ?? ''
  return (
    <>
      <p>
        {t('basis.level', {
          low: formatWhole(base.low, language),
          high: formatWhole(base.high, language),
          value: formatWhole(base.value, language),
        })}
        {gap(i18n)}
        <Tag basis={base.basis} />
      </p>
      <p>
        {textNamed(i18n, `model:base_about.${route}`)}
        <SourceMarks ids={base.source_ids} sources={sources} />
      </p>
      {reasons.length > 0 && <Moved estimate={estimate} reasons={reasons} />}
      {base.first_time !== null && (
        <p>
          {t(assumed ? 'basis.first_time_averaged' : 'basis.first_time', {
            first: formatWhole(base.first_time, language),
          })}
        </p>
      )}
      {width && <WidthSentence width={width} />}
      <p>{t(`model:confidence.${confidence}`)}</p>
      <PeopleTable estimate={estimate} />
      {reasons.length > 0 && <GroupTable estimate={estimate} reasons={reasons} />}
      <EitherWay outlook={outlook} />
      <p>
        <Link to={howPath('level', level)}>{t('basis.how')}</Link>
      </p>
    </>
  )
}

/** How far the person's own answers moved the middle, and how much of that rests on our judgement alone. */
function Moved({ estimate, reasons }: { estimate: Estimate } & Pick<Outlook, 'reasons'>) {
  const { t } = useTranslation(['result', 'model'])
  const movement = movementOf(estimate, reasons)
  const { named, judged } = changeByBasis(movement, reasons)
  const { from, change, limited } = movement
  return (
    <p>
      {t(change === 0 ? 'basis.stayed' : 'basis.moved', {
        from,
        to: from + change,
        change: signedPeople(change),
        named: signedPeople(named),
        judged: signedPeople(judged),
      })}
      {limited !== 0 && ` ${t('basis.limited', { change: signedPeople(limited) })}`}
    </p>
  )
}
