import type { AnalysisOutlook, ConsistencyNote, DatedProfile, Day, Estimate, Outlook } from '@settlesg/contract'
import { adviceWithoutEstimate, advise, countPapers, type NextStep, type Schedule } from '@settlesg/model'
import { describeHelp, describePlace, describeRefusal, describeTiming, placeOnRoute } from './answer-in-short.ts'
import { questionLabel } from './answers.ts'
import { formatDay, formatMonth } from './dates-and-money.ts'
import { leadingReasons, type Sized } from './movement.ts'
import { adviceStepText, nextStepText } from './next-step.ts'
import { consistencySentence } from './notes.ts'
import { describeUsual, isOpenEnded } from './people.ts'
import { factorName, reasonSentence } from './reasons.ts'
import { counted, listed, midSentence, punctuation, type Texts } from './texts.ts'
import { describeMayApply, describeWidth, ruleVerdict, whyOfWidth } from './verdict.ts'
import { type Draft, spare, withinBounds } from './within-bounds.ts'

/** A case in words. What is a sentence elsewhere in the product is quoted, never written again (docs/product.md 6). */

export interface WordedCase {
  outlook: Outlook
  profile: DatedProfile
  today: Day
  step: NextStep | null
  /** What the reader has paid to see, with the papers as they are ticked; null while the analysis is not opened. */
  opened: (Pick<AnalysisOutlook, 'documents'> & { days: Schedule }) | null
}

type Part = 'standing' | 'why' | 'open' | 'next' | 'unknown'
export interface Paragraph {
  part: Part
  sentences: string[]
}

/** 180 to 300 English words or 300 to 500 Chinese characters, fewer without an estimate; none for a permanent resident. */
export function caseInWords(texts: Texts, worded: WordedCase): Paragraph[] {
  const { estimate } = worded.outlook
  if (ruleVerdict(worded.outlook).key === 'already_pr') return []
  return withinBounds(texts, estimate ? withEstimate(texts, worded, estimate) : withoutEstimate(texts, worded))
}

function withEstimate(texts: Texts, worded: WordedCase, estimate: Estimate): Record<Part, Draft[]> {
  const { t, language } = texts
  const { outlook, profile } = worded
  const { low, mid, high, base } = estimate
  const { width, assumed_refusals: assumed } = outlook
  const why = whyOfWidth(estimate, width)
  // With nothing to win by answering, no question is named.
  const [open] = width?.unanswered === 0 ? [] : outlook.open_questions
  return {
    standing: [
      t('case-words:standing.may', { may: describeMayApply(texts, outlook, profile.route.pass) }),
      t(isOpenEnded(estimate) ? 'result:range.words_over' : 'result:range.words', { low, high }),
      describePlace(texts, estimate, []),
      t('case-words:standing.middle', {
        month: formatMonth(outlook.apply_month, language),
        mid,
        usual: describeUsual(texts, base, assumed),
        level: Math.round(base.value),
      }),
      ...spare(0, describeRefusal(texts, outlook)),
    ],
    why: [...reasonsFor(texts, outlook, estimate), ...spare(5, why ? t(`result:answer.why.${why}`) : '')],
    open: [
      width ? describeWidth(texts, width) : '',
      open ? t('case-words:open.question', { question: questionLabel(texts, open.path) }) : '',
      ...spare(0, assumed ? t('model:assumed_refusals', { ...assumed }) : ''),
      ...spare(0, ...outlook.not_weighed.map((answer) => t(`result:not_weighed.${answer}`))),
      ...spare(4, ...notes(texts, advise(profile, outlook.route).consistency)),
    ],
    next: nextSteps(texts, worded),
    unknown: [
      t('case-words:unknown.not_which'),
      t('model:limits.whole_case'),
      ...spare(2, t(`model:waiting.${outlook.waiting.note}`)),
      t('model:independent'),
    ],
  }
}

/** Both sides, the one that decides the place first. */
function reasonsFor(texts: Texts, { reasons }: Outlook, estimate: Estimate): Draft[] {
  const { t } = texts
  if (reasons.length === 0) return [t('result:reasons.none')]
  const { up, down } = leadingReasons(estimate, reasons)
  const isBelow = placeOnRoute(estimate) === 'below'
  const side = (name: 'for' | 'against', [most, ...others]: readonly Sized[]): Draft[] => {
    if (!most) return [t(`case-words:why.nothing_${name}`)]
    const isFirst = isBelow === (name === 'against')
    const answer = midSentence(reasonSentence(texts, most))
    const lines = others.map(({ factor, people }) =>
      t('case-words:why.line', { factor: midSentence(factorName(texts, factor)), people: Math.abs(people) }),
    )
    return [
      t(`case-words:why.${isFirst ? '' : 'then_'}${name}`, { answer, people: Math.abs(most.people) }),
      ...spare(1, lines.length > 0 ? t(`case-words:why.also_${name}`, { list: listed(texts, lines) }) : ''),
    ]
  }
  const sides = [side('for', up), side('against', down)]
  return (isBelow ? sides.toReversed() : sides).flat()
}

