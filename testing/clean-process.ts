import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, vi } from 'vitest'

/*
 * The files of a project share a process and the libraries that it has loaded. So that no file finds what another one
 * left, each loads our modules anew, and fails where it leaves something else behind.
 */

/** What libraries define once for a process: AWS's, pdf.js, fake-indexeddb, and all that begins like Vite's own. */
const ofLibraries = /^(__|awslambda$|_?pdfjs|DOMMatrix$|indexedDB$|IDB)/

/** What a file can change in its process, by name. */
function changeable(): Map<string, unknown> {
  const found = new Map<string, unknown>([
    ['the working directory', process.cwd()],
    ['Math.random', Math.random],
    ['Date.now', Date.now],
    ['performance.now', performance.now],
  ])
  for (const [name, { get, value }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis)))
    if (!ofLibraries.test(name)) found.set(name, get ?? value)
  for (const [name, value] of Object.entries(process.env)) found.set(`process.env.${name}`, value)
  for (const event of process.eventNames())
    found.set(`listeners to "${String(event)}" of the process`, process.listenerCount(event))
  return found
}

/** How many servers and processes run that were started here. */
const running = () => process.getActiveResourcesInfo().filter((kind) => /^(TCPServer|Process)Wrap$/.test(kind)).length

const before = changeable()
const runningBefore = running()

// The first of all hooks, so the last to run at the end of a file.
afterAll(async () => {
  vi.useRealTimers()
  vi.resetModules()
  // What is being closed takes its time.
  for (let tries = 0; running() > runningBefore && tries < 200; tries += 1) await wait(50)
  expect(running(), 'servers or processes that still run').toBeLessThanOrEqual(runningBefore)
  const after = changeable()
  const left = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !Object.is(before.get(name), after.get(name)),
  )
  expect(left, 'what this file changed in its process and did not put back').toEqual([])
})
