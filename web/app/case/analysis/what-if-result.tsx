import type { Analysis } from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import { whatIfQuery } from './analysis-queries.ts'
import { useEffectText } from './effect-text.ts'
import { RangePicture } from './range-picture.tsx'
import { type Chosen, together } from './what-if-changes.ts'
import classes from './what-ifs.module.css'

interface WhatIfResultProps {
  assessmentId: string
  analysis: Analysis
  chosen: readonly Chosen[]
}

/** The range before and after these changes, and what lies between them. A single known change needs no question. */
export function WhatIfResult({ assessmentId, analysis, chosen }: WhatIfResultProps) {
  const { t } = useTranslation(['analysis'])
  const effectText = useEffectText()
  const known = knownAnswer(analysis, chosen)
  const changes = together(chosen)
  const request = useQuery({ ...whatIfQuery(assessmentId, changes), enabled: chosen.length > 0 && !known })
  const { estimate } = analysis
  if (!estimate) return null

  const answer = known ?? (chosen.length > 0 ? (request.data?.compared ?? null) : null)
  const before = answer?.before ?? estimate
  const after = request.isError && !known ? null : (answer?.after ?? null)
  const people = ({ low, high }: { low: number; high: number }) => t('factors.range_value', { low, high })
  const isWaiting = chosen.length > 0 && !known && request.isFetching
  const weighed = known ? known.weighed : true
  return (
    <div aria-busy={isWaiting} data-what-if-answer={isWaiting ? '' : JSON.stringify(changes)}>
      <RangePicture
        title={t('what_ifs.picture')}
        description={
          after
            ? t('what_ifs.picture_text', { before: people(before), after: people(after) })
            : t('what_ifs.picture_before', { before: people(before) })
        }
        rows={[
          {
            key: 'before',
            label: t('labelled', { label: t('what_ifs.before'), text: people(before) }),
            people: before,
            isFirst: true,
          },
          {
            key: 'after',
            label: after ? t('labelled', { label: t('what_ifs.after'), text: people(after) }) : t('what_ifs.after'),
            people: after,
          },
        ]}
      />
      <div role="status" className={classes.result}>
        {chosen.length === 0 ? (
          <p>{t('what_ifs.nothing_chosen')}</p>
        ) : request.isError && !known ? (
          <Failure failure={request.error} onRetry={() => void request.refetch()} />
        ) : answer?.difference && after ? (
          <p>
            <strong>{effectText(answer.difference, weighed)}</strong>
          </p>
        ) : (
          <p>{t(isWaiting ? 'what_ifs.waiting' : 'what_ifs.no_estimate')}</p>
        )}
      </div>
    </div>
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
