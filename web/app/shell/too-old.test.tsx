import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import firstScript from './first-script.js?raw'
import tooOldScript from './too-old.js?raw'

const { dataset } = document.documentElement
/** What a supported browser has and the browser of these tests has not. */
const supports = vi.fn((condition: string) => condition === 'selector(:user-invalid)')

beforeEach(() => {
  vi.stubGlobal('CSS', { supports })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: {} }))
})
afterEach(() => {
  window.early?.stop()
  delete window.early
  delete dataset.tooOld
  vi.unstubAllGlobals()
})

/** Runs what stands in the head of every page. */
function openPage() {
  for (const script of [tooOldScript, firstScript]) new Function(script)()
}

it('a supported browser is not called too old, and keeps an early press', () => {
  openPage()
  expect(dataset.tooOld).toBeUndefined()
  expect(window.early).toBeDefined()
})

/** Takes away what an array has, and answers with what brings it back. */
function withoutToSorted() {
  const had = Object.getOwnPropertyDescriptor(Array.prototype, 'toSorted')
  Reflect.deleteProperty(Array.prototype, 'toSorted')
  return () => Object.defineProperty(Array.prototype, 'toSorted', had ?? {})
}

it.each([
  ['Array.prototype.toSorted', withoutToSorted],
  [':user-invalid', () => void supports.mockReturnValueOnce(false)],
  ['navigator.userActivation', () => void vi.stubGlobal('navigator', {})],
  ['CSS', () => void vi.stubGlobal('CSS', undefined)],
])('a browser without %s is called too old, and no press waits in it', (_what, take) => {
  const bringBack = take()
  openPage()
  bringBack?.()
  expect(dataset.tooOld).toBe('')
  expect(window.early).toBeUndefined()
})

it('the probe for old browsers is written in syntax of 2009, which all of them understand', () => {
  expect(tooOldScript.replaceAll(/\/\*[\s\S]*?\*\//g, '')).not.toMatch(/=>|`|\?\.|\?\?|\b(?:const|let|class|catch \{)/)
})
