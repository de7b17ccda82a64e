import type { Analysis, DatedProfile } from '@settlesg/contract'
import { describeSituation, readAnswers } from '@settlesg/form-logic'
import { notInHand } from '@settlesg/model'
import { consistencySentence, formatMonth, kindNames, punctuation } from '@settlesg/wording'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { asTexts } from '../../base/i18n/texts.ts'
import { Button } from '../../kit/button.tsx'
import { More } from '../../kit/more.tsx'
import { Panel } from '../../kit/panel.tsx'
import { CheckAnswers } from '../../kit/questions/check-answers.tsx'
import shared from '../case.module.css'

interface BriefProps {
  /** With the advice of today. */
  analysis: Analysis
  profile: DatedProfile
}

/** Facts, open points and questions for whoever advises this person; none of our opinions. */
export function Brief({ analysis, profile }: BriefProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form', 'model'])
  const [isAlone, setAlone] = useState(false)
  useEffect(() => {
    if (!isAlone) return
    window.print()
    setAlone(false)
  }, [isAlone])
  const { route, routes, estimate, apply_month, consistency } = analysis
  if (route === null || !estimate) return null
  const conditions = routes.find((one) => one.route === route)?.conditions ?? []
  const open = notInHand(analysis.documents)
  const missing = kindNames(asTexts(i18n), open, profile.family)
  return (
    <>
      <p className="screen-only">{t('brief.about')}</p>
      <More title={t('brief.title')}>
        <Panel data-alone={isAlone || undefined}>
          <h3>{t('brief.title')}</h3>
          <p>
            {t('brief.purpose', { route: t(`model:route.${route}`), month: formatMonth(apply_month, i18n.language) })}
          </p>
          <p>{t('brief.estimate', { low: estimate.low, high: estimate.high })}</p>
          <h4>{t('brief.conditions')}</h4>
          <ul className={shared.list}>
            {conditions.map(({ id, met }) => (
              <li key={id}>
                {t('labelled', {
                  label: textNamed(i18n, `model:condition.${id}`),
                  text: t(met === null ? 'brief.unknown' : met ? 'brief.met' : 'brief.unmet'),
                })}
              </li>
            ))}
          </ul>
          <h4>{t('brief.open')}</h4>
          <ul className={shared.list}>
            {consistency.length === 0 && <li>{t('brief.no_open')}</li>}
            {consistency.map((note) => (
              <li key={note.id}>{consistencySentence(asTexts(i18n), note)}</li>
            ))}
            {missing.length > 0 && (
              <li>{t('brief.papers_open', { list: missing.join(punctuation(i18n).semicolon) })}</li>
            )}
          </ul>
          <h4>{t('brief.questions')}</h4>
          <ol className={shared.list}>
            {questionsFor(analysis, profile).map((id) => (
              <li key={id}>{t(`brief.question.${id}`)}</li>
            ))}
          </ol>
          <h4>{t('brief.answers')}</h4>
          <CheckAnswers situation={describeSituation(readAnswers(profile), apply_month)} isFixed />
          <p>{t('brief.warning')}</p>
        </Panel>
      </More>
      <p className="screen-only">
        <Button look="outline" onClick={() => setAlone(true)}>
          {t('brief.print')}
        </Button>
      </p>
    </>
  )
}

/** Only questions that this person has reason to ask. */
function questionsFor(
  { family, reapplication }: Pick<Analysis, 'family' | 'reapplication'>,
  { you }: Pick<DatedProfile, 'you'>,
) {
  // A son who is a permanent resident already has his answer.
  const hasSon = family.some(({ id }) => id.startsWith('ns_son') && id !== 'ns_son_already')
  // Whose sex is not known may be a woman, whom it does not concern.
  const serves = you.sex === 'male' && family.some(({ id }) => id === 'ns_student' || id === 'ns_sponsored_applicant')
  const wasRefused = reapplication !== null && reapplication.previous !== 'withdrawn'
  return [
    'rule' as const,
    'papers' as const,
    'duty' as const,
    ...(wasRefused ? ['appeal' as const] : []),
    ...(hasSon ? ['ns' as const] : []),
    ...(serves ? ['ns_own' as const] : []),
    ...(family.some(({ id }) => id.startsWith('marriage_approv')) ? ['approval' as const] : []),
    'scope' as const,
  ]
}
