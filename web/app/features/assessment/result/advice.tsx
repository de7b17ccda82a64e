import type { DatedProfile, RouteId } from '@settlesg/contract'
import { advise } from '@settlesg/model'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { IfRefused, Notes } from './notes.tsx'
import { Papers } from './papers.tsx'
import { datedSteps } from './plan-dates.ts'
import { Steps } from './step-list.tsx'

interface AdviceProps {
  route: RouteId
  profile: DatedProfile
  today: string
}

/** What can be done by rule alone, where there is no range: dates, next steps, papers, what is left if refused. */
export default function Advice({ route, profile, today }: AdviceProps) {
  const { t } = useTranslation(['result', 'advice', 'form', 'model'])
  const advice = advise(profile, route)
  const { documents, document_notes, reapplication, plan } = advice
  const hasNotes = advice.family.length + advice.consistency.length > 0
  const isRefusable = advice.family.some(({ id }) => id.startsWith('if_refused'))
  return (
    <>
      {hasNotes && (
        <Section title={t('advice.notes')}>
          <Notes advice={advice} />
        </Section>
      )}
      {plan.length > 0 && (
        <Section title={t('advice.next')}>
          <Steps steps={datedSteps(plan, profile.route.apply_month, today)} isLong />
        </Section>
      )}
      {documents.length > 0 && (
        <Section title={t('advice.papers')}>
          <Papers documents={documents} />
        </Section>
      )}
      {(reapplication || isRefusable) && (
        <Section title={t(reapplication ? 'advice.again' : 'advice.refused')}>
          {reapplication && <p>{t(`advice:reapplication_advice.${reapplication.advice}`)}</p>}
          <IfRefused advice={advice} />
        </Section>
      )}
      <Section title={t('advice.authority')}>
        <p>
          {t('advice:document_notes.current_lists_not_seen')}{' '}
          <a href={document_notes.url} target="_blank" rel="noreferrer">
            {t('advice.ica')}
            <span className="visually-hidden"> ({t('sources.new_tab')})</span>
          </a>
        </p>
        <p>{t('advice:honest')}</p>
      </Section>
    </>
  )
}
