import { addressIn, defaultLanguage, languages, languageTags } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { canonicalPathAt } from '../base/addresses.ts'
import { asLanguage } from '../base/i18n/languages.ts'
import { originInPage } from '../base/site.ts'

/**
 * Title and description of a page, and of a public one where search engines and messengers find it. React moves all of it
 * into the document's head. Texts come translated.
 */
export function PageHead({ title, description }: { title: string; description?: string }) {
  const { t } = useTranslation()
  const path = canonicalPathAt(useLocation().pathname)
  const wholeTitle = `${title} · ${t('site_name')}`
  return (
    <>
      <title>{wholeTitle}</title>
      {description && <meta name="description" content={description} />}
      {path && description && <PublicHead path={path} title={wholeTitle} description={description} />}
    </>
  )
}

/** As Open Graph names them; it knows no Singapore. */
const locales = { en: 'en_GB', zh: 'zh_CN' } as const

/** Its addresses in each language, and what a messenger shows of a link to it. */
function PublicHead({ path, title, description }: { path: string; title: string; description: string }) {
  const { t, i18n } = useTranslation()
  const language = asLanguage(i18n.language)
  const address = originInPage + addressIn(language, path)
  return (
    <>
      <link rel="canonical" href={address} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={languageTags[other]} href={originInPage + addressIn(other, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={originInPage + addressIn(defaultLanguage, path)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('site_name')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:image" content={`${originInPage}/preview-${language}.png`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t('preview_alt', { name: t('site_name') })} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
