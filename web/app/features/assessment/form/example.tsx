import { exampleOutlook } from '../example.ts'
import { Outcome } from '../result/outcome.tsx'
import classes from './example.module.css'
import { useWording } from './wording.ts'

/** The full result of a made-up person, as the model really answers it, so that it can never drift from the product. */
export default function Example() {
  const { t } = useWording()
  return (
    <>
      <div className={classes.notice}>
        <p className={classes.mark}>{t('example.mark')}</p>
        <p>{t('example.notice')}</p>
        <p>{t('example.person')}</p>
      </div>
      <Outcome outlook={exampleOutlook()} headingLevel={3} />
    </>
  )
}
