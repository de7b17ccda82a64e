/* Parts of a browser that jsdom does not have. */

import 'fake-indexeddb/auto'

window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
})
window.scrollTo = () => {}
Element.prototype.scrollIntoView ??= () => {}
// Nothing has a size here.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/*
 * A modal dialog as far as tests look at it: it is open or not, takes the focus, gives it back, and closes by Escape.
 * Not here: the rest of the page stays usable beside it, a press beside it does only what our own code does, and nothing
 * is drawn over anything. The browser journeys see those.
 */
const focusable = ':is(a[href], button, input, select, textarea, summary):not(:disabled)'
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>()

HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open || !this.isConnected) throw new DOMException('open already, or not in the page', 'InvalidStateError')
  focusedBefore.set(this, document.activeElement)
  this.open = true
  this.querySelector<HTMLElement>(focusable)?.focus()
}

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.open = false
  const before = focusedBefore.get(this)
  if (before instanceof HTMLElement) before.focus()
  // In a task of its own, as browsers do.
  setTimeout(() => this.dispatchEvent(new Event('close')))
}

window.addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key === 'Escape' && !defaultPrevented) document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
})
