import type { NoEstimateReason, RouteId } from '@settlesg/contract'
import type { Situation } from '@settlesg/form-logic'
import { formatWhole } from '@settlesg/wording'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../base/session/authentication.tsx'
import { Button } from '../../kit/button.tsx'
import frame from '../../kit/dialog.module.css'
import { Dialog } from '../../kit/dialog.tsx'
import { Callout } from '../../kit/panel.tsx'
import type { Wording } from '../../kit/questions/wording.ts'
import { BuyPack } from '../../money/index.ts'
import classes from './charge.module.css'
import { OpenQuestions } from './open-questions.tsx'
import { failureKey, isOutOfCredits } from './use-assessment-request.ts'

/** What an estimate costs (docs/product.md 3). */
const costInCredits = 1

/** Why nothing would be charged: there is no estimate to give, or these answers were assessed before. */
export type FreeOfCharge = { noEstimate: NoEstimateReason } | { assessedBefore: true } | null

interface ConfirmDialogProps {
  isOpen: boolean
  situation: Situation
  route: RouteId | null
  free: FreeOfCharge
  isSending: boolean
  failure: unknown
  onConfirm: () => void
  onClose: () => void
}

/** What it costs, what is left afterwards and what is stored: all of it before the click. */
export function ChargeDialog(props: ConfirmDialogProps) {
  const { isOpen, situation, route, free, isSending, failure, onConfirm, onClose } = props
  const wording = useTranslation(['form', 'model'])
  const { t } = wording
  const me = useMe()
  const { refetch } = me
  useEffect(() => {
    if (isOpen) void refetch()
  }, [isOpen, refetch])
  const credits = me.data?.credits
  const cannotPay = !free && (isOutOfCredits(failure) || (credits !== undefined && credits < costInCredits))

  // The request under way may charge, so the dialog stays until it is answered.
  const close = () => {
    if (!isSending) onClose()
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('confirm.title')}>
      {route && <p>{t('confirm.route', { route: t(`model:route.${route}`) })}</p>}
      {cannotPay ? (
        <>
          <Callout kind="warning" title={t('confirm.no_credit_title')}>
            <p>{t('confirm.no_credit')}</p>
          </Callout>
          <BuyPack hasFocus />
        </>
      ) : (
        <>
          <Cost free={free} credits={credits} hasFailed={me.isError} wording={wording} />
          {!free && <OpenQuestions situation={situation} />}
          <section aria-labelledby="stored" className={classes.stored}>
            <h2 id="stored" className={classes.heading}>
              {t('confirm.stored_title')}
            </h2>
            <p>{t('confirm.stored')}</p>
          </section>
        </>
      )}
      {failure !== null && !cannotPay && (
        <p role="alert" className={frame.failure}>
          {t(`confirm.${failureKey(failure)}`)}
        </p>
      )}
      <div className={frame.actions}>
        {!cannotPay && (
          <Button onClick={onConfirm} isBusy={isSending} data-autofocus>
            {t(failure !== null ? 'confirm.retry' : goText(free))}
          </Button>
        )}
        <Button look="outline" onClick={close} disabled={isSending}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  )
}

const goText = (free: FreeOfCharge) =>
  !free ? 'confirm.go' : 'assessedBefore' in free ? 'see_result' : 'confirm.go_free'

interface CostProps {
  free: FreeOfCharge
  credits: number | undefined
  hasFailed: boolean
  wording: Wording
}

function Cost({
  free,
  credits,
  hasFailed,
  wording: {
    t,
    i18n: { language },
  },
}: CostProps) {
  const cost = free ? 0 : costInCredits
  return (
    <section aria-labelledby="cost" className={classes.cost}>
      <h2 id="cost" className={classes.price}>
        {t(free ? 'confirm.cost_free' : 'confirm.cost')}
      </h2>
      {free && 'noEstimate' in free && (
        <p>{t('confirm.free_reason', { reason: t(`model:no_estimate.${free.noEstimate}.title`) })}</p>
      )}
      {free && 'assessedBefore' in free && <p>{t('confirm.free_same')}</p>}
      {!free && <p>{t('confirm.same_answers')}</p>}
      {credits === undefined ? (
        <p role="status">{t(hasFailed ? 'confirm.balance_failed' : 'confirm.balance_loading')}</p>
      ) : (
        <dl className={classes.balance}>
          <div>
            <dt>{t('confirm.balance_now')}</dt>
            <dd>{formatWhole(credits, language)}</dd>
          </div>
          <div>
            <dt>{t('confirm.balance_after')}</dt>
            <dd>{formatWhole(credits - cost, language)}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}
