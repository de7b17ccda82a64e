import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from './account-form.module.css'

/** The sentence about the terms. They open in a new tab, so that nothing typed is lost. */
export function TermsNotice({ text }: { text: 'terms_notice_sign_up' | 'terms_notice_sign_in' }) {
  const { t } = useTranslation()
  return (
    <p className={classes.notice}>
      <Trans t={t} i18nKey={text} components={{ terms: <Link to="/terms" target="_blank" rel="noopener" /> }} />
    </p>
  )
}
