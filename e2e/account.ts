import type { InputMethod } from './input-methods.ts'
import type { Visit } from './site.ts'
import { mailsTo, newAddress, password } from './users.ts'

/** The heading of a whole page. */
export const mainHeading = ({ page, t }: Visit, key: string, words: Record<string, string | number> = {}) =>
  page.getByRole('heading', { level: 1, name: t(key, words), exact: true })

export const dialogNamed = ({ page, t }: Visit, key: string) => page.getByRole('dialog', { name: t(key), exact: true })

/** An item of the header, or of the drawer that holds the items on a narrow screen. */
export async function pressInHeader({ page, t, isNarrow }: Visit, input: InputMethod, key: string): Promise<void> {
  if (isNarrow) await input.press(page.getByRole('button', { name: t('open_menu') }))
  const place = isNarrow ? page.getByRole('dialog', { name: t('menu') }) : page.getByRole('banner')
  const isThatItem = { name: t(key), exact: true }
  await input.press(place.getByRole('button', isThatItem).or(place.getByRole('link', isThatItem)))
}

/** Fills in the open sign-up dialog and sends it. Answers with the address. */
export async function signUp(visit: Visit, input: InputMethod, email = newAddress()): Promise<string> {
  const { t } = visit
  const dialog = dialogNamed(visit, 'create_account')
  await input.type(dialog.getByLabel(t('email'), { exact: true }), email.toUpperCase())
  await input.type(dialog.getByLabel(t('password'), { exact: true }), password)
  await input.type(dialog.getByLabel(t('repassword'), { exact: true }), password)
  await input.press(dialog.getByRole('button', { name: t('create_account'), exact: true }))
  return email
}

/** Opens the link of the confirmation mail, as if it were clicked in a mail program. */
export async function openMailedLink({ page }: Visit, siteUrl: string, email: string): Promise<string> {
  const [mail] = await mailsTo(siteUrl, email)
  const link = mail?.links.find((address) => address.includes('token='))
  if (!link) throw new Error('The mail holds no link with a token')
  await page.goto(link)
  return link
}

/** Opens the link in the browser that signed up, which signs in by itself, says so, and leads on. */
export async function goOnByMailedLink(visit: Visit, siteUrl: string, email: string): Promise<string> {
  const link = await openMailedLink(visit, siteUrl, email)
  await visit.page.getByText(visit.t('confirm.signed_in'), { exact: true }).waitFor()
  return link
}

/** Signs in on the page of a confirmed address in another browser, which has it filled in, and waits for the page that follows. */
export async function signInOnConfirmedPage({ page, t }: Visit, input: InputMethod): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: t('confirm.done_title') }).waitFor()
  await input.type(main.getByLabel(t('password'), { exact: true }), password)
  await input.press(main.getByRole('button', { name: t('sign_in'), exact: true }))
  await page.waitForURL(/\/(home|tool)/)
}

/** Fills in the open sign-in dialog, sends it, and waits until it is gone. */
export async function signIn(visit: Visit, input: InputMethod, email: string): Promise<void> {
  const { t } = visit
  const dialog = dialogNamed(visit, 'sign_in')
  await input.type(dialog.getByLabel(t('email'), { exact: true }), email)
  await input.type(dialog.getByLabel(t('password'), { exact: true }), password)
  await input.press(dialog.getByRole('button', { name: t('sign_in'), exact: true }))
  await dialog.waitFor({ state: 'hidden' })
}
