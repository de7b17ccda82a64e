import type { Page } from '@playwright/test'
import { type Language, languageTags } from '@settlesg/contract'

/** The words of a text, numbers among them and punctuation not, as the language divides them. */
export const wordsIn = (text: string, language: Language): string[] =>
  [...new Intl.Segmenter(languageTags[language], { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)

/** How long a text is: in words in English; in Chinese in characters, where a word or a number in other letters is one. */
export const countWords = (text: string, language: Language): number =>
  wordsIn(text, language).reduce((sum, word) => sum + (word.match(/\p{Script=Han}/gu)?.length || 1), 0)

/**
 * The texts that a page shows now, one for each element that holds any: of its content and of a dialog over it. Notices
 * go by themselves, so whether one is still there would hang on how fast the machine is: they are not counted.
 */
export const textsShown = (page: Page, isInWindowOnly = false): Promise<string[]> =>
  page.evaluate(findTexts, isInWindowOnly)

/** How much a page shows without opening or scrolling anything, apart from its header, footer and cookie banner. */
export async function visibleWords(page: Page, language: Language): Promise<number> {
  const texts = await textsShown(page)
  return texts.reduce((sum, text) => sum + countWords(text, language), 0)
}

/** In the page. What is closed, transparent, clipped away for screen readers alone, or of no size is not shown. */
function findTexts(isInWindowOnly: boolean): string[] {
  const { innerWidth, innerHeight } = window
  const isClippedAway = (element: Element): boolean => {
    const { clipPath } = getComputedStyle(element)
    return clipPath === 'inset(50%)' || (element.parentElement !== null && isClippedAway(element.parentElement))
  }
  const isShown = (text: Node, element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    // A text right in a closed fold has a place there all the same.
    const isFolded = element.matches('details:not([open])')
    if (isFolded || element.closest('select, textarea, script, style, [data-notice]') || isClippedAway(element))
      return false
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()].some(
      ({ width, height, left, right, top, bottom }) =>
        width > 0 &&
        height > 0 &&
        (!isInWindowOnly || (right > 0 && bottom > 0 && left < innerWidth && top < innerHeight)),
    )
  }
  const places = [...document.querySelectorAll('main, dialog[open]')]
  const found = new Map<Element, string>()
  for (const place of places.filter((one) => !places.some((other) => other !== one && other.contains(one)))) {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element || !text.nodeValue?.trim() || !isShown(text, element)) continue
      found.set(element, `${found.get(element) ?? ''}${text.nodeValue}`)
    }
  }
  return [...found.values()]
}
