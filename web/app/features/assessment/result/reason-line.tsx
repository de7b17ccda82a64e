import type { Reason, Source } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { usePanelLink } from '../../how-it-works/panel.tsx'
import { priorPath } from '../../model/priors.ts'
import { Tag } from '../../model/tag.tsx'
import { factorText } from './factor-text.ts'
import { signedPeople } from './people.ts'
import { reasonSentence } from './reason-sentence.ts'
import classes from './reasons.module.css'
import { SourceMarks } from './source-marks.tsx'

/**
 * One reason: what the person answered, how many of 100 it adds or takes, and what direction and size rest on. How it is
 * weighed opens beside the page with every source; a factor that today's model does not know shows its sources here.
 */
export function ReasonLine({ reason, sources }: { reason: Reason; sources: readonly Source[] }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const { factor, value, low, high, direction_basis, size_basis, source_ids } = reason
  const path = priorPath(factor)
  const ends = { low: signedPeople(Math.floor(low)), high: signedPeople(Math.ceil(high)) }
  const people = Math.round(value)
  return (
    <li>
      <span className={classes.sentence}>{reasonSentence(i18n, reason)}</span>
      <span className={classes.amount} data-way={value > 0 ? 'more' : 'fewer'}>
        <span aria-hidden="true">{signedPeople(people)}</span>
        <span className="visually-hidden">
          {t(value > 0 ? 'reasons.more' : 'reasons.fewer', { people: Math.abs(people), ...ends })}
        </span>
      </span>
      <span className={classes.rest}>
        <Tag basis={direction_basis} part="direction" />
        <Tag basis={size_basis} part="size" />
        {path ? (
          <HowLink factor={factor} path={path} name={factorText(i18n, factor)} />
        ) : (
          <SourceMarks ids={source_ids} sources={sources} />
        )}
      </span>
    </li>
  )
}

function HowLink({ factor, path, name }: { factor: string; path: string; name: string }) {
  const { t } = useTranslation(['result', 'model'])
  return (
    <a href={path} className={classes.how} {...usePanelLink({ kind: 'prior', id: factor })}>
      {t('reasons.how')} <span className="visually-hidden">{t('reasons.how_what', { factor: name })}</span>
    </a>
  )
}
