import type { Link } from '@settlesg/contract'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import choices from '../../kit/choice.module.css'
import question from '../../kit/questions/question.module.css'
import { useAdvanceOnTap } from '../form/use-advance-on-tap.ts'
import { QuestionFrame, type QuestionPlace } from './question-frame.tsx'

interface FirstQuestionProps {
  given: readonly Link[] | undefined
  place: QuestionPlace
  /** Its answer was given, and the script of what follows is on its way. */
  isBusy?: boolean
  /** The question takes the focus when it is shown: somebody came back to it. */
  takesFocus?: boolean
  /** Something was ticked, or nothing is any more. */
  onBegin?: (links: Link[] | undefined) => void
  onDone: (links: Link[]) => void
}

// Here once more, because the list of all options is not part of the first screen.
const links = [
  'spouse_of_citizen',
  'spouse_of_pr',
  'child_of_citizen_or_pr',
  'parent_of_citizen',
] as const satisfies readonly Link[]
const id = 'route-links'
const isLink = (text: string): text is Link => links.some((link) => link === text)
/** Nobody is married twice: the later tick wins. */
const isSpouse = (link: Link | null) => link === 'spouse_of_citizen' || link === 'spouse_of_pr'

/** What is ticked in the page itself, maybe before React was there to hear of it; undefined for nothing at all. */
function boxesTicked(form: HTMLFormElement | null): Link[] | undefined {
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
  return boxes.length > 0 ? boxes.map(({ value }) => value).filter(isLink) : undefined
}

/** The ties to people here. It stands in the prerendered page, so it needs the texts of the home page only. */
export function FirstQuestion({
  given,
  place,
  isBusy = false,
  takesFocus = false,
  onBegin,
  onDone,
}: FirstQuestionProps) {
  const { t } = useTranslation('home')
  const [ticked, setTicked] = useState(given)
  const [isMissing, setIsMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const tapped = useAdvanceOnTap(() => onDone([]))

  useEffect(() => {
    const early = boxesTicked(form.current)
    if (!early || given) return
    setTicked(early)
    onBegin?.(early)
    if (early.length === 0) tapped(id, true)
  }, [given, onBegin, tapped])

  /** Without a link it is that there is none, which comes first, as the usual answer, and takes the others away. */
  function tick(link: Link | null, isOn: boolean) {
    const others = (ticked ?? []).filter((one) => one !== link && !(isOn && isSpouse(one) && isSpouse(link)))
    const next = isOn && link !== null ? [...others, link] : others
    const now = link === null ? (isOn ? [] : undefined) : next.length > 0 ? next : undefined
    setTicked(now)
    setIsMissing(false)
    onBegin?.(now)
    if (link === null && isOn) tapped(id, given === undefined)
  }

  /** A press that came while the page woke is heard before the effect above has read the boxes. */
  function goOn() {
    const links = ticked ?? boxesTicked(form.current)
    if (links) onDone([...links])
    else setIsMissing(true)
  }

  return (
    <QuestionFrame
      ref={form}
      controlId={id}
      place={place}
      next={t('quick.continue')}
      isBusy={isBusy}
      takesFocus={takesFocus}
      onNext={goOn}
    >
      <fieldset className={question.several}>
        <legend className={question.label}>{t('quick.links')}</legend>
        {isMissing && (
          <p id={`${id}-problem`} className={question.problem}>
            {t('quick.links_missing')}
          </p>
        )}
        <div className={choices.options}>
          {[null, ...links].map((link) => (
            <label key={link} className={choices.option}>
              <input
                type="checkbox"
                id={link === null ? id : undefined}
                value={link ?? ''}
                checked={link === null ? ticked?.length === 0 : (ticked?.includes(link) ?? false)}
                onChange={({ currentTarget }) => tick(link, currentTarget.checked)}
                aria-describedby={isMissing ? `${id}-problem` : undefined}
                aria-invalid={isMissing || undefined}
              />
              <span>{t(link === null ? 'quick.none' : `quick.link.${link}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </QuestionFrame>
  )
}
