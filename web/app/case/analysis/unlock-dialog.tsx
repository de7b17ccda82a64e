import { ApiError, NetworkError } from '@settlesg/contract/client'
import { formatWhole } from '@settlesg/wording'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { analysisPath } from '../../base/assessments/reference.ts'
import { useMe } from '../../base/session/authentication.tsx'
import { Button } from '../../kit/button.tsx'
import classes from '../../kit/charge.module.css'
import frame from '../../kit/dialog.module.css'
import { Dialog } from '../../kit/dialog.tsx'
import { Facts } from '../../kit/table.tsx'
import { BuyPack } from '../../money/index.ts'

/** What an analysis costs (docs/product.md 3). */
export const costInSupercredits = 1

interface UnlockDialogProps {
  assessmentId: string
  isOpen: boolean
  isSending: boolean
  failure: unknown
  onConfirm: () => void
  onClose: () => void
}

/** What it costs, what is left afterwards and what is stored: all of it before the click. */
export function UnlockDialog(props: UnlockDialogProps) {
  const { assessmentId, isOpen, isSending, failure, onConfirm, onClose } = props
  const { t, i18n } = useTranslation(['analysis'])
  const { data, isError, refetch } = useMe()
  useEffect(() => {
    if (isOpen) void refetch()
  }, [isOpen, refetch])
  const held = data?.supercredits
  const isEmpty = findCode(failure) === 'not_enough_supercredits' || (held !== undefined && held < costInSupercredits)
  // The request under way may charge, so the dialog stays until it is answered.
  const close = () => {
    if (!isSending) onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('unlock.title')}>
      {isEmpty ? (
        <>
          <h2 className={classes.price}>{t('unlock.none_title')}</h2>
          <p>{t('unlock.none')}</p>
          <BuyPack product="pack_2" returnTo={analysisPath(assessmentId)} hasFocus />
        </>
      ) : (
        <>
          <div className={classes.cost}>
            <h2 className={classes.price}>{t('unlock.cost')}</h2>
            <p>{t('unlock.about')}</p>
            {held === undefined ? (
              <p role="status">{t(isError ? 'unlock.balance_failed' : 'unlock.loading')}</p>
            ) : (
              <Facts
                look="large"
                facts={[
                  { name: t('unlock.now'), value: formatWhole(held, i18n.language) },
                  { name: t('unlock.after'), value: formatWhole(held - costInSupercredits, i18n.language) },
                ]}
              />
            )}
          </div>
          <p>{t('unlock.stored')}</p>
        </>
      )}
      {failure !== null && !isEmpty && (
        <p role="alert" className={frame.failure}>
          {t(`unlock.${failureKey(failure)}`)}
        </p>
      )}
      <div className={frame.actions}>
        {!isEmpty && (
          <Button onClick={onConfirm} isBusy={isSending} data-autofocus>
            {t(failure !== null ? 'unlock.retry' : 'unlock.go')}
          </Button>
        )}
        <Button look="outline" onClick={close} disabled={isSending}>
          {t('unlock.cancel')}
        </Button>
      </div>
    </Dialog>
  )
}

const findCode = (failure: unknown) => (failure instanceof ApiError ? failure.code : null)

function failureKey(failure: unknown): 'failed_network' | 'failed_busy' | 'nothing' | 'failed' {
  if (failure instanceof NetworkError) return 'failed_network'
  if (findCode(failure) === 'nothing_to_analyse') return 'nothing'
  return failure instanceof ApiError && (failure.status === 429 || failure.status === 503) ? 'failed_busy' : 'failed'
}
