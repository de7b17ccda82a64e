import { adviceOnReapplying } from '@settlesg/contract/reapplication-advice'
import { wordedValues } from '@settlesg/contract/worded-values'
import { estimateOf } from './opening.ts'
import { personName } from './papers.ts'
import { noBreak, type Report } from './report.ts'

/** Answers that do not fit each other or the rules. */
export function consistencyOf(report: Report) {
  const { say, analysis, language } = report
  return {
    title: say('check.title'),
    about: say('check.about'),
    none: say('check.none'),
    header: [say('check.note'), say('check.kind')],
    rows: analysis.consistency.map(({ id, severity, values, source_ids }) => ({
      text: `${say(`advice:consistency.${id}`, wordedValues(values, language))}${noBreak}${report.marks(source_ids)}`.trim(),
      kind: say(`advice:severity.${severity}`),
      is_fix: severity === 'fix',
    })),
    honest: say('advice:honest'),
  }
}

/** What the application means for the family, National Service among it. */
export function familyOf(report: Report) {
  const { say, analysis, month } = report
  return {
    title: say('family.title'),
    about: say('family.about'),
    none: say('family.none'),
    header: [say('family.person'), say('family.note')],
    rows: analysis.family.map((note) => ({
      person: personName(report, note.person, note.index),
      // Null where it lies beyond the years that a month can have.
      text: `${say(`advice:family.${note.id}`, { month: note.month ? month(note.month) : say('family.later') })}${noBreak}${report.marks(note.source_ids)}`.trim(),
    })),
  }
}

/** What is known of applying again, for everyone; what changed since, for who was refused before. */
export function againOf(report: Report) {
  const { say, analysis } = report
  const { reapplication } = analysis
  const advice = adviceOnReapplying(reapplication)
  const { base } = estimateOf(report)
  const known = reapplication?.notes ?? [
    { id: 'grounds_not_shared', source_ids: [] },
    { id: 'no_published_rate', source_ids: [] },
    { id: 'new_or_appeal', source_ids: [] },
  ]
  return {
    title: say('again.title'),
    about: say('again.about'),
    evidence: say('again.evidence'),
    first_time:
      base.first_time === null
        ? ''
        : say(analysis.assumed_refusals ? 'again.first_time_averaged' : 'again.first_time', {
            first: Math.round(base.first_time),
            value: Math.round(base.value),
          }),
    advice: advice === null ? '' : say(`advice:reapplication_advice.${advice}`),
    since:
      reapplication?.months_since_decision == null || reapplication.previous === 'withdrawn'
        ? ''
        : say('again.since', { months: reapplication.months_since_decision }),
    changed: {
      title: say('again.changed'),
      header: [say('again.what'), say('again.when')],
      rows: (reapplication?.changed ?? []).map(({ id, dated_after }) => ({
        name: say(`form:option.changed.${id}`),
        when: say(
          `advice:reapplication_changed.${dated_after === null ? 'undated' : dated_after ? 'dated_after' : 'dated_before'}`,
        ),
      })),
    },
    notes: known.map(({ id, source_ids }) =>
      `${say(`advice:reapplication.${id}`)}${noBreak}${report.marks(source_ids)}`.trim(),
    ),
    steps_title: say('again.steps'),
    steps: [say('again.step_1'), say('again.step_2'), say('again.step_3')],
  }
}
