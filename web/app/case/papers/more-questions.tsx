import { monthInSingapore, type Profile, questionList } from '@settlesg/contract'
import {
  type Answers,
  allFields,
  answerAt,
  answerProblems,
  describeSituation,
  type Field,
  isShown,
  readAnswers,
  type Situation,
  toProfile,
  withAnswer,
} from '@settlesg/form-logic'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import { More } from '../../kit/more.tsx'
import { Questions } from '../../kit/questions/questions.tsx'
import type { AnswerAutosave } from './answer-autosave.ts'

interface MoreQuestionsProps {
  kept: AnswerAutosave
}

/** Papers are ticked in the list of papers; everything else that is asked with the analysis stands here. */
const questionsHere: readonly Field[] = allFields.filter(
  ({ path, kind }, index) => kind !== 'documents' && questionList[index]?.question.stage === 'with_analysis' && path,
)

const questionsNow = (situation: Situation): Field[] => questionsHere.filter((field) => isShown(field, situation))

/** The questions that make papers, notes and plan fit better; none of them moves the estimate. */
export function MoreQuestions({ kept }: MoreQuestionsProps) {
  const { t } = useTranslation(['analysis', 'form', 'model'])
  const [thisMonth] = useState(() => monthInSingapore(new Date()))
  const [given, setGiven] = useState<Answers>(() => readAnswers(kept.profile))
  const [changed, setChanged] = useState<readonly string[]>([])
  const [status, setStatus] = useState<'saved' | 'problems' | 'nothing_new' | null>(null)
  const shown = useMemo(() => questionsNow(describeSituation(given, thisMonth)), [given, thisMonth])
  const fieldHere = (path: string) => shown.find((field) => path === field.path || path.startsWith(`${field.path}.`))
  const problems = answerProblems(given, thisMonth).filter(({ path }) => fieldHere(path))

  const save = async () => {
    if (changed.length === 0) return setStatus('nothing_new')
    await kept.change((profile) => withAnswers(profile, given, changed))
    setChanged([])
    setStatus('saved')
  }
  return (
    <>
      <p>{t('more.about')}</p>
      <More title={t('more.open', { count: shown.length })}>
        <Questions
          className="grid gap-6 prose mt-4"
          of={shown}
          answers={given}
          month={thisMonth}
          problems={changed.length > 0 ? problems : []}
          isAllOptional
          onChange={(path, value) => {
            setGiven((now) => withAnswer(now, path, value))
            const field = fieldHere(path)
            if (field) setChanged((paths) => (paths.includes(field.path) ? paths : [...paths, field.path]))
            setStatus((last) => (last === 'problems' ? null : last))
          }}
          onDone={() => void save()}
          onRefused={() => setStatus('problems')}
        >
          <div className="row mt-3 screen-only">
            <Button type="submit" isBusy={kept.state === 'saving'}>
              {t('more.save')}
            </Button>
            <p role="status" className="muted small">
              {status && t(`more.${status === 'saved' ? outcomes[kept.state] : status}`)}
            </p>
          </div>
        </Questions>
      </More>
    </>
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
