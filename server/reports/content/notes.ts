import { adviceOnReapplying } from '@settlesg/model'
import { changeSentence, consistencySentence, familySentence, paperOwner } from '@settlesg/wording'
import { noBreak, type Report, requireEstimate } from './report.ts'

/** Answers that do not fit each other or the rules. */
export function describeConsistency(report: Report) {
  const { t, analysis } = report
  return {
    title: t('check.title'),
    about: t('check.about'),
    none: t('check.none'),
    header: [t('check.note'), t('check.kind')],
    rows: analysis.consistency.map((note) => ({
      text: `${consistencySentence(report, note)}${noBreak}${report.marks(note.source_ids)}`.trim(),
      kind: t(`advice:severity.${note.severity}`),
      is_fix: note.severity === 'fix',
    })),
    honest: t('advice:honest'),
  }
}

/** What the application means for the family, National Service among it. */
export function describeFamily(report: Report) {
  const { t, analysis, profile } = report
  return {
    title: t('family.title'),
    about: t('family.about'),
    none: t('family.none'),
    header: [t('family.person'), t('family.note')],
    rows: analysis.family.map((note) => ({
      person:
        note.person === 'family'
          ? t('family.whole')
          : paperOwner(report, { person: note.person, index: note.index }, profile.family),
      text: `${familySentence(report, note)}${noBreak}${report.marks(note.source_ids)}`.trim(),
    })),
  }
}

/** What is known of applying again, for everyone; what changed since, for who was refused before. */
export function describeReapplication(report: Report) {
  const { t, analysis } = report
  const { reapplication } = analysis
  const advice = adviceOnReapplying(reapplication)
  const { base } = requireEstimate(report)
  const known = reapplication?.notes ?? [
    { id: 'grounds_not_shared', source_ids: [] },
    { id: 'no_published_rate', source_ids: [] },
    { id: 'new_or_appeal', source_ids: [] },
  ]
  return {
    title: t('again.title'),
    about: t('again.about'),
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
      header: [t('again.what'), t('again.when')],
      rows: (reapplication?.changed ?? []).map((change) => ({
        name: t(`form:option.changed.${change.id}`),
        when: changeSentence(report, change),
      })),
    },
    notes: known.map(({ id, source_ids }) =>
      `${t(`advice:reapplication.${id}`)}${noBreak}${report.marks(source_ids)}`.trim(),
    ),
    steps_title: t('again.steps'),
    steps: [t('again.step_1'), t('again.step_2'), t('again.step_3')],
  }
}
