import { useTranslation } from 'react-i18next'

/** Title and description of a page; React moves both into the document's head. Texts come translated. */
export function PageHead({ title, description }: { title: string; description?: string }) {
  const { t } = useTranslation()
  return (
    <>
      <title>{`${title} · ${t('site_name')}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
