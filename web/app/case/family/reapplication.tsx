import afterRefusals from 'virtual:after-refusals'
import {
  type DatedProfile,
  type FamilyNote,
  type Reapplication,
  type RouteId,
  workingStatuses,
} from '@settlesg/contract'
import { adviceOnReapplying, levelOfRoute } from '@settlesg/model'
import { changeSentence, formatWhole, sentences } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { asTexts, sentenceGap } from '../../base/i18n/texts.ts'
import { Row, Table } from '../../kit/table.tsx'
import shared from '../case.module.css'
import { CitedNotes } from './notes.tsx'

interface ReapplyingProps {
  profile: DatedProfile
  route: RouteId
  reapplication: Reapplication | null
  /** Whether a refusal of this very application was told. */
  isRefusalTold: boolean
  /** What is left to this person after a refusal. */
  left: readonly FamilyNote[]
}

type Change = (typeof afterRefusals)[number]['changed'][number]

/** What is known of applying again: after a refusal or a withdrawal in full, for everyone else what a refusal would mean. */
export function Reapplying({ profile, route, reapplication, isRefusalTold, left }: ReapplyingProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form', 'result'])
  const wasRefused = reapplication !== null && reapplication.previous !== 'withdrawn'
  const advice = adviceOnReapplying(reapplication)
  return (
    <>
      {advice && <p>{t(`advice:reapplication_advice.${advice}`)}</p>}
      {reapplication && reapplication.changed.length > 0 && (
        <>
          <h3 className="mt-5">{t('again.named')}</h3>
          <ul className={shared.lines}>
            {reapplication.changed.map((change) => (
              <li key={change.id}>
                <strong>{t('heading', { text: textNamed(i18n, `form:option.changed.${change.id}`) })}</strong>
                {sentenceGap(i18n)}
                {changeSentence(asTexts(i18n), change)}
              </li>
            ))}
          </ul>
        </>
      )}
      {wasRefused && reapplication.months_since_decision !== null && reapplication.months_since_decision >= 0 && (
        <p>{t('again.months_since', { months: reapplication.months_since_decision })}</p>
      )}
      <p>
        {wasRefused
          ? sentences(i18n, t('again.about'), t('again.outcomes'))
          : t(isRefusalTold ? 'again.about' : 'again.about_first')}
      </p>
      <RefusalTable {...{ profile, route, reapplication }} />
      <p className="muted small">{sentences(i18n, t('again.only'), t('again.judgement'))}</p>
      {reapplication && (
        <CitedNotes notes={reapplication.notes}>{({ id }) => textNamed(i18n, `advice:reapplication.${id}`)}</CitedNotes>
      )}
      <CitedNotes notes={left}>{({ id }) => textNamed(i18n, `advice:family.${id}`)}</CitedNotes>
    </>
  )
}

/** One refusal and several on this route, by what changed since; only changes that this person can have. */
function RefusalTable({ profile, route, reapplication }: Pick<ReapplyingProps, 'profile' | 'route' | 'reapplication'>) {
  const { t, i18n } = useTranslation(['analysis'])
  const level = new Map<string, string>(Object.entries(levelOfRoute)).get(route)
  const found = afterRefusals.find((one) => one.level === level)
  if (!found) return null
  const earns = workingStatuses.includes(profile.work.work_status)
  const { previous, changed } = profile.history
  const named: readonly string[] = changed ?? []
  // A withdrawn application was not refused, so no row is this person's; what was so before a refusal is no change.
  const before = (reapplication?.changed ?? []).flatMap(({ id, dated_after }) => (dated_after === false ? [id] : []))
  const own = previous === 'withdrawn' ? [] : named.filter((kind) => !before.some((id) => id === kind))
  const concerns = ({ kind }: Change) =>
    kind === 'marriage' || kind === 'child'
      ? named.includes(kind)
      : earns || (kind !== 'pay' && kind !== 'job') || named.includes(kind)
  const people = (value: number) => formatWhole(Math.round(value), i18n.language)
  return (
    <Table caption={t('again.table')} columns={[[t('again.changed')], [t('again.after_1')], [t('again.after_more')]]}>
      <tbody>
        <tr className="strong">
          <th scope="row">{t('again.first')}</th>
          <td colSpan={2}>{people(found.first)}</td>
        </tr>
        {found.changed.filter(concerns).map(({ kind, once, more }) => (
          <Row
            key={kind}
            data-kind={kind}
            name={
              <>
                {t(`again.kind.${kind}`)} {own.includes(kind) && <small className="block">{t('again.own')}</small>}
              </>
            }
            cells={[people(once), people(more)]}
          />
        ))}
      </tbody>
    </Table>
  )
}
