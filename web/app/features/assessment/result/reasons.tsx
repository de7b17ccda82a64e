import type { Outlook, Reason } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { Section, SubHeading } from '../../../components/section.tsx'
import { ReasonLine } from './reason-line.tsx'
import { leadingReasons } from './reason-sums.ts'
import classes from './reasons.module.css'

type ReasonsOutlook = Pick<Outlook, 'reasons' | 'sources'>

/** What speaks for and against, as sentences about the person's own answers, the weightiest first. */
export function Reasons({ outlook }: { outlook: ReasonsOutlook }) {
  const { t } = useTranslation(['result', 'model'])
  const { reasons } = outlook
  // A result from before the model weighed answers.
  if (reasons.length === 0)
    return (
      <Section title={t('reasons.title')}>
        <p>{t('reasons.none')}</p>
      </Section>
    )
  const { up, down } = leadingReasons(reasons)
  return (
    <Section title={t('reasons.title')}>
      <p className={classes.about}>{t('reasons.about')}</p>
      <div className={classes.sides}>
        <Side title={t('reasons.up')} reasons={up} outlook={outlook} />
        <Side title={t('reasons.down')} reasons={down} outlook={outlook} />
      </div>
    </Section>
  )
}

/** What may count either way, for whoever looks further. */
export function EitherWay({ outlook }: { outlook: ReasonsOutlook }) {
  const { t } = useTranslation(['result', 'model'])
  const { either } = leadingReasons(outlook.reasons)
  return either.length > 0 && <Side title={t('reasons.either')} reasons={either} outlook={outlook} />
}

interface SideProps {
  title: string
  reasons: readonly Reason[]
  outlook: ReasonsOutlook
}

function Side({ title, reasons, outlook }: SideProps) {
  const { t } = useTranslation(['result', 'model'])
  return (
    <div>
      <SubHeading>{title}</SubHeading>
      {reasons.length === 0 ? (
        <p className={classes.about}>{t('reasons.none_of_weight')}</p>
      ) : (
        <ul className={classes.reasons}>
          {reasons.map((reason) => (
            <ReasonLine key={reason.factor} reason={reason} sources={outlook.sources} />
          ))}
        </ul>
      )}
    </div>
  )
}
