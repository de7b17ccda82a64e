import type { Source } from '@settlesg/contract'
import { composition, earlierRefusals, persistence, personEffect, whyEarlierRefusals } from '../src/evidence/lines.ts'
import { sources } from '../src/evidence/sources.ts'
import { meanRatio } from '../src/fit/posterior-file.ts'
import { toShare } from '../src/math/distribution.ts'
import type { ModelRecord } from '../src/record.ts'
import { data, limits, notWeighed, purpose } from './model-card-words.ts'

/**
 * The model card in Markdown: what the model is, its data, what it weighs, how well it ranks, and where it fails. Every
 * number comes from the lines, the posterior and the tests, so that it cannot say anything else than the model does.
 */
export function modelCard(record: ModelRecord): string {
  const { fitted, lines, validation } = record
  const ratio = meanRatio(lines.flatMap(({ learnt }) => learnt ?? [])).toFixed(2)
  return [
    '# Model card',
    'Made by `npm run model -- card` from the model itself; do not edit by hand.',
    purpose,
    `## Version and data\n\n\`${fitted.version}\`, fitted from seed ${fitted.seed}: ${whole(fitted.particles)} weighed points ` +
      `(effective sample size ${whole(fitted.effective_sample_size)}), of which 400 are kept, ${fitted.distinct_draws} of them different. ` +
      `It rests on published figures and on outcomes of work pass holders, ${fitted.outcomes.reported} from public trackers and ` +
      `${fitted.outcomes.users} from users. Each counts ${fitted.tempering}, with pay brought to ${fitted.today}.`,
    data,
    `## The levels\n\nHow many of 100 succeed before anything else is known (5th to 95th percentile).\n\n${levelRows(record)}`,
    '## What it weighs\n\nEach answer is a number from 0 (least favourable) to 1 (most favourable). The size is what the whole way adds in ' +
      'log-odds: 0.5 makes 41 of 30 in 100. "After" is what the reports made of it: a size that may not turn is cut off at 0, which alone lifts its mean. A ratio ' +
      `of 1 between the spreads is nothing learnt; over the lines that reports can speak of it is ${ratio}.\n\n${lineRows(record)}`,
    notWeighed,
    `## How well it ranks\n\n${tested(validation)}`,
    limits,
    '',
  ].join('\n\n')
}

/** What the card leaves out: every level, line, figure and source with its reason, and how each answer ranks alone. */
export const modelTables = (record: ModelRecord): string =>
  [
    `## Levels\n\n${reasonsOfLevels(record)}`,
    `## Lines\n\n${reasonsOfLines(record)}`,
    `## What else was assumed\n\n${restRows()}`,
    `## One answer alone\n\n${singleRows(record)}`,
    `## Published figures\n\n${figureRows(record)}`,
    `## Sources\n\n${sourceRows()}`,
    '',
  ].join('\n\n')

type Validation = ModelRecord['validation']
const whole = (value: number) => value.toLocaleString('en-SG')
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const titles = new Map(sources.map((source) => [source.id as string, source]))
const links = (ids: readonly string[]) =>
  ids
    .map((id) => `[${titles.get(id)?.publisher ?? id}, ${titles.get(id)?.year ?? ''}](${titles.get(id)?.url ?? ''})`)
    .join('; ')

const levelRows = ({ levels }: ModelRecord) =>
  table(
    ['Level', 'Routes', 'Of 100', 'Basis'],
    levels.map(({ id, routes, low, high, basis }) => [
      id,
      routes.join(', '),
      `${Math.round(100 * low)} to ${Math.round(100 * high)}`,
      basis,
    ]),
  )

const reasonsOfLevels = ({ levels }: ModelRecord) =>
  table(
    ['Level', 'Why', 'Sources'],
    levels.map(({ id, why, sources: ids }) => [id, why, links(ids)]),
  )

const spread = ({ mean, sd }: { mean: number; sd: number }) => `${mean.toFixed(2)} ± ${sd.toFixed(2)}`

const lineRows = ({ lines, quantities }: ModelRecord) =>
  table(
    ['Line', 'Size', 'After', 'Ratio', 'Direction from', 'Size from'],
    [
      ...lines.map((line) => [
        line.id,
        `${line.size} ± ${line.spread}`,
        line.learnt ? spread(line.learnt.posterior) : '',
        line.learnt ? line.learnt.ratio.toFixed(2) : '',
        line.direction,
        line.is_contradicted ? `${line.size_basis}; reports contradict` : line.size_basis,
      ]),
      ...quantities.map((row) => [row.line, spread(row.prior), spread(row.posterior), row.ratio.toFixed(2), '', '']),
    ],
  )

