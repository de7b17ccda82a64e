import { type ProfileStep, steps } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { answerAt } from '../answers/answers.ts'
import type { Field, Situation } from '../answers/field.ts'
import { shownFields } from '../answers/relevance.ts'
import classes from './check-answers.module.css'
import { answerText, labelOf, rowName, rowText, type Wording } from './wording.ts'

/** All answers by step. While they may be changed, each has the way to change it, and what is not answered is named. */
export function CheckAnswers({ situation, isFixed = false }: { situation: Situation; isFixed?: boolean }) {
  return steps.map((step) => <AnsweredStep key={step} step={step} situation={situation} isFixed={isFixed} />)
}

interface AnsweredStepProps {
  step: ProfileStep
  situation: Situation
  isFixed: boolean
}

function AnsweredStep({ step, situation, isFixed }: AnsweredStepProps) {
  const wording = useTranslation(['form', 'model'])
  const { t } = wording
  const asked = shownFields(step, situation).map((field) => ({ field, words: inWords(wording, field, situation) }))
  const answered = asked.filter(({ words }) => words.length > 0)
  const open = asked.filter(({ words }) => words.length === 0)
  const title = t(`step.${step}.title`)
  // In the form the heading stands under that of the page, elsewhere under that of a part.
  const Heading = isFixed ? 'h3' : 'h2'
  if (isFixed && answered.length === 0) return null
  return (
    <section className={classes.step} aria-labelledby={`check-${step}`}>
      <div className={classes.head}>
        <Heading id={`check-${step}`} className={classes.title}>
          {title}
        </Heading>
        {!isFixed && <ChangeLink step={step} name={title} />}
      </div>
      <dl className={classes.answers}>
        {answered.map(({ field, words }) => (
          <div key={field.path} className={classes.answer}>
            <dt>{labelOf(wording, field.path)}</dt>
            {words.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
            {!isFixed && (
              <dd className={classes.change}>
                <ChangeLink step={step} path={field.path} name={labelOf(wording, field.path)} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {!isFixed && open.length > 0 && (
        <details className={classes.open}>
          <summary>{t('check.open', { number: open.length })}</summary>
          <ul>
            {open.map(({ field }) => (
              <li key={field.path}>
                <Link {...changePlace(step, field.path)}>{labelOf(wording, field.path)}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function ChangeLink({ step, path, name }: { step: ProfileStep; path?: string; name: string }) {
  const { t } = useTranslation(['form', 'model'])
  return (
    <Link {...changePlace(step, path)} aria-label={t('check.change_of', { name })}>
      {t('check.change')}
    </Link>
  )
}

/** Where a change of an answer begins; it ends back at "check your answers". */
const changePlace = (step: ProfileStep, path?: string) => ({
  to: `/tool?step=${step}&then=check`,
  state: path === undefined ? null : { focus: path },
})

/** An answer in one line or, for a list, in a line for each entry; no line where nothing was answered. */
function inWords(wording: Wording, field: Field, situation: Situation): string[] {
  const answer = answerAt(situation.answers, field.path)
  if (field.kind === 'rows')
    return (Array.isArray(answer) ? answer : []).map((row, index) =>
      wording.t('check.row', {
        name: rowName(wording, field.path, index),
        answers: rowText(wording, field, row, situation),
      }),
    )
  const text = answerText(wording, field, answer, situation)
  return text === null ? [] : [text]
}
