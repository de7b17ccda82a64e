import { coverAll, everyRow, pairsIn, type Row } from './pairs.ts'
import type { Person } from './people.ts'
import * as ways from './ways.ts'

/** One screen: a page of the site, a stage of it, or what opens on one. */
export interface Screen {
  /** Its place in web/app/page-table.ts; null for what has no row there. */
  page: string | null
  /** What to open where that differs from the page: `{case}` stands for that place of the person (people.ts). */
  address?: string
  person: Person
  /** From the opened page to the screen. */
  way?: ways.Way
  /** Other persons for whom the screen differs, each a state of its own. */
  also?: readonly Person[]
  /** It asks the API for something: slow, failing, without a network, and with a session that has ended. */
  asks?: boolean
  /** It is read on paper. */
  isPrinted?: boolean
  /** The question about cookies, and the offer of Chinese, were not answered yet. */
  isFirstVisit?: boolean
  /** Its parts are those of another screen: zoom and the reader's own colours are looked at there. */
  isAlike?: boolean
  /** It exists at these widths only. */
  widths?: readonly string[]
}

const member = { person: 'paid', also: ['empty', 'long'], asks: true } as const
const home = { page: '/', person: 'visitor' } as const
const form = { page: '/tool', person: 'empty' } as const
const result = { page: '/tool/result/:encodedParams', address: '/tool/result/{case}' } as const
const checkout = { page: '/checkout', person: 'rich' } as const

/** Every screen. A page that is missing fails a test (scripts/screens.test.ts). */
export const screens: Record<string, Screen> = {
  home: { ...home, isPrinted: true },
  'home, first visit': { ...home, isFirstVisit: true },
  'home, cookies': { ...home, way: ways.press('footer.cookies') },
  'home, own words': { ...home, way: ways.ownWords('home:quick.own_words') },
  'home of a member': { page: '/home', ...member, also: ['empty', 'case'] },
  'quick check, pass': { ...home, way: ways.quickCheck('route.pass'), isAlike: true },
  'quick check, fault': { ...home, way: ways.quickCheckWithFault },
  'quick check, before': { ...home, way: ways.quickCheck('history.gates'), isAlike: true },
  'quick check, previous': { ...home, way: ways.quickCheck('history.previous'), isAlike: true },
  'quick check, since': { ...home, way: ways.quickCheck('residence.in_singapore_since'), isAlike: true },
  'quick check, pay in doubt': { ...home, way: ways.quickCheckInDoubt },
  'quick check, education': { ...home, way: ways.quickCheck('education.highest'), isAlike: true },
  'quick check, range': { ...home, way: ways.quickCheck() },
  'quick check, no range': { ...home, way: ways.quickCheckWithoutRange },
  'sign up': { ...home, way: ways.press('get_started') },
  'sign up, faults': { ...home, way: ways.press('get_started', 'create_account') },
  'sign in': { page: '/account', person: 'visitor' },
  'sign in, faults': { page: '/account', person: 'visitor', way: ways.press('sign_in'), isAlike: true },
  recovery: { page: '/account', person: 'visitor', way: ways.press('forgot_password') },
  drawer: { ...home, way: ways.press('open_menu'), widths: ['360', '890'] },
  form: { ...form, asks: true, also: ['paid'] },
  'form, faults': { ...form, way: ways.press('form:continue') },
  'form, own words': { ...form, way: ways.ownWords('form:own_words.open_form') },
  'form, you': { ...form, way: ways.form('you'), isAlike: true },
  'form, family': { ...form, way: ways.form('family'), isAlike: true },
  'form, more': { ...form, way: ways.form('more'), isAlike: true },
  'form, check': { ...form, way: ways.form('check') },
  'form, early answer': { ...form, way: ways.earlyAnswer },
  'form, confirm': { ...form, way: ways.confirm },
  'form, confirm without credit': {
    page: '/tool',
    address: '/tool/detail',
    person: 'case',
    way: ways.confirmWithoutCredit,
  },
  result: { ...result, ...member, also: ['case', 'rich'], isPrinted: true },
  'result, unfolded': { ...result, person: 'paid', also: ['rich'], way: ways.unfold },
  'result, answer tried': { ...result, person: 'case', way: ways.preview },
  'result, weight': { ...result, person: 'paid', way: ways.weight },
  'result, outcome': { ...result, person: 'paid', way: ways.outcome },
  'result, unknown': { ...result, address: '/tool/result/nothing', person: 'empty', isAlike: true },
  analysis: { page: '/tool/detail', ...member, also: ['case', 'empty', 'rich'], isPrinted: true },
  'analysis, what if': { page: '/tool/detail', person: 'paid', way: ways.whatIf },
  cases: { page: '/account', ...member },
  billing: { page: '/account/billing', ...member, also: ['empty', 'rich'] },
  'billing, refund': { page: '/account/billing', person: 'rich', way: ways.refund },
  profile: { page: '/account/profile', ...member },
  security: { page: '/account/security', person: 'paid', asks: true },
  data: { page: '/account/data', person: 'paid', asks: true },
  'data, deletion': { page: '/account/data', person: 'paid', way: ways.press('account:deletion.begin') },
  receipt: { page: '/receipt/:id', address: '/receipt/{receipt}', person: 'rich', asks: true, isPrinted: true },
  'receipt, unknown': {
    page: '/receipt/:id',
    address: '/receipt/00000000-0000-4000-8000-000000000000',
    person: 'paid',
    isAlike: true,
  },
  'checkout, paid': { ...checkout, address: '/checkout?{bought}', asks: true },
  'checkout, opened': { ...checkout, address: '/checkout?{opened}', person: 'paid', isAlike: true },
  'checkout, on its way': { ...checkout, address: '/checkout?{delayed}', isAlike: true },
  'checkout, left': { ...checkout, address: '/checkout?{left}', isAlike: true },
  'checkout, unknown': { ...checkout, person: 'paid', isAlike: true },
  'sign-up link, spent': { page: '/signup/confirm', address: '/signup/confirm?token=spent', person: 'visitor' },
  'recovery link': { page: '/reset-password', address: '/reset-password?token=spent', person: 'visitor' },
  'how it works': { page: '/how-it-works', person: 'visitor', isPrinted: true },
  'how it works, played with': { page: '/how-it-works', person: 'visitor', way: ways.sliders },
  model: { page: '/how-it-works/model', person: 'visitor' },
  facts: { page: '/facts', person: 'visitor', isAlike: true },
  'model, unfolded': { page: '/how-it-works/model', person: 'visitor', way: ways.unfold },
  example: { page: '/example', person: 'visitor', isPrinted: true },
  verify: { page: '/verify', person: 'visitor' },
  'verify, foreign file': { page: '/verify', person: 'visitor', way: ways.foreignFile },
  privacy: { page: '/privacy', person: 'visitor' },
  terms: { page: '/terms', person: 'visitor', isAlike: true },
  'terms of purchase': { page: '/terms-purchase', person: 'visitor', isAlike: true },
  'not found': { page: null, address: '/nowhere', person: 'visitor' },
  crash: { page: null, address: '/', person: 'visitor', way: ways.crash },
}

