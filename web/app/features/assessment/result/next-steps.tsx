import type { DatedProfile, Outlook } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { LazyPart } from '../../loading/lazy-part.tsx'
import { lazyScript } from '../../loading/lazy-script.ts'
import { PartInSight } from '../../loading/part-in-sight.tsx'
import classes from './next-steps.module.css'

const steps = lazyScript(() => import('./step-list.tsx'))

export interface NextStepsProps {
  outlook: Pick<Outlook, 'route' | 'apply_month'>
  profile: DatedProfile
  /** The day from which they count, YYYY-MM-DD. */
  today: string
}

/** What to do next and by when. It is worked out in the browser, by a script that comes after the answer. */
export function NextSteps({ outlook, profile, today }: NextStepsProps) {
  const { t } = useTranslation(['result', 'model'])
  const { route } = outlook
  if (route === null) return null
  return (
    <Section title={t('next.title')}>
      <PartInSight className={classes.room} printed={steps}>
        <LazyPart script={steps} props={{ route, profile, today }} />
      </PartInSight>
    </Section>
  )
}
