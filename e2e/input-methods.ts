import type { Locator, Page } from '@playwright/test'

/** How a person works the page: with a mouse, a finger or the keyboard alone. */
export interface InputMethod {
  /** Whether it points: only then a question with one answer leads on by itself. */
  isPointer: boolean
  press(target: Locator): Promise<void>
  type(target: Locator, text: string): Promise<void>
  /** Takes an option of a list that opens, by its value. */
  select(target: Locator, value: string): Promise<void>
  /** Takes this option of a radio group. */
  choose(target: Locator): Promise<void>
}

/** Longer texts are inserted at once, as a password manager or an input method does. */
const mostKeys = 12

/** Replaces the content of the focused field. */
async function typeInto(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a')
  if (text.length > mostKeys) await page.keyboard.insertText(text)
  else await page.keyboard.type(text)
}

export const mouse: InputMethod = {
  isPointer: true,
  press: (target) => target.click(),
  async type(target, text) {
    await target.click()
    await typeInto(target.page(), text)
  },
  select: async (target, value) => {
    await target.selectOption(value)
  },
  choose: (target) => target.click(),
}

export const finger: InputMethod = {
  ...mouse,
  press: (target) => target.tap(),
  async type(target, text) {
    await target.tap()
    await typeInto(target.page(), text)
  },
  choose: (target) => target.tap(),
}

/** A number of Tab stops that no screen reaches. */
const mostStops = 250

/** Where the focus is: at this element or not (if it is still there), and the place if nothing on the screen shows it. */
const lookAtFocus = (element: Element) => {
  const focused = document.activeElement ?? document.body
  const marked = [focused, focused.closest('label')].some(
    (one) => one && getComputedStyle(one).outlineStyle !== 'none' && getComputedStyle(one).visibility === 'visible',
  )
  return {
    isHere: focused === element,
    isGone: !element.isConnected,
    unseen: marked || focused === document.body ? null : focused.outerHTML,
  }
}

/**
 * Tab, Enter, Space, arrows and letters, as someone without a mouse works. Nothing is focused by script, and the
 * focus must be seen wherever Tab leads.
 */
export function keyboard(page: Page): InputMethod {
  const isAt = (target: Locator) => target.evaluate((element) => element === document.activeElement)

  async function goTo(target: Locator): Promise<void> {
    if (await isAt(target)) return
    // Found once, not at every stop: to look through the page for a name takes longer than to press Tab.
    let element = await target.elementHandle()
    for (let stops = 0; stops < mostStops; stops += 1) {
      await page.keyboard.press('Tab')
      const { isHere, isGone, unseen } = await page.evaluate(lookAtFocus, element)
      // React has replaced the element by a new one.
      if (isGone) element = await target.elementHandle()
      if (unseen) throw new Error(`The keyboard got to a place that nothing shows: ${unseen.slice(0, 200)}`)
      if (isHere) return
    }
    throw new Error(`The keyboard does not get to ${target}`)
  }

  return {
    isPointer: false,
    async press(target) {
      await goTo(target)
      const isBox = await target.evaluate((element) => element.matches('input[type=checkbox]'))
      await page.keyboard.press(isBox ? 'Space' : 'Enter')
    },
    async type(target, text) {
      await goTo(target)
      await typeInto(page, text)
    },
    async select(target, value) {
      await goTo(target)
      const distance = await target.evaluate((list: HTMLSelectElement, wanted) => {
        const options = [...list.options]
        return options.findIndex((option) => option.value === wanted) - list.selectedIndex
      }, value)
      for (let step = 0; step < Math.abs(distance); step += 1)
        await page.keyboard.press(distance > 0 ? 'ArrowDown' : 'ArrowUp')
    },
    async choose(target) {
      // Tab stops once at a group; the arrows go through it.
      const name = (await target.getAttribute('name')) ?? ''
      const entry = page.locator(`input[name="${name}"]`)
      const entrance =
        (await entry.and(page.locator(':checked')).count()) > 0 ? entry.and(page.locator(':checked')) : entry.first()
      await goTo(entrance)
      if (await isAt(target)) return page.keyboard.press('Space')
      for (let stops = 0; stops < mostStops && !(await isAt(target)); stops += 1) await page.keyboard.press('ArrowDown')
    },
  }
}