const reasonsOfLines = ({ lines }: ModelRecord) =>
  table(
    ['Line', 'Group', 'Shape', '30 become', 'Why', 'Sources'],
    lines.map((line) => [
      line.id,
      line.group,
      line.shape,
      String(Math.round(100 * toShare(Math.log(0.3 / 0.7) + line.size))),
      line.why,
      links(line.sources),
    ]),
  )

const restRows = () =>
  table(
    ['What', 'Size', 'Why'],
    [
      ['person effect', `${personEffect.size} ± ${personEffect.spread}`, personEffect.why],
      ...Object.entries(persistence).map(([id, { size, spread, why }]) => [
        `kept of a refused case: ${id}`,
        size === 1 ? 'all' : `${size} (± ${spread} in log-odds)`,
        why,
      ]),
      [
        'refused before, where nobody says so',
        `${whole(100 * earlierRefusals.once)} of 100 once, ${whole(100 * earlierRefusals.more)} more often (${earlierRefusals.basis})`,
        whyEarlierRefusals,
      ],
      ...Object.entries(composition).map(([id, { spread, why }]) => [`share in the pool: ${id}`, `± ${spread}`, why]),
    ],
  )

type Ranking = Pick<ModelRecord['validation']['freeFit'], 'ranked' | 'low' | 'high' | 'sameYear'>
const ranking = ({ ranked, low, high, sameYear }: Ranking) => [
  ranked.toFixed(3),
  `${low.toFixed(3)} to ${high.toFixed(3)}`,
  sameYear.toFixed(3),
]

const singleRows = ({ validation }: ModelRecord) =>
  table(
    ['Answer', 'Answered by', 'Pairs right', 'Interval', 'Same year only'],
    validation.single.map((one) => [one.line, String(one.reports), ...ranking(one)]),
  )

function tested({ model, priorsAlone, freeFit, flexibleFit, single, interceptsAlone, outcomes, missed }: Validation) {
  const slope = ({ calibration: { slope: value, low, high } }: typeof priorsAlone) =>
    `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
  const best = single.reduce((first, next) => (next.ranked > first.ranked ? next : first))
  return [
    `${outcomes} outcomes in tenths, each ranked by a model fitted without it: the share of ${whole(model.pairs)} pairs of an ` +
      'approved and a rejected, of the same or a neighbouring year, in which the approved ranks higher. A coin has 0.5. The ' +
      'interval (5th to 95th percentile) is over people. The slope is calibration: by how much the log-odds of outcomes rise ' +
      'with those that were said; 1 is right.',
    table(
      ['Ranked by', 'Pairs right', 'Interval', 'Same year only', 'Slope'],
      [
        ['**the model**', ...ranking(model), slope(model)],
        ['the lines without any outcome', ...ranking(priorsAlone), slope(priorsAlone)],
        ['a free linear fit of the same answers', ...ranking(freeFit), ''],
        ['boosted trees of depth 2', ...ranking(flexibleFit), ''],
        [`the best answer alone: ${best.line} (${best.reports} answered)`, ...ranking(best), ''],
      ],
    ),
    `Log loss among those who report: ${model.logLoss.toFixed(4)}; ${interceptsAlone.logLoss.toFixed(4)} by the year alone.`,
    'Of ten such pairs the model ranks between five and six right: answers say little about who is approved. A range is therefore ' +
      'wide, and the order of two people close to each other means nothing. What the trees rank better is refused: their curves go ' +
      'against what ICA names (low pay before middling pay), and may be origin by proxy (docs/model.md 5).',
    missed.length === 0
      ? 'All goals of docs/model.md 4 are met.'
      : `Goals of docs/model.md 4 that are missed: ${missed.join('; ')}.`,
  ].join('\n\n')
}

const figureRows = ({ figures }: ModelRecord) =>
  table(
    ['Figure', 'Years', 'Published', 'Role', 'Use', 'Sources'],
    figures.map((row) => [row.what, row.years, whole(row.published), row.role, row.use, links(row.sources)]),
  )

const sourceRows = () =>
  table(
    ['Source', 'Publisher', 'Year', 'Trust'],
    sources.map(({ title, publisher, year, url, trust }: Source) => [
      `[${title}](${url})`,
      publisher,
      String(year),
      trust,
    ]),
  )
