import { advise, knownInsteadSources, sources } from '@settlesg/model'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../components/button.tsx'
import { HeadingLevelProvider, Section } from '../../../components/section.tsx'
import type { Answers } from '../answers/answers.ts'
import { commonAdvice, type EarlyAnswer } from '../answers/early-answer.ts'
import type { FormStep } from '../draft/draft.ts'
import { AdviceInWords } from '../result/advice.tsx'
import { NoEstimate } from '../result/no-estimate.tsx'
import { Routes } from '../result/routes.tsx'
import { SourceList } from '../result/source-marks.tsx'
import classes from './early-answer-part.module.css'

interface EarlyAnswerPartProps {
  answer: EarlyAnswer
  answers: Answers
  /** How many questions are left to keep it in the account. */
  left: number
  /** Where the form goes on. */
  next: FormStep
}

const sourcesOfKnown = new Map<string, readonly string[]>(Object.entries(knownInsteadSources))

/** What is known without an estimate, with that route's advice, worked out here from the answers so far. */
export default function EarlyAnswerPart({ answer, answers, left, next }: EarlyAnswerPartProps) {
  const { t } = useTranslation(['form', 'result', 'model'])
  const { route, routes, reason, profiles } = answer
  const isClosed = routes.some((one) => one.route === route && one.open === false)
  const advice =
    route === null || isClosed
      ? null
      : commonAdvice(
          profiles.map((profile) => advise(profile, route)),
          answers,
        )
  const cited = new Set([
    ...routes.flatMap(({ conditions }) => conditions.flatMap(({ source_ids }) => source_ids)),
    ...(route === null ? [] : (sourcesOfKnown.get(route) ?? [])),
  ])
  const shown = sources.filter(({ id }) => cited.has(id))
  return (
    <HeadingLevelProvider value={2}>
      <div className={classes.answer}>
        <NoEstimate reason={reason} outlook={{ route, routes, sources: shown }} />
        {advice && <AdviceInWords advice={advice} />}
        <Routes outlook={{ route, routes, sources: shown }} />
        <Section title={t('result:sources.title')}>
          <SourceList sources={shown} />
        </Section>
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
