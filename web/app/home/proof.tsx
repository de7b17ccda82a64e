import facts from 'virtual:home-facts'
import { formatWhole, publisherName } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../base/i18n/texts.ts'
import { DotsByYear } from '../charts/dots-by-year.tsx'
import { Link } from '../kit/link.tsx'

/** Why to believe it: what was reported, and the newest published figure. How well it ranks people needs its words: how-it-works. */
export function Proof({ proof = facts.proof }: { proof?: typeof facts.proof }) {
  const { t, i18n } = useTranslation('home')
  const { reported, users, newest } = proof
  const whole = (value: number) => formatWhole(value, i18n.language)
  const years = { from: reported.byYear[0]?.year ?? 0, to: reported.byYear.at(-1)?.year ?? 0 }
  return (
    <section
      className="stack justify-items-start mt-4 pt-4 small leading-tight border-top"
      aria-labelledby="proof-title"
    >
      <h2 id="proof-title" className="visually-hidden">
        {t('proof.title')}
      </h2>
      <figure className="grid gap-1 m-0 w-full">
        <figcaption>
          <p>
            <b className="text-l tabular">{whole(reported.count)}</b> {t('proof.reported', years)}{' '}
            <Link to="/facts#wait-reported">{t('proof.reported_source', { year: reported.source.year })}</Link>
          </p>
          {users !== null && (
            <p>
              <b className="text-l tabular">{whole(users)}</b> {t('proof.users')}
            </p>
          )}
        </figcaption>
        <DotsByYear years={reported.byYear} users={users} label={t('proof.picture', years)} />
      </figure>
      <p>
        <b className="text-l tabular">{whole(newest.persons)}</b> {t('proof.newest', { year: newest.year })}{' '}
        <a href={newest.source.url}>
          {t('questions.source', {
            publisher: publisherName(asTexts(i18n), newest.source.publisher),
            year: newest.source.year,
          })}
        </a>
      </p>
      <Link to="/how-it-works">{t('proof.how')}</Link>
    </section>
  )
}
