import type { DatedProfile } from '@settlesg/contract'
import { adviceWithoutEstimate } from '../src/advice/without-estimate.ts'
import { analyze } from '../src/estimate/analyze.ts'
import { predict } from '../src/estimate/predict.ts'
import { casePeople } from './case-people.ts'

const head = ['Who', 'Route', 'Range', 'Middle', 'What moves it most', 'Lever', 'Now, +6, +12', 'Why one would nod']

/**
 * 32 made-up people over all routes as one table in Markdown, for a reader who knows the field. Where there is no
 * estimate the next steps and dates of the advice stand in place of the reasons.
 */
export const casesTable = (): string =>
  `${[head, head.map(() => '---'), ...casePeople.map(describeCase)].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`

function describeCase({ name, profile, because }: (typeof casePeople)[number]): string[] {
  const outlook = predict(profile)
  const route = outlook.route ?? 'none'
  const { estimate } = outlook
  if (estimate === null)
    return [name, route, outlook.no_estimate_reason ?? '', '', describeAdvice(profile), '', '', because]
  const others = outlook.other_routes.map((other) => `${other.route} ${other.estimate.low}-${other.estimate.high}`)
  const reasons = outlook.reasons
    .filter(({ answer }) => answer !== null)
    .slice(0, 3)
    .map(({ factor, value }) => `${factor} ${value > 0 ? '+' : ''}${value.toFixed(1)}`)
  const times = analyze(profile).timeline.map((point) => point.estimate?.mid ?? point.no_estimate_reason ?? '')
  return [
    name,
    [route, ...others.map((other) => `(${other})`)].join(' '),
    `${estimate.low} to ${estimate.high}`,
    String(estimate.mid),
    reasons.join(', '),
    outlook.biggest_lever ?? 'none',
    times.join(', '),
    because,
  ]
}

function describeAdvice(profile: DatedProfile): string {
  const { next_steps = [], dates = [] } =
    adviceWithoutEstimate(profile, { today: `${profile.route.apply_month}-01` }) ?? {}
  return [...next_steps.map(({ id }) => id), ...dates.map(({ id, month }) => `${id} ${month}`)].join(', ')
}
