import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../base/session/authentication.tsx'
import { Button } from '../../kit/button.tsx'
import { RefundablePurchases, useUnits } from '../../money/index.ts'
import { AccountSection } from './account-section.tsx'
import { DeletionForm } from './deletion-form.tsx'
import classes from './deletion-section.module.css'

/** The end of the account: what goes and what stays, what would be lost, and then the password. */
export function DeletionSection() {
  const { t } = useTranslation('account')
  const [isOpen, setIsOpen] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  // What was pressed is gone either way: the focus goes to what has taken its place.
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    const target = isOpen ? content.current : content.current?.querySelector('button')
    target?.focus()
  }, [isOpen])
  return (
    <AccountSection title={t('deletion.title')} about={t('deletion.about')}>
      {isOpen ? (
        <div ref={content} tabIndex={-1} className={classes.open}>
          <Lists />
          <WouldBeLost />
          <DeletionForm onCancel={() => setIsOpen(false)} />
        </div>
      ) : (
        <div ref={content}>
          <Button look="outline" onClick={() => setIsOpen(true)}>
            {t('deletion.begin')}
          </Button>
        </div>
      )}
    </AccountSection>
  )
}

function Lists() {
  const { t } = useTranslation('account')
  return (
    <>
      {(['goes', 'stays'] as const).map((list) => (
        <section key={list} aria-labelledby={`deletion-${list}`}>
          <h3 id={`deletion-${list}`}>{t(`deletion.${list}_title`)}</h3>
          <ul>
            {t(`deletion.${list}`, { returnObjects: true }).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** Credits that the account still holds; those that were paid for can be turned into money first. */
function WouldBeLost() {
  const { t } = useTranslation('account')
  const units = useUnits()
  const me = useMe().data
  const [said, setSaid] = useState('')
  const held = me
    ? [['credit', me.credits] as const, ['supercredit', me.supercredits] as const].filter(([, count]) => count > 0)
    : []
  return (
    <>
      <p role="status" className={classes.said}>
        {said}
      </p>
      {held.length > 0 && (
        <section className={classes.lost} aria-labelledby="deletion-lost">
          <h3 id="deletion-lost">{t('deletion.lost_title')}</h3>
          <p>
            {t('deletion.lost', {
              units: held.map(([unit, count]) => units(count, unit)).join(' + '),
              count: held.reduce((sum, [, count]) => sum + count, 0),
            })}
          </p>
          <RefundablePurchases lead={t('deletion.refund_first')} onDone={setSaid} />
        </section>
      )}
    </>
  )
}
