import outlook from 'virtual:example-outlook'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../components/button.tsx'
import ModalFrame from '../../../components/modal-frame.tsx'
import { exampleReportPath } from '../../reports/example-report.ts'
import classes from './example.module.css'
import { ExampleNotice } from './example-notice.tsx'

/** The example in short, and the way to the whole of it. */
export default function ExampleDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { route, estimate } = outlook
  return (
    <ModalFrame isOpen={isOpen} onClose={onClose} title={t('example.title')}>
      <ExampleNotice />
      <section aria-labelledby="example-rule" className={classes.part}>
        <h3 id="example-rule">{t('routes.title')}</h3>
        <p>{t('example.route', { route: t(`model:route.${route}`) })}</p>
      </section>
      <section aria-labelledby="example-range" className={classes.part}>
        <h3 id="example-range">{t('range.title')}</h3>
        <p>{t('range.words', { low: estimate.low, high: estimate.high })}</p>
      </section>
      <ButtonLink to="/example" isWide>
        {t('example.whole')}
      </ButtonLink>
      <p className={classes.report}>
        <a href={exampleReportPath(i18n.language)}>{t('example.report')}</a>
      </p>
    </ModalFrame>
  )
}
