import { useTranslation } from 'react-i18next'
import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import classes from './account.module.css'
import { AccountFrame } from './account-frame.tsx'
import { AccountSection } from './sections/account-section.tsx'
import { AssessmentsSection } from './sections/assessments-section.tsx'
import { ReportsSection } from './sections/reports-section.tsx'

export const handle: PageHandle = {
  namespaces: ['account', 'model', 'result', 'issued'],
  Frame() {
    const { t } = useTranslation(['account', 'issued'])
    return (
      <AccountFrame page="cases">
        <AccountSection title={t('assessments.title')} about={t('assessments.about')}>
          <div className={classes.space} />
        </AccountSection>
        <AccountSection title={t('issued:list.title')} about={t('issued:list.about')}>
          <div className={classes.space} />
        </AccountSection>
      </AccountFrame>
    )
  },
}

/** The account opens with what was made: assessments and reports. */
export default function CasesPage() {
  return (
    <AccountFrame page="cases">
      <AssessmentsSection />
      <ReportsSection />
    </AccountFrame>
  )
}
