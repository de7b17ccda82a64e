/*
 * Starts the server: settings → database → jobs → listen; and stops it in the opposite order on SIGTERM or SIGINT.
 */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// Code that was compiled once is kept next to the libraries, and a start takes half as long. It has to be enabled before
// anything else is loaded. Where nothing can be written, everything is compiled again.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'server'))
const { runServer } = await import('./start.ts')
await runServer()
flushCompileCache()
