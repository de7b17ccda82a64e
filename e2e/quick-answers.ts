import { expect, type Locator } from '@playwright/test'
import type { Errand } from './errand.ts'
import { mouse } from './input-methods.ts'
import type { Visit } from './site.ts'

/** What a person answers in the quick check, each by the name of its option; what is left out is not asked. */
export interface QuickAnswers {
  link: 'parent_of_citizen' | 'spouse_of_citizen' | null
  pass: string
  previous: string
  born: string
  since: string
  pay?: number
  /** What is typed for the pay at first, and asked about. */
  slip?: number
  education?: string
}

/** Employed with an Employment Pass, without ties: the person of answers.ts. */
export const passHolder = {
  link: null,
  pass: 'ep',
  previous: 'none',
  born: '1990-03',
  since: '2018-06',
  pay: 9000,
  education: 'bachelor',
} as const satisfies QuickAnswers

/** For who counts nothing on the way. */
export const onlyAnswering: Pick<Errand, 'input' | 'asked' | 'look'> = {
  input: mouse,
  asked: () => {},
  look: async () => {},
}

/** The part of the home page that asks. */
export const quickCard = ({ page, t }: Visit) => page.getByRole('region', { name: t('home:quick.name') })

/**
 * Answers the questions of the quick check from where it is, whichever is asked next, until it has an answer, or asks the
 * question at the path `until`. Each is known by what it asks, so that it does not matter in which order they come. Where one choice is
 * the whole answer, mouse and finger are led on, and need no "Continue".
 */
export async function answerQuickCheck(
  visit: Visit,
  errand: Pick<Errand, 'input' | 'asked' | 'look'>,
  given: QuickAnswers,
  until?: string,
): Promise<void> {
  const { t } = visit
  const { input } = errand
  const card = quickCard(visit)
  const button = (key: string) => card.getByRole('button', { name: t(key), exact: true })
  const goOn = button('quick:continue').or(button('quick:see')).first()
  const question = (path: string) => card.getByRole('group', { name: t(`form:field.${path}.label`) })
  const option = (path: string, texts: string, name: string) =>
    question(path).getByRole('radio', { name: t(`form:option.${texts}.${name}`), exact: true })
  const month = (path: string, value: string) => async () => {
    const [year = '', number = ''] = value.split('-')
    const parts = [
      () => input.select(question(path).getByLabel(t('form:month'), { exact: true }), number),
      () => input.type(question(path).getByLabel(t('form:year'), { exact: true }), year),
    ]
    for (const part of t('form:month') === '月' ? parts.reverse() : parts) await part()
  }
  const none = question('history.gates').getByRole('checkbox', { name: t('form:none_of_these'), exact: true })
  const pass = option('route.pass', 'pass', given.pass)
  const previous = option('history.previous', 'previous', given.previous)
  const pay = card.getByRole('textbox', { name: t('form:field.work.monthly_pay.label') })
  const education = option('education.highest', 'education', given.education ?? 'bachelor')
  const asked: [place: Locator, answer: () => Promise<void>, leadsOn?: true][] = [
    [pass, () => input.choose(pass), true],
    [question('you.birth_month'), month('you.birth_month', given.born)],
    [none, () => input.press(none), true],
    [previous, () => input.choose(previous), true],
    [question('residence.in_singapore_since'), month('residence.in_singapore_since', given.since)],
    [
      pay,
      async () => {
        if (given.slip !== undefined) {
          await input.type(pay, String(given.slip))
          await input.press(goOn)
          await button('form:doubt.right').waitFor()
        }
        await input.type(pay, String(given.pay))
      },
    ],
    [education, () => input.choose(education), true],
  ]

  const first = card.getByRole('group', { name: t('home:quick.links') })
  const tie = given.link ? `home:quick.link.${given.link}` : 'home:quick.none'
  if (await first.isVisible()) {
    const box = first.getByRole('checkbox', { name: t(tie), exact: true })
    // This part of the page wakes after the rest: a tap before it does ticks the box, but does not lead on.
    await expect.poll(() => box.evaluate((node) => Object.keys(node).join())).toContain('__reactProps')
    await input.press(box)
    errand.asked()
    await leave(first, button('home:quick.continue'), given.link === null)
  }

  const outcome = button('quick:keep.button').or(button('quick:keep.quiet'))
  const stop = until && question(until).or(card.getByRole('textbox', { name: t(`form:field.${until}.label`) }))
  for (;;) {
    const anyQuestion = asked.map(([place]) => place).reduce((all, one) => all.or(one))
    await anyQuestion.or(outcome).first().waitFor()
    if (await outcome.isVisible()) return errand.look()
    if (stop && (await stop.isVisible())) return
    const shown = await firstVisible(asked)
    if (!shown) throw new Error('The quick check asks what this person does not answer')
    const [place, answer, leadsOn] = shown
    await answer()
    errand.asked()
    await leave(place, goOn, leadsOn)
  }

  async function leave(place: Locator, way: Locator, leadsOn = false) {
    if (!leadsOn || !input.isPointer) await input.press(way)
    await place.waitFor({ state: 'hidden' })
  }
}

async function firstVisible<Question extends readonly [Locator, ...unknown[]]>(
  all: readonly Question[],
): Promise<Question | undefined> {
  for (const one of all) if (await one[0].isVisible()) return one
  return undefined
}
