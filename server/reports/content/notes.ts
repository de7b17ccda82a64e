import { adviceOnReapplying } from '@settlesg/model'
import { changeSentence, consistencySentence, familySentence, paperOwner } from '@settlesg/wording'
import { noBreak, type Report, requireEstimate } from './report.ts'

export function describeConsistency(report: Report) {
  const { t, analysis } = report
  return {
    title: t('check.title'),
    about: t('check.about'),
    none: t('check.none'),
    rows: analysis.consistency.map((note) => ({
      text: `${consistencySentence(report, note)}${noBreak}${report.marks(note.source_ids)}`.trim(),
      kind: t(`advice:severity.${note.severity}`),
      is_fix: note.severity === 'fix',
    })),
    honest: t('advice:honest'),
  }
}

const isOfRefusal = ({ id }: { id: string }) => id.startsWith('if_refused_')

const familyNote = (report: Report, note: Report['analysis']['family'][number]) =>
  `${familySentence(report, note)}${noBreak}${report.marks(note.source_ids)}`.trim()

/** By person, with National Service. */
export function describeFamily(report: Report) {
  const { t, analysis, profile } = report
  const notes = analysis.family.filter((note) => !isOfRefusal(note))
  const byPerson = Map.groupBy(notes, ({ person, index }) =>
    person === 'family' ? t('family.whole') : paperOwner(report, { person, index }, profile.family),
  )
  return {
    title: t('family.title'),
    about: t('family.about'),
    none: t('family.none'),
    rows: [...byPerson].map(([person, own]) => ({ person, texts: own.map((note) => familyNote(report, note)) })),
  }
}

/** The sentences on a refusal of these routes say it already. */
const saidOfRefusal = ['if_refused_pts', 'if_refused_student', 'if_refused_other']

/** Known to everyone; what changed since, only for who was refused before. */
export function describeReapplication(report: Report) {
  const { t, analysis } = report
  const { reapplication } = analysis
  const advice = adviceOnReapplying(reapplication)
  const { base } = requireEstimate(report)
  const left = analysis.family.filter(isOfRefusal)
  const isSaid = left.some(({ id }) => saidOfRefusal.includes(id))
  const known = reapplication?.notes ?? [
    ...(isSaid ? [] : [{ id: 'grounds_not_shared', source_ids: [] }]),
    ...(isSaid ? [] : [{ id: 'no_published_rate', source_ids: [] }]),
    { id: 'new_or_appeal', source_ids: [] },
  ]
  return {
    title: t('again.title'),
    about: t('again.about'),
    left: left.map((note) => familyNote(report, note)),
    evidence: t('again.evidence'),
    first_time:
      base.first_time === null
        ? ''
        : t(analysis.assumed_refusals ? 'again.first_time_averaged' : 'again.first_time', {
            first: Math.round(base.first_time),
            value: Math.round(base.value),
          }),
    advice: advice === null ? '' : t(`advice:reapplication_advice.${advice}`),
    since:
      reapplication?.months_since_decision == null || reapplication.previous === 'withdrawn'
        ? ''
        : t('again.since', { months: reapplication.months_since_decision }),
    changed: {
      title: t('again.changed'),
      rows: (reapplication?.changed ?? []).map((change) => ({
        name: t(`form:option.changed.${change.id}`),
        when: changeSentence(report, change),
      })),
    },
    notes: known.map(({ id, source_ids }) =>
      `${t(`advice:reapplication.${id}`)}${noBreak}${report.marks(source_ids)}`.trim(),
    ),
    when: advice === null ? t('again.when') : '',
  }
}
