import { type Analysis, type Assessment, type Day, dated, dayInSingapore, monthInSingapore } from '@settlesg/contract'
import { adviceOnReapplying, advise, sources as allSources, closingMonth, plan, suggestedDay } from '@settlesg/model'
import { formatDate, formatMonth, sentences } from '@settlesg/wording'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resultPath } from '../../base/assessments/reference.ts'
import { ReuseAnswers } from '../../check/index.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { Callout } from '../../kit/panel.tsx'
import { Section } from '../../kit/section.tsx'
import shared from '../case.module.css'
import { CaseHeader } from '../case-layout.tsx'
import { Consistency, Family, isOfRefusal } from '../notes.tsx'
import { ReportActions } from '../reports/report-actions.tsx'
import { SourceList } from '../result/sources.tsx'
import { Again } from './again.tsx'
import classes from './analysis.module.css'
import { useAnswerAutosave } from './answer-autosave.ts'
import { Brief } from './brief.tsx'
import { checklist, type Paper, type PaperState, useFamilyTicks } from './checklist.ts'
import { FactorBars, FactorTable } from './factors.tsx'
import { MoreQuestions } from './more-questions.tsx'
import { Papers } from './papers.tsx'
import { Plan } from './plan.tsx'
import { makePreflight, Preflight } from './preflight.tsx'
import { Summary } from './summary.tsx'
import { Timeline } from './timeline.tsx'
import { WhatIfs } from './what-ifs.tsx'

interface AnalysisViewProps {
  assessment: Assessment
  analysis: Analysis
}

