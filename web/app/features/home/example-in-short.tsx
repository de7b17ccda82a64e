import facts from 'virtual:home-facts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PeopleInHundred } from '../assessment/result/people-in-hundred.tsx'
import { exampleReportPath } from '../reports/example-report.ts'
import classes from './example-in-short.module.css'

/** The range of the made-up person of /example, marked as such, with the way to the whole result. */
export function ExampleInShort() {
  const { t, i18n } = useTranslation('home')
  const { low, high, per } = facts.example
  const counts = { low, high, between: high - low, rest: per - high }
  return (
    <section className={classes.example} aria-labelledby="home-example">
      <div>
        <p className={classes.mark}>{t('example.mark')}</p>
        <h2 id="home-example">{t('example.title')}</h2>
        <p className={classes.person}>{t('example.person')}</p>
        <p className={classes.words}>{t('example.words', counts)}</p>
        <p className={classes.notice}>{t('example.notice')}</p>
        <p className={classes.links}>
          <Link to="/example">{t('example.whole')}</Link>
          <a href={exampleReportPath(i18n.language)}>{t('example.report')}</a>
        </p>
      </div>
      <PeopleInHundred low={low} high={high} text={t('example.picture', counts)} />
    </section>
  )
}
