import { type ProductName, priceOrder, quantities, refundDays } from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import { formatCents } from '@settlesg/wording'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useAuthentication } from '../base/session/authentication.tsx'
import { useSite } from '../base/site.ts'
import { Button } from '../kit/button.tsx'
import { Select } from '../kit/field.tsx'
import { FormFailure } from '../kit/form-failure.tsx'
import { Link } from '../kit/link.tsx'
import { Callout } from '../kit/panel.tsx'
import { useUnits } from './purchases.ts'
import { useCheckout } from './use-checkout.ts'

interface BuyPackProps {
  product?: ProductName
  /** How many packs the button buys, where nobody is asked. */
  packs?: number
  /** The assessment that the supercredit opens as soon as it is paid. */
  toOpen?: string | undefined
  /** Lets the person choose how many packs. */
  asksHowMany?: boolean
  /** The path of this site to come back to after paying; where the button stands, unless given. */
  returnTo?: string | undefined
  /** Says that nothing can be bought, or that it costs nothing; off for the first of several. */
  saysMode?: boolean
  /** Where it is the first thing to do. */
  hasFocus?: boolean
}

const choices = Array.from({ length: quantities.max - quantities.min + 1 }, (_, index) => quantities.min + index)

/** The way to pay, for members; whoever is not signed in is told when nothing can be bought, or that it costs nothing. */
export function BuyPack(props: BuyPackProps) {
  return useAuthentication().isAuthenticated ? <Order {...props} /> : <PaymentMode />
}

/**
 * The way to the payment page, with the price on the button and what applies beneath; what the site's settings say of it
 * comes later, and stands last so that nothing moves. Nothing is charged here.
 */
function Order(props: BuyPackProps) {
  const {
    product = 'pack_1',
    packs = quantities.min,
    asksHowMany = false,
    hasFocus = false,
    saysMode = true,
    returnTo,
    toOpen,
  } = props
  const { t, i18n } = useTranslation('payments')
  const unitsText = useUnits()
  const isOff = useSite()?.payments === 'off'
  const [quantity, setQuantity] = useState(packs)
  const checkout = useCheckout(product, returnTo, toOpen)
  const code = checkout.failure instanceof ApiError ? checkout.failure.code : null
  const problem = code === 'payments_off' ? 'failed_off' : code === 'already_open' ? 'failed_open' : 'failed'
  const wordsFor = (packs: number) => {
    const { units, unit, amountCents } = priceOrder(product, packs)
    return { units: unitsText(units, unit), price: formatCents(amountCents, i18n.language) }
  }
  if (isOff) return saysMode ? <PaymentMode /> : null
  return (
    <div className="stack">
      {toOpen && <p>{t('buy.open_final')}</p>}
      <div className="row items-end">
        {asksHowMany && (
          <Select
            label={t(`buy.quantity_${priceOrder(product, 1).unit}`)}
            options={choices.map((packs) => ({ value: `${packs}`, text: wordsFor(packs).units }))}
            value={quantity}
            disabled={checkout.isSending}
            onChange={({ currentTarget }) => setQuantity(Number(currentTarget.value))}
          />
        )}
        <Button {...checkout.button(quantity)} {...(hasFocus && { 'data-autofocus': true })}>
          {t(toOpen ? 'buy.button_open' : 'buy.button', wordsFor(quantity))}
        </Button>
      </div>
      <FormFailure failure={checkout.failure} message={t(`buy.${problem}`)} />
      <p className="muted small">
        <Trans
          t={t}
          i18nKey={`buy.terms_text_${product}`}
          values={{ days: refundDays }}
          components={{ terms: <Link to="/terms-purchase" /> }}
        />
      </p>
      {saysMode && <PaymentMode />}
    </div>
  )
}

/**
 * Says when nothing can be bought here, or when it costs nothing; nothing where purchases are real. Its texts are those
 * of every page: a visitor of the home page reads it without the texts of paying.
 */
export function PaymentMode() {
  const { t } = useTranslation()
  const mode = useSite()?.payments
  if (mode !== 'off' && mode !== 'test') return null
  return (
    <Callout kind="warning">
      <p>{t(`payment_mode.${mode}`)}</p>
    </Callout>
  )
}
