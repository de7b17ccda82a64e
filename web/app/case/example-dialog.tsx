import outlook from 'virtual:example-outlook'
import { useTranslation } from 'react-i18next'
import { sentenceGap } from '../base/i18n/texts.ts'
import { ButtonLink } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Callout } from '../kit/panel.tsx'
import { exampleReportPath } from './report/reports.ts'

/** The example in short, and the way to the whole of it. */
export function ExampleDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { route, estimate } = outlook
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('example.title')}>
      <ExampleNotice />
      <section aria-labelledby="example-rule">
        <h3 id="example-rule">{t('routes.title')}</h3>
        <p>{t('example.route', { route: t(`model:route.${route}`) })}</p>
      </section>
      <section aria-labelledby="example-range">
        <h3 id="example-range">{t('range.title')}</h3>
        <p>{t('range.words', { low: estimate.low, high: estimate.high })}</p>
      </section>
      <ButtonLink to="/example" isWide>
        {t('example.whole')}
      </ButtonLink>
      <p>
        <a href={exampleReportPath(i18n.language)}>{t('example.report')}</a>
      </p>
    </Dialog>
  )
}

/** Says, before anything else, that the person is made up, and who it would be. */
export function ExampleNotice() {
  const { t, i18n } = useTranslation(['result', 'model'])
  return (
    <Callout kind="warning" title={t('example.mark')}>
      <p>{t('example.notice')}</p>
      <p>
        {t('example.person')}
        {sentenceGap(i18n)}
        {t('example.months')}
      </p>
    </Callout>
  )
}
