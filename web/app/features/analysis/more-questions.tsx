import { monthInSingapore, type Profile, questionList } from '@settlesg/contract'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { type Answers, answerAt, readAnswers, withAnswer } from '../assessment/answers/answers.ts'
import type { Field, Situation } from '../assessment/answers/field.ts'
import { allFields } from '../assessment/answers/fields.ts'
import { answerProblems } from '../assessment/answers/problems.ts'
import { isShown } from '../assessment/answers/relevance.ts'
import { situationOf } from '../assessment/answers/situation.ts'
import { toProfile } from '../assessment/answers/to-profile.ts'
import { FieldControl } from '../assessment/form/field-control.tsx'
import { FormStateProvider, focusQuestion } from '../assessment/form/form-state.ts'
import type { KeptAnswers } from './kept-answers.ts'
import classes from './more-questions.module.css'

interface MoreQuestionsProps {
  kept: KeptAnswers
}

/** Papers are ticked in the list of papers; everything else that is asked with the analysis stands here. */
const askedHere: readonly Field[] = allFields.filter(
  ({ path, kind }, index) => kind !== 'documents' && questionList[index]?.question.asked === 'with_analysis' && path,
)

export const questionsNow = (situation: Situation): Field[] => askedHere.filter((field) => isShown(field, situation))

/** The questions that make papers, notes and plan fit better; none of them moves the estimate. */
export function MoreQuestions({ kept }: MoreQuestionsProps) {
  const { t } = useTranslation(['analysis', 'form', 'model'])
  const [thisMonth] = useState(() => monthInSingapore(new Date()))
  const [given, setGiven] = useState<Answers>(() => readAnswers(kept.profile))
  const [changed, setChanged] = useState<readonly string[]>([])
  const [told, setTold] = useState<'saved' | 'problems' | 'nothing_new' | null>(null)
  const situation = useMemo(() => situationOf(given, thisMonth), [given, thisMonth])
  const asked = questionsNow(situation)
  const isAsked = (path: string) => asked.some((field) => path === field.path || path.startsWith(`${field.path}.`))
  const problems = answerProblems(given, thisMonth).filter(({ path }) => isAsked(path))

  const save = async () => {
    if (changed.length === 0) return setTold('nothing_new')
    const [first] = problems
    if (first) {
      setTold('problems')
      return focusQuestion(first.path)
    }
    await kept.change((profile) => withAnswers(profile, given, changed))
    setChanged([])
    setTold('saved')
  }
  return (
    <FormStateProvider
      value={{
        situation,
        thisMonth,
        isAllOptional: true,
        problems: told === 'problems' ? problems : [],
        answer: (path, value) => {
          setGiven((now) => withAnswer(now, path, value))
          const field = asked.find((one) => path === one.path || path.startsWith(`${one.path}.`))
          if (field) setChanged((paths) => (paths.includes(field.path) ? paths : [...paths, field.path]))
          setTold((last) => (last === 'problems' ? last : null))
        },
      }}
    >
      <p>{t('more.about')}</p>
      <details className={classes.fold}>
        <summary>{t('more.open', { count: asked.length })}</summary>
        <div className={classes.questions}>
          {asked.map((field) => (
            <FieldControl key={field.path} field={field} path={field.path} />
          ))}
        </div>
        <div className={classes.actions}>
          <Button isBusy={kept.state === 'saving'} onClick={() => void save()}>
            {t('more.save')}
          </Button>
          <p role="status">{told && t(`more.${told === 'saved' ? outcomes[kept.state] : told}`)}</p>
        </div>
      </details>
    </FormStateProvider>
  )
}

/** What became of the answers that were sent. */
const outcomes = { idle: 'saved', saving: 'saved', saved: 'saved', refused: 'closed', failed: 'failed' } as const

/** The stored answers with these of them as they were given here; what makes no profile leaves them as they are. */
function withAnswers(profile: Profile, given: Answers, paths: readonly string[]): Profile {
  const answers = paths.reduce((sum, path) => withAnswer(sum, path, answerAt(given, path)), readAnswers(profile))
  const whole = toProfile(answers)
  if (!whole) throw new RangeError('These answers make no profile')
  return whole
}
