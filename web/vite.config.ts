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
  /\/app\/(root|entry\.client|features\/assessment\/result\/people-in-hundred|features\/quick-check\/(quick-check-card|ask-host)|features\/session\/return-banner|features\/sign-in\/get-started|components\/(page-head|button)|features\/consent\/consent-banner|features\/sign-in\/form-failure)\.tsx(\?|$)/
const publicFiles = pages.flatMap(({ file, isPrerendered }) => (isPrerendered && file !== 'home' ? [file] : []))
const publicPages = new RegExp(`/app/pages/(${[...publicFiles, 'not-found'].join('|')})\\.tsx(\\?|$)`)
/** Small, and for nearly every page of a member a request each, or part of a large file that it needs nothing else of. */
const atOnce = new RegExp(
  [
    '/app/(.*/(use-submit|form-failure)\\.tsx?|(?!pages/|styles/|features/(account/|quick-check/quick-check)).*\\.css)',
    '/app/(dates-and-money|i18n/text-named|components/(section|address-token)|features/(sign-in/dialog-button|reports/example-report))\\.tsx?',
    '/app/features/payments/(payment-mode|checkout-in-progress|use-checkout|use-units|buy-pack|purchase-queries|use-purchase-words)\\.tsx?',
    '/(contract/src/(months|plan-days|statements|catalogue|dates-and-money)|model/src/(math/(distribution|rounding)|advice/text-sources))\\.ts',
  ]
    .map((path) => `${path}(\\?|$)`)
    .join('|'),
)
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
              name: (id, modules) => (atOnce.test(id) || isLoadedBy(everyPage, id, modules) ? 'start' : null),
            },
            // With what forms and schemas offer to choose from: small, and most pages need some of each.
            {
              name: 'model',
              test: /\/(app\/features\/(how-it-works|model)\/|model\/src\/(advice\/waiting|evidence\/levels)\.ts|contract\/src\/options\.ts|result\/people\.ts)/,
              minShareCount: 2,
            },
            // With what it is checked with, and the papers that the form asks for: parted, two of these could need each
            // other before either has run.
            {
              name: 'profile',
              test: /\/(node_modules\/zod\/|contract\/src\/(profile|profile-rules|questions|older-answers)\.ts|model\/src\/advice\/(papers|papers-of|documents|schemes|family-of-pass-holder)\.ts)/,
            },
            { name: 'result', test: /\/app\/features\/assessment\/(result|example)\//, minShareCount: 2 },
            {
              // Who opens a dialog to sign in goes on to the members' pages: one file for both.
              debugName: 'members',
              name: (id, modules) => (isLoadedBy(publicPages, id, modules) && !membersOwn.test(id) ? null : 'members'),
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
