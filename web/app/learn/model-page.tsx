import facts from 'virtual:formula-facts'
import record from 'virtual:model-record'
import { bases } from '@settlesg/contract'
import { formatWhole } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { BasisTag } from '../kit/tag.tsx'
import { Formula } from './how-it-works/formula.tsx'
import { FactorsTable, LevelsTable } from './how-it-works/model-tables.tsx'
import { PanelProvider } from './how-it-works/panel.tsx'
import { LearntPlot, Ranking } from './how-it-works/record.tsx'
import { useArrivalAtPart } from './how-it-works/use-arrival-at-part.ts'
import { WorkedTable } from './how-it-works/worked-table.tsx'
import classes from './model-page.module.css'

export const handle: PageHandle = { namespaces: ['how', 'model'] }

const steps = ['level', 'answers', 'person', 'worlds', 'range', 'reasons'] as const
const neverWeighed = ['protected', 'lore', 'industry', 'points'] as const
const parts = [
  ['steps', <Steps key="steps" />],
  ['formula', <Formula key="formula" />],
  ['worked', <WorkedExample key="worked" />],
  ['levels', <LevelsTable key="levels" />],
  ['factors', <FactorsTable key="factors" />],
  ['learnt', <LearntPlot key="learnt" />],
  ['ranking', <Ranking key="ranking" />],
  ['never', <NeverWeighed key="never" />],
  ['model', <FittedModel key="model" />],
] as const

/** The whole model in words and tables, for who wants to check. Every number comes from the model itself, none from a text. */
export default function ModelPage() {
  const { t } = useTranslation(['how', 'model'])
  useArrivalAtPart()
  return (
    <article className="parts">
      <PageHead title={t('title')} description={t('description')} />
      <div className="stack gap-3">
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        <p className="muted">{t('independent')}</p>
        <nav aria-label={t('contents')}>
          <ul className={`row plain-list mt-2 ${classes.contents}`}>
            {parts.map(([name]) => (
              <li key={name}>
                <a href={`#${name}`}>{t(`${name}.title`)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <PanelProvider>
        {parts.map(([name, content]) => (
          <section key={name} id={name} className="stack gap-3" aria-labelledby={`${name}-title`}>
            <h2 id={`${name}-title`}>{t(`${name}.title`)}</h2>
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
      <ol className={`stack gap-6 mt-3 plain-list ${classes.steps}`}>
        {steps.map((step) => (
          <li key={step} className="stack gap-1 relative">
            <h3>{t(`steps.${step}.title`)}</h3>
            <p>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <h3 className="mt-4">{t('tags.title')}</h3>
      <ul className="plain-list">
        {bases.map((basis) => (
          <li key={basis}>
            <BasisTag basis={basis} />
          </li>
        ))}
      </ul>
    </>
  )
}

function WorkedExample() {
  const { t } = useTranslation('how')
  return (
    <>
      <p>{t('worked.about')}</p>
      <WorkedTable of={facts.example} />
    </>
  )
}

function NeverWeighed() {
  const { t } = useTranslation(['how', 'model'])
  return (
    <dl className={`grid gap-6 ${classes.never}`}>
      {neverWeighed.map((name) => (
        <div key={name}>
          <dt className="ink bold">{t(`never.${name}.title`)}</dt>
          <dd className="muted">{t(`never.${name}.text`)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The version that answers now, and how many reported outcomes are in it. */
function FittedModel() {
  const { t, i18n } = useTranslation(['how', 'model'])
  const whole = (value: number) => formatWhole(value, i18n.language)
  const { version, outcomes } = record.fitted
  const rows = [
    ['version', version, t('model.about')],
    ['outcomes', whole(outcomes.reported), t('model.outcomes_note')],
    ['users', whole(outcomes.users), outcomes.users === 0 ? t('model.users_none') : null],
  ] as const
  return (
    <dl className="stack gap-3 tabular break-anywhere">
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
