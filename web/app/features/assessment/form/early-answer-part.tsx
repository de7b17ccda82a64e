import { adviceWithoutEstimate, sources } from '@settlesg/model'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../components/button.tsx'
import { HeadingLevelProvider, Section } from '../../../components/section.tsx'
import type { Answers } from '../answers/answers.ts'
import { commonAdvice, type EarlyAnswer } from '../answers/early-answer.ts'
import type { FormStep } from '../draft/draft.ts'
import { AdviceInWords } from '../result/advice.tsx'
import { AnswerCard } from '../result/answer-card.tsx'
import NoEstimate from '../result/no-estimate.tsx'
import { Routes } from '../result/routes.tsx'
import { ruleVerdict } from '../result/rule-verdict.ts'
import { SourceList } from '../result/source-list.tsx'
import classes from './early-answer-part.module.css'

interface EarlyAnswerPartProps {
  answer: EarlyAnswer
  answers: Answers
  /** How many questions are left to keep it in the account. */
  left: number
  /** Where the form goes on. */
  next: FormStep
}

/** What is known without an estimate, with that route's advice, worked out here from the answers so far. */
export default function EarlyAnswerPart({ answer, answers, left, next }: EarlyAnswerPartProps) {
  const { t } = useTranslation(['form', 'result', 'model'])
  const { route, routes, reason, profiles } = answer
  const [first] = profiles
  const isPr = ruleVerdict(answer).key === 'already_pr'
  const isBirthTold = answers.you.birth_month !== undefined
  const advice = commonAdvice(
    profiles.flatMap((profile) => adviceWithoutEstimate(profile, { isBirthTold }) ?? []),
    answers,
  )
  const cited = new Set([
    ...routes.flatMap(({ conditions }) => conditions.flatMap(({ source_ids }) => source_ids)),
    ...(advice?.source_ids ?? []),
  ])
  const shown = sources.filter(({ id }) => cited.has(id))
  const outlook = { route, routes, sources: shown, estimate: null, no_estimate_reason: reason, width: null }
  return (
    <HeadingLevelProvider value={2}>
      <div className={classes.answer}>
        <AnswerCard outlook={outlook} />
        <NoEstimate reason={reason} outlook={outlook} profile={null} />
        {advice && first && <AdviceInWords advice={advice} family={first.family} />}
        {!isPr && (
          <>
            <Routes outlook={outlook} />
            <Section title={t('result:sources.title')}>
              <SourceList sources={shown} />
            </Section>
          </>
        )}
        <Section title={t('form:early.keep_title')}>
          <p>{left > 0 ? t('form:early.keep', { count: left }) : t('form:early.keep_now')}</p>
          <div className={classes.actions}>
            <ButtonLink to={`/tool?step=${next}`} look="outline">
              {t('form:early.go_on')}
            </ButtonLink>
            <ButtonLink to="/tool?step=route" look="outline">
              {t('form:early.change')}
            </ButtonLink>
          </div>
        </Section>
      </div>
    </HeadingLevelProvider>
  )
}
