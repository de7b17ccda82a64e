import type { ParseKeys } from 'i18next'

/** One page of the site. */
interface Page {
  /** Its address, in lower case; `:name` stands for one part that is never empty. */
  path: `/${string}`
  /** Its module in its journey's folder, without the ending. */
  file: string
  /** The text of its main heading when it is opened by its bare address: what tests look for. */
  heading: ParseKeys<
    ['translation', 'account', 'analysis', 'ask', 'form', 'how', 'issued', 'legal', 'payments', 'result', 'story']
  >
  /** Visitors are sent to sign in. */
  isForMembers?: boolean
  /** Made as HTML in both languages when the site is built, as is the frame of a page for members (sign-in/members-only.tsx);
   * any other page starts from one fallback document. */
  isPrerendered?: boolean
  /** For visitors and search engines: in the sitemap, with an address in each language (`/terms` and `/zh/terms`). */
  isPublic?: boolean
  /** The text of its link in the footer, where the links stand in the order of this table. */
  footer?: ParseKeys
}

/** Made as HTML, for visitors and search engines. */
const publicPages: readonly Page[] = [
  { path: '/', file: 'home/home-page', heading: 'home.headline', footer: 'footer.home' },
  { path: '/how-it-works', file: 'learn/how-it-works-page', heading: 'story:title', footer: 'footer.how' },
  { path: '/how-it-works/model', file: 'learn/model-page', heading: 'how:title' },
  { path: '/facts', file: 'learn/facts-page', heading: 'ask:page.title' },
  { path: '/example', file: 'case/example-page', heading: 'result:example.title', footer: 'footer.example' },
  { path: '/verify', file: 'learn/verify-page', heading: 'issued:verify.title', footer: 'footer.verify' },
  { path: '/privacy', file: 'learn/privacy-page', heading: 'legal:privacy.title', footer: 'footer.privacy' },
  { path: '/terms', file: 'learn/terms-page', heading: 'legal:terms.title', footer: 'footer.terms' },
  {
    path: '/terms-purchase',
    file: 'learn/terms-purchase-page',
    heading: 'legal:terms_purchase.title',
    footer: 'footer.terms_purchase',
  },
]

const memberPages: readonly Page[] = [
  { path: '/tool', file: 'check/form-page', heading: 'form:step.route.title' },
  { path: '/tool/result/:encodedParams', file: 'case/case-page', heading: 'result:title' },
  { path: '/tool/detail', file: 'case/case-page', heading: 'analysis:offer.title' },
  { path: '/account', file: 'account/account-page', heading: 'account:title' },
  { path: '/account/billing', file: 'account/account-page', heading: 'account:title' },
  { path: '/account/profile', file: 'account/account-page', heading: 'account:title' },
  { path: '/account/security', file: 'account/account-page', heading: 'account:title' },
  { path: '/account/data', file: 'account/account-page', heading: 'account:title' },
  { path: '/receipt/:id', file: 'money/receipt-page', heading: 'payments:receipt.unknown_title' },
]

/**
 * Every page of the site: those of docs/what-was-asked.md 2, and our own. The router (routes.ts), the build, and by the
 * build's pages.json the server with its sitemap, the footer and the tests read this table, so that a page is one row
 * here, its module and its texts.
 */
export const pages: readonly Page[] = [
  ...publicPages.map((page) => ({ ...page, isPrerendered: true, isPublic: true })),
  { path: '/home', file: 'home/home-page', heading: 'home.headline', isPrerendered: true },
  ...memberPages.map((page) => ({ ...page, isForMembers: true })),
  { path: '/checkout', file: 'money/checkout-page', heading: 'payments:checkout.unknown_title' },
  { path: '/signup/confirm', file: 'sign-in/signup-confirm-page', heading: 'confirm.invalid_title' },
  { path: '/reset-password', file: 'sign-in/reset-password-page', heading: 'reset.invalid_title' },
]

/** Where the HTML of a page is made when the site is built, `_` in the place of each `:name`; null where it is not. */
export const prerenderPath = ({ path, isPrerendered, isForMembers }: Page): string | null =>
  isPrerendered || isForMembers ? path.replaceAll(/:\w+/g, '_') : null

/** The pattern of a page's addresses, as the router knows it: what stands under `/zh` is the same page. */
export const addressPattern = ({ path, isPublic }: Page): string =>
  isPublic ? `/zh?${path === '/' ? '' : path}` : path
