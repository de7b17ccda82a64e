import { oncePerSet } from '@settlesg/answers'
import type { Assessment } from '@settlesg/contract'
import { formatDate } from '@settlesg/wording'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gap } from '../../base/i18n/gap.ts'
import { draftOwnerQuery } from '../../base/session/draft-owner.ts'
import { Button } from '../../kit/button.tsx'
import { Panel } from '../../kit/panel.tsx'
import { FoldedSection } from '../../kit/section.tsx'
import shared from '../check.module.css'
import { ReuseAnswers } from '../draft/reuse-answers.tsx'
import { OneQuestion } from './one-question.tsx'
import { hasPending } from './pending.ts'
import classes from './sharpen.module.css'
import { Versions } from './versions.tsx'

/** Answers that may follow a result: each makes the range move, free until a day that is named. */
export function Sharpen({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation(['result', 'model'])
  const { id, corrections, prediction } = assessment
  // What was begun before a reload or the end of a session goes on where it was.
  const [isBegun, setIsBegun] = useState(() => hasPending(id))
  const isOver = corrections === null || corrections.left === 0 || Date.now() >= Date.parse(corrections.until)
  const open = oncePerSet(prediction.open_questions).length
  return (
    <FoldedSection
      id="answers"
      title={t('sharpen.title')}
      about={open > 0 && t('sharpen.question', { count: open })}
      isOpen={isBegun}
    >
      {isOver ? <Over assessment={assessment} /> : <Terms corrections={corrections} />}
      <Versions assessment={assessment} canUndo={!isOver} />
      {!isOver && !isBegun && (
        <>
          <p>
            {open > 0 ? t('sharpen.teaser', { count: open, width: widest(assessment) }) : t('sharpen.nothing_open')}
          </p>
          <p>
            <Button onClick={() => setIsBegun(true)}>{t(open > 0 ? 'sharpen.begin' : 'sharpen.correct')}</Button>
          </p>
        </>
      )}
      {!isOver && isBegun && (
        <Panel>
          <SharpenForm assessment={assessment} onClose={() => setIsBegun(false)} />
        </Panel>
      )}
    </FoldedSection>
  )
}

/** By how many people the most telling answer may narrow the range or move its middle. */
const widest = ({ prediction: { open_questions } }: Assessment) =>
  Math.max(1, ...open_questions.map(({ width, move }) => Math.round(Math.max(width, move))))

function Terms({ corrections: { until, left } }: { corrections: NonNullable<Assessment['corrections']> }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  return (
    <p className={`muted small ${classes.terms}`}>
      {t('sharpen.terms', { date: formatDate(until, i18n.language), count: left })}
    </p>
  )
}

function Over({ assessment: { id, corrections } }: { assessment: Assessment }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  return (
    <>
      <p className={`muted small ${classes.terms}`}>
        {corrections === null
          ? t('sharpen.problem.locked')
          : corrections.left === 0
            ? t('sharpen.problem.too_many_versions')
            : t('sharpen.over', { date: formatDate(corrections.until, i18n.language) })}
      </p>
      <p>
        <ReuseAnswers assessmentId={id} />
      </p>
    </>
  )
}

interface SharpenFormProps {
  assessment: Assessment
  onClose: () => void
}

/** One question at a time, the most telling first. What is typed is kept from the first letter on. */
function SharpenForm({ assessment, onClose }: SharpenFormProps) {
  const { t, i18n } = useTranslation(['result', 'model', 'form'])
  const { data: owner, error, refetch } = useQuery(draftOwnerQuery)
  if (owner) return <OneQuestion assessment={assessment} owner={owner} onClose={onClose} />
  if (!error) return null
  return (
    <p role="alert" className={shared.failed}>
      {t('sharpen.problem.not_opened')}
      {gap(i18n)}
      <Button look="link" onClick={() => void refetch()}>
        {t('failed.retry')}
      </Button>
    </p>
  )
}
