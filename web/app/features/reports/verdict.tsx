import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../dates-and-money.ts'
import type { CheckedFile } from './file-check.ts'
import classes from './verify-report.module.css'

/** Issued or not, with number and date, and nothing of the person. Takes the focus, so that it is read out. */
export function Verdict({ checked: { name, sha256, check } }: { checked: CheckedFile }) {
  const { t, i18n } = useTranslation('issued')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const kind = !check.issued ? 'not_issued' : check.is_example ? 'example' : 'issued'
  const facts = [
    [t('verify.file'), name],
    [t('verify.number'), check.number],
    [t('verify.date'), check.issued_on && formatDate(`${check.issued_on}T04:00:00Z`, i18n.language)],
  ].filter(([, value]) => value)
  return (
    <section className={classes.verdict} data-kind={kind}>
      <h2 ref={heading} tabIndex={-1}>
        {t(`verify.${kind}`)}
      </h2>
      <p>{t(`verify.${kind}_text`)}</p>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('verify.sha256')}</dt>
          <dd className={classes.sha256}>{sha256}</dd>
        </div>
      </dl>
    </section>
  )
}
