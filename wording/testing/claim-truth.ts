import { daysBetween, type Language } from '@settlesg/contract'
import { adviceWithoutEstimate, advise } from '@settlesg/model'
import type { Claim, Paragraph, WordedCase } from '../src/case-words/shapes.ts'
import { groupedReasons } from '../src/movement.ts'
import { marksIn, marksOfTexts } from './marks.ts'

/** What a claim says, in marks: what it may name, and what of that a sentence made of it must show. */
interface Truth {
  may?: readonly string[]
  must?: readonly string[]
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

/** The truth of the claims about values, from the result of the model and the rules alone. */
function ofValues({ outlook, opened, step }: WordedCase): Record<string, Truth> {
  const {
    estimate,
    width,
    timing,
    biggest_lever: lever,
    biggest_lever_size: helps,
    assumed_refusals: assumed,
  } = outlook
  const papers = (opened?.documents ?? []).filter(
    ({ required, state }) => required === 'always' && state !== 'not_applicable',
  )
  const have = papers.filter(({ state }) => state === 'have').length
  const days = opened?.days
  return {
    'rule:may_apply': { may: [`scheme:${outlook.route}`] },
    ...(estimate && {
      'estimate:range': { must: [estimate.high >= 98 ? n(estimate.low) : range(estimate.low, estimate.high)] },
      'estimate:mid': { must: [n(estimate.mid)] },
      'estimate:month': { must: [`month:${outlook.apply_month}`] },
      'level:range': { must: [range(estimate.base.low, estimate.base.high)] },
      'level:mid': { must: [n(estimate.base.value)] },
      'estimate:width': {
        must: [n(estimate.high - estimate.low), ...(width && width.unanswered > 0 ? [n(width.all_told ?? -1)] : [])],
      },
      'estimate:nothing_for': { may: ['n:1'] },
      'estimate:nothing_against': { may: ['n:1'] },
      'estimate:help': { must: lever && helps ? [`change:${lever}`, size(helps.value)] : [] },
    }),
    ...(estimate?.base.first_time != null && {
      'estimate:refusal': { must: [size(estimate.base.first_time - estimate.base.value)] },
    }),
    ...(timing?.difference && { 'estimate:timing': { must: [size(timing.difference.value)] } }),
    ...(assumed && { 'estimate:assumed_refusals': { must: [n(assumed.once), n(assumed.more)] } }),
    ...(step?.kind === 'do' && { 'step:today': { must: step.id === 'submit' ? [] : [`date:${step.due}`] } }),
    ...(step?.kind === 'not_yet' && { 'step:today': { must: [`date:${step.from}`] } }),
    'papers:count': { must: have === 0 ? [n(papers.length)] : [n(papers.length), n(have)] },
    ...(days && {
      'plan:submission': {
        must: [`date:${days.submission}`],
        may: [`month:${days.applyMonth}`, n(daysBetween(days.today, days.submission))],
      },
    }),
    'fact:waiting': { must: [n(outlook.waiting.published_months)] },
  }
}

/** The truth of one claim; fixed words of a rule or fact may name what their own text names. */
function truthOf(language: Language, worded: WordedCase, id: string): Truth {
  const { outlook, profile, today, step, opened } = worded
  const [kind = '', name = ''] = id.split(/:(.*)/, 2)
  const texts = (...keys: string[]) => marksOfTexts(language, ...keys)
  const known = ofValues(worded)[id] ?? {}
  const also = (...may: string[]): Truth => ({ must: known.must ?? [], may: [...(known.may ?? []), ...may] })
  switch (kind) {
    case 'rule':
      return also(`pass:${profile.route.pass}`, ...texts(`model:${profile.route.pass}_note`))
    case 'condition':
      return also(...texts(`model:condition.${name}`))
    case 'route':
      return also(...texts(`model:route.${name}`))
    case 'line': {
      // The whole people that every view shows: they differ from the value by what makes the groups add up.
      const all = outlook.estimate ? groupedReasons(outlook.estimate, outlook.reasons) : []
      const line = all.flatMap(({ reasons }) => reasons).find(({ factor }) => factor === name)
      if (!line) return { must: ['no such line'] }
      return { must: [size(line.people)], may: ofAnswer(line.answer) }
    }
    case 'open':
      return also(...texts(`form:field.${name.replaceAll(/\.\d+(?=\.)/g, '')}.label`))
    case 'step': {
      const month = step && 'month' in step && step.month ? [`month:${step.month}`] : []
      const id = name === 'today' ? step?.id : name
      const advised = adviceWithoutEstimate(profile, { today })?.next_steps.find((one) => one.id === id)
      const ofPermit = [
        ...(advised?.month ? [`month:${advised.month}`] : []),
        ...(advised?.last_day ? [`date:${advised.last_day}`] : []),
      ]
      const own = step
        ? [`advice:today.do.${step.id}`, `advice:plan.${step.id}.title`, `advice:next_step.${step.id}`]
        : []
      const letters = ['advice:today.letter.sponsor', 'advice:today.letter.both']
      return also(...month, ...ofPermit, ...texts(...own, ...letters, `advice:next_step.${name}`))
    }
    case 'date': {
      const date = adviceWithoutEstimate(profile, { today })?.dates.find((one) => one.id === name)
      return { must: [`month:${date?.month}`], may: ['turns_21', 'leaves_family'].includes(name) ? ['n:21'] : [] }
    }
    case 'note': {
      const notes = (adviceWithoutEstimate(profile, { today }) ?? advise(profile, outlook.route)).consistency
      const note = notes.filter(({ severity }) => severity === 'fix')[Number(name.split('.').at(-1))]
      const values = Object.values(note?.values ?? {}).flatMap((value) => [
        `n:${value}`,
        `s$:${value}`,
        `month:${value}`,
      ])
      return also(...values, ...texts(`advice:consistency.${note?.id}`))
    }
    case 'what_if': {
      const change = opened?.what_ifs.find((one) => one.id === name)
      if (!change) return { must: ['not opened'] }
      const { value, low, high } = change.difference
      const [least = 0, most = 0] = [Math.abs(low), Math.abs(high)].sort((one, other) => one - other)
      return { must: [`change:${name}`, size(value), range(least, most)] }
    }
    case 'fact':
      return also(
        ...texts(`model:known_instead.${outlook.route}`, `result:${name}`, `model:limits.${name}`, 'advice:honest'),
      )
    default:
      return known
  }
}

/** What is said of everything: ranges and levels are of 100. */
const ofEverything = 'n:100'

/**
 * Where a text names what none of its claims gives, or leaves out what one of them must show; where a sentence rests on
 * nothing, or on a claim that cannot be made. Empty where every word is true.
 */
export function findUntruths(
  language: Language,
  truth: WordedCase,
  paragraphs: readonly Paragraph[],
  claims: readonly Claim[],
): string[] {
  const known = new Set(claims.map(({ id }) => id))
  const compare = (text: string, ids: readonly string[]) => {
    const marks = marksIn(language, text)
    const truths = ids.map((id) => truthOf(language, truth, id))
    const allowed = new Set([ofEverything, ...truths.flatMap(({ may = [], must = [] }) => [...may, ...must])])
    return [
      ...marks.filter((mark) => !allowed.has(mark)).map((mark) => `${mark} has no claim in: ${text}`),
      ...truths
        .flatMap(({ must = [] }) => must)
        .filter((mark) => !marks.includes(mark))
        .map((mark) => `${mark} is missing in: ${text}`),
    ]
  }
  return [
    ...claims.flatMap(({ id, text }) => compare(text, [id])),
    ...paragraphs
      .flatMap(({ sentences }) => sentences)
      .flatMap((sentence) => [
        ...(sentence.claims.length === 0 ? [`no claim: ${sentence.text}`] : []),
        ...sentence.claims.filter((id) => !known.has(id)).map((id) => `there is no ${id}`),
        ...compare(sentence.text, sentence.claims),
      ]),
  ]
}
