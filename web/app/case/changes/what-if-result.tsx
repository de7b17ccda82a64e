import type { Analysis } from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import { describeEffect, describeRange } from '@settlesg/wording'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { asTexts } from '../../base/i18n/texts.ts'
import { Crowd, type Range } from '../../charts/crowd.tsx'
import { Button } from '../../kit/button.tsx'
import { type Changes, type Chosen, together } from './what-if-changes.ts'
import classes from './what-ifs.module.css'

/** A what-if: asked, never stored. The last answer stays in sight until the next one is here. */
const whatIfQuery = (id: string, changes: Changes) =>
  queryOptions({
    queryKey: ['assessments', 'what-if', id, changes],
    queryFn: ({ signal }) => api.analyze({ body: { assessment_id: id, changes } }, { signal }),
    select: ({ compared, no_estimate_reason }) => ({ compared, no_estimate_reason }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })

interface WhatIfResultProps {
  assessmentId: string
  analysis: Analysis
  chosen: readonly Chosen[]
}

/**
 * The range before and after these changes, and what lies between them: the hundred people as they are turn into those
 * with the changes. A single known change needs no question.
 */
export function WhatIfResult({ assessmentId, analysis, chosen }: WhatIfResultProps) {
  const { t, i18n } = useTranslation(['analysis'])
  const known = knownAnswer(analysis, chosen)
  const changes = together(chosen)
  const request = useQuery({ ...whatIfQuery(assessmentId, changes), enabled: chosen.length > 0 && !known })
  const { estimate } = analysis
  if (!estimate) return null

  const answer = known ?? (chosen.length > 0 ? (request.data?.compared ?? null) : null)
  const before = answer?.before ?? estimate
  const after = request.isError && !known ? null : (answer?.after ?? null)
  const texts = asTexts(i18n)
  const labelled = (label: string, range: Range) => t('labelled', { label, text: describeRange(texts, range) })
  const isWaiting = chosen.length > 0 && !known && request.isFetching
  const weighed = known ? known.weighed : true
  return (
    <div aria-busy={isWaiting} data-what-if-answer={isWaiting ? '' : JSON.stringify(changes)}>
      <figure aria-label={t('what_ifs.picture')} className="grid gap-1 max-w-26 m-0">
        <p className={`m-0 ${after ? 'muted' : 'bold'}`}>{labelled(t('what_ifs.before'), before)}</p>
        {chosen.length > 0 && after && <p className="m-0 bold">{labelled(t('what_ifs.after'), after)}</p>}
        <Crowd range={chosen.length > 0 ? after : before} isPlain isQuiet />
      </figure>
      <div role="status" className={classes.result}>
        {chosen.length === 0 ? (
          <p>{t('what_ifs.nothing_chosen')}</p>
        ) : request.isError && !known ? (
          <Failure failure={request.error} onRetry={() => void request.refetch()} />
        ) : answer?.difference && after ? (
          <p>
            <strong>{describeEffect(texts, answer.difference, weighed)}</strong>
          </p>
        ) : (
          <p>{t(isWaiting ? 'what_ifs.waiting' : 'what_ifs.no_estimate')}</p>
        )}
      </div>
    </div>
  )
}

/** The hundred people as they are and with changes, one below the other. */
export function BeforeAndAfter({ before, after }: { before: Range; after: Range | null }) {
  const { t, i18n } = useTranslation(['analysis'])
  const part = (label: string, range: Range | null) => (
    <div>
      <p className="m-0 bold">{range ? t('labelled', { label, text: describeRange(asTexts(i18n), range) }) : label}</p>
      <Crowd range={range} isPlain isQuiet />
    </div>
  )
  return (
    <figure aria-label={t('what_ifs.picture')} className="grid gap-3 max-w-26">
      {part(t('what_ifs.before'), before)}
      {part(t('what_ifs.after'), after)}
    </figure>
  )
}

/** What the analysis has worked out already: one of its own what-ifs by itself. */
function knownAnswer({ what_ifs }: Analysis, chosen: readonly Chosen[]) {
  const [only] = chosen
  return (chosen.length === 1 && what_ifs.find(({ id }) => id === only?.control)) || null
}

function Failure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['analysis'])
  const status = failure instanceof ApiError ? failure.status : 0
  if (status === 422) return <p>{t('what_ifs.refused')}</p>
  return (
    <>
      <p>{t(status === 429 ? 'what_ifs.too_many' : 'what_ifs.failed')}</p>
      <Button look="outline" size="sm" onClick={onRetry}>
        {t('what_ifs.retry')}
      </Button>
    </>
  )
}
