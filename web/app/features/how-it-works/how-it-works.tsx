import record from 'virtual:model-record'
import { bases } from '@settlesg/contract/statements'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../components/page-head.tsx'
import { formatWhole } from '../../dates-and-money.ts'
import { peopleAfter } from '../model/people-after.ts'
import { Tag } from '../model/tag.tsx'
import { FactorsTable } from './factors-table.tsx'
import { FitTable } from './fit-table.tsx'
import { FittedModel } from './fitted-model.tsx'
import classes from './how-it-works.module.css'
import { LearntPlot } from './learnt-plot.tsx'
import { LevelsTable } from './levels-table.tsx'
import { PanelProvider } from './panel.tsx'
import { Ranking } from './ranking.tsx'
import { useArrivalAtPart } from './use-arrival-at-part.ts'
import { Waits } from './waits.tsx'

const steps = ['level', 'answers', 'worlds', 'person', 'range', 'reasons'] as const
const neverWeighed = ['protected', 'lore', 'industry', 'points'] as const
/** Two steps in log-odds to picture the scale by: a middling and a large one. */
const pictured = { small: 0.4, large: 0.7 }

/** The whole model in words and tables. Every number comes from the model itself, none from a text. */
export function HowItWorks() {
  const { t } = useTranslation(['how', 'model'])
  useArrivalAtPart()
  const parts: [name: string, title: string, content: ReactNode][] = [
    ['questions', t('questions.title'), <Questions key="questions" />],
    ['steps', t('steps.title'), <Steps key="steps" />],
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
      <p className={classes.soft}>{t('independent')}</p>
      <nav className={classes.contents} aria-label={t('contents')}>
        <ul>
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
        <div key={kind}>
          <span className={classes.kind} data-kind={kind}>
            {t(`questions.${kind}_kind`)}
          </span>
          <h3>{t(`questions.${kind}`)}</h3>
          <p>{t(`questions.${kind}_text`)}</p>
        </div>
      ))}
    </div>
  )
}

function Steps() {
  const {
    t,
    i18n: { language },
  } = useTranslation(['how', 'model'])
  return (
    <>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p>{t(`steps.${step}.text`, { draws: formatWhole(record.fitted.distinct_draws, language) })}</p>
          </li>
        ))}
      </ol>
      <h3 className={classes.tagsTitle}>{t('tags.title')}</h3>
      <ul className={classes.tags}>
        {bases.map((basis) => (
          <li key={basis}>
            <Tag basis={basis} />
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
          <dd>{t(`never.${name}.text`)}</dd>
        </div>
      ))}
    </dl>
  )
}
