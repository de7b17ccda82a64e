import { type Day, dated, dayInSingapore, type Month, type Profile, priceOrder, type RouteId } from '@settlesg/contract'
import { ApiError, NetworkError } from '@settlesg/contract/client'
import { advise, countPapers, possibleWhatIfs, schedule } from '@settlesg/model'
import { formatCents, formatDay, formatWhole } from '@settlesg/wording'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSetCase } from '../../assessments/assessment-queries.ts'
import { analysisPath, papersPath } from '../../assessments/reference.ts'
import { api } from '../../base/api.ts'
import { meQuery, useMe } from '../../base/session/authentication.tsx'
import { Button } from '../../kit/button.tsx'
import { Panel } from '../../kit/panel.tsx'
import { Facts } from '../../kit/table.tsx'
import { useSubmit } from '../../kit/use-submit.ts'
import { BuyPack } from '../../money/index.ts'

/** What an analysis costs (docs/product.md 3). */
const costInSupercredits = 1

interface OpenAnalysisProps {
  assessmentId: string
  /** What it holds for this person. */
  children?: ReactNode
}

/**
 * What opening the analysis costs, what is left afterwards and that it is final, before the one press that does it: with a
 * supercredit of the account, or by buying one for it.
 */
export function OpenAnalysis({ assessmentId, children }: OpenAnalysisProps) {
  const { t, i18n } = useTranslation(['analysis'])
  const me = useMe()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const setCase = useSetCase(assessmentId)
  const open = useSubmit(async () => {
    try {
      await api.consumeSupercredits({ body: { assessment_id: assessmentId } })
    } finally {
      void queries.invalidateQueries({ queryKey: meQuery.queryKey })
      void queries.invalidateQueries({ queryKey: ['credit-records'] })
    }
    await setCase({ is_unlocked: true })
    // The case as it was, with the first part that is new.
    void navigate(papersPath(assessmentId))
  })
  const held = me.data?.supercredits
  const { amountCents } = priceOrder('pack_2', 1)
  const isLost = findCode(open.failure) === 'not_enough_supercredits'
  return (
    <Panel>
      <p className="accent text-l bold leading-tight">
        {t('offer.price', { price: formatCents(amountCents, i18n.language) })}
      </p>
      {children}
      <p>{t('offer.price_about')}</p>
      {open.failure !== null && (
        <p role="alert" className="failure">
          {t(`open.${failureKey(open.failure)}`)}
        </p>
      )}
      {held === undefined ? (
        me.isError && <p role="alert">{t('open.balance_failed')}</p>
      ) : held >= costInSupercredits && !isLost ? (
        <>
          <Facts
            look="large"
            facts={[
              { name: t('open.now'), value: formatWhole(held, i18n.language) },
              { name: t('open.after'), value: formatWhole(held - costInSupercredits, i18n.language) },
            ]}
          />
          <p>{t('open.final')}</p>
          <Button size="lg" {...open.button()}>
            {t('open.button')}
          </Button>
        </>
      ) : (
        <BuyPack product="pack_2" toOpen={assessmentId} returnTo={analysisPath(assessmentId)} />
      )}
      <p className="muted small">{t('open.stored')}</p>
    </Panel>
  )
}

const findCode = (failure: unknown) => (failure instanceof ApiError ? failure.code : null)

function failureKey(failure: unknown): 'failed_network' | 'failed_busy' | 'nothing' | 'none' | 'failed' {
  if (failure instanceof NetworkError) return 'failed_network'
  if (findCode(failure) === 'not_enough_supercredits') return 'none'
  if (findCode(failure) === 'nothing_to_analyse') return 'nothing'
  return failure instanceof ApiError && (failure.status === 429 || failure.status === 503) ? 'failed_busy' : 'failed'
}

interface YourCountsProps {
  profile: Profile
  route: RouteId
  applyMonth: Month
  /** The day on which the estimate was made; today unless given. */
  madeOn?: Day
}

/** What the analysis would hold for these answers, counted here by the rules that it follows. */
export function YourCounts({ profile, route, applyMonth, madeOn }: YourCountsProps) {
  const { t, i18n } = useTranslation(['analysis'])
  const { papers, persons, whatIfs, until } = countsFor(profile, route, applyMonth, madeOn)
  return (
    <p>
      {t('offer.yours', {
        papers: t('offer.papers', { count: papers }),
        persons: t('offer.persons', { count: persons }),
        what_ifs: t('offer.what_ifs', { count: whatIfs }),
        date: formatDay(until, i18n.language),
      })}
    </p>
  )
}

/**
 * How many papers as the analysis counts them, of how many people; how many what-ifs, and the last day of the plan.
 */
export function countsFor(answers: Profile, route: RouteId, applyMonth: Month, madeOn?: Day) {
  const profile = dated(answers, applyMonth)
  const { documents, consistency: notes, plan: steps } = advise(profile, route)
  const today = dayInSingapore(new Date())
  const days = schedule({ profile, route, papers: documents, notes, steps, today, madeOn })
  const { all: papers, persons } = countPapers(documents)
  return {
    papers,
    persons,
    whatIfs: possibleWhatIfs(profile).length,
    until: [days.submission, ...days.steps.map(({ to }) => to)].toSorted().at(-1) ?? days.submission,
  }
}
