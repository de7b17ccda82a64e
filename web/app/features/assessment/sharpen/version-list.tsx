import type { VersionSummary } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../dates-and-money.ts'
import { textNamed } from '../../../i18n/text-named.ts'
import classes from './sharpen.module.css'

/** The versions of a result with their ranges, what each of them changed, and the model of the first. */
export function VersionList({ versions }: { versions: readonly VersionSummary[] }) {
  return (
    <ol reversed className={classes.list}>
      {versions.map((version) => (
        <Version key={version.number} version={version} />
      ))}
    </ol>
  )
}

function Version({ version: { at, low, high, cause, changed, model_version } }: { version: VersionSummary }) {
  const { t, i18n } = useTranslation(['result', 'model', 'form'])
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const names = list.format(changed.map((path) => textNamed(i18n, `form:field.${path}.label`)))
  return (
    <li>
      <span className={classes.range}>
        {low === null || high === null ? t('answer.no_estimate') : t('sharpen.range', { low, high })}
      </span>{' '}
      <span className={classes.soft}>{formatMoment(at, i18n.language)}</span>
      <span className={classes.cause}>
        {cause === 'correction'
          ? t('sharpen.cause.correction', { answers: names })
          : t(`sharpen.cause.${cause}`, { version: model_version })}
      </span>
    </li>
  )
}
