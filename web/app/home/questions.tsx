import facts from 'virtual:home-facts'
import { publisherName } from '@settlesg/wording'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../base/i18n/texts.ts'
import { LastChecked } from '../kit/last-checked.tsx'
import { Link } from '../kit/link.tsx'
import { Fold } from '../kit/section.tsx'

/** What people ask first. Each answer opens without script and names what it rests on. */
export function Questions() {
  const { t, i18n } = useTranslation('home')
  return (
    <section aria-labelledby="questions-title">
      <h2 id="questions-title" className="mb-3">
        {t('questions.title')}
      </h2>
      {facts.questions.map(({ name, sources }) => (
        <Question key={name} question={t(`questions.${name}`)} answer={t(`questions.${name}_answer`)}>
          {t('questions.sources')}
          <ul className="plain-list">
            {sources.map(({ id, url, publisher, year }) => (
              <li key={id}>
                <a href={url}>{t('questions.source', { publisher: publisherName(asTexts(i18n), publisher), year })}</a>
              </li>
            ))}
          </ul>
          <LastChecked ids={sources.map(({ id }) => id)} />
        </Question>
      ))}
      <Question question={t('questions.answers')} answer={t('questions.answers_answer')}>
        {t('questions.sources')}
        <ul className="plain-list">
          <li>
            <Link to="/privacy">{t('questions.privacy')}</Link>
          </li>
        </ul>
      </Question>
    </section>
  )
}

interface QuestionProps {
  question: string
  answer: string
  /** What the answer rests on. */
  children: ReactNode
}

function Question({ question, answer, children }: QuestionProps) {
  return (
    <Fold title={<h3>{question}</h3>}>
      <p className="muted">{answer}</p>
      <div className="row muted small">{children}</div>
    </Fold>
  )
}
