import type { Assessment } from '@settlesg/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Section } from '../../../components/section.tsx'
import { formatDate } from '../../../dates-and-money.ts'
import { LazyPart } from '../../loading/lazy-part.tsx'
import { lazyScript } from '../../loading/lazy-script.ts'
import { useOpening } from '../../loading/use-opening.ts'
import { askedOnce } from '../answers/asked-together.ts'
import { ReuseAnswers } from '../draft/reuse-answers.tsx'
import { hasPending } from './pending.ts'
import classes from './sharpen.module.css'
import { Versions } from './versions.tsx'

const form = lazyScript(() => import('./sharpen-form.tsx'))

/** Answers that may follow a result: each makes the range move, free until a day that is named. */
export function Sharpen({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation(['result', 'model'])
  const { id, corrections, prediction } = assessment
  // What was begun before a reload or the end of a session goes on where it was.
  const [isBegun, setIsBegun] = useState(() => hasPending(id))
  const { isOpening, openOnceHere } = useOpening(form)
  const isOver = corrections === null || corrections.left === 0 || Date.now() >= Date.parse(corrections.until)
  const open = askedOnce(prediction.open_questions).length
  return (
    <Section title={t('sharpen.title')}>
      {isOver ? <Over assessment={assessment} /> : <Terms corrections={corrections} />}
      <Versions assessment={assessment} canUndo={!isOver} />
      {!isOver && !isBegun && (
        <>
          <p>
            {open > 0 ? t('sharpen.teaser', { count: open, width: widest(assessment) }) : t('sharpen.nothing_open')}
          </p>
          <p>
            <Button isOpening={isOpening} onClick={() => openOnceHere(() => setIsBegun(true))}>
              {t(open > 0 ? 'sharpen.begin' : 'sharpen.correct')}
            </Button>
          </p>
        </>
      )}
      {!isOver && isBegun && (
        <div className={classes.form}>
          <LazyPart script={form} props={{ assessment, onClose: () => setIsBegun(false) }} />
        </div>
      )}
    </Section>
  )
}

/** By how many people the most telling answer may narrow the range or move its middle. */
const widest = ({ prediction: { open_questions } }: Assessment) =>
  Math.max(1, ...open_questions.map(({ width, move }) => Math.round(Math.max(width, move))))

function Terms({ corrections: { until, left } }: { corrections: NonNullable<Assessment['corrections']> }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  return <p className={classes.terms}>{t('sharpen.terms', { date: formatDate(until, i18n.language), count: left })}</p>
}

function Over({ assessment: { id, corrections } }: { assessment: Assessment }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  return (
    <>
      <p className={classes.terms}>
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
