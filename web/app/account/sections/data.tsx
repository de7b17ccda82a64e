import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { api } from '../../base/api.ts'
import { notify } from '../../base/notices/notify.ts'
import { leaveNothingHere, useMe } from '../../base/session/authentication.tsx'
import { Button } from '../../kit/button.tsx'
import { Done, FormFailure } from '../../kit/form-failure.tsx'
import { Callout } from '../../kit/panel.tsx'
import { mayDropFiles, saveFile } from '../../kit/save-file.ts'
import { useForm } from '../../kit/use-form.ts'
import { useSubmit } from '../../kit/use-submit.ts'
import { RefundablePurchases, useUnits } from '../../money/index.ts'
import { KnownPassword, PasswordField } from '../../sign-in/index.ts'
import { AccountSection } from './account-section.tsx'

const fileName = 'settlesg-my-data.json'

/** Everything that is kept about the person, as a file. */
export function DataSection() {
  const { t } = useTranslation(['account', 'translation'])
  const [isDone, setIsDone] = useState(false)
  const download = useSubmit(async () => {
    setIsDone(false)
    const text = JSON.stringify(await api.exportAccount(), null, 2)
    saveFile(fileName, new Blob([text], { type: 'application/json' }))
    setIsDone(true)
  })
  return (
    <AccountSection title={t('data.title')} about={t('data.about')}>
      <div className="stack">
        <div>
          <Button look="outline" {...download.button()}>
            {t('data.download')}
          </Button>
        </div>
        <Done>{isDone && (mayDropFiles() ? t('translation:download_begun') : t('data.done', { file: fileName }))}</Done>
        <FormFailure failure={download.failure} message={t('data.failed')} />
      </div>
    </AccountSection>
  )
}

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
        <div ref={content} tabIndex={-1} className="stack prose">
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
      <Done>{said}</Done>
      {held.length > 0 && (
        <section aria-labelledby="deletion-lost">
          <Callout kind="warning">
            <h3 id="deletion-lost">{t('deletion.lost_title')}</h3>
            <p>
              {t('deletion.lost', {
                units: held.map(([unit, count]) => units(count, unit)).join(' + '),
                count: held.reduce((sum, [, count]) => sum + count, 0),
              })}
            </p>
            <RefundablePurchases lead={t('deletion.refund_first')} onDone={setSaid} />
          </Callout>
        </section>
      )}
    </>
  )
}

const DeleteAccount = z.object({ password: KnownPassword })

/** The last step of deleting an account: the password, so that nobody does it from a browser that was left open. */
function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('account')
  const form = useForm({
    schema: DeleteAccount,
    initial: { password: '' },
    texts: {
      password: {
        missing: 'account:password.missing',
        wrong_password: 'account:password.wrong',
        otherwise: 'account:password.wrong',
      },
    },
    send: async (body) => {
      await api.deleteAccount({ body })
      leaveNothingHere()
      notify({ kind: 'success', title: t('deletion.done_title'), message: t('deletion.done') })
    },
  })
  return (
    <form {...form.props} className="stack max-w-26">
      <PasswordField label={t('deletion.password')} {...form.field('password')} />
      <FormFailure failure={form.unexplained} message={t('deletion.failed')} />
      <div className="row">
        <Button look="danger" {...form.button}>
          {t('deletion.confirm')}
        </Button>
        <Button look="outline" onClick={onCancel} disabled={form.isSending}>
          {t('deletion.cancel')}
        </Button>
      </div>
    </form>
  )
}