/** The whole analysis. Numbers come from the server; papers, notes and plan follow the answers as they are ticked. */
export function AnalysisView({ assessment, analysis }: AnalysisViewProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form', 'issued', 'model', 'result'])
  const [now] = useState(() => new Date())
  const today = dayInSingapore(now)
  const kept = useAnswerAutosave(assessment)
  const { ticks, tick } = useFamilyTicks(assessment.id)
  const [chosenDay, setChosenDay] = useState<Day | null>(null)
  const [printed, setPrinted] = useState<'all' | 'brief'>('all')

  const { estimate, route, apply_month, factors } = analysis
  const profile = useMemo(() => dated(kept.profile, apply_month), [kept.profile, apply_month])
  const advice = useMemo(() => (route === null ? null : advise(profile, route)), [profile, route])
  const owners = useMemo(() => (route === null ? [] : checklist(profile, route, ticks)), [profile, route, ticks])
  if (!estimate || route === null || advice === null) return null

  const papers = owners.flatMap((owner) => owner.papers)
  const steps = plan(papers, advice.consistency)
  const closes = closingMonth(profile, route)
  const submission = chosenDay ?? suggestedDay(steps, apply_month, today, closes)
  const { family } = profile
  const sources = mergeSources(analysis, advice)
  const language = i18n.language
  const onTick = (paper: Paper, state: PaperState) => {
    if (!paper.isAnswer) return tick(paper.place, state)
    void kept.change((answers) => {
      const { [paper.id]: _, ...others } = answers.history.documents ?? {}
      const documents = state === 'unknown' ? others : { ...others, [paper.id]: state }
      return { ...answers, history: { ...answers.history, documents } }
    })
  }
  const print = (what: 'all' | 'brief') => {
    setPrinted(what)
    // Once the page has taken it in.
    requestAnimationFrame(() => window.print())
  }
  const parts: [name: PartName, content: ReactNode][] = [
    [
      'short',
      <Summary key="short" reapplication={advice.reapplication} {...{ analysis, steps, owners, today, submission }} />,
    ],
    ['report', <ReportActions key="report" assessmentId={assessment.id} label={assessment.label} />],
    [
      'factors',
      <>
        <p>
          {sentences(
            i18n,
            t('factors.about', { base: Math.round(estimate.base.value) }),
            analysis.assumed_refusals ? t('model:assumed_refusals', analysis.assumed_refusals) : '',
            estimate.base.first_time === null
              ? ''
              : t(analysis.assumed_refusals ? 'factors.about_averaged' : 'factors.about_refused', {
                  first: Math.round(estimate.base.first_time),
                }),
          )}
        </p>
        <FactorBars estimate={estimate} factors={factors} />
        <FactorTable estimate={estimate} factors={factors} />
        <p>{t('factors.sizes')}</p>
      </>,
    ],
    ['what_ifs', <WhatIfs key="what_ifs" assessmentId={assessment.id} profile={kept.profile} analysis={analysis} />],
    [
      'timeline',
      <>
        <p>{t('timeline.about')}</p>
        <Timeline timeline={analysis.timeline} />
      </>,
    ],
    [
      'plan',
      <Plan
        key="plan"
        assessmentId={assessment.id}
        onSubmission={setChosenDay}
        waits={adviceOnReapplying(advice.reapplication) === 'nothing_changed'}
        {...{ steps, papers, profile, closes, sources, today, submission }}
      />,
    ],
    [
      'papers',
      <Papers
        key="papers"
        state={kept.state}
        onRetry={() => void kept.retry()}
        {...{ owners, family, submission, onTick }}
      />,
    ],
    [
      'preflight',
      <Preflight
        key="preflight"
        preflight={makePreflight(profile, route, owners, advice.document_notes, submission, today, closes)}
        notes={advice.document_notes}
        sources={sources}
      />,
    ],
    ['consistency', <Consistency key="consistency" notes={advice.consistency} sources={sources} />],
    [
      'family',
      <Family
        key="family"
        notes={advice.family.filter((note) => !isOfRefusal(note))}
        family={family}
        sources={sources}
      />,
    ],
    [
      advice.reapplication ? 'again' : 'if_refused',
      <Again
        key="again"
        reapplication={advice.reapplication}
        left={advice.family.filter(isOfRefusal)}
        {...{ profile, route, sources }}
      />,
    ],
    ['more', <MoreQuestions key="more" kept={kept} />],
    ['brief', <Brief key="brief" onPrint={() => print('brief')} {...{ analysis, profile, advice, owners }} />],
    ['limits', <Limits key="limits" />],
  ]
  return (
    <article className={`${shared.page} ${classes.page}`} data-print={printed}>
      <CaseHeader
        title={t('title')}
        heading={assessment.label ?? t('title')}
        facts={[
          t('for_route', { route: t(`model:route.${route}`) }),
          t('apply_month', { month: formatMonth(apply_month, language) }),
          t('made_on', { date: formatDate(analysis.assessed_at, language) }),
        ]}
      >
        {apply_month < monthInSingapore(now) && (
          <Callout kind="warning">
            <p>{t('month_passed', { month: formatMonth(apply_month, language) })}</p>
          </Callout>
        )}
        <div className={shared.actions}>
          <ButtonLink to={resultPath(assessment.id)} look="outline">
            {t('result')}
          </ButtonLink>
          <ReuseAnswers assessmentId={assessment.id} />
          <Button look="outline" onClick={() => print('all')}>
            {t('print')}
          </Button>
        </div>
      </CaseHeader>
      <nav aria-label={t('contents')} className={classes.contents}>
        <details>
          <summary>{t('contents')}</summary>
          <ul className="plain-list">
            {parts.map(([name]) => (
              <li key={name}>
                <a href={`#${name}`}>{t(`section.${name}`)}</a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <div className={classes.parts}>
        {parts.map(([name, content]) => (
          <Section key={name} id={name} title={t(`section.${name}`)}>
            {content}
          </Section>
        ))}
        <Section id="sources" title={t('sources')}>
          <SourceList sources={sources} />
        </Section>
      </div>
    </article>
  )
}

type PartName =
  | 'short'
  | 'report'
  | 'factors'
  | 'what_ifs'
  | 'timeline'
  | 'papers'
  | 'consistency'
  | 'family'
  | 'again'
  | 'if_refused'
  | 'plan'
  | 'preflight'
  | 'brief'
  | 'more'
  | 'limits'

/** The sources of the stored analysis, and those of advice that answers given since have brought. */
function mergeSources(analysis: Analysis, advice: ReturnType<typeof advise>) {
  const cited = new Set(
    [advice.consistency, advice.family, advice.documents, advice.plan, advice.reapplication?.notes ?? []].flatMap(
      (notes) => notes.flatMap(({ source_ids }) => source_ids),
    ),
  )
  const known = new Set(analysis.sources.map(({ id }) => id))
  return [...analysis.sources, ...allSources.filter(({ id }) => cited.has(id) && !known.has(id))]
}

function Limits() {
  const { t } = useTranslation(['analysis', 'model'])
  return (
    <>
      <ul className={shared.list}>
        {(['one', 'two', 'three', 'four'] as const).map((name) => (
          <li key={name}>{t(`limits.${name}`)}</li>
        ))}
      </ul>
      <p>{t('model:independent')}</p>
    </>
  )
}
