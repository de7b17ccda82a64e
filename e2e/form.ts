import type { Locator } from '@playwright/test'
import type { QuestionStep } from '@settlesg/form-logic'
import type { InputMethod } from './input-methods.ts'
import type { Visit } from './site.ts'
import { beginningWith } from './texts.ts'

/**
 * Fills in the form as a person reads it: each question is found by its text. `path` is the place of the answer in the
 * profile; for a cell of a list it holds the row's number, as in `family.children.0.birth_month`.
 */
export function formOf({ page, t }: Visit, input: InputMethod) {
  /** Where the question stands (a row of a list for a cell) and its label. */
  function question(path: string): { place: Locator; label: RegExp } {
    const [, list, row] = /^(.+)\.(\d+)\./.exec(path) ?? []
    const label = beginningWith(t(`form:field.${path.replace(/\.\d+\./, '.')}.label`))
    const main = page.getByRole('main')
    if (!list) return { place: main, label }
    const name = t('form:row', { name: t(`form:field.${list}.name`), number: Number(row) + 1 })
    return { place: main.getByRole('group', { name, exact: true }), label }
  }
  const groupOf = (path: string) => {
    const { place, label } = question(path)
    return place.getByRole('group', { name: label })
  }
  const controlOf = (path: string) => {
    const { place, label } = question(path)
    return place.getByLabel(label)
  }

  return {
    /** One option, out of those in sight or of a list that opens; `texts` names the family of the options' texts. */
    async choose(path: string, texts: string, option: string) {
      const inSight = groupOf(path).getByRole('radio', { name: t(`form:option.${texts}.${option}`), exact: true })
      const { place, label } = question(path)
      const list = place.getByRole('combobox', { name: label })
      await inSight.or(list).first().waitFor()
      if (await list.isVisible()) await input.select(list, option)
      else await input.choose(inSight)
    },
    yesOrNo: (path: string, answer: 'yes' | 'no') =>
      input.choose(groupOf(path).getByRole('radio', { name: t(`form:${answer}`), exact: true })),
    /** The first option whose text begins like this. */
    tick: (path: string, textKey: string) =>
      input.press(
        groupOf(path)
          .getByRole('checkbox', { name: beginningWith(t(textKey)) })
          .first(),
      ),
    /** Answers that a list has entries, which opens the first. */
    hasRows: (path: string) =>
      input.choose(groupOf(path).getByRole('radio', { name: t(`form:field.${path}.some`), exact: true })),
    async month(path: string, month: string) {
      const [year = '', number = ''] = month.split('-')
      const parts = [
        () => input.select(groupOf(path).getByLabel(t('form:month'), { exact: true }), number),
        () => input.type(groupOf(path).getByLabel(t('form:year'), { exact: true }), year),
      ]
      // In the order on the page, which differs between the languages.
      if (t('form:month') === '月') parts.reverse()
      for (const part of parts) await part()
    },
    number: (path: string, value: number) => input.type(controlOf(path), String(value)),
    next: () => input.press(page.getByRole('button', { name: t('form:continue'), exact: true })),
    heading: (step: QuestionStep | 'check') =>
      page.getByRole('heading', { level: 1, name: t(`form:step.${step}.title`), exact: true }),
  }
}

export type Form = ReturnType<typeof formOf>
