import type { Assessment, ReportedOutcome } from '@settlesg/contract'
import { formatDate, formatMonth } from '@settlesg/wording'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useSetCase } from '../../assessments/assessment-queries.ts'
import { api } from '../../base/api.ts'
import { notify } from '../../base/notices/notify.ts'
import { Button } from '../../kit/button.tsx'
import { FormFailure } from '../../kit/form-failure.tsx'
import { Section } from '../../kit/section.tsx'
import { Facts } from '../../kit/table.tsx'
import { useSubmit } from '../../kit/use-submit.ts'
import { OutcomeForm } from './outcome-form.tsx'

/**
 * Below a result: who has applied may tell what became of it, see what they told, and take it back. Not offered to
 * those with a conviction: the model makes no estimate of their answers, so it could learn nothing from them.
 */
export function ReportOutcome({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('result')
  if (assessment.no_estimate_reason === 'conviction') return null
  return (
    <div className="prose screen-only">
      <Section id="outcome" title={t('outcome.title')}>
        <Outcome assessment={assessment} />
      </Section>
    </div>
  )
}

/** The reported outcome of this assessment's application, or the offer to report it, which opens the form. */
function Outcome({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('result')
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const setCase = useSetCase(assessment.id)
  const { outcome } = assessment
  // The button that was pressed goes away; the focus stays in its place, in view once the form above it has gone.
  const close = () => {
    flushSync(() => setIsOpen(false))
    place.current?.focus()
  }
  const end = async (now: ReportedOutcome | null, message: string) => {
    await setCase({ outcome: now })
    close()
    notify({ kind: 'success', message })
  }
  const takeBack = useSubmit(async () => {
    await api.takeBackOutcome({ assessment_id: assessment.id })
    await end(null, t('outcome.taken_back'))
  })
  const open = (
    <Button
      look="outline"
      size="sm"
      onClick={() => {
        takeBack.clearFailure()
        setIsOpen(true)
      }}
    >
      {t(outcome ? 'outcome.change' : 'outcome.open')}
    </Button>
  )

  return (
    <div ref={place} tabIndex={-1}>
      {isOpen && (
        <>
          <p>{t('outcome.about')}</p>
          <OutcomeForm assessment={assessment} onKept={(kept) => end(kept, t('outcome.is_kept'))} onCancel={close} />
        </>
      )}
      {!isOpen && outcome && <OutcomeSummary outcome={outcome} />}
      {!isOpen && (
        <div className="row mt-3 screen-only">
          {open}
          {outcome && (
            <Button look="outline" size="sm" {...takeBack.button()}>
              {t('outcome.take_back')}
            </Button>
          )}
        </div>
      )}
      <FormFailure failure={takeBack.failure} message={t('outcome.failed')} />
    </div>
  )
}

/** A kept report, fact by fact, and how long it stays. */
function OutcomeSummary({ outcome: { outcome, applied, decided, reported_at } }: { outcome: ReportedOutcome }) {
  const { t, i18n } = useTranslation('result')
  const facts = [
    { name: t('outcome.fact.outcome'), value: t(`outcome.option.${outcome}`) },
    applied && { name: t('outcome.fact.applied'), value: formatMonth(applied, i18n.language) },
    decided && {
      name: t(`outcome.fact.${outcome === 'withdrawn' ? 'withdrawn' : 'decided'}`),
      value: formatMonth(decided, i18n.language),
    },
    { name: t('outcome.fact.reported'), value: formatDate(reported_at, i18n.language) },
  ].filter((fact) => typeof fact === 'object' && fact !== null)
  return (
    <>
      <Facts look="columns" facts={facts} />
      <p className="muted small">{t('outcome.kept.how_long')}</p>
    </>
  )
}
