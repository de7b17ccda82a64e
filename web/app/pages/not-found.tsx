import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../components/button.tsx'
import { MessagePanel } from '../components/message-panel.tsx'
import { PageHead } from '../components/page-head.tsx'

export default function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <MessagePanel title={t('problem.not_found_title')} actions={<ButtonLink to="/">{t('problem.go_home')}</ButtonLink>}>
      <PageHead title={t('problem.not_found_title')} description={t('problem.not_found_text')} />
      <p>{t('problem.not_found_text')}</p>
    </MessagePanel>
  )
}
