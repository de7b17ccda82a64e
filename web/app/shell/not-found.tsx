import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../kit/button.tsx'
import { MessagePanel } from '../kit/message-panel.tsx'
import { PageHead } from '../kit/page-head.tsx'

export default function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <MessagePanel title={t('problem.not_found_title')} actions={<ButtonLink to="/">{t('problem.go_home')}</ButtonLink>}>
      <PageHead title={t('problem.not_found_title')} description={t('problem.not_found_text')} />
      <p>{t('problem.not_found_text')}</p>
    </MessagePanel>
  )
}
