import { coverPairs, type Row } from './pairs.ts'

/** Whose browser it is: nobody signed in, an account without a case, with a case, with an opened analysis, unheard-of names. */
export type Person = 'visitor' | 'empty' | 'case' | 'paid' | 'long'

/** One screen: a page of the site, or what opens on one. */
export interface Screen {
  /** Its place in web/app/page-table.ts; null for what has no row there. */
  page: string | null
  /** What to open where that differs from the page: `{case}` stands for the reference of the person's case. */
  address?: string
  person: Person
  /** The texts of buttons that are pressed one after the other, each by its key. */
  press?: readonly string[]
  /** Other persons for whom the screen differs, each a state of its own. */
  also?: readonly Person[]
  /** It asks the API for something: slow, failing, without a network, and with a session that has ended. */
  asks?: boolean
  /** It is read on paper. */
  isPrinted?: boolean
  /** Another stage of a screen that stands here already: zoom and the reader's own colours are looked at there. */
  isStage?: boolean
  /** It exists at these widths only. */
  widths?: readonly string[]
}

const member = { person: 'paid', also: ['empty', 'long'], asks: true } as const

/** Every screen. A page that is missing fails a test (scripts/screens.test.ts). */
export const screens: Record<string, Screen> = {
  home: { page: '/', person: 'visitor', isPrinted: true },
  'home, cookies': { page: '/', person: 'visitor', press: ['footer.cookies'], isStage: true },
  'home of a member': { page: '/home', ...member, also: ['empty', 'case'] },
  'sign up': { page: '/', person: 'visitor', press: ['get_started'] },
  'sign up, faults': {
    page: '/',
    person: 'visitor',
    press: ['get_started', 'create_account'],
    isStage: true,
  },
  'sign in': { page: '/account', person: 'visitor' },
  'sign in, faults': { page: '/account', person: 'visitor', press: ['sign_in'], isStage: true },
  recovery: { page: '/account', person: 'visitor', press: ['forgot_password'] },
  drawer: { page: '/', person: 'visitor', press: ['open_menu'], widths: ['360', '890'] },
  form: { page: '/tool', person: 'empty', asks: true, also: ['paid'] },
  'form, faults': { page: '/tool', person: 'empty', press: ['form:continue'], isStage: true },
  result: {
    page: '/tool/result/:encodedParams',
    address: '/tool/result/{case}',
    ...member,
    also: ['case'],
    isPrinted: true,
  },
  'result, unknown': {
    page: '/tool/result/:encodedParams',
    address: '/tool/result/nothing',
    person: 'empty',
    isStage: true,
  },
  analysis: { page: '/tool/detail', ...member, also: ['case', 'empty'], isPrinted: true },
  cases: { page: '/account', ...member },
  billing: { page: '/account/billing', ...member, also: ['empty'] },
  profile: { page: '/account/profile', ...member },
  security: { page: '/account/security', person: 'paid', asks: true },
  data: { page: '/account/data', person: 'paid', asks: true },
  'receipt, unknown': {
    page: '/receipt/:id',
    address: '/receipt/00000000-0000-4000-8000-000000000000',
    person: 'paid',
    isStage: true,
  },
  'checkout, unknown': { page: '/checkout', person: 'paid', isStage: true },
  'sign-up link, spent': { page: '/signup/confirm', address: '/signup/confirm?token=spent', person: 'visitor' },
  'recovery link': { page: '/reset-password', address: '/reset-password?token=spent', person: 'visitor' },
  'recovery link, none': { page: '/reset-password', person: 'visitor', isStage: true },
  'how it works': { page: '/how-it-works', person: 'visitor', isPrinted: true },
  model: { page: '/how-it-works/model', person: 'visitor' },
  facts: { page: '/facts', person: 'visitor' },
  example: { page: '/example', person: 'visitor', isPrinted: true },
  verify: { page: '/verify', person: 'visitor' },
  privacy: { page: '/privacy', person: 'visitor' },
  terms: { page: '/terms', person: 'visitor' },
  'terms of purchase': { page: '/terms-purchase', person: 'visitor' },
  'not found': { page: null, address: '/nowhere', person: 'visitor' },
}

const states = (screen: Screen): string[] => [
  'usual',
  ...(screen.isStage ? [] : ['zoom 200', 'forced colours']),
  ...(screen.also ?? []).map((person) => `as ${person}`),
  ...(screen.asks ? ['loading', 'error', 'offline', 'expired'] : []),
  ...(screen.isPrinted ? ['print'] : []),
]

const widths = ['360', '890', '1440'] as const
const perScreen = Object.entries(screens).flatMap(([name, screen]) =>
  states(screen).map((state) => `${name} / ${state}`),
)

/** What a picture can be of; screen and state are one column, since each screen has states of its own. */
export const columns = {
  view: perScreen,
  language: ['en', 'zh'],
  theme: ['light', 'dark'],
  width: widths,
} as const

/** Only what exists at a width is looked at there; the reader's own colours and paper have no theme. */
export function isPossible({ view, width, theme }: Row<typeof columns>): boolean {
  const [name = '', state = ''] = view.split(' / ')
  const only = screens[name]?.widths
  if (only && !only.includes(width)) return false
  return theme === 'light' || (state !== 'print' && state !== 'forced colours')
}

export const pictures = () => coverPairs(columns, isPossible)
