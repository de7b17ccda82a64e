import { dayInSingapore } from '@settlesg/contract'
import type { Answers } from '@settlesg/form-logic'
import { commonAdvice, type EarlyAnswer } from '@settlesg/form-logic'
import { adviceWithoutEstimate, sources } from '@settlesg/model'
import { useTranslation } from 'react-i18next'
import { RuleAnswer } from '../../case/index.ts'
import type { FormStep } from '../../drafts/draft.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { HeadingLevelProvider, Section } from '../../kit/section.tsx'
import shared from '../check.module.css'

interface EarlyAnswerPartProps {
  answer: EarlyAnswer
  answers: Answers
  /** How many questions are left to keep it in the account. */
  left: number
  /** Where the form goes on. */
  next: FormStep
}

/** What is known without an estimate, with that route's advice, worked out here from the answers so far. */
export function EarlyAnswerPart({ answer, answers, left, next }: EarlyAnswerPartProps) {
  const { t } = useTranslation(['form', 'result', 'model'])
  const { route, routes, reason, profiles } = answer
  const [first] = profiles
  const today = dayInSingapore(new Date())
  const isBirthTold = answers.you.birth_month !== undefined
  const advice = commonAdvice(
    profiles.flatMap((profile) => adviceWithoutEstimate(profile, { today, isBirthTold }) ?? []),
    answers,
  )
  const citedIds = new Set([
    ...routes.flatMap(({ conditions }) => conditions.flatMap(({ source_ids }) => source_ids)),
    ...(advice?.source_ids ?? []),
  ])
  const cited = sources.filter(({ id }) => citedIds.has(id))
  return (
    <HeadingLevelProvider value={2}>
      <div className={`${shared.blocks} grid`}>
        <RuleAnswer
          outlook={{ route, routes, sources: cited }}
          reason={reason}
          advice={advice}
          family={first?.family}
        />
        <Section title={t('form:early.keep_title')}>
          <p>{left > 0 ? t('form:early.keep', { count: left }) : t('form:early.keep_now')}</p>
          <div className="row mt-7">
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
