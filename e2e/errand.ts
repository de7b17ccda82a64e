import type { Locator } from '@playwright/test'
import { finger, type InputMethod, keyboard, mouse } from './input-methods.ts'
import { settle } from './screen-checks.ts'
import type { Visit } from './site.ts'
import { textsShown, wordsIn } from './words.ts'

/** What a person has done and read by then. */
interface Figures {
  /** Clicks, taps, and keys that are not typing. */
  presses: number
  questions: number
  /** Characters typed. */
  typed: number
  /** Words that stood in the window, each text once, and all of the result. */
  words: number
}

/** Nobody looks on sooner: by then what follows from an answer a moment later, such as its range, stands there. */
const lookMs = 1_000
const wordsAMinute = 230
const secondsAQuestion = 3
const secondsACharacter = 0.3

/** How long that takes a person: reading, thinking about each question, typing. A count, not a clock. */
const minutesOf = ({ words, questions, typed }: Figures): number =>
  words / wordsAMinute + (questions * secondsAQuestion + typed * secondsACharacter) / 60

const nothing: Figures = { presses: 0, questions: 0, typed: 0, words: 0 }

/**
 * Counts what somebody does on this page with mouse, finger or keyboard, and what they are shown meanwhile. The clock of
 * the page goes on by a second at each look, so that what a timer brings is there however fast the machine is.
 */
export async function recordEffort(visit: Visit, way: 'mouse' | 'finger' | 'keyboard') {
  let { page } = visit
  await page.clock.install()
  const sums = { ...nothing }
  const read = new Set<string>()
  const countKeys = () => {
    const { keyboard: keys } = page
    const press = keys.press.bind(keys)
    keys.press = (key, options) => {
      // A person does not mark an empty field before typing into it.
      if (key !== 'ControlOrMeta+a') sums.presses += 1
      return press(key, options)
    }
  }
  countKeys()
  const usual = { mouse, finger }
  const by = (): InputMethod => (way === 'keyboard' ? keyboard(page) : usual[way])

  /** Reads what stands in the window now, or the whole page as it is before anything is opened. */
  async function look(extent: 'window' | 'page' = 'window') {
    await page.clock.runFor(lookMs)
    await settle(page)
    for (const text of await textsShown(page, extent === 'window')) {
      if (read.has(text)) continue
      read.add(text)
      sums.words += wordsIn(text, visit.language).length
    }
  }
  /** The keyboard counts its own keys. */
  const pressed = (times: number) => {
    if (way !== 'keyboard') sums.presses += times
  }
  const input: InputMethod = {
    isPointer: way !== 'keyboard',
    async press(target) {
      await lookAt(target)
      pressed(1)
      await by().press(target)
    },
    async type(target, text) {
      await lookAt(target)
      // A field that has the focus already needs no press.
      const hasFocus = await target.evaluate((element) => element === document.activeElement)
      if (!hasFocus) pressed(1)
      sums.typed += text.length
      await by().type(target, text)
    },
    async select(target, value) {
      await lookAt(target)
      pressed(2)
      await by().select(target, value)
    },
    async choose(target) {
      await lookAt(target)
      pressed(1)
      await by().choose(target)
    },
  }
  async function lookAt(target: Locator) {
    await target.scrollIntoViewIfNeeded()
    await look()
  }

  return {
    input,
    look,
    /** One more question was answered. */
    asked: () => {
      sums.questions += 1
    },
    /** The figures up to now, printed under this name. */
    mark(name: string): Figures & { minutes: number } {
      const { presses, questions, typed, words } = sums
      const minutes = minutesOf(sums)
      console.log(
        `${name}: ${presses} presses, ${questions} questions, ${typed} characters, ${words} words: ${minutes.toFixed(1)} min`,
      )
      return { ...sums, minutes }
    },
    /** Goes on in another tab of the same browser. */
    moveTo(other: Visit['page']) {
      page = other
      countKeys()
    },
  }
}

export type Errand = Awaited<ReturnType<typeof recordEffort>>
