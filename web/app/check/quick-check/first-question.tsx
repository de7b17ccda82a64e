import { type Link, monthInSingapore } from '@settlesg/contract'
import { type AnswerPath, type AnswerProblem, fieldAt, readAnswers } from '@settlesg/form-logic'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SetChoice } from '../../kit/choice.tsx'
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
const problemId = `${id}-problem`
const asked = [fieldAt(path)?.field ?? []].flat()
const missing: readonly AnswerProblem[] = [{ path, key: 'missing.set' }]
const isLink = (text: string): text is Link => links.some((link) => link === text)
const isSpouse = (link: Link) => link === 'spouse_of_citizen' || link === 'spouse_of_pr'

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

  return (
    <fieldset ref={ref} className={question.several}>
      <legend className={question.label}>{t('quick.links')}</legend>
      {isMissing && (
        <p id={problemId} className="m-0 mb-2 red small bold">
          {t('quick.links_missing')}
        </p>
      )}
      <SetChoice
        control={{ id, 'aria-describedby': isMissing ? problemId : undefined, 'aria-invalid': isMissing || undefined }}
        options={links.map((value) => ({ value, text: t(`quick.link.${value}`) }))}
        value={ticked}
        noneText={t('quick.none')}
        onChange={(ticks) => {
          const next = ticks?.filter(isLink)
          // Nobody is married twice: the later tick wins.
          const isTwice = next?.filter(isSpouse).length === 2
          onTick(isTwice ? next.filter((one) => !isSpouse(one) || !ticked?.includes(one)) : next)
          if (next?.length === 0 && given === undefined) onChosen(path, true)
        }}
      />
    </fieldset>
  )
}
