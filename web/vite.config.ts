import { createReadStream, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { exampleAnalysisPlugin } from './app/features/analysis/example-analysis.ts'
import { exampleOutlookPlugin } from './app/features/assessment/example/example-outlook.ts'
import { homeFactsPlugin } from './app/features/home/home-facts.ts'
import { modelRecordPlugin } from './app/features/model/model-record.ts'
import { quickFactsPlugin } from './app/features/quick-check/quick-facts.ts'
import { pages } from './app/page-table.ts'
import { themeStyles } from './app/styles/theme-styles.ts'

/** In development the texts and the worker of the mocked API come straight from their sources. */
function developmentFiles(): Plugin {
  const localeFile = /^\/locales\/(en|zh)\/([a-z-]+)\.json$/
  return {
    name: 'development-files',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        const [, language, namespace] = localeFile.exec(path) ?? []
        if (language && namespace)
          return send(new URL(`../locales/${language}/${namespace}.json`, import.meta.url).pathname, 'application/json')
        if (path === '/mockServiceWorker.js')
          return send(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'text/javascript')
        next()

        function send(file: string, type: string) {
          if (!existsSync(file)) return next()
          response.setHeader('content-type', `${type}; charset=utf-8`)
          createReadStream(file).pipe(response)
        }
      })
    },
  }
}

/** What the quick check needs of the model and the form, 2 KB of it needed by members' pages too. */
const copied =
  /\/(model\/src\/(quick|(rules|evidence|estimate|fit)\/[\w-]+)|contract\/src\/answers-schema|app\/features\/assessment\/(form\/(month-input|control-width)|answers\/(months|whole-number)))\.tsx?$/
const quickCheck = /\/app\/features\/quick-check\/[\w-]+\.tsx?$|\?quick$/

/**
 * The quick check has copies of its own of what it shares with the form. In one file with the members' pages it would
 * load far more than it needs, and in a file by themselves these 2 KB would be one more request for each of those pages.
 */
const quickCheckCopies = (): Plugin => ({
  name: 'quick-check-copies',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !quickCheck.test(importer)) return
    const found = await this.resolve(source, importer.replace(/\?quick$/, ''), { ...options, skipSelf: true })
    return found && copied.test(found.id) ? { ...found, id: `${found.id}?quick` } : found
  },
})

/** With the small parts that the home page shares with others: it loads nothing else. */
const everyPage =
  /\/app\/(root|entry\.client|features\/assessment\/result\/people-in-hundred|features\/quick-check\/ask-host|features\/session\/return-banner|features\/sign-in\/get-started|components\/(page-head|button)|features\/sign-in\/form-failure)\.tsx(\?|$)/
const publicFiles = pages.flatMap(({ file, isPrerendered }) => (isPrerendered && file !== 'home' ? [file] : []))
const publicPages = new RegExp(`/app/pages/(${[...publicFiles, 'not-found'].join('|')})\\.tsx(\\?|$)`)
/** Small, and for nearly every page of a member a request each, or part of a large file that it needs nothing else of. */
const atOnce = new RegExp(
  [
    '/app/(.*/(use-submit|use-problem-focus|form-failure)\\.tsx?|(?!pages/|styles/|components/legal-text|features/(quick-check/|how-it-works/|home/|reports/|assessment/result/(advice|group-table|other-ways))).*\\.css)',
    '/app/(dates-and-money|i18n/(gap|publisher-name|text-named)|components/section|features/(loading/part-in-sight|sign-in/(dialog-button|use-form-focus)|reports/example-report))\\.tsx?',
    '/(contract/src/(months|statements|catalogue|dates-and-money|publishers|trust|years)|model/src/(math/rounding|advice/text-sources))\\.ts',
  ]
    .map((path) => `${path}(\\?|$)`)
    .join('|'),
)
/**
 * What most pages that only members see have in common, in one file: its fields, small parts, and the styles of all of
 * them. Who opens a dialog to sign in, or a mailed link, goes on to these pages.
 */