/** Someone who has applied needs today's step alone. */
function nextSteps(texts: Texts, { outlook, step, opened }: WordedCase): Draft[] {
  const { t, language } = texts
  const today = step ? nextStepText(texts, step) : ''
  if (step?.kind === 'outcome') return [today]
  // After a refusal with nothing new today's step says already not to apply.
  const timing = step?.kind === 'refused' ? null : outlook.timing
  const free = [today, timing ? describeTiming(texts, timing) : '', describeHelp(texts, outlook)]
  if (!opened) return free
  const { have, all } = countPapers(opened.documents)
  const { submission, applyMonth } = opened.days
  const isSameMonth = submission.startsWith(applyMonth)
  return [
    ...free,
    all > 0 ? t(`case-words:next.papers${have === 0 ? '_none' : ''}`, { have, all }) : '',
    t(isSameMonth ? 'case-words:next.submission' : 'analysis:plan.other_day', {
      date: formatDay(submission, language),
      month: formatMonth(applyMonth, language),
    }),
  ]
}

function withoutEstimate(texts: Texts, worded: WordedCase): Record<Part, Draft[]> {
  const { t, language } = texts
  const { outlook, profile, today, step } = worded
  const { route, routes, no_estimate_reason: reason } = outlook
  const { standing } = ruleVerdict(outlook)
  const chosen = routes.find((one) => one.route === route)
  const isOfPermit = reason === 're_entry_permit'
  const isWaiting = reason === 'application_pending'
  const may = describeMayApply(texts, outlook, profile.route.pass)
  const unsettled = reason === 'no_open_route' && chosen?.open === null
  const why = reason ? t(`case-words:why.no_estimate.${unsettled ? 'unsettled' : reason}`) : ''
  const instead = adviceWithoutEstimate(profile, { today })
  const advice = instead ?? advise(profile, route)
  const conditions = isOfPermit ? [] : (chosen?.conditions ?? [])
  const named = (key: string, ids: readonly string[]) => {
    const list = ids.map((id) => midSentence(t(`model:condition.${id}`))).join(punctuation(texts).semicolon)
    return ids.length > 0 ? counted(texts, key, ids.length, { list }) : ''
  }
  const having = (met: boolean | null) => conditions.filter((one) => one.met === met).map(({ id }) => id)
  const ways = routes.map((one) => midSentence(t(`model:route.${one.route}`)))
  return {
    standing:
      standing === 'open'
        ? [t('case-words:standing.may', { may }), t('case-words:standing.no_range')]
        : [t('case-words:standing.may_not', { may })],
    why: [
      why,
      instead?.pass_note ? t(`model:${instead.pass_note}`) : '',
      named('case-words:why.unmet', having(false)),
      conditions.length === 0 && !instead?.pass_note && !isOfPermit
        ? t('case-words:why.routes', { list: listed(texts, ways) })
        : '',
      texts.exists(`model:known_instead.${route}`) ? t(`model:known_instead.${route}`) : '',
    ],
    open: [
      named('case-words:open.unknown', having(null)),
      ...(instead?.dates ?? []).map(({ id, month }) =>
        t(`case-words:open.date_${id}`, { month: formatMonth(month, language) }),
      ),
      ...spare(3, ...notes(texts, advice.consistency)),
    ],
    next: [
      step ? nextStepText(texts, step) : '',
      // The first of them is today's step, unless the outcome was reported.
      ...(instead?.next_steps ?? [])
        .filter(({ id }) => step?.kind !== 'advice' || id !== step.id)
        .map((one) => adviceStepText(texts, one)),
      advice.reapplication ? t(`advice:reapplication_advice.${advice.reapplication.advice}`) : '',
      ...spare(1, t('advice:honest')),
    ],
    unknown: [
      t('model:limits.whole_case'),
      isWaiting || isOfPermit || standing === 'closed' ? '' : t(`model:waiting.${outlook.waiting.note}`),
      t('model:independent_no_estimate'),
    ],
  }
}

/** What does not fit in the answers. */
const notes = (texts: Texts, consistency: readonly ConsistencyNote[]): string[] =>
  consistency.filter(({ severity }) => severity === 'fix').map((note) => consistencySentence(texts, note))
