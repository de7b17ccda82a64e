import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import { focusControl } from '../../kit/questions/form-state.ts'
import shared from '../check.module.css'
import classes from './quick-check.module.css'

/** Where a question stands: which it is of how many; of one's own words, how many answers are in and how many to go. */
export type QuestionPlace = { number: number; count: number } | { taken: number; left: number }

interface QuestionFrameProps {
  ref?: Ref<HTMLFormElement>
  /** The id of the first control, which takes the focus where its answer is wrong. */
  controlId: string
  place: QuestionPlace
  next: string
  back?: ReactNode
  isBusy?: boolean
  takesFocus: boolean
  onNext: () => void
  children: ReactNode
}

/** One question of the quick check, with its place among the others and the way on. */
export function QuestionFrame(props: QuestionFrameProps) {
  const { ref, controlId, place, next, back, isBusy = false, takesFocus, onNext, children } = props
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current)
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
    // Outside a dialog this method does nothing: pressed before the page is alive, no answer goes into an address.
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
        requestAnimationFrame(() => {
          if (form.current?.querySelector('[aria-invalid]')) focusControl(controlId)
        })
      }}
    >
      <p className={`muted small ${classes.progress}`}>
        <Place place={place} />
      </p>
      {children}
      {/* Before the reader has begun, a way on that stays in view would lie over the question as it comes into view. */}
      <div className={`row ${shared.ways} ${takesFocus ? shared.wayOn : ''}`}>
        <Button type="submit" isOpening={isBusy}>
          {next}
        </Button>
        {back}
      </div>
    </form>
  )
}

function Place({ place }: { place: QuestionPlace }) {
  const { t } = useTranslation('home')
  if ('taken' in place) return t('quick.in', { count: place.taken, left: place.left })
  return (
    <progress className={classes.bar} value={place.number} max={place.count} aria-label={t('quick.progress', place)} />
  )
}
