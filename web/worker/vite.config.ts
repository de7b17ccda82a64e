import { defineConfig } from 'vite'
import { buildTarget } from '../supported-browsers.ts'

// One file without imports: what a browser takes as a service worker everywhere.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  // Workbox talks to the console unless it is told so.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: buildTarget,
    outDir: '../build',
    emptyOutDir: false,
    lib: { entry: 'service-worker.ts', formats: ['iife'], name: 'serviceWorker', fileName: () => 'service-worker.js' },
  },
})