const members = new RegExp(
  [
    '/app/features/(analysis/analysis-queries|reports/(report-failure|report-queries|save-report)|assessment/(result/(stored-problem|use-focus-on-arrival)|sharpen/(failure-notice|use-correction|pending)))\\.tsx?',
    '/app/features/(account/|analysis/|payments/|reports/(?!verify)|assessment/(form/(?!choice-input|control\\.|month-input)|sharpen/|outcome/|result/(advice|group-table|other-ways)\\.)).*\\.module\\.css',
    '/app/features/payments/(payment-mode|checkout-in-progress|use-checkout|use-units|buy-pack|purchase-queries|use-purchase-words)\\.tsx?',
    '/contract/src/plan-days\\.ts',
    '/@mantine/core/styles/|virtual/theme\\.css|/styles/[\\w-]+\\.css',
    '/app/(features/(sign-in|dialog|notices)|components)/(account-form|new-password-form|confirmation-panel|dialog|notice-list|modal-frame|side-panel)\\.module\\.css',
    '/app/features/(dialog/(confirm-dialog|lazy-dialog)|assessment/(reference|assessment-queries|draft/(reuse-answers|lazy-draft|draft-owner|draft-places)))\\.tsx?',
  ].join('|'),
)
/** What is checked of answers, with what it is checked with, and all that follows from them by rule. */
const profile =
  /\/(node_modules\/(zod|@noble)\/|contract\/src\/(profile|profile-rules|questions|older-answers|answers-schema|canonical-answers|corrections|analysis|worded-values|reapplication-advice)\.ts|model\/src\/(rules\/|advice\/|evidence\/(advice-)?sources)|app\/features\/assessment\/(draft\/(draft|sealed-text)|answers\/|form\/(field-control|question|wording|form-state|check-answers|sentences|problem-summary|[a-z]+-input)))/
const membersOwn = /\/(app\/features\/(assessment|account)|contract\/src|model\/src)\/|node_modules\/zod\//

/** Whether one of these files imports a module, itself or by others, at once and not later. */
function isLoadedBy(files: RegExp, id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (files.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isLoadedBy(files, importer, modules, seen))
}

export default defineConfig({
  plugins: [
    reactRouter(),
    themeStyles(),
    modelRecordPlugin(),
    exampleOutlookPlugin(),
    exampleAnalysisPlugin(),
    homeFactsPlugin(),
    quickFactsPlugin(),
    quickCheckCopies(),
    developmentFiles(),
  ],
  // All of the app is looked through at the start, lazy parts too: a dependency found later reloads the page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*', '!app/testing/**'] },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000', '/dev': 'http://127.0.0.1:3000' } },
  build: {
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // docs/decisions/028-few-large-scripts.md
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /rolldown[/:]runtime|node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack)\//,
            },
            {
              debugName: 'start',
              name: (id, modules) =>
                !members.test(id) && (atOnce.test(id) || isLoadedBy(everyPage, id, modules)) ? 'start' : null,
            },
            { name: 'members', test: members },
            {
              name: 'fields',
              test: /\/@mantine\/(hooks\/|core\/esm\/(core|components\/(Input|InputBase|InputWrapper|TextInput|PasswordInput|ActionIcon|Loader|CloseButton|UnstyledButton))\/)|\/app\/(theme|components\/(mantine|address-token)|features\/sign-in\/(new-password-form|validation|fields|send-confirmation-again))\.tsx?|\/contract\/src\/(mail-address|password-length)\.ts/,
            },
            {
              // With the styles of the home page, which it stands on: one request for both.
              name: 'first-question',
              test: /\/app\/(features\/quick-check\/(quick-check-card|question-frame|first-question|tick-list|exclusive-ticks)\.|(features\/home\/[\w-]+|pages\/home)\.module\.css)/,
            },
            // Only the page on how the estimate is made says sizes in people, and the quick check works them out.
            {
              name: 'people',
              test: /\/app\/features\/model\/people-after\.ts|\/model\/src\/math\/distribution\.ts/,
            },
            // With what forms and schemas offer to choose from: small, and most pages need some of each.
            {
              name: 'model',
              test: /\/(app\/features\/(how-it-works|model)\/(?!waiting-picture|people-after)|model\/src\/(advice\/waiting|evidence\/levels)\.ts|contract\/src\/options\.ts|result\/(people|reason-sums)\.ts)/,
              minShareCount: 2,
            },
            {
              // What the offer of the analysis shows at once, and the analysis too.
              name: 'pictures',
              test: /\/app\/features\/analysis\/(drawing|effect-text|example-part|factor-bars|range-picture|timeline)\.tsx?/,
            },
            // In one file: parted, two of these could need each other before either has run.
            {
              debugName: 'profile',
              name: (id) => (!id.endsWith('?quick') && profile.test(id) ? 'profile' : null),
            },
            {
              name: 'result',
              test: /\/app\/features\/assessment\/(result\/(?!advice|no-estimate|notes|papers|basis|group-table|other-ways|step-texts)|example\/)|\/contract\/src\/reason-words\.ts/,
              minShareCount: 2,
            },
            // Modal and drawer come when one opens.
            {
              name: 'dialog',
              test: /\/@mantine\/core\/esm\/components\/|\/react-remove-scroll|\/app\/components\/(modal-frame|side-panel)\.tsx/,
              minShareCount: 2,
            },
            {
              debugName: 'shared',
              name: (id, modules) => (isLoadedBy(publicPages, id, modules) && !membersOwn.test(id) ? null : 'shared'),
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 200_000,
            },
          ],
        },
      },
    },
  },
})
