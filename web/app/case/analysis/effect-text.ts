import type { WhatIf } from '@settlesg/contract'
import { describeEffect } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'

export function useEffectText() {
  const { i18n } = useTranslation(['analysis'])
  return (difference: WhatIf['difference'], isWeighed = true) => describeEffect(asTexts(i18n), difference, isWeighed)
}
