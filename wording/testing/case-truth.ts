import { daysBetween, type Estimate, type Language, type Outlook } from '@settlesg/contract'
import { adviceWithoutEstimate, advise } from '@settlesg/model'
import type { Paragraph, WordedCase } from '../src/case-in-words.ts'
import { leadingReasons } from '../src/movement.ts'
import { marksIn, marksOfTexts } from './marks.ts'

/** What a part may name, in marks, and what of that it must. */
interface Truth {
  may: readonly string[]
  must: readonly string[]
}

const n = (value: number) => `n:${Math.round(value)}`
const size = (value: number) => n(Math.abs(value))
const range = (low: number, high: number) => `range:${Math.round(low)}..${Math.round(high)}`

/** Every way in which the person's own answer may be written: as it is, as an amount, as years and months. */
const ofAnswer = (answer: Readonly<Record<string, unknown>> | null): string[] =>
  Object.values(answer ?? {}).flatMap((value) => {
    if (typeof value === 'number') return [n(value), `s$:${value}`, `n:${Math.floor(value / 12)}`, n(value % 12)]
    const [low, high] = String(value).match(/\d+/g) ?? []
    return [`pass:${value}`, `n:${low}`, `n:${high}`, `range:${low}..${high}`]
  })

/** The truth of each part, from the result of the model and the rules alone; fixed words name what their own text names. */
function truthOf(language: Language, worded: WordedCase): Record<Paragraph['part'], Truth> {
  const { outlook, profile, today, step } = worded
  const texts = (...keys: string[]) => marksOfTexts(language, ...keys)
  const instead = adviceWithoutEstimate(profile, { today })
  const notes = (instead ?? advise(profile, outlook.route)).consistency.filter(({ severity }) => severity === 'fix')
  const conditions = outlook.routes.find(({ route }) => route === outlook.route)?.conditions ?? []
  const ofConditions = texts(...conditions.map(({ id }) => `model:condition.${id}`))
  const dates = instead?.dates ?? []
  const due = step?.kind === 'not_yet' ? step.from : step?.kind === 'do' && step.id !== 'submit' ? step.due : null
  const ofRules: Record<Paragraph['part'], Truth> = {
    standing: { must: [], may: [`scheme:${outlook.route}`, `pass:${profile.route.pass}`] },
    why: {
      must: [],
      may: [
        ...ofConditions,
        ...texts(...outlook.routes.map(({ route }) => `model:route.${route}`)),
        ...texts(`model:${profile.route.pass}_note`, `model:known_instead.${outlook.route}`),
      ],
    },
    open: {
      must: dates.map(({ month }) => `month:${month}`),
      may: [
        ...ofConditions,
        ...texts(...dates.map(({ id }) => `case-words:open.date_${id}`)),
        ...texts(...notes.map(({ id }) => `advice:consistency.${id}`)),
        ...notes
          .flatMap(({ values }) => Object.values(values))
          .flatMap((value) => [`n:${value}`, `s$:${value}`, `month:${value}`]),
      ],
    },
    next: {
      must: due ? [`date:${due}`] : [],
      may: [
        ...(step && 'month' in step ? [`month:${step.month}`] : []),
        ...texts(`advice:today.do.${step?.id}`, `advice:plan.${step?.id}.title`, `advice:next_step.${step?.id}`),
        ...texts('advice:today.letter.sponsor', 'advice:today.letter.both', 'advice:honest'),
        ...(instead?.next_steps ?? []).flatMap(({ id, month, last_day }) => [
          ...[`month:${month}`, `date:${last_day}`],
          ...texts(`advice:next_step.${id}`),
        ]),
      ],
    },
    unknown: { must: [], may: [n(outlook.waiting.published_months), ...texts('model:limits.whole_case')] },
  }
  if (!outlook.estimate) return ofRules
  const { standing, open, next } = ofRules
  const added = ofEstimate(texts, outlook, outlook.estimate)
  return {
    ...ofRules,
    standing: both(standing, added.standing),
    why: added.why,
    open: both(open, added.open),
    next: step?.kind === 'outcome' ? next : both(both(next, ofHelp(worded)), ofOpened(worded)),
  }
}
const both = (one: Truth, other: Truth): Truth => ({
  must: [...one.must, ...other.must],
  may: [...one.may, ...other.may],
})

/** What an estimate adds to where the case is, why, and what is open. */
function ofEstimate(texts: (...keys: string[]) => string[], outlook: Outlook, { low, mid, high, base }: Estimate) {
  const { width, assumed_refusals: assumed, open_questions, not_weighed, apply_month, reasons } = outlook
  const sides = Object.values(leadingReasons({ mid, base }, reasons))
  const questions = open_questions.map(({ path }) => `form:field.${path.replaceAll(/\.\d+(?=\.)/g, '')}.label`)
  const ends = high >= 98 ? n(low) : range(low, high)
  return {
    standing: {
      must: [ends, n(mid), n(base.value), range(base.low, base.high), `month:${apply_month}`],
      may: base.first_time === null ? [] : [size(base.first_time - base.value)],
    },
    why: {
      must: sides.flatMap(([most]) => (most ? [size(most.people)] : [])),
      may: ['n:1', ...sides.flat().flatMap(({ people, answer }) => [size(people), ...ofAnswer(answer)])],
    },
    open: {
      must: [n(high - low), ...(width && width.unanswered > 0 ? [n(width.all_told ?? -1)] : [])],
      may: [
        ...(assumed ? [n(assumed.once), n(assumed.more)] : []),
        ...texts(...questions, ...not_weighed.map((answer) => `result:not_weighed.${answer}`)),
      ],
    },
  }
}

/** What waiting and the best change would do. */
const ofHelp = ({ step, outlook: { timing, biggest_lever: lever, biggest_lever_size: helps } }: WordedCase): Truth => ({
  must: [
    ...(lever && helps ? [`change:${lever}`, size(helps.value)] : []),
    ...(step?.kind !== 'refused' && timing?.difference ? [size(timing.difference.value)] : []),
  ],
  may: [],
})

/** What an analysis adds to what is next. */
function ofOpened({ opened }: WordedCase): Truth {
  if (!opened) return { must: [], may: [] }
  const { documents, days } = opened
  const papers = documents.filter(({ required, state }) => required === 'always' && state !== 'not_applicable')
  const have = papers.filter(({ state }) => state === 'have').length
  return {
    must: [...[papers.length, have].filter((count) => count > 0).map(n), `date:${days.submission}`],
    may: [`month:${days.applyMonth}`, n(daysBetween(days.today, days.submission))],
  }
}

/** What is said of everything: ranges and levels are of 100. */
const ofEverything = 'n:100'

/** Where a part names what is not true of the case, or leaves out what it must name. Empty where every word is true. */
export const findUntruths = (language: Language, truth: WordedCase, paragraphs: readonly Paragraph[]): string[] =>
  Object.entries<Truth>(truthOf(language, truth)).flatMap(([part, { may, must }]) => {
    const text = paragraphs.flatMap((one) => (one.part === part ? one.sentences : [])).join(' ')
    const marks = marksIn(language, text)
    return [
      ...marks
        .filter((mark) => ![ofEverything, ...may, ...must].includes(mark))
        .map((mark) => `${mark} is not true in: ${text}`),
      ...must.filter((mark) => !marks.includes(mark)).map((mark) => `${mark} is missing in: ${text}`),
    ]
  })
