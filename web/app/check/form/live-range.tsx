import type { Month } from '@settlesg/contract'
import type { Answers } from '@settlesg/form-logic'
import { describeRange } from '@settlesg/wording'
import { useEffect, useMemo, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { Crowd } from '../../charts/crowd.tsx'
import { Icon } from '../../kit/icon.tsx'
import { NotCounted } from '../not-counted.tsx'
import classes from './live-range.module.css'
import { rangeSoFar } from './range-so-far.ts'

/** Nobody turns while somebody is still typing. */
const pauseMs = 400

interface LiveRangeProps {
  answers: Answers
  thisMonth: Month
}

/**
 * The hundred people of the answers so far, and in one line what they still lack. Beside the questions at a desk; on a
 * phone a strip above the buttons, which opens to the whole picture.
 */
export function LiveRange({ answers, thisMonth }: LiveRangeProps) {
  const { t, i18n } = useTranslation(['form', 'model'])
  const settled = useSettled(answers)
  const soFar = useMemo(() => rangeSoFar(settled, thisMonth), [settled, thisMonth])
  const [isOpen, setIsOpen] = useState(false)
  const range = soFar && 'range' in soFar ? soFar.range : null
  const notCounted = soFar && 'range' in soFar ? soFar.notCounted : []
  const rangeText = range && describeRange(asTexts(i18n), range)
  return (
    <div className={soFar ? `relative mb-2 ${classes.range}` : 'hidden'}>
      {soFar && 'missing' in soFar && <p className="muted small">{t('range.missing', { count: soFar.missing })}</p>}
      {range && (
        <>
          <p className={`accent bold tabular ${classes.figure}`}>
            <Trans t={t} i18nKey="range.figure" values={{ range: rangeText }} components={{ figure: <b /> }} />
          </p>
          <button
            type="button"
            className={`grid ${classes.toggle} accent bg-none border-0 rounded pointer`}
            aria-expanded={isOpen}
            aria-label={t('range.larger')}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="chevron-down" />
          </button>
          <Crowd range={range} isPlain={!isOpen} isSlim={!isOpen} isQuiet />
          <NotCounted paths={notCounted} />
        </>
      )}
      <p role="status" className="visually-hidden">
        {rangeText && t('range.spoken', { range: rangeText })}
      </p>
    </div>
  )
}

/** The answers once they have stood for a moment; at first as they are. */
function useSettled(answers: Answers): Answers {
  const [settled, setSettled] = useState(answers)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(answers), pauseMs)
    return () => window.clearTimeout(timer)
  }, [answers])
  return settled
}
