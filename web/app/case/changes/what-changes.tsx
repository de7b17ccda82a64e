import type { Outlook } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { sentenceGap } from '../../base/i18n/texts.ts'
import classes from '../sections.module.css'

/** The change a person can make that would help most, with its size, and one that would not matter. */
export function WhatChanges({
  outlook,
}: {
  outlook: Pick<Outlook, 'biggest_lever' | 'biggest_lever_size' | 'no_effect'>
}) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { biggest_lever, biggest_lever_size: size, no_effect } = outlook
  return (
    <dl className={`${classes.changes} grid gap-3 leading-tight`}>
      <div>
        <dt>{t('change.what', { what: t('change.most') })}</dt>
        {sentenceGap(i18n)}
        <dd>
          {biggest_lever ? (
            <>
              <strong>{textNamed(i18n, `model:what_if.${biggest_lever}`)}</strong>
              {sentenceGap(i18n)}
              {size && (
                <span className="muted small">
                  {t('change.size', {
                    people: Math.round(size.value),
                    low: Math.round(size.low),
                    high: Math.round(size.high),
                  })}
                </span>
              )}
            </>
          ) : (
            t('change.none')
          )}
        </dd>
      </div>
      {no_effect && (
        <div>
          <dt>{t('change.what', { what: t('change.nothing') })}</dt>
          {sentenceGap(i18n)}
          <dd>
            <strong>{t('change.nothing_what', { what: textNamed(i18n, `model:what_if.${no_effect}`) })}</strong>
            {sentenceGap(i18n)}
            <span className="muted small">{t('change.nothing_why')}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}
