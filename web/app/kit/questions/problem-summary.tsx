import type { AnswerProblem } from '@settlesg/form-logic'
import { useTranslation } from 'react-i18next'
import { controlId, focusQuestion } from './form-state.ts'
import classes from './question.module.css'
import { problemLabel, problemText } from './wording.ts'

export const problemSummaryId = 'problems'

/** The problems on this step, each with a link to its question. It gets the focus after a refused "Continue". */
export function ProblemSummary({ problems }: { problems: readonly AnswerProblem[] }) {
  const wording = useTranslation(['form', 'model'])
  const { t } = wording
  return (
    <section
      id={problemSummaryId}
      className={`card ${classes.problems}`}
      tabIndex={-1}
      aria-labelledby="problems-title"
    >
      <h2 id="problems-title" className="text-m">
        {t('problems_title')}
      </h2>
      <ul className="stack gap-2 plain-list">
        {problems.map((problem) => (
          <li key={problem.path}>
            <a
              className="red bold"
              href={`#${controlId(problem.path)}`}
              onClick={(event) => {
                event.preventDefault()
                focusQuestion(problem.path)
              }}
            >
              {t('problem_line', { label: problemLabel(wording, problem), message: problemText(wording, problem) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
