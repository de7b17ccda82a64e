import example from 'virtual:example-analysis'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../../components/spinner.tsx'
import { textNamed } from '../../i18n/text-named.ts'
import { LazyPart } from '../loading/lazy-part.tsx'
import { lazyScript } from '../loading/lazy-script.ts'
import { PartInSight } from '../loading/part-in-sight.tsx'
import { ExamplePart } from './example-part.tsx'
import { FactorBars } from './factor-bars.tsx'
import classes from './offer.module.css'
import { RangePicture } from './range-picture.tsx'
import { Timeline } from './timeline.tsx'

const lists = lazyScript(() => import('./example-lists.tsx'))

/** Parts of the analysis of a made-up person. */
export function ExampleParts() {
  const { t } = useTranslation('analysis')
  return (
    <>
      <ExamplePart title={t('offer.part.factors')}>
        <FactorBars estimate={example.estimate} factors={example.factors} />
      </ExamplePart>
      <ExamplePart title={t('offer.part.what_ifs')}>
        <ExampleWhatIf />
      </ExamplePart>
      <ExamplePart title={t('offer.part.timeline')}>
        <Timeline timeline={example.timeline} isExample />
      </ExamplePart>
      <PartInSight className={classes.lists}>
        <LazyPart
          script={lists}
          props={{ documents: example.documents, plan: example.plan }}
          whileWaiting={<Spinner />}
        />
      </PartInSight>
    </>
  )
}

function ExampleWhatIf() {
  const { t, i18n } = useTranslation(['analysis', 'model'])
  const [whatIf] = example.what_ifs
  if (!whatIf) return null
  const people = ({ low, high }: { low: number; high: number }) => t('factors.range_value', { low, high })
  const { before, after, id } = whatIf
  const words = t('offer.what_if', {
    name: textNamed(i18n, `model:what_if.${id}`),
    before: people(before),
    after: people(after),
  })
  return (
    <>
      <RangePicture
        title={t('what_ifs.picture')}
        description={words}
        rows={[
          {
            key: 'before',
            label: t('labelled', { label: t('what_ifs.before'), text: people(before) }),
            people: before,
            isFirst: true,
          },
          { key: 'after', label: t('labelled', { label: t('what_ifs.after'), text: people(after) }), people: after },
        ]}
      />
      <p>{words}</p>
    </>
  )
}
