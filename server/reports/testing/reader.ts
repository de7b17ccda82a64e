import type { Profile } from '@settlesg/contract'
import { openShop } from '../../payments/testing/shop.ts'
import type { ReportPrinter } from '../printer.ts'

/** With people who have bought an analysis. */
export async function openReports(printer?: ReportPrinter, env: Record<string, string> = {}) {
  const shop = await openShop(env, printer)
  const reader = async (profile: Profile, parts: Parameters<typeof shop.newUser>[1] = {}) => {
    const user = await shop.newUser(undefined, parts)
    await shop.buy(user.token, 'pack_2')
    const body = { profile }
    const unlocked = await shop.request('POST', '/credit/user-consume-supercredits', { token: user.token, body })
    return { ...user, assessmentId: String(unlocked.json().assessment_id) }
  }
  const upload = (token: string, content: Uint8Array) => {
    const boundary = 'a-boundary-of-the-test'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="report_pdf"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
    return shop.app.inject({
      method: 'POST',
      url: '/api/v1/users/send-pr-report',
      headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    })
  }
  return { ...shop, reader, upload }
}
