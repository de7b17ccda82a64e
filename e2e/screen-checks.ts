import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import type { Visit } from './site.ts'

/** Where to keep a picture of every inspected screen, for people to look at; none are kept without it. */
const pictures = process.env.SCREENSHOTS

/** Checks the current screen: axe finds no fault, and nothing makes it scroll sideways. */
export async function checkScreen({ page, language }: Pick<Visit, 'page' | 'language'>, screen: string): Promise<void> {
  await settle(page)
  const width = page.viewportSize()?.width ?? 0
  if (pictures) {
    mkdirSync(pictures, { recursive: true })
    await page.screenshot({
      path: join(pictures, `${screen.replaceAll(' ', '-')}.${language}.${width}.png`),
      // A dialog covers the window, not the whole page.
      fullPage: !(await page.getByRole('dialog').isVisible()),
    })
  }
  expect(await accessibilityProblems(page), `axe on ${screen}, ${language}, ${width} px`).toEqual([])
  expect(await tooWide(page), `sticks out of ${screen}, ${language}, ${width} px`).toEqual([])
  expect(await offScale(page), `type on ${screen}, ${language}, ${width} px`).toEqual([])
}

/**
 * Waits until the fonts are there and all animations have ended, except those without an end (a spinner). Fails with the
 * names of what never came to rest, and does not rely on the page painting frames: a window in the background paints none.
 */
export async function settle(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(stillMoving), {
      ...{ message: 'what still moves on the page', intervals: [20, 20, 50, 100], timeout: patienceMs },
    })
    .toEqual([])
}

/** Said here, since the pictures of `npm run screens` are taken without the settings of the tests. */
export const patienceMs = 60_000

/** What has not come to rest yet, of what can be seen. A dialog that opens starts to move some frames after it is there. */
const stillMoving = async (): Promise<string[]> => {
  const quietFrames = 4
  for (let frame = 0; frame < quietFrames; frame += 1) {
    const moving = document.getAnimations().flatMap(({ playState, effect, currentTime }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      // An animation in a closed fold stands still until the fold is opened.
      if (playState !== 'running' || effect?.getComputedTiming().endTime === Infinity || !target?.checkVisibility())
        return []
      return `${target.tagName}.${target.className} at ${currentTime} ms`
    })
    if (document.fonts.status === 'loading') moving.push('fonts')
    if (moving.length > 0) return moving
    // A page that paints nothing tells nothing of its frames either: only there the time decides.
    await Promise.race([
      new Promise((resolve) => requestAnimationFrame(resolve)),
      new Promise((resolve) => setTimeout(resolve, 200)),
    ])
  }
  return []
}

/** What axe finds on the current screen. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await page.evaluate(showPaintedColours)
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

/**
 * Axe takes the colour of a text from `-webkit-text-fill-color`. Where the colours are the reader's own, Chromium still
 * tells there what the page asked for, although it paints `color`; without an answer axe reads that.
 */
const showPaintedColours = () => {
  const proto = CSSStyleDeclaration.prototype
  const told = proto.getPropertyValue
  if (!matchMedia('(forced-colors: active)').matches || told.name === 'painted') return
  proto.getPropertyValue = function painted(name) {
    const isForced = matchMedia('(forced-colors: active)').matches
    return isForced && name === '-webkit-text-fill-color' ? '' : told.call(this, name)
  }
}

/** The headings and controls that a notice covers, if there is a notice at all. */
export async function coveredByNotice(page: Page): Promise<string[]> {
  await page.locator('[data-notice]').first().waitFor()
  await settle(page)
  return page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect()
    const notices = [...document.querySelectorAll('[data-notice]')]
    const others = [...document.querySelectorAll('h1, h2, h3, a, button, input, select')].filter(
      (element) => element.checkVisibility() && !notices.some((notice) => notice.contains(element)),
    )
    return others
      .filter((element) =>
        notices.some((notice) => {
          const [one, other] = [box(notice), box(element)]
          return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
        }),
      )
      .map(({ tagName, textContent }) => `${tagName}: ${textContent}`)
  })
}

/** The elements that extend beyond the right edge of the window, if the page can be scrolled sideways. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [
      `${scrollWidth} px on ${clientWidth} px`,
      ...wide.map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent?.slice(0, 40)}`),
    ]
  })

/**
 * The places of a page where one screenful has more than four sizes or more than two weights of type
 * (docs/design-language.md), each with what stands there. Axes of plots and the name beside the mark are not counted.
 */
export const offScale = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: { top: number; bottom: number; size: string; weight: string; text: string }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode
      const text = textContent?.trim()
      if (
        !text ||
        !parent?.checkVisibility({ visibilityProperty: true }) ||
        parent.closest('svg, :has(> svg[class*=mark])')
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const { top, bottom, width } = range.getBoundingClientRect()
      // What only a screen reader reads is a pixel wide.
      if (width <= 1) continue
      const { fontSize: size, fontWeight: weight } = getComputedStyle(parent)
      texts.push({ top, bottom, size, weight, text: text.slice(0, 30) })
    }
    return texts.flatMap(({ top }) => {
      const inView = texts.filter((one) => one.bottom > top && one.top < top + innerHeight)
      const sizes = new Map(inView.map(({ size, text }) => [size, text]))
      const weights = new Map(inView.map(({ weight, text }) => [weight, text]))
      return sizes.size > 4 || weights.size > 2 ? JSON.stringify([...sizes, ...weights]) : []
    })
  })

declare global {
  interface Window {
    axe: typeof axe
  }
}
