import { ruleVerdict } from '../verdict.ts'
import { type DraftSentence, type SentenceWriter, spare } from './sentence-writer.ts'
import type { Paragraph, WordedCase } from './shapes.ts'

/** The five parts of a case that no estimate can be made of: what decides instead. */
export function partsWithoutEstimate(
  write: SentenceWriter,
  worded: WordedCase,
): Record<Paragraph['part'], DraftSentence[]> {
  const { quote, say, sayList, idsOf } = write
  const { outlook, step } = worded
  const { standing } = ruleVerdict(outlook)
  const isOfPermit = outlook.no_estimate_reason === 're_entry_permit'
  const conditions = isOfPermit ? [] : (outlook.routes.find(({ route }) => route === outlook.route)?.conditions ?? [])
  const having = (met: boolean | null) => conditions.filter((one) => one.met === met).map(({ id }) => `condition:${id}`)
  const [unmet, unknown] = [having(false), having(null)]
  const hasNote = idsOf('rule').includes('rule:pass_note')
  const isWaiting = outlook.no_estimate_reason === 'application_pending'
  // The first of them is today's step, unless they told what became of an application.
  const steps = idsOf('step').filter((id) => step?.kind !== 'advice' || id !== `step:${step.id}`)
  return {
    standing:
      standing === 'open'
        ? [say('standing.may', 'rule:may_apply'), say('standing.no_range', 'fact:no_estimate')]
        : [say('standing.may_not', 'rule:may_apply')],
    why: [
      ...quote('fact:no_estimate', 'rule:pass_note'),
      ...(unmet.length > 0 ? [sayList('why.unmet', 'condition', unmet, 'semicolon')] : []),
      ...(conditions.length === 0 && !hasNote && !isOfPermit ? [sayList('why.routes', 'route', idsOf('route'))] : []),
      ...quote('fact:known_instead'),
    ],
    open: [
      ...(unknown.length > 0 ? [sayList('open.unknown', 'condition', unknown, 'semicolon')] : []),
      ...idsOf('date').map((id) => say(`open.${id.replace(':', '_')}`, id)),
      ...spare(3, quote(...idsOf('note').filter((id) => id !== 'note:again'))),
    ],
    next: [...quote(...steps, 'note:again'), ...spare(1, quote('fact:honest'))],
    unknown: [
      ...quote('fact:whole_case'),
      ...(isWaiting || isOfPermit || standing === 'closed' ? [] : quote('fact:waiting')),
      ...quote('fact:independent'),
    ],
  }
}
