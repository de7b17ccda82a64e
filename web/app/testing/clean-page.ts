import { expect } from 'vitest'

/*
 * The files of a process share its window. Each begins on an empty page, and fails where it leaves anything on it.
 */

const endings: (() => void)[] = []
for (const target of [window, document]) {
  const { addEventListener } = target
  const listen: typeof addEventListener = (type: string, ...rest: [EventListener, boolean | undefined]) => {
    addEventListener.call(target, type, ...rest)
    // React listens to it once in the life of a document.
    if (type !== 'selectionchange') endings.push(() => target.removeEventListener(type, ...rest))
  }
  target.addEventListener = listen
  endings.push(() => {
    target.addEventListener = addEventListener
  })
}

/** At the end of a file: takes away listeners, the head, what our own scripts and browser-parts.ts define, and looks at the rest. */
export function cleanPage(): void {
  for (const end of endings.splice(0)) end()
  const { documentElement, head, body } = document
  const left = body.innerHTML
  for (const element of [documentElement, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  head.replaceChildren()
  body.replaceChildren()
  history.replaceState(null, '', '/')
  const defined = ['showTheme', 'early', 'IS_REACT_ACT_ENVIRONMENT', 'ResizeObserver']
  for (const name of defined) Reflect.deleteProperty(globalThis, name)
  expect(left, 'what this file left on the page').toBe('')
}
