import type { DatedProfile, Estimate, Outlook, RouteId, Width } from '@settlesg/contract'
import { levelOfRoute, modelVersion } from '@settlesg/model'
import { changeByBasis, computeMovement, describeWidth, formatWhole, levelBasis, signedPeople } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { asTexts, sentenceGap } from '../../base/i18n/texts.ts'
import { Link } from '../../kit/link.tsx'
import { BasisTag } from '../../kit/tag.tsx'
import { howPath, usePanelLink } from '../../learn/index.ts'
import { SourceMarks } from './sources.tsx'

interface BasisProps {
  estimate: Estimate
  outlook: Pick<Outlook, 'route' | 'reasons' | 'width' | 'assumed_refusals' | 'model_version'>
  profile: DatedProfile
}

/** What the range rests on: the level of the route with its sources, how far the answers moved it, how wide it is. */
export function Basis({ estimate, outlook, profile }: BasisProps) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { language } = i18n
  const { base } = estimate
  const { route, reasons, width, assumed_refusals: assumed } = outlook
  const level = new Map<string | null, string>(Object.entries(levelOfRoute)).get(route) ?? ''
  return (
    <>
      <p>
        {t('basis.level', {
          low: formatWhole(base.low, language),
          high: formatWhole(base.high, language),
          value: formatWhole(base.value, language),
        })}
        {sentenceGap(i18n)}
        <BasisTag basis={levelBasis(base)} />
      </p>
      <p className="muted small">
        {textNamed(i18n, `model:base_about.${route}`)}
        <SourceMarks ids={base.source_ids} />
      </p>
      {width && <WidthSentence width={width} />}
      {reasons.length > 0 && <Moved estimate={estimate} reasons={reasons} />}
      {base.first_time !== null && (
        <p>
          {t(assumed ? 'basis.first_time_averaged' : 'basis.first_time', {
            first: formatWhole(base.first_time, language),
          })}
          {sentenceGap(i18n)}
          {t('model:refusals_judged')}
        </p>
      )}
      <p>
        <Link to={howPath('level', level)}>{t('basis.how')}</Link>
      </p>
      {route && outlook.model_version === modelVersion && <Recompute profile={profile} route={route} />}
    </>
  )
}

/** Leads to the range worked out by hand; only by today's model, since numbers of another one give another range. */
function Recompute({ profile, route }: { profile: DatedProfile; route: RouteId }) {
  const { t } = useTranslation('result')
  return (
    <p>
      <Link to="/how-it-works/model#worked" {...usePanelLink({ kind: 'worked', profile, route })}>
        {t('basis.recompute')}
      </Link>
    </p>
  )
}

/** How far the person's own answers moved the middle, and how much of that rests on our judgement alone. */
function Moved({ estimate, reasons }: { estimate: Estimate } & Pick<Outlook, 'reasons'>) {
  const { t } = useTranslation(['result', 'model'])
  const movement = computeMovement(estimate, reasons)
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

/** What the width of the range becomes when all is answered, and when the level is known as well: worked out by the model. */
function WidthSentence({ width }: { width: Width }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { level, all_told: told } = width
  const first = describeWidth(asTexts(i18n), width)
  if (told === undefined) return <p className="muted small">{first}</p>
  return (
    <p className="muted small">
      {first}
      {sentenceGap(i18n)}
      {t('width.level', { left: told - level })}
      {sentenceGap(i18n)}
      {t('width.beyond')}
    </p>
  )
}
