import type { Month } from '@settlesg/contract'
import { type AnswerPath, type AnswerProblem, type Answers, describeSituation, type Field } from '@settlesg/form-logic'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { FieldControl } from './field-control.tsx'
import { type FormState, FormStateProvider, focusQuestion } from './form-state.ts'
import { ProblemSummary, problemSummaryId } from './problem-summary.tsx'
import { useAdvanceOnTap } from './use-advance-on-tap.ts'
import { useDoubts } from './use-doubts.ts'

export interface QuestionsProps extends Partial<Pick<FormState, 'isAllOptional' | 'idPrefix'>> {
  ref?: Ref<HTMLFormElement>
  of: readonly Field[]
  answers: Answers
  month: Month
  /** What is wrong with the answers now. It is shown once somebody wants to go on, or `atOnce`. */
  problems: readonly AnswerProblem[]
  atOnce?: boolean
  /** What the server has refused, which is shown at once. The same list as long as nothing else is refused. */
  refused?: readonly AnswerProblem[]
  /** All problems are listed above the questions, too; otherwise only those of questions that are not asked here. */
  listsProblems?: boolean
  onChange: (path: AnswerPath, value: unknown) => void
  /** A tap gave the whole answer to a question that was open. */
  onTap?: ((path: AnswerPath) => void) | undefined
  /** The way on was pressed, nothing is wrong and nothing is asked about any more. */
  onDone: () => void
  onRefused?: () => void
  className?: string | undefined
  before?: ReactNode
  /** How the questions are arranged, where they are not one below the other. */
  arranged?: ReactNode
  /** What follows the questions, with the button that leads on. */
  children: ReactNode
}

const nothing: readonly AnswerProblem[] = []

/**
 * Asks questions, wherever they are asked: with what is wrong at each, with what is asked about an answer that is more
 * often a slip, and with the focus on the first of it when somebody wants to go on. Where the answers are kept is the
 * matter of who asks.
 */
export function Questions(props: QuestionsProps) {
  const {
    ref,
    of,
    answers,
    month,
    problems,
    refused = nothing,
    listsProblems = false,
    idPrefix = '',
    isAllOptional = false,
    onTap,
  } = props
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current)
  const situation = useMemo(() => describeSituation(answers, month), [answers, month])
  /** What was wrong when somebody wanted to go on last. */
  const [found, setFound] = useState(nothing)
  const doubting = useDoubts(answers, month, idPrefix)
  const tapped = useAdvanceOnTap((path: AnswerPath) => onTap?.(path))

  const shown = [...refused, ...(props.atOnce || found.length > 0 ? problems : [])]
  const isHere = (path: AnswerPath) => of.some((field) => path === field.path || path.startsWith(`${field.path}.`))
  const listed = listsProblems ? shown : shown.filter(({ path }) => !isHere(path))
  useEffect(() => focusFirst(form.current, found, idPrefix), [found, idPrefix])
  useEffect(() => focusFirst(form.current, refused, idPrefix), [refused, idPrefix])

  const goOn = () => {
    setFound(problems)
    if (problems.length > 0) props.onRefused?.()
    else if (!doubting.holdsBack(isHere)) props.onDone()
  }
  const state: FormState = {
    situation,
    thisMonth: month,
    problems: shown,
    doubts: doubting.doubts,
    isAllOptional,
    idPrefix,
    onConfirm: (doubt) => {
      if (doubting.confirm(doubt)) goOn()
    },
    answer: (path, value) => {
      doubting.noteTyped(path)
      props.onChange(path, value)
    },
    onChosen: (path, wasOpen) => {
      // A question alone leads on as long as it was open when it came.
      if (onTap) tapped(path, wasOpen || of.length === 1)
    },
  }
  return (
    <FormStateProvider value={state}>
      {/* Outside a dialog this method does nothing: pressed before the page is alive, no answer goes into an address. */}
      <form
        ref={form}
        method="dialog"
        noValidate
        className={props.className}
        onSubmit={(event) => {
          event.preventDefault()
          goOn()
        }}
      >
        {props.before}
        {listed.length > 0 && <ProblemSummary problems={listed} />}
        {props.arranged ?? of.map((field) => <FieldControl key={field.path} field={field} />)}
        {props.children}
      </form>
    </FormStateProvider>
  )
}

/** Puts the focus on the list of problems, where there is one, or on the question of the first. */
function focusFirst(form: HTMLElement | null, [first]: readonly AnswerProblem[], idPrefix: string): void {
  if (!first) return
  const list = form?.querySelector<HTMLElement>(`#${problemSummaryId}`)
  if (list) list.focus()
  else focusQuestion(first.path, idPrefix)
}
