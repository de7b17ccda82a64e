import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../kit/page-head.tsx'
import { useArrivalAtPart } from './how-it-works/use-arrival-at-part.ts'

type NameOf<Key> = Key extends `${infer Name}.intro` ? Name : never
/** The names of the legal texts, which are keys of the `legal` namespace. */
type LegalDocument = NameOf<ParseKeys<'legal'>>

interface LegalTextProps {
  document: LegalDocument
  /** What the text names as `{{…}}`: figures that stand elsewhere, and paragraphs of them, with line ends between. */
  figures?: Record<string, string | number>
}

/** One of the legal texts. */
export function LegalText({ document, figures = {} }: LegalTextProps) {
  const { t } = useTranslation('legal')
  useArrivalAtPart()
  const sections = t(`${document}.sections`, { ...figures, returnObjects: true })
  return (
    <article className="parts prose gap-6 mx-auto">
      <PageHead title={t(`${document}.title`)} description={t(`${document}.description`)} />
      <div>
        <h1>{t(`${document}.title`)}</h1>
        <p className="muted small">{t('updated')}</p>
        <p>{t(`${document}.intro`)}</p>
      </div>
      {sections.map(({ title, text }, index) => (
        <section key={title} id={`part-${index + 1}`} tabIndex={-1}>
          <h2>{title}</h2>
          {text
            .flatMap((paragraphs) => paragraphs.split('\n'))
            .map((paragraph) => (
              <p key={paragraph} className="muted">
                {paragraph}
              </p>
            ))}
        </section>
      ))}
      <p className="card bg-amber">{t('review')}</p>
    </article>
  )
}
