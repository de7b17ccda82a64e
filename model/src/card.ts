import type { Source } from '@settlesg/contract'
import { shareOf } from './distribution.ts'
import type { PosteriorFile } from './posterior-file.ts'
import { type FactorPrior, factorPriors, levels } from './priors.ts'
import { sources } from './sources.ts'
import type { CheckRow } from './yearly/check.ts'

/** The table that `check --write` keeps. */
export interface FitTable {
  version: string
  rows: CheckRow[]
}

/**
 * The model card in Markdown: purpose, data, priors, fit, limits, what would change it. Every number comes from the
 * priors, the posterior and the fit table, so that it cannot say anything else than the model does.
 */
export function modelCard(posterior: Omit<PosteriorFile, 'levels' | 'sizes'>, table: FitTable): string {
  return [
    '# Model card',
    'Made by `npm run model -- card` from the model itself; do not edit by hand.',
    purpose,
    `## Version\n\n\`${posterior.version}\`, fitted from seed ${posterior.seed} with ${whole(posterior.particles)} weighed ` +
      `worlds (effective sample size ${whole(posterior.effective_sample_size)}), of which 400 are kept, ` +
      `${posterior.distinct_draws} of them different. Reported outcomes in it: ${posterior.outcomes}.`,
    `## Levels\n\nHow many of 100 applications succeed on a route before anything else is known (5th to 95th percentile).\n\n${levelRows()}`,
    `## Factors\n\nEach answer is read as a number from 0 (least favourable) to 1 (most favourable). The size is what the whole ` +
      `way adds in log-odds, with its standard deviation; the column after it says what that makes of 30 in 100. "Rising" means ` +
      `that it can never count against anyone.\n\n${factorRows()}`,
    notWeighed,
    `## Fit\n\nEvery published figure that the model is held against, beside what simulated applications show ` +
      `(${table.rows.length} figures, ${table.rows.filter(({ ok }) => !ok).length} outside their tolerance).\n\n${fitRows(table)}`,
    limits,
    changes,
    `## Sources\n\n${sourceRows()}`,
    '',
  ].join('\n\n')
}

const purpose = `## Purpose

It tells a person what is published about applications for permanent residence in Singapore, as a range of people in a
hundred, and what of it rests on judgement. It decides nothing, ranks nobody, and must not be used to choose among people:
not by employers, not by agencies, not by the State. It does not come from ICA, and ICA publishes neither weights nor a rate.

Intended for people who think of applying on the routes for work pass holders (PTS), husbands and wives of citizens and of
permanent residents, and students. Children, aged parents, investors and artists get the conditions of their route and no
estimate, because nothing is published that one could rest on.`

const notWeighed = `## What is not weighed

Nationality, race and religion: never asked, and no field can carry them. Volunteering, property, donations, letters and an
earlier application: nobody has published which way they count. Sector and shortage lists: no official link. A conviction or
a pending application gets no estimate at all.

What is not answered is taken from 32 simulated applicants of the route in turn, which widens the range.`

const limits = `## Known limits

- Since 2010 ICA has published no count of all applications. Every level but that of citizens' spouses is inferred.
- The sizes of the factors are mostly judgement, bounded by what officials said. The fit moves them little: few published
  figures tell large from small.
- The figures are of people who chose to apply, and of years up to 2024. Policy may have changed since.
- Members of a family are decided together; the figures count persons.
- No estimate reaches moderate confidence today: the sizes of the factors spread the chances more than the levels do.
- For students the level alone is so wide that an answer more or less hardly shows.
- Missing answers are filled in one by one, as if they did not hang together with those given.
- Pool and policy cannot be told apart: that fewer people over 40 were granted may be because fewer applied.
- Who reports an outcome is self-selected. The model lets their level differ from everyone's, but not their mix.`

const changes = `## What would change it

A count of applications of any year after 2010, a rate by pass, a rate of spouses after 2018, the mix of applicants by age or
education, a table of approvals by length of residence; and outcomes that people report. To disagree with a judgement, change
its line in \`model/src/priors.ts\`, run \`npm run model -- fit\`, \`-- check --write\` and \`-- card\`, and read the difference.`

const whole = (value: number) => value.toLocaleString('en-SG')
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const titles = new Map(sources.map((source) => [source.id as string, source]))
const links = (ids: readonly string[]) =>
  ids
    .map((id) => `[${titles.get(id)?.publisher ?? id}, ${titles.get(id)?.year ?? ''}](${titles.get(id)?.url ?? ''})`)
    .join('; ')

const levelRows = () =>
  table(
    ['Route', 'Of 100', 'Basis', 'Why', 'Sources'],
    Object.entries(levels).map(([route, { low, high, basis, why, sources: ids }]) => [
      route,
      `${Math.round(100 * low)} to ${Math.round(100 * high)}`,
      basis,
      why,
      links(ids),
    ]),
  )

const factorRows = () =>
  table(
    ['Factor', 'Group', 'Routes', 'Size', '30 become', 'Direction', 'Basis', 'Why', 'Sources'],
    factorPriors.map((prior) => [
      prior.id,
      prior.group,
      prior.routes.join(', '),
      `${prior.size} ± ${prior.spread}`,
      String(Math.round(100 * fromThirty(prior))),
      prior.shape,
      prior.basis,
      prior.why,
      links(prior.sources),
    ]),
  )

const fromThirty = ({ size }: FactorPrior) => shareOf(Math.log(0.3 / 0.7) + size)

const fitRows = ({ rows }: FitTable) =>
  table(
    ['Figure', 'Period', 'Published', 'Model', 'Allowed', 'Tolerance', 'Inside', 'Sources'],
    rows.map((row) => [
      row.what,
      row.period,
      figure(row.published),
      figure(row.model),
      `${figure(row.low)} to ${figure(row.high)}`,
      row.tolerance,
      row.ok ? 'yes' : '**no**',
      row.sources.length === 0 ? 'without a year or a page of its own: never shown to users' : links(row.sources),
    ]),
  )

/** Shares to a tenth of a per cent, counts whole. */
const figure = (value: number) => (value <= 1 ? `${(100 * value).toFixed(1)} %` : whole(Math.round(value)))

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
