import { type Analysis, type Assessment, type Day, dated } from '@settlesg/contract'
import { type NextStep, preflightChecks, type Ticks, withCurrentAdvice } from '@settlesg/model'
import { papersSummary, planSummary, sentences, whatIfSummary } from '@settlesg/wording'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../base/i18n/texts.ts'
import { More } from '../kit/more.tsx'
import { FoldedSection, HeadingLevelProvider, Section } from '../kit/section.tsx'
import { FactorTable } from './answer/factors.tsx'
import { SourcesProvider } from './answer/sources.tsx'
import { SpouseAsApplicant } from './changes/spouse-as-applicant.tsx'
import { Timeline } from './changes/timeline.tsx'
import { WhatIfs } from './changes/what-ifs.tsx'
import { Consistency, Family, isOfRefusal } from './family/notes.tsx'
import { Reapplying } from './family/reapplication.tsx'
import { missingSince, withOutcome } from './outcome/with-outcome.ts'
import { useAnswerAutosave } from './papers/answer-autosave.ts'
import type { Paper, PaperState } from './papers/checklist.ts'
import { MoreQuestions } from './papers/more-questions.tsx'
import { Papers } from './papers/papers.tsx'
import { Plan } from './plan/plan.tsx'
import { Preflight } from './plan/preflight.tsx'
import { Brief } from './report/brief.tsx'
import { WordsToCopy } from './report/case-words.tsx'
import { ReportActions } from './report/report-actions.tsx'
import classes from './unlocked.module.css'

interface OpenedSectionsProps {
  assessment: Assessment
  analysis: Analysis
  today: Day
  /** The day on which the estimate was made. */
  madeOn: Day
  /** Today's step; null where there is nothing to do. */
  step: NextStep | null
  /** Of the papers of others than the applicant. */
  ticks: Ticks
  tick: (place: string, state: PaperState) => void
  /** The day to submit on that was chosen; null: the first that leaves every step its time. */
  submission: Day | null
  onSubmission: (day: Day) => void
  /** ICA has refused this application since, though the answers do not say so. */
  wasRefused: boolean
  /** The answers, and how they are changed. */
  children: ReactNode
}

/** What an analysis adds to a case. Numbers come from the server; papers, notes and plan follow the answers as they are ticked. */
export function OpenedSections(props: OpenedSectionsProps) {
  const { assessment, analysis, today, madeOn, step, ticks, tick, submission, onSubmission, wasRefused, children } =
    props
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form', 'issued', 'model', 'result', 'case-words'])
  const kept = useAnswerAutosave(assessment)

  const { apply_month } = analysis
  const profile = useMemo(() => dated(kept.profile, apply_month), [kept.profile, apply_month])
  const advised = useMemo(
    () => withCurrentAdvice(analysis, { profile, today, madeOn, ticks, submission }),
    [analysis, profile, today, madeOn, ticks, submission],
  )
  const { estimate, route, documents: papers, days, reapplication, sources } = advised
  if (!estimate || route === null) return null

  const texts = asTexts(i18n)
  const { family } = profile
  const isOnceRefused = reapplication !== null || wasRefused
  const notes = advised.family.filter((note) => !isOfRefusal(note))
  const onTick = (paper: Paper, state: PaperState) => {
    if (!paper.isAnswer) return tick(paper.place, state)
    void kept.change((answers) => {
      const { [paper.id]: _, ...others } = answers.history.documents ?? {}
      const documents = state === 'unknown' ? others : { ...others, [paper.id]: state }
      return { ...answers, history: { ...answers.history, documents } }
    })
  }
  return (
    <SourcesProvider value={sources}>
      <p className={`${classes.opened} m-0 mb-3 prose`}>{t('opened')}</p>
      <FoldedSection id="papers" title={t('section.papers')} about={papersSummary(texts, papers, family, days)}>
        <Papers state={kept.state} onRetry={() => void kept.retry()} {...{ papers, family, days, onTick }} />
        <Part id="consistency">
          <Consistency notes={advised.consistency} />
        </Part>
        <div className="screen-only">
          <Part id="more">
            <MoreQuestions kept={kept} />
          </Part>
        </div>
      </FoldedSection>
      <FoldedSection id="plan" title={t('section.plan')} about={planSummary(texts, days, papers)}>
        <Plan
          assessmentId={assessment.id}
          missingChange={missingSince(reapplication, wasRefused)}
          {...{ days, papers, family, onSubmission }}
        />
        <Part id="preflight">
          <Preflight
            checks={preflightChecks(profile, route, papers, days)}
            notes={advised.document_notes}
            days={days}
          />
        </Part>
      </FoldedSection>
      <FoldedSection id="what_changes" title={t('section.what_ifs')} about={whatIfSummary(texts, analysis)}>
        <WhatIfs assessmentId={assessment.id} profile={kept.profile} analysis={analysis} />
        {route === 'pts' && <SpouseAsApplicant assessmentId={assessment.id} profile={profile} analysis={analysis} />}
        <Part id="timeline">
          <p>{t('timeline.about')}</p>
          <Timeline timeline={analysis.timeline} />
        </Part>
      </FoldedSection>
      {children}
      <FoldedSection id="family" title={t('section.family')} about={t('result:head.notes', { count: notes.length })}>
        <Family notes={notes} family={family} />
      </FoldedSection>
      <FoldedSection
        id="again"
        title={t(`section.${isOnceRefused ? 'again' : 'if_refused'}`)}
        isOpen={isOnceRefused ? undefined : false}
      >
        <Reapplying
          left={advised.family.filter(isOfRefusal)}
          isRefusalTold={wasRefused}
          {...{ reapplication, profile, route }}
        />
      </FoldedSection>
      <FoldedSection id="factors" title={t('section.factors')} about={t('head.factors')} isOpen={false}>
        <Factors analysis={analysis} />
      </FoldedSection>
      <FoldedSection id="report" title={t('section.report')} about={t('head.report')}>
        <div className="screen-only">
          <ReportActions assessmentId={assessment.id} label={assessment.label} />
        </div>
        <Part id="brief">
          <Brief analysis={advised} profile={profile} />
        </Part>
        <More title={t('case-words:title')}>
          <WordsToCopy
            outlook={withOutcome(analysis, assessment.outcome)}
            opened={{ documents: papers, days }}
            {...{ profile, today, step }}
          />
        </More>
      </FoldedSection>
    </SourcesProvider>
  )
}

/** A part of a section, under a heading of its own. */
function Part({
  id,
  children,
}: {
  id: 'timeline' | 'consistency' | 'more' | 'preflight' | 'brief'
  children: ReactNode
}) {
  const { t } = useTranslation(['analysis'])
  return (
    <HeadingLevelProvider value={3}>
      <Section id={id} title={t(`section.${id}`)}>
        {children}
      </Section>
    </HeadingLevelProvider>
  )
}

/** Every answer inside its group, with its range: what stands above names only what counts for somebody. */
function Factors({ analysis: { estimate, factors, assumed_refusals } }: { analysis: Analysis }) {
  const { t, i18n } = useTranslation(['analysis', 'model'])
  if (!estimate) return null
  const { base } = estimate
  return (
    <>
      <p>
        {sentences(
          i18n,
          t('factors.sizes'),
          assumed_refusals ? t('model:assumed_refusals', assumed_refusals) : '',
          base.first_time === null
            ? ''
            : t(assumed_refusals ? 'factors.about_averaged' : 'factors.about_refused', {
                first: Math.round(base.first_time),
              }),
        )}
      </p>
      <FactorTable estimate={estimate} factors={factors} />
    </>
  )
}
