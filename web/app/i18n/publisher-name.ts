import { authorityOf } from '@settlesg/contract/publishers'
import type { i18n } from 'i18next'

/** Who published a source, in the language of the page: the authorities have a name in each, beside the original. */
export function publisherName(texts: i18n, publisher: string): string {
  const authority = authorityOf(publisher)
  return authority ? texts.t(`translation:publisher.${authority}`) : publisher
}
