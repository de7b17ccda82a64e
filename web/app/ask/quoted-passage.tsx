import type { Passage } from '@settlesg/faq'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LastChecked } from '../kit/last-checked.tsx'
import { Link } from '../kit/link.tsx'
import classes from './ask-field.module.css'

const places = {
  '/facts': 'facts',
  '/how-it-works': 'story',
  '/how-it-works/model': 'model',
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/terms-purchase': 'purchase',
} as const
const placeOf = (href: string) => new Map(Object.entries(places)).get(href.split('#')[0] ?? '') ?? 'case'

/** Its first sentence, which names it. */
export const titleOf = ({ text }: Passage): string => /^.+?(?:[.?!](?=\s)|[。？！]|$)/.exec(text)?.[0] ?? text

/** A passage word for word, whose statement it is, and the way to where it stands. */
export function QuotedPassage({ passage: { id: passage, text, source, href } }: { passage: Passage }) {
  const { t } = useTranslation('question')
  const id = useId()
  const place = t(`place.${placeOf(href)}`)
  return (
    <div className="mb-3">
      <blockquote id={id} className={`mb-2 break-anywhere ${classes.quote}`}>
        {text}
      </blockquote>
      <p className="muted small">
        {source ? (
          <>
            {t('source')} <a href={source.url}>{t('source_dated', source)}</a>
          </>
        ) : (
          t('ours')
        )}
      </p>
      <LastChecked ids={[passage, ...(source ? [source.id] : [])]} />
      <p className="small">
        {href.startsWith('#') ? (
          <a href={href} aria-describedby={id}>
            {place}
          </a>
        ) : (
          <Link to={href} aria-describedby={id}>
            {place}
          </Link>
        )}
      </p>
    </div>
  )
}
