import type { Link } from '@settlesg/contract'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { excludedBy } from './exclusive-ticks.ts'
import { QuestionFrame } from './question-frame.tsx'
import { TickList } from './tick-list.tsx'

interface FirstQuestionProps {
  given: readonly Link[] | undefined
  count: number
  /** Its answer was given, and the script of what follows is on its way. */
  isBusy?: boolean
  /** The question takes the focus when it is shown: somebody came back to it. */
  takesFocus?: boolean
  onBegin?: () => void
  onDone: (links: Link[]) => void
}

// Here once more, because the list of all options is not part of the first screen.
const links = [
  'spouse_of_citizen',
  'spouse_of_pr',
  'child_of_citizen_or_pr',
  'parent_of_citizen',
] as const satisfies readonly Link[]
const isLink = (text: string): text is Link => links.some((link) => link === text)

/** What is ticked in the page itself, maybe before React was there to hear of it; undefined for nothing at all. */
function boxesTicked(form: HTMLFormElement | null): Link[] | undefined {
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
  return boxes.length > 0 ? boxes.map(({ value }) => value).filter(isLink) : undefined
}

/** The ties to people here. It stands in the prerendered page, so it needs the texts of the home page only. */
export function FirstQuestion({
  given,
  count,
  isBusy = false,
  takesFocus = false,
  onBegin,
  onDone,
}: FirstQuestionProps) {
  const { t } = useTranslation('home')
  const [ticked, setTicked] = useState(given)
  const [isMissing, setIsMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const early = boxesTicked(form.current)
    if (!early || given) return
    setTicked(early)
    onBegin?.()
  }, [given, onBegin])

  /** A press that came while the page woke is heard before the effect above has read the boxes. */
  function goOn() {
    const links = ticked ?? boxesTicked(form.current)
    if (links) onDone([...links])
    else setIsMissing(true)
  }

  return (
    <QuestionFrame
      ref={form}
      name="links"
      label={t('quick.links')}
      progress={t('quick.progress', { number: 1, count })}
      problem={isMissing ? t('quick.links_missing') : null}
      next={t('quick.continue')}
      isBusy={isBusy}
      takesFocus={takesFocus}
      onNext={goOn}
    >
      {(control) => (
        <TickList
          {...control}
          none={t('quick.none')}
          options={links.map((value) => ({ value, text: t(`quick.link.${value}`) }))}
          value={ticked}
          onChange={(next, tick) => {
            const excluded = tick === null ? [] : excludedBy(tick)
            setTicked(next?.filter(isLink).filter((link) => !excluded.includes(link)))
            setIsMissing(false)
            onBegin?.()
          }}
        />
      )}
    </QuestionFrame>
  )
}
