import type { Outlook } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { SubHeading } from '../../../components/section.tsx'
import { textNamed } from '../../../i18n/text-named.ts'
import { factorText } from './factor-text.ts'
import { signedPeople } from './people.ts'
import { openReasons } from './reason-sums.ts'
import classes from './reasons.module.css'

/** How many open questions are named: those that would narrow the range most. */
const mostShown = 3

/** What was left open, and by how many people an answer may narrow the range or move its middle. */
export function OpenQuestions({ outlook }: { outlook: Pick<Outlook, 'open_questions' | 'reasons'> }) {
  const { t, i18n } = useTranslation(['result', 'model', 'form'])
  const named = outlook.open_questions
    .filter(({ width, move }) => Math.round(Math.max(width, move)) > 0)
    .slice(0, mostShown)
    .map(({ path, width, move }) => ({
      id: path,
      question: textNamed(i18n, `form:field.${path}.label`),
      amount: t('unanswered.narrows', { width: Math.round(width), move: Math.round(move) }),
    }))
  // A result from before questions were named.
  const older = openReasons(outlook.reasons).map(({ factor, low, high }) => ({
    id: factor,
    question: factorText(i18n, factor),
    amount: t('unanswered.could', { low: signedPeople(Math.round(low)), high: signedPeople(Math.round(high)) }),
  }))
  const open = outlook.open_questions.length > 0 ? named : older
  if (open.length === 0) return null
  return (
    <>
      <SubHeading>{t('unanswered.title')}</SubHeading>
      <p>{t('unanswered.about')}</p>
      <ul className={classes.reasons}>
        {open.map(({ id, question, amount }) => (
          <li key={id}>
            <span className={classes.factor}>{question}</span>
            <span className={classes.amount}>{amount}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
