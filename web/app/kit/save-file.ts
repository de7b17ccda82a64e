/** Gives a file to the browser to save. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers ask the person first and take the file over only then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** The marks of browsers inside other apps, many of which drop such a file and say nothing. */
const insideApps =
  /MicroMessenger|FBAN|FBAV|FB_IAB|Instagram|\bLine\/|musical_ly|BytedanceWebview|TikTok|Weibo|\bQQ\/|AlipayClient/i

/** Whether nobody can say that a file given to this browser arrives. */
export const mayDropFiles = (): boolean => insideApps.test(navigator.userAgent)

/** Whether a text could be copied for the person to paste elsewhere. */
export const copyText = async (text: string): Promise<boolean | undefined> =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
