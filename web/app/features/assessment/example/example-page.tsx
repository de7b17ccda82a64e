import outlook from 'virtual:example-outlook'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../components/page-head.tsx'
import { GetStarted } from '../../sign-in/get-started.tsx'
import { Outcome } from '../result/outlook-sections.tsx'
import classes from './example.module.css'
import { ExampleNotice } from './example-notice.tsx'
import { exampleProfile } from './example-profile.ts'

/** The whole result of a made-up person, for whoever wants to see what comes of the questions. */
export function ExamplePage() {
  const { t } = useTranslation(['result', 'model'])
  return (
    <article className={classes.page}>
      <PageHead title={t('example.title')} description={t('example.description')} />
      <header>
        <h1>{t('example.title')}</h1>
        <ExampleNotice />
      </header>
      <Outcome outlook={outlook} profile={exampleProfile} today={`${exampleProfile.route.apply_month}-01`} />
      <section aria-labelledby="example-own" className={classes.own}>
        <h2 id="example-own">{t('example.own_title')}</h2>
        <p>{t('example.own')}</p>
        <GetStarted size="md" />
      </section>
    </article>
  )
}
