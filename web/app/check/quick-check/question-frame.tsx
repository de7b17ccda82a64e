import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import { Questions, type QuestionsProps } from '../../kit/questions/questions.tsx'
import shared from '../check.module.css'
import classes from './quick-check.module.css'

/** Where a question stands: which it is of how many; of one's own words, how many answers are in and how many to go. */
export type QuestionPlace = { number: number; count: number } | { taken: number; left: number }

interface QuestionFrameProps extends Omit<QuestionsProps, 'ref' | 'before' | 'children'> {
  place: QuestionPlace
  next: string
  back?: ReactNode
  isBusy?: boolean
  takesFocus: boolean
}

/** One question of the quick check, with its place among the others and the way on. */
export function QuestionFrame({ place, next, back, isBusy = false, takesFocus, ...asked }: QuestionFrameProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const label = takesFocus ? form.current?.querySelector<HTMLElement>('legend, label') : null
    if (!label) return
    // Where one types, one can type at once.
    const control = form.current?.querySelector<HTMLElement>('input, select')
    if (control?.matches('[inputmode]')) {
      control.focus({ preventScroll: true })
      label.scrollIntoView?.({ block: 'nearest' })
      return
    }
    label.tabIndex = -1
    label.focus()
  }, [takesFocus])
  return (
    <Questions
      {...asked}
      ref={form}
      before={
        <p className="mt-3 mb-3 muted small">
          <Place place={place} />
        </p>
      }
    >
      {/* Before the reader has begun, a way on that stays in view would lie over the question as it comes into view. */}
      <div className={`row mt-7 ${takesFocus ? shared.wayOn : ''}`}>
        <Button type="submit" isOpening={isBusy}>
          {next}
        </Button>
        {back}
      </div>
    </Questions>
  )
}

function Place({ place }: { place: QuestionPlace }) {
  const { t } = useTranslation('home')
  if ('taken' in place) return t('quick.in', { count: place.taken, left: place.left })
  return (
    <progress
      className={`${classes.bar} block w-full`}
      value={place.number}
      max={place.count}
      aria-label={t('quick.progress', place)}
    />
  )
}
