import { type Link, monthInSingapore } from '@settlesg/contract'
import { type AnswerPath, type AnswerProblem, fieldAt, readAnswers } from '@settlesg/form-logic'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import choices from '../../kit/choice.module.css'
import { controlId, useFormState } from '../../kit/questions/form-state.ts'
import question from '../../kit/questions/question.module.css'
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
const path = 'route.links' satisfies AnswerPath
const id = controlId(path)
const asked = [fieldAt(path)?.field ?? []].flat()
const missing: readonly AnswerProblem[] = [{ path, key: 'missing.set' }]
const isLink = (text: string): text is Link => links.some((link) => link === text)
/** Nobody is married twice: the later tick wins. */
const isSpouse = (link: Link | null) => link === 'spouse_of_citizen' || link === 'spouse_of_pr'

/** What is ticked in the page itself, maybe before React was there to hear of it; undefined for nothing at all. */
function boxesTicked(boxes: HTMLElement | null): Link[] | undefined {
  const ticked = [...(boxes?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
  return ticked.length > 0 ? ticked.map(({ value }) => value).filter(isLink) : undefined
}

/** The ties to people here. It is part of the prerendered page, so it needs the texts of the home page only. */
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
  const [thisMonth] = useState(() => monthInSingapore(new Date()))
  const boxes = useRef<HTMLFieldSetElement>(null)
  const take = (links: Link[] | undefined) => {
    setTicked(links)
    onBegin?.(links)
  }
  return (
    <QuestionFrame
      of={asked}
      answers={readAnswers({ route: { links: ticked } })}
      month={thisMonth}
      problems={ticked ? [] : missing}
      place={place}
      next={t('quick.continue')}
      isBusy={isBusy}
      takesFocus={takesFocus}
      arranged={<Ties ref={boxes} given={given} ticked={ticked} onTick={take} />}
      onChange={() => {}}
      onTap={() => onDone([])}
      onDone={() => ticked && onDone([...ticked])}
      onRefused={() => {
        // A press that came while the page woke is heard before the boxes were read.
        const early = boxesTicked(boxes.current)
        if (!early) return
        setTicked(early)
        onDone(early)
      }}
    />
  )
}

interface TiesProps {
  ref: RefObject<HTMLFieldSetElement | null>
  given: readonly Link[] | undefined
  ticked: readonly Link[] | undefined
  onTick: (links: Link[] | undefined) => void
}

function Ties({ ref, given, ticked, onTick }: TiesProps) {
  const { t } = useTranslation('home')
  const { problems, onChosen } = useFormState()
  const isMissing = problems.length > 0
  const takeEarly = useEffectEvent(() => {
    const early = boxesTicked(ref.current)
    if (!early || given) return
    onTick(early)
    if (early.length === 0) onChosen(path, true)
  })
  useEffect(() => takeEarly(), [])

  /** Without a link it is that there is none, which comes first, as the usual answer, and takes the others away. */
  function tick(link: Link | null, isOn: boolean) {
    const others = (ticked ?? []).filter((one) => one !== link && !(isOn && isSpouse(one) && isSpouse(link)))
    const next = isOn && link !== null ? [...others, link] : others
    onTick(link === null ? (isOn ? [] : undefined) : next.length > 0 ? next : undefined)
    if (link === null && isOn && given === undefined) onChosen(path, true)
  }

  return (
    <fieldset ref={ref} className={question.several}>
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
  )
}
