import type { CreditRecord, Month, NoEstimateReason } from '@settlesg/contract'
import type { Situation } from '@settlesg/form-logic'
import { formatWhole } from '@settlesg/wording'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { useMe } from '../../base/session/authentication.tsx'
import { Button } from '../../kit/button.tsx'
import frame from '../../kit/dialog.module.css'
import { Dialog } from '../../kit/dialog.tsx'
import { Callout, Panel } from '../../kit/panel.tsx'
import type { Wording } from '../../kit/questions/wording.ts'
import { BuyPack } from '../../money/index.ts'
import { OpenQuestions } from './open-questions.tsx'
import { failureKey, isOutOfCredits } from './use-assessment-request.ts'

/** What an estimate costs (docs/product.md 3). */
const costInCredits = 1

/** The most that the server gives at once; whoever has more has made an estimate long ago. */
const mostRecords = 200

/** Whether the credit that came with the account is still there: it goes before any that was bought. */
const isTrialUnused = (records: readonly Pick<CreditRecord, 'reason'>[]) =>
  records.some(({ reason }) => reason === 'trial') && records.every(({ reason }) => reason !== 'estimate')

/** Why nothing would be charged: there is no estimate to give, or these answers were assessed before. */
export type FreeOfCharge = { noEstimate: NoEstimateReason } | { assessedBefore: true } | null

interface ConfirmDialogProps {
  isOpen: boolean
  situation: Situation
  thisMonth: Month
  free: FreeOfCharge
  isSending: boolean
  failure: unknown
  onConfirm: () => void
  onClose: () => void
}

/** What it costs, what is left afterwards and what is stored: all of it before the click. */
export function ChargeDialog(props: ConfirmDialogProps) {
  const { isOpen, situation, thisMonth, free, isSending, failure, onConfirm, onClose } = props
  const wording = useTranslation(['form', 'model'])
  const { t } = wording
  const me = useMe()
  const records = useQuery({
    queryKey: ['credit-records', 'first'],
    queryFn: ({ signal }) => api.creditRecords({ limit: mostRecords }, { signal }),
  })
  const [refetch, refetchRecords] = [me.refetch, records.refetch]
  // Another tab may have used the free one, or bought more.
  useEffect(() => {
    if (isOpen) void Promise.all([refetch(), refetchRecords()])
  }, [isOpen, refetch, refetchRecords])
  const credits = me.data?.credits
  const cannotPay = !free && (isOutOfCredits(failure) || (credits !== undefined && credits < costInCredits))

  // The request under way may charge, so the dialog stays until it is answered.
  const close = () => {
    if (!isSending) onClose()
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('confirm.title')}>
      {cannotPay ? (
        <>
          <Callout kind="warning" title={t('confirm.no_credit_title')}>
            <p>{t('confirm.no_credit')}</p>
          </Callout>
          <BuyPack hasFocus />
        </>
      ) : (
        <>
          <Cost
            free={free}
            isFirst={credits !== undefined && isTrialUnused(records.data?.data ?? [])}
            credits={records.isPending ? undefined : credits}
            hasFailed={me.isError}
            wording={wording}
          />
          {!free && <OpenQuestions situation={situation} thisMonth={thisMonth} />}
          <p className="muted small">{t('confirm.stored')}</p>
        </>
      )}
      {failure !== null && !cannotPay && (
        <p role="alert" className="failure">
          {t(`confirm.${failureKey(failure)}`)}
        </p>
      )}
      <div className={`row ${frame.actions}`}>
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
  isFirst: boolean
  credits: number | undefined
  hasFailed: boolean
  wording: Wording
}

/** One sentence: what it costs and what is left, or why it is free. */
function Cost({ free, isFirst, credits, hasFailed, wording: { t, i18n } }: CostProps) {
  const count = (credits: number) => formatWhole(credits, i18n.language)
  return (
    <Panel look="quiet">
      {free ? (
        <>
          <p className="text-l">{t('confirm.cost_free')}</p>
          <p>
            {'noEstimate' in free
              ? t('confirm.free_reason', { reason: t(`model:no_estimate.${free.noEstimate}.title`) })
              : t('confirm.free_same')}
          </p>
        </>
      ) : isFirst ? (
        <p className="text-l">{t('confirm.cost_first')}</p>
      ) : credits === undefined ? (
        <>
          <p className="text-l">{t('confirm.cost_unknown')}</p>
          <p role="status">{t(hasFailed ? 'confirm.balance_failed' : 'confirm.balance_loading')}</p>
        </>
      ) : (
        <p className="text-l">{t('confirm.cost', { now: count(credits), after: count(credits - costInCredits) })}</p>
      )}
    </Panel>
  )
}
