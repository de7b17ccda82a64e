import facts from 'virtual:formula-facts'
import record from 'virtual:model-record'
import { bases } from '@settlesg/contract'
import { reportedWaits } from '@settlesg/model'
import { formatWhole, formatYears } from '@settlesg/wording'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Panel } from '../kit/panel.tsx'
import { Table, TableHead } from '../kit/table.tsx'
import { BasisTag, Tag } from '../kit/tag.tsx'
import { Ai } from './how-it-works/ai.tsx'
import { FactorsTable } from './how-it-works/factors-table.tsx'
import { FitTable } from './how-it-works/fit-table.tsx'
import { Formula } from './how-it-works/formula.tsx'
import { LearntPlot } from './how-it-works/learnt-plot.tsx'
import { LevelsTable } from './how-it-works/levels-table.tsx'
import { peopleAfter } from './how-it-works/log-odds.ts'
import { PanelProvider } from './how-it-works/panel.tsx'
import { Ranking } from './how-it-works/ranking.tsx'
import { useArrivalAtPart } from './how-it-works/use-arrival-at-part.ts'
import { WaitingPicture } from './how-it-works/waiting-picture.tsx'
import { WorkedTable } from './how-it-works/worked-table.tsx'
import classes from './model-page.module.css'

export const handle: PageHandle = { namespaces: ['how', 'model', 'ai'] }

const steps = ['level', 'answers', 'person', 'worlds', 'range', 'reasons'] as const
const neverWeighed = ['protected', 'lore', 'industry', 'points'] as const
/** Two steps in log-odds to picture the scale by: a middling and a large one. */
const pictured = { small: 0.4, large: 0.7 }

/** The whole model in words and tables, for who wants to check. Every number comes from the model itself, none from a text. */
export default function ModelPage() {
  const { t } = useTranslation(['how', 'model', 'ai'])
  useArrivalAtPart()
  const parts: [name: string, title: string, content: ReactNode][] = [
    ['questions', t('questions.title'), <Questions key="questions" />],
    ['ai', t('ai:title'), <Ai key="ai" />],
    ['steps', t('steps.title'), <Steps key="steps" />],
    ['formula', t('formula.title'), <Formula key="formula" />],
    [
      'worked',
      t('worked.title'),
      <>
        <p>{t('worked.about')}</p>
        <WorkedTable of={facts.example} />
      </>,
    ],
    ['reader', t('reader.title'), <Sentences key="reader" of={t('reader.list', { returnObjects: true })} />],
    [
      'levels',
      t('levels.title'),
      <>
        <p>{t('levels.about')}</p>
        <LevelsTable />
      </>,
    ],
    [
      'factors',
      t('factors.title'),
      <>
        <p>{t('factors.about')}</p>
        <p>
          {t('factors.log_odds', {
            ...pictured,
            small_people: peopleAfter(pictured.small),
            large_people: peopleAfter(pictured.large),
          })}
        </p>
        <FactorsTable />
      </>,
    ],
    ['learnt', t('learnt.title'), <LearntPlot key="learnt" />],
    ['ranking', t('ranking.title'), <Ranking key="ranking" />],
    ['never', t('never.title'), <NeverWeighed key="never" />],
    ['fit', t('fit.title'), <FitTable key="fit" />],
    ['waiting', t('waiting.title'), <Waits key="waiting" />],
    ['model', t('model.title'), <FittedModel key="model" />],
    ['limits', t('model:limits_title'), <Sentences key="limits" of={t('model:limits', { returnObjects: true })} />],
  ]
  return (
    <article className={classes.page}>
      <PageHead title={t('title')} description={t('description')} />
      <h1>{t('title')}</h1>
      <p className={classes.intro}>{t('intro')}</p>
      <p className="muted">{t('independent')}</p>
      <nav aria-label={t('contents')}>
        <ul className={`row plain-list ${classes.contents}`}>
          {parts.map(([name, title]) => (
            <li key={name}>
              <a href={`#${name}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <PanelProvider>
        {parts.map(([name, title, content]) => (
          <section key={name} id={name} aria-labelledby={`${name}-title`}>
            <h2 id={`${name}-title`}>{title}</h2>
            {content}
          </section>
        ))}
      </PanelProvider>
    </article>
  )
}

const Sentences = ({ of }: { of: Record<string, string> }) => (
  <ul className={classes.list}>
    {Object.values(of).map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)

function Questions() {
  const { t } = useTranslation(['how', 'model'])
  return (
    <div className={classes.questions}>
      {(['rule', 'estimate'] as const).map((kind) => (
        <Panel key={kind}>
          <div>
            <Tag tone={kind === 'rule' ? 'good' : 'mind'}>{t(`questions.${kind}_kind`)}</Tag>
          </div>
          <h3>{t(`questions.${kind}`)}</h3>
          <p>{t(`questions.${kind}_text`)}</p>
        </Panel>
      ))}
    </div>
  )
}

function Steps() {
  const { t } = useTranslation(['how', 'model'])
  return (
    <>
      <ol className={`plain-list ${classes.steps}`}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <h3>{t('tags.title')}</h3>
      <ul className={`plain-list ${classes.tags}`}>
        {bases.map((basis) => (
          <li key={basis}>
            <BasisTag basis={basis} />
          </li>
        ))}
      </ul>
    </>
  )
}

function NeverWeighed() {
  const { t } = useTranslation(['how', 'model'])
  return (
    <dl className={classes.never}>
      {neverWeighed.map((name) => (
        <div key={name}>
          <dt>{t(`never.${name}.title`)}</dt>
          <dd className="muted">{t(`never.${name}.text`)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The version that answers now, and how many reported outcomes are in it. */
function FittedModel() {
  const {
    t,
    i18n: { language },
  } = useTranslation(['how', 'model'])
  const whole = (value: number) => formatWhole(value, language)
  const { version, outcomes } = record.fitted
  const rows = [
    ['version', version, t('model.about')],
    ['outcomes', whole(outcomes.reported), t('model.outcomes_note')],
    ['users', whole(outcomes.users), outcomes.users === 0 ? t('model.users_none') : null],
  ] as const
  return (
    <dl className={classes.state}>
      {rows.map(([name, value, note]) => (
        <div key={name}>
          <dt>{t(`model.${name}`)}</dt>
          <dd>{value}</dd>
          {note && <dd className="muted">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** ICA: within six months if complete (docs/facts.md 4). */
const publishedMonths = 6

/** How long it takes: ICA's words, what was reported of the latest years, and how it grew. */
function Waits() {
  const { t, i18n } = useTranslation(['how', 'model'])
  const latest = reportedWaits.at(-1)
  return (
    <>
      <p>{t('model:waiting.within_six_months')}</p>
      {latest && <WaitingPicture reported={latest} publishedMonths={publishedMonths} />}
      <Table isStacked caption={t('waiting.table')}>
        <TableHead
          columns={[[t('fit.period')], [t('model:waiting_reported.approved')], [t('model:waiting_reported.rejected')]]}
        />
        <tbody>
          {reportedWaits.map(({ years, approved, rejected }) => (
            <tr key={years}>
              <th scope="row">{formatYears(years, i18n.language)}</th>
              <td data-label={t('model:waiting_reported.approved')}>
                {t('waiting.half', { months: approved.p50, n: approved.n })}
              </td>
              <td data-label={t('model:waiting_reported.rejected')}>
                {t('waiting.half', { months: rejected.p50, n: rejected.n })}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
