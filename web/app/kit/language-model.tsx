import type { LanguageModelInUse, languageModelAgreements } from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { waitText } from '../base/failure-text.ts'
import { asLanguage } from '../base/i18n/languages.ts'
import { sentenceGap } from '../base/i18n/texts.ts'
import { useAuthentication } from '../base/session/authentication.tsx'
import { siteQuery } from '../base/site.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormFailure } from './form-failure.tsx'
import classes from './language-model.module.css'
import { useSubmit } from './use-submit.ts'

/** The language model that a signed-in person may use here; undefined where there is none, and for visitors, who cause no call. */
export function useLanguageModel(): LanguageModelInUse | undefined {
  const { isAuthenticated } = useAuthentication()
  const { data } = useQuery({ ...siteQuery, enabled: isAuthenticated })
  return (isAuthenticated && data?.language_model) || undefined
}

interface OfferProps {
  kind: keyof typeof languageModelAgreements
  inUse: LanguageModelInUse
  /** What is sent: masked already, and shown before it is. */
  text: string
  /** Sends the text and takes what comes back, unless `signal` says by then that nobody waits for it. */
  send: (signal: AbortSignal) => Promise<void>
}

/**
 * A way to send a text to the language model of this site. Each time, the reader first sees what goes to whom and agrees.
 * Its texts come when it is shown: no page has them inside.
 */
export function LanguageModelOffer(offer: OfferProps) {
  return (
    <Suspense>
      <Offer {...offer} />
    </Suspense>
  )
}

function Offer(offer: OfferProps) {
  const { t } = useTranslation('language-model')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="break-anywhere">
      <Button look="link" onClick={() => setIsOpen(true)}>
        {t(`open.${offer.kind}`, { model: offer.inUse.model })}
      </Button>
      <Dialog isOpen={isOpen} title={t('title', { provider: offer.inUse.provider })} onClose={() => setIsOpen(false)}>
        <Consent {...offer} onClose={() => setIsOpen(false)} />
      </Dialog>
    </div>
  )
}

function Consent({ kind, inUse, text, send, onClose }: OfferProps & { onClose: () => void }) {
  const { t, i18n } = useTranslation('language-model')
  const queries = useQueryClient()
  const recipient = useId()
  const waiting = useRef<AbortController>(null)
  useEffect(() => () => waiting.current?.abort(), [])
  const { submit, isSending, failure } = useSubmit(async () => {
    const sending = new AbortController()
    waiting.current = sending
    await send(sending.signal).catch(async (failure) => {
      // To whom it goes has to be seen before anybody agrees anew.
      if (codeOf(failure) === 'language_model_changed')
        await queries.refetchQueries({ queryKey: siteQuery.queryKey }, { throwOnError: true })
      throw failure
    })
    if (!sending.signal.aborted) onClose()
  })
  const country = new Intl.DisplayNames([asLanguage(i18n.language)], { type: 'region' }).of(inUse.country)
  return (
    <>
      <p id={recipient}>{t('sent', { ...inUse, country })}</p>
      {/* With the focus at the buttons the dialog would open scrolled past what is sent. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A long text scrolls inside it, by keys too. */}
      <blockquote tabIndex={0} data-autofocus aria-labelledby={recipient} className={`${classes.sent} break-anywhere`}>
        {text}
      </blockquote>
      <p>
        {t(`sent_with.${kind}`)}
        {sentenceGap(i18n)}
        {t('not_sent')}
      </p>
      <p>{t('kept', { provider: inUse.provider })}</p>
      <Failure failure={failure} recipient={{ ...inUse, country }} />
      <div className="row">
        {/* Keeps the focus while it waits. */}
        <Button isOpening={isSending} aria-disabled={isSending} onClick={() => submit()}>
          {t('agree')}
        </Button>
        <Button look="outline" onClick={onClose}>
          {t(isSending ? 'stop_waiting' : 'cancel')}
        </Button>
      </div>
      <p role="status" className="row">
        {isSending && t('waiting', { model: inUse.model })}
      </p>
    </>
  )
}

const codeOf = (failure: unknown) => (failure instanceof ApiError ? failure.code : null)

interface FailureProps {
  failure: unknown
  /** To whom it would go now. */
  recipient: Record<string, string | undefined>
}

function Failure({ failure, recipient }: FailureProps) {
  const { t } = useTranslation('language-model')
  const { t: general } = useTranslation()
  const wait = failure instanceof ApiError && failure.retryAfterSeconds
  const words = {
    too_many_questions: wait ? t('asked_enough', { wait: waitText(wait, general) }) : t('asked_enough_later'),
    language_model_off: t('off'),
    language_model_changed: t('changed', recipient),
  }
  const known = new Map(Object.entries(words)).get(codeOf(failure) ?? '')
  return known ? (
    <p role="alert" className="failure">
      {known}
    </p>
  ) : (
    <FormFailure failure={failure} message={t('failed')} />
  )
}
