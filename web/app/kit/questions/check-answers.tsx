import { monthInSingapore } from '@settlesg/contract'
import type { Situation } from '@settlesg/form-logic'
import { isAnswered, type QuestionStep, questionSteps, stepQuestions } from '@settlesg/form-logic'
import { useTranslation } from 'react-i18next'
import { Link } from '../link.tsx'
import classes from './question.module.css'
import { answerSentences } from './sentences.ts'
import { fieldLabel } from './wording.ts'

interface CheckAnswersProps {
  situation: Situation
  /** They are not to be changed any more. */
  isFixed?: boolean
}

/** All answers by step, in sentences. While they may be changed, each step has the way to do it, and what is open is named. */
export function CheckAnswers(props: CheckAnswersProps) {
  return questionSteps.map((step) => <AnsweredStep key={step} step={step} {...props} />)
}

function AnsweredStep({ step, situation, isFixed = false }: CheckAnswersProps & { step: QuestionStep }) {
  const wording = useTranslation(['form', 'model'])
  const { t } = wording
  const month = situation.profile?.route.apply_month ?? monthInSingapore(new Date())
  const questions = stepQuestions(step, situation, month)
  const sentences = questions.flatMap((field) => answerSentences(wording, field, situation, month))
  const open = step === 'more' ? [] : questions.filter((field) => !isAnswered(field, situation, month))
  const title = t(`step.${step}.title`)
  // In the form the heading stands under that of the page, elsewhere under that of a part.
  const Heading = isFixed ? 'h3' : 'h2'
  if (sentences.length === 0 && (isFixed || step === 'more')) return null
  return (
    <section className="mt-4 pt-4 border-top" aria-labelledby={`check-${step}`}>
      <div className="row mb-2 items-baseline justify-between">
        <Heading id={`check-${step}`} className="text-m">
          {title}
        </Heading>
        {!isFixed && (
          <Link to={`/tool?step=${step}&then=check`} aria-label={t('check.change_of', { name: title })}>
            {t('check.change')}
          </Link>
        )}
      </div>
      <ul className={`plain-list ${classes.sentences} grid gap-1 break-anywhere`}>
        {sentences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {!isFixed && open.length > 0 && (
        <p className="muted small">
          {t('check.open', { questions: open.map(({ path }) => fieldLabel(wording, path)).join(t('list_mark')) })}
        </p>
      )}
    </section>
  )
}
