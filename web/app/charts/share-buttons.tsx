import { addressIn } from '@settlesg/contract'
import { describeRange } from '@settlesg/wording'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asLanguage } from '../base/i18n/languages.ts'
import { asTexts } from '../base/i18n/texts.ts'
import { Button } from '../kit/button.tsx'
import { copyText, mayDropFiles, saveFile } from '../kit/save-file.ts'
import { useSubmit } from '../kit/use-submit.ts'
import type { Range } from './crowd.tsx'
import { asPng, rangePicture } from './range-picture.ts'

/** Whether somebody closed the device's sheet without choosing anything: nothing to say of it. */
const isLeft = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Hands something to the sheet of the device; whether it was taken. */
async function share(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    if (isLeft(error)) return false
    throw error
  }
}

/**
 * Sends the tool, in the language of the page, to somebody else: by the sheet of the device, or where there is none, as
 * with most browsers at a desk and inside WeChat, as a copied text with the address. Nothing of the sender goes with it.
 */
export function ShareTool() {
  const { t, i18n } = useTranslation()
  const [canShare, setCanShare] = useState(false)
  const [status, setStatus] = useState('')
  useEffect(() => setCanShare('share' in navigator), [])

  async function send() {
    const url = window.location.origin + addressIn(asLanguage(i18n.language), '/')
    const text = t('share.text')
    setStatus('')
    if (canShare) return void (await share({ title: t('site_name'), text, url }))
    const isCopied = await copyText(`${text} ${url}`)
    setStatus(isCopied ? t('share.copied') : t('share.by_hand', { address: url }))
  }
  return (
    <div>
      <Button look="outline" onClick={() => void send()}>
        {t(canShare ? 'share.tool' : 'share.copy')}
      </Button>
      <p role="status" className="muted small">
        {status}
      </p>
    </div>
  )
}

/** Makes a picture of a range in the browser, to send or to save. The route comes translated. */
export function ShareRange({ range, route }: { range: Range; route: string }) {
  const { t, i18n } = useTranslation()
  const [status, setStatus] = useState('')
  const { button, failure } = useSubmit(async () => {
    setStatus('')
    const { low, mid, high } = range
    const texts = {
      name: t('site_name'),
      route,
      figures: describeRange(asTexts(i18n), { low, high }),
      of: t('share.picture.of'),
      disclaimer: t('footer.disclaimer'),
    }
    const file = new File([await asPng(rangePicture(texts, { low, mid, high }))], 'range.png', { type: 'image/png' })
    if (navigator.canShare?.({ files: [file] })) return void (await share({ files: [file] }))
    saveFile(file.name, file)
    setStatus(mayDropFiles() ? t('download_begun') : t('share.picture.saved', { name: file.name }))
  })
  return (
    <div>
      <Button look="outline" {...button()}>
        {t('share.picture.button')}
      </Button>
      <p role="status" className="muted small">
        {status || t(failure ? 'share.picture.failed' : 'share.picture.about')}
      </p>
    </div>
  )
}
