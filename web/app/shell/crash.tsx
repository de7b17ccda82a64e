import { useTranslation } from 'react-i18next'
import { Button } from '../kit/button.tsx'
import { MessagePanel } from '../kit/message-panel.tsx'
import { PageHead } from '../kit/page-head.tsx'
import header from './header.module.css'
import { Logo } from './logo.tsx'
import classes from './shell.module.css'

/** Shown instead of everything when a page threw. It uses nothing that may be broken: plain links, no dialogs. */
export function CrashPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('problem.crash_title')} />
      <header className="border-bottom">
        <div className={`page flex items-center ${header.bar}`}>
          <a href="/" className={`flex ink ${header.home}`}>
            <Logo name={t('site_name')} />
          </a>
        </div>
      </header>
      <main className={`page ${classes.main}`}>
        <MessagePanel
          title={t('problem.crash_title')}
          actions={
            <>
              <Button onClick={() => location.reload()}>{t('problem.reload')}</Button>
              <a href="/">{t('problem.go_home')}</a>
            </>
          }
        >
          <p>{t('problem.crash_text')}</p>
        </MessagePanel>
      </main>
    </>
  )
}
