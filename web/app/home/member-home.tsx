import { type Assessment, dayInSingapore } from '@settlesg/contract'
import { nextStep } from '@settlesg/model'
import { describeRange, formatDate, formatMonth, nextStepText } from '@settlesg/wording'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { assessmentsQuery, caseQuery } from '../assessments/assessment-queries.ts'
import { papersPath, resultPath } from '../assessments/reference.ts'
import { versionCause } from '../assessments/version-cause.ts'
import { asTexts } from '../base/i18n/texts.ts'
import { Crowd } from '../charts/crowd.tsx'
import { StoredAnswers, useQuestionsAhead } from '../check/index.ts'
import { ownerQuery } from '../drafts/answers-store.ts'
import { emptyDraft, holdsOtherAnswers, loadDraft } from '../drafts/draft.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { FailureDetail } from '../kit/form-failure.tsx'
import { Link } from '../kit/link.tsx'
import { Callout } from '../kit/panel.tsx'
import { PageLoading } from '../kit/spinner.tsx'
import { Facts } from '../kit/table.tsx'

/**
 * Where a member's newest case stands: its result, what has changed since, and the next step; without a case, the way to
 * one. `takesFocus` where it takes the place of the visitors' home, after signing in there.
 */
export function MemberHome({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation(['home', 'model', 'result', 'form', 'advice'])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const newest = useQuery(assessmentsQuery(0, 1))
  const id = newest.data?.data[0]?.id
  const found = useQuery({ ...caseQuery(id ?? ''), enabled: id !== undefined })
  const { error, isFetching, refetch } = newest.error ? newest : found
  const isEmpty = newest.isSuccess && id === undefined
  return (
    <article className="stack prose gap-6 justify-items-start mt-7">
      <h1 ref={heading} tabIndex={-1}>
        {t(isEmpty ? 'home:member.title_none' : 'home:member.title')}
      </h1>
      <StoredAnswers />
      {error && (
        <Callout kind="warning" title={t('home:member.failed')}>
          <FailureDetail failure={error} />
          <Button size="sm" isBusy={isFetching} onClick={() => void refetch()}>
            {t('home:member.retry')}
          </Button>
        </Callout>
      )}
      {found.data && <NewestCase assessment={found.data} />}
      {!error && !found.data && !isEmpty && <PageLoading />}
      {isEmpty && <NoCase />}
      {found.data && <WayToForm />}
    </article>
  )
}

/** Before the first estimate: how many questions it takes, of those not answered already. */
function NoCase() {
  const { t } = useTranslation(['home', 'form'])
  const ahead = useQuestionsAhead()
  if (!ahead) return <PageLoading />
  const { most, left } = ahead
  const text = left < most ? t('form:questions_left', { count: left }) : t('home:member.none', { count: most })
  return <EmptyState text={text} action={<WayToForm isFirst />} />
}

function NewestCase({ assessment }: { assessment: Assessment }) {
  const { t, i18n } = useTranslation(['home', 'model', 'result', 'form', 'advice'])
  const { id, prediction, profile, apply_month, outcome, is_unlocked, route } = assessment
  const { estimate, no_estimate_reason: reason } = prediction
  const step = nextStep({
    profile: { ...profile, route: { ...profile.route, apply_month } },
    route: prediction.route,
    today: dayInSingapore(new Date()),
    madeOn: dayInSingapore(new Date(prediction.assessed_at)),
    outcome,
  })
  return (
    <section className="stack card w-full" aria-labelledby="case-title">
      <h2 id="case-title" className="muted small regular">
        {[
          route && t(`model:route.${route}`),
          t('home:member.apply_month', { month: formatMonth(apply_month, i18n.language) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </h2>
      {estimate ? (
        <div>
          <p className="text-xl bold tabular leading-tight">
            {describeRange(asTexts(i18n), estimate)} <small>{t('result:answer.of')}</small>
          </p>
          <Crowd range={estimate} />
        </div>
      ) : (
        reason && <p className="text-l bold">{t(`model:no_estimate.${reason}.title`)}</p>
      )}
      <Facts
        look="columns"
        facts={[
          { name: t('home:member.changed'), value: <WhatChanged assessment={assessment} /> },
          ...(step ? [{ name: t('home:member.next'), value: nextStepText(asTexts(i18n), step) }] : []),
        ]}
      />
      <p className="row">
        <ButtonLink to={resultPath(id)}>{t('home:member.open')}</ButtonLink>
        {is_unlocked && <Link to={papersPath(id)}>{t('home:member.papers')}</Link>}
      </p>
    </section>
  )
}

/** Why there is a newer version than the one before, with the range of that one; or since when nothing has changed. */
function WhatChanged({ assessment: { versions, created_at } }: { assessment: Assessment }) {
  const { t, i18n } = useTranslation(['home', 'model', 'result', 'form', 'advice'])
  const [newest, before] = versions
  if (!newest || !before)
    return t('home:member.unchanged', { date: formatDate(newest?.at ?? created_at, i18n.language) })
  const { low, high } = before
  return (
    <>
      {formatDate(newest.at, i18n.language)}: {versionCause(i18n, newest)}
      {low !== null && high !== null && ` (${t('home:member.was', { low, high })})`}
    </>
  )
}

/** The way to a new estimate, or on with the form that was begun. */
function WayToForm({ isFirst = false }: { isFirst?: boolean }) {
  const { t } = useTranslation('home')
  const owner = useQuery(ownerQuery)
  const draft = owner.data ? loadDraft(owner.data) : null
  const hasBegun = holdsOtherAnswers(draft, emptyDraft)
  return (
    <p>
      <ButtonLink to="/tool" look={isFirst || hasBegun ? 'filled' : 'outline'}>
        {t(hasBegun ? 'member.go_on' : isFirst ? 'member.first' : 'member.another')}
      </ButtonLink>
    </p>
  )
}
