import type { Source } from '@settlesg/contract'
import { composition, earlierRefusals, persistence, personEffect, whyEarlierRefusals } from '../src/evidence/lines.ts'
import { sources } from '../src/evidence/sources.ts'
import { meanRatio } from '../src/fit/posterior-file.ts'
import { toShare } from '../src/math/distribution.ts'
import type { ModelRecord } from '../src/record.ts'
import { limits, notWeighed, purpose, reportsAsEvidence } from './model-card-words.ts'

/**
 * The model card in Markdown: purpose, what was assumed, learnt, tested and not known. Every number comes from the
 * lines, the posterior and the tests, so that it cannot say anything else than the model does.
 */
export function modelCard(record: ModelRecord): string {
  const { fitted, validation } = record
  return [
    '# Model card',
    'Made by `npm run model -- card` from the model itself; do not edit by hand.',
    purpose,
    `## Version\n\n\`${fitted.version}\`, fitted from seed ${fitted.seed} with ${whole(fitted.particles)} weighed points ` +
      `(effective sample size ${whole(fitted.effective_sample_size)}), of which 400 are kept, ${fitted.distinct_draws} of them ` +
      `different. Outcomes in it: ${fitted.outcomes.reported} reported in public trackers, ${fitted.outcomes.users} by users; each ` +
      `counts ${fitted.tempering}, with pay brought to ${fitted.today}.`,
    `## Assumed: levels\n\nHow many of 100 applications succeed before anything else is known (5th to 95th percentile). Routes of one ` +
      `level share level, pool and sizes.\n\n${levelRows(record)}`,
    `## Assumed: sizes\n\nEach answer is read as a number from 0 (least favourable) to 1 (most favourable), on every route alike. The ` +
      `size is what the whole way adds in log-odds; the column after it says what that makes of 30 in 100. "Rising" means that ` +
      `it can never count against anyone. Who named the direction, and whom the size is from, are two columns.\n\n${lineRows(record)}`,
    `## Assumed: the rest\n\n${restRows()}`,
    notWeighed,
    reportsAsEvidence,
    `## Learnt\n\nMean and standard deviation before and after the reports, line by line; a ratio of 1 is nothing learnt. Mean ratio ` +
      `of the lines of which the reports have a column: ${meanRatio(record.lines.flatMap(({ learnt }) => learnt ?? [])).toFixed(2)}.\n\n${learntRows(record)}`,
    `## Tested: ranking people it was not fitted to\n\n${tested(validation)}`,
    `## Used: published figures\n\nEach has one role. None is left that could show the model wrong: shares of the approved hang on ` +
      `who applies, which nobody publishes.\n\n${figureRows(record)}`,
    limits,
    `## Sources\n\n${sourceRows()}`,
    '',
  ].join('\n\n')
}

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
    ['Level', 'Routes', 'Of 100', 'Basis', 'Why', 'Sources'],
    levels.map(({ id, routes, low, high, basis, why, sources: ids }) => [
      id,
      routes.join(', '),
      `${Math.round(100 * low)} to ${Math.round(100 * high)}`,
      basis,
      why,
      links(ids),
    ]),
  )

const lineRows = ({ lines }: ModelRecord) =>
  table(
    ['Line', 'Group', 'Size', '30 become', 'Shape', 'Direction from', 'Size from', 'Why', 'Sources'],
    lines.map((line) => [
      line.id,
      line.group,
      `${line.size} ± ${line.spread}`,
      String(Math.round(100 * toShare(Math.log(0.3 / 0.7) + line.size))),
      line.shape,
      line.direction,
      line.is_contradicted ? `${line.size_basis}; reports contradict` : line.size_basis,
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

const learntRows = ({ lines, quantities }: ModelRecord) =>
  table(
    ['Line', 'Column', 'Before', 'After', 'Ratio'],
    [...lines.flatMap(({ learnt }) => (learnt ? [learnt] : [])), ...quantities].map((row) => [
      row.line,
      row.column ?? 'none',
      `${row.prior.mean.toFixed(2)} ± ${row.prior.sd.toFixed(2)}`,
      `${row.posterior.mean.toFixed(2)} ± ${row.posterior.sd.toFixed(2)}`,
      row.ratio >= 0.95 && row.ratio <= 1.05 ? `${row.ratio.toFixed(2)} (no change)` : row.ratio.toFixed(2),
    ]),
  )

function tested(validation: ModelRecord['validation']): string {
  const { model, priorsAlone, freeFit, flexibleFit, single, interceptsAlone, outcomes, missed } = validation
  const share = ({ ranked, low, high, sameYear }: typeof freeFit) => [
    ranked.toFixed(3),
    `${low.toFixed(3)} to ${high.toFixed(3)}`,
    sameYear.toFixed(3),
  ]
  const slope = ({ calibration: { slope: value, low, high } }: typeof priorsAlone) =>
    `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
  return [
    `${outcomes} reported outcomes of work pass holders in tenths, each ranked by a model that was fitted without it: the share ` +
      `of ${whole(model.pairs)} pairs of an approved and a rejected, of the same or a neighbouring year, in which the approved ` +
      `ranks higher. A coin has 0.5. The interval (5th to 95th percentile) is over people. The slope is by how much the ` +
      `log-odds of outcomes rise with those that were said: 1 is right.`,
    table(
      ['Ranked by', 'Pairs right', 'Interval', 'Same year only', 'Slope'],
      [
        ['**the model**', ...share(model), slope(model)],
        ['the lines without any outcome', ...share(priorsAlone), slope(priorsAlone)],
        ['a free **linear** (logistic) fit of the same answers', ...share(freeFit), ''],
        ['a **flexible** fit: boosted trees of depth 2 on the columns as reported', ...share(flexibleFit), ''],
        ...single.map((one) => [`one answer alone: ${one.line} (answered by ${one.reports})`, ...share(one), '']),
      ],
    ),
    `The free fit is linear in the answers: it may weigh them as it likes, but not bend them. The flexible one may, and what it ` +
      `ranks better is refused: its curves go against the direction that ICA names (low pay before middling pay, a diploma before ` +
      `a master's degree), and much of that may be origin by proxy, since pay and schooling differ by the region people come ` +
      `from. It is run offline, was set up before its figure was seen, and tunes nothing (docs/model.md 5).`,
    `Log loss among those who report: ${model.logLoss.toFixed(4)}; ${interceptsAlone.logLoss.toFixed(4)} by the year alone.`,
    `Of ten such pairs the model ranks between five and six right: answers say little about who is approved, and whoever claims to ` +
      `know more has not shown it. A range is therefore wide, and the order of two people close to each other means nothing.`,
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
