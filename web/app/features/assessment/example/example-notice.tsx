import { useResultWording } from '../result/use-result-wording.ts'
import classes from './example.module.css'

/** Says, before anything else, that the person is made up, and who it would be. */
export function ExampleNotice() {
  const { t } = useResultWording()
  return (
    <div className={classes.notice}>
      <p className={classes.mark}>{t('example.mark')}</p>
      <p>{t('example.notice')}</p>
      <p>{t('example.person')}</p>
    </div>
  )
}
