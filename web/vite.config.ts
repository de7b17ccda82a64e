import { createReadStream, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { exampleOutlookPlugin } from './app/features/assessment/example/example-outlook.ts'
import { modelRecordPlugin } from './app/features/model/model-record.ts'
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

/** Who loads a module at once: the routes and the parts that come later whose script imports it, and not later. */
function loadersOf(id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set()
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
  const above = importers.flatMap((importer) => [...loadersOf(importer, modules, seen)])
  const [, route] = /\/app\/(root|entry\.client|pages\/[\w-]+|features\/session\/members-only)\.tsx/.exec(id) ?? []
  return new Set([...above, ...(route ? [route] : []), ...(dynamicImporters.length > 0 && !route ? [id] : [])])
}

const membersPages = ['pages/tool', 'pages/tool-result', 'pages/tool-detail', 'pages/account']

/**
 * Few and large: every file is a request, and small ones compress badly. What the document itself imports comes in one
 * file, what members' pages share in another, and what the result shares with public pages in a third.
 */
function groupOf(id: string, modules: Rolldown.ChunkingContext): string | null {
  const loaders = loadersOf(id, modules)
  if (loaders.has('root') || loaders.has('entry.client')) return 'start'
  const isMembers = membersPages.some((page) => loaders.has(page))
  if (isMembers && /\.css(\?|$)/.test(id)) return loaders.has('pages/example') ? 'result' : 'members'
  if (loaders.size < 2) return null
  if (loaders.has('pages/example') || loaders.has('pages/how-it-works')) return isMembers ? 'result' : 'example'
  if (loaders.has('pages/terms')) return 'legal'
  return isMembers ? 'members' : 'dialogs'
}

/** In order: a group takes what its modules import along, unless an earlier one has it. */
const group = (debugName: string) => ({
  debugName,
  name: (id: string, modules: Rolldown.ChunkingContext) => (groupOf(id, modules) === debugName ? debugName : null),
})

export default defineConfig({
  plugins: [reactRouter(), themeStyles(), modelRecordPlugin(), exampleOutlookPlugin(), developmentFiles()],
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
            ...['start', 'legal', 'result', 'example', 'dialogs', 'members'].map(group),
          ],
        },
      },
    },
  },
})