const statesOf = (screen: Screen): string[] => [
  'usual',
  ...(screen.isAlike ? [] : ['zoom 200', 'forced colours']),
  ...(screen.also ?? []).map((person) => `as ${person}`),
  ...(screen.asks ? ['loading', 'error', 'offline', 'expired'] : []),
  ...(screen.isPrinted ? ['print'] : []),
]

/** What a picture can be of. Language and theme are one column: each screen is looked at in all four. */
const columns = {
  screen: Object.keys(screens),
  state: [...new Set(Object.values(screens).flatMap(statesOf))],
  look: ['en light', 'en dark', 'zh light', 'zh dark'],
  width: ['360', '890', '1440'],
} as const

/** Of the three widths the nearest to a sheet of paper. */
const paperWidth = '890'

/** Only what exists at a width is looked at there; the reader's own colours and paper have no theme. */
function isPossible({ screen: name, state, width, look }: Row<typeof columns>): boolean {
  const screen = screens[name]
  if (!screen || !statesOf(screen).includes(state) || (screen.widths && !screen.widths.includes(width))) return false
  if (state === 'print' && width !== paperWidth) return false
  return !look.endsWith('dark') || (state !== 'print' && state !== 'forced colours')
}

/** Every picture that could be taken. */
export const possible = everyRow(columns).filter(isPossible)

/** What is looked at: every pair that can occur, and each screen as it usually is at each width. */
export const wantedIn = (row: Row<typeof columns>): string[] => [
  ...pairsIn(row),
  ...(row.state === 'usual' ? [`${row.screen} at ${row.width} px`] : []),
]

/** The pictures that are taken. */
export const pictures = () => coverAll(possible, wantedIn)
