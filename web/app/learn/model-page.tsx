import facts from 'virtual:formula-facts'
import record from 'virtual:model-record'
import { bases } from '@settlesg/contract'
import { formatWhole } from '@settlesg/wording'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { BasisTag } from '../kit/tag.tsx'
import { Formula } from './how-it-works/formula.tsx'
import { peopleAfter } from './how-it-works/log-odds.ts'
import { FactorsTable, LevelsTable } from './how-it-works/model-tables.tsx'
import { PanelProvider } from './how-it-works/panel.tsx'
import { LearntPlot, Ranking } from './how-it-works/record.tsx'
import { useArrivalAtPart } from './how-it-works/use-arrival-at-part.ts'
import { WorkedTable } from './how-it-works/worked-table.tsx'
import classes from './model-page.module.css'

export const handle: PageHandle = { namespaces: ['how', 'model'] }

const steps = ['level', 'answers', 'person', 'worlds', 'range', 'reasons'] as const
const neverWeighed = ['protected', 'lore', 'industry', 'points'] as const
/** Two steps in log-odds to picture the scale by: a middling and a large one. */
const pictured = { small: 0.4, large: 0.7 }

/** The whole model in words and tables, for who wants to check. Every number comes from the model itself, none from a text. */
export default function ModelPage() {
  const { t } = useTranslation(['how', 'model'])
  useArrivalAtPart()
  const parts: [name: string, title: string, content: ReactNode][] = [
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
    ['model', t('model.title'), <FittedModel key="model" />],
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
