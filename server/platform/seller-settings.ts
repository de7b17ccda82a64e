import type { SettingName } from './setting-list.ts'

/** Who sells, as receipts name them from the next payment on. */
export interface SellerSettings {
  /** The legal name, as registered. */
  name: string
  uen: string
  /** On one line. */
  address: string
  /** Null where the seller is not registered for GST, and so charges none. */
  gstNumber: string | null
}

/** A business, a local company, anybody else: https://www.uen.gov.sg. How the last letter is worked out is not published. */
const uenForm = /^(\d{8}[A-Z]|(18|19|20)\d{7}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z])$/
/** The UEN, or what IRAS gives sole proprietors, groups and divisions: M90312345A, also written M9-0312345-A. */
const gstForm = /^M[A-Z\d]\d{7}[A-Z\d]$/

/** Printed in one line, and never cut off. */
const most = { name: 120, address: 240 }
const isOneLine = (value: string) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value)

interface Reading {
  text: (name: SettingName) => string | null
  wrong: (name: string, hint: string) => void
}

/** Null where no seller is set. `isNeeded` is for live payments: a receipt must then say who sold. */
export function readSeller({ text, wrong }: Reading, { isNeeded }: { isNeeded: boolean }): SellerSettings | null {
  const given = {
    SELLER_NAME: text('SELLER_NAME'),
    SELLER_UEN: text('SELLER_UEN')?.toUpperCase() ?? null,
    SELLER_ADDRESS: text('SELLER_ADDRESS'),
  }
  const { SELLER_NAME: name, SELLER_UEN: uen, SELLER_ADDRESS: address } = given
  const gstNumber = text('GST_NUMBER')?.toUpperCase().replaceAll('-', '') ?? null
  const isAnyGiven = Object.values(given).some((value) => value !== null) || gstNumber !== null
  for (const [setting, value] of Object.entries(given))
    if (value === null && isNeeded)
      wrong(setting, 'is required with a live key: every receipt names the legal name, UEN and address of who sells')
    else if (value === null && isAnyGiven)
      wrong(setting, 'is missing: SELLER_NAME, SELLER_UEN and SELLER_ADDRESS are given together, and before GST_NUMBER')
  for (const [setting, value, longest] of [
    ['SELLER_NAME', name, most.name],
    ['SELLER_ADDRESS', address, most.address],
  ] as const)
    if (value !== null && (value.length > longest || !isOneLine(value)))
      wrong(setting, `must be one line of at most ${longest} characters`)
  if (uen !== null && !uenForm.test(uen))
    wrong('SELLER_UEN', 'must be a UEN such as 53123456A, 202612345A or T26LL1234A')
  if (gstNumber !== null && !gstForm.test(gstNumber) && !uenForm.test(gstNumber))
    wrong('GST_NUMBER', 'must be a GST registration number such as M90312345A, or a UEN')
  return name !== null && uen !== null && address !== null ? { name, uen, address, gstNumber } : null
}
