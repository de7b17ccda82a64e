import { createReadStream, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { builtFacts } from './facts/plugin.ts'
import { buildTarget } from './supported-browsers.ts'

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
          return send(join(import.meta.dirname, `../locales/${language}/${namespace}.json`), 'application/json')
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

export default defineConfig({
  plugins: [reactRouter(), builtFacts(), developmentFiles()],
  // All of the app is looked through at the start, lazy parts too: a dependency found later reloads the page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*', '!app/testing/**'] },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000', '/dev': 'http://127.0.0.1:3000' } },
  build: {
    target: buildTarget,
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Without the pages that a piece is for, which would make long names.
        sanitizeFileName: (name) => name.replace(/~.*/, '').replaceAll(/[^\w./-]/g, '_'),
        codeSplitting: {
          groups: [
            // What every page has.
            {
              name: 'base',
              test: /rolldown[/:]runtime|node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack|zod)\/|\/contract\/|vite\/preload-helper|\/web\/app\/(base|kit|sign-in|shell)\//,
            },
            // The field to ask, which several journeys show; what it loads with the first focus stays apart.
            { name: 'ask', test: /\/web\/app\/ask\/(?!finder)|\/faq\/src\/question\.ts/ },
            // What asks, computes and shows a case: a page loads what it needs of it, in no smaller pieces. Not the example's
            // page: it would be put together with a piece of a case that needs others, and they it.
            {
              name: 'case',
              entriesAware: true,
              entriesAwareMergeThreshold: 3_000,
              test: /\/(model|wording|form-logic)\/src\/|\/web\/app\/(case(?!\/example-page)|charts|check|money|assessments|drafts)\//,
            },
          ],
        },
      },
    },
  },
})
