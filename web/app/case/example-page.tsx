import outlook from 'virtual:example-outlook'
import { noAnswers, questionsLeft } from '@settlesg/form-logic'
import { nextStep } from '@settlesg/model'
import { useTranslation } from 'react-i18next'
import { exampleProfile } from '../../facts/example-profile.ts'
import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Panel } from '../kit/panel.tsx'
import { GetStarted } from '../sign-in/index.ts'
import { AnswerFirst } from './answer/answer-first.tsx'
import { OutlookSections } from './answer/outlook-sections.tsx'
import shared from './case.module.css'
import { ExampleNotice } from './example-dialog.tsx'
import { UnopenedSections } from './unopened-sections.tsx'

export const handle: PageHandle = { namespaces: ['result', 'model', 'advice', 'analysis', 'form', 'case-words'] }

/** The day that a made-up person reads it on. */
const today = `${exampleProfile.route.apply_month}-01`
const mostQuestions = questionsLeft(noAnswers, exampleProfile.route.apply_month).length

/** The whole result of a made-up person, for whoever wants to see what comes of the questions. */
export default function ExamplePage() {
  const { t } = useTranslation(['result', 'model'])
  const step = nextStep({ profile: exampleProfile, route: outlook.route, today })
  return (
    <article className={`${shared.page} grid`}>
      <PageHead title={t('example.title')} description={t('example.description')} />
      <h1 className="text-l">{t('example.title')}</h1>
      <ExampleNotice />
      <AnswerFirst outlook={outlook} profile={exampleProfile}>
        <OutlookSections outlook={outlook} profile={exampleProfile}>
          <UnopenedSections profile={exampleProfile} {...{ outlook, today, step }} />
        </OutlookSections>
      </AnswerFirst>
      <Panel as="section" aria-labelledby="example-own">
        <h2 id="example-own">{t('example.own_title')}</h2>
        <p>{t('example.own', { count: mostQuestions })}</p>
        <GetStarted size="md" />
      </Panel>
    </article>
  )
}
