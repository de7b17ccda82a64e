// What may import what, by name or by path; `npm run lint` holds the code to it.

/** Every package, and what it may import. */
const packages = {
  contract: [],
  'payment-sandbox': [],
  'language-model': [],
  model: ['contract', 'locales'],
  'form-logic': ['contract', 'model'],
  wording: ['contract', 'model'],
  'free-text': ['contract', 'wording', 'language-model'],
  faq: ['contract', 'model', 'wording', 'language-model'],
  server: ['contract', 'model', 'wording', 'free-text', 'faq', 'language-model', 'payment-sandbox', 'locales'],
  web: ['contract', 'model', 'form-logic', 'wording', 'free-text', 'faq'],
  e2e: ['contract', 'model', 'form-logic', 'wording', 'faq', 'language-model', 'web', 'scripts', 'testing'],
  bench: ['contract', 'model', 'server', 'web', 'e2e'],
  'page-and-report': ['contract', 'model', 'wording', 'server', 'web'],
  scripts: ['contract', 'model', 'wording', 'faq', 'server', 'web', 'e2e', 'testing'],
  testing: [],
  locales: [],
}

/** What their tests may import besides. */
const besides = ['testing', 'locales']

/** Their src/ has no effects: it imports nothing from outside of the repository, Node included, but these libraries. */
const pure = ['model', 'form-logic', 'wording', 'free-text', 'faq']
const pureLibraries = ['node_modules/zod', 'node_modules/minisearch']

/** The folders of the web that others import only through index.ts. */
const journeys = ['home', 'account', 'check', 'case', 'money', 'learn', 'sign-in', 'ask']

/** The folders of the web: each may import those that come later. */
const web = ['shell', ...journeys, 'drafts', 'assessments', 'charts', 'kit', 'base']

const tests = '[.]test[.]tsx?$|/(testing|mocks)/|/vitest[.]config[.]ts$'
const any = (names) => `(${names.join('|')})`
const everything = Object.keys(packages)
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    ...everything.flatMap((name) => {
      const to = (allowed) => ({ path: `^${any(everything)}/`, pathNot: `^${any([name, ...allowed])}/` })
      const comment = `${name} may import: ${packages[name].join(', ') || 'no other package'}.`
      return [
        rule(`package-${name}`, comment, { path: `^${name}/`, pathNot: tests }, to(packages[name])),
        rule(
          `package-${name}-tests`,
          `${comment} Its tests also: ${besides.join(', ')}.`,
          { path: `^${name}(?=/).*(${tests})` },
          to([...packages[name], ...besides]),
        ),
      ]
    }),
    rule(
      'pure',
      'It is given the texts and the day, and reaches nothing.',
      { path: `^${any(pure)}/src/`, pathNot: tests },
      { pathNot: `^${any([...everything, ...pureLibraries])}/` },
    ),
    ...web
      .map((folder, index) =>
        rule(
          'web-order',
          `${folder} may import only: ${web.slice(index + 1).join(', ')}.`,
          { path: `^web/app/${folder}/`, pathNot: tests },
          { path: `^web/app/${any(web.slice(0, index))}/` },
        ),
      )
      .slice(1),
    rule(
      'web-journey',
      'A journey is imported through its index.ts.',
      { path: '^web/app/([^/]+)', pathNot: tests },
      { path: `^web/app/${any(journeys)}/`, pathNot: ['^web/app/$1/', '^web/app/[^/]+/index[.]ts$'] },
    ),
    rule(
      'server-feature',
      'A feature talks to another feature only through its service.ts.',
      { path: '^server/([^/]+)/', pathNot: [tests, '^server/(platform|commands)/'] },
      { path: '^server/[^/]+/', pathNot: ['^server/($1|platform)/', '^server/[^/]+/service[.]ts$'] },
    ),
    rule(
      'server-platform',
      'The platform knows no feature.',
      { path: '^server/platform/', pathNot: tests },
      { path: '^(server|locales)/', pathNot: '^server/(platform|node_modules)/' },
    ),
    rule(
      'payment-sandbox',
      'Only server/payments/sandbox.ts starts the payment sandbox; all else knows its address.',
      { path: '^server/[^/]+/', pathNot: [tests, '^server/(commands/|payments/sandbox[.]ts$)'] },
      { path: '^payment-sandbox/' },
    ),
  ],
  options: {
    parser: 'swc', // TypeScript 7 has no interface of the kind that dependency-cruiser reads.
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules/[.]|build/|[.]react-router/|test-results/)' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
