import { profileRules } from '@settlesg/contract'
import type { Field, RowField } from '@settlesg/form-logic'
import { allFields, applicantsField, exclusionsField } from '@settlesg/form-logic'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { textNamed } from '../../base/i18n/text-named.ts'
import {
  addText,
  anotherText,
  entryName,
  fieldHint,
  fieldLabel,
  fieldReason,
  groupText,
  optionText,
  problemText,
  rowsChoiceText,
  unitText,
  type Wording,
} from './wording.ts'

const wordingIn = (language: string): Wording => ({
  t: i18next.getFixedT(language, ['form', 'model']),
  i18n: i18next,
})

/** Every text that a question shows. */
function fieldTexts(wording: Wording, field: Field | RowField, path: string): string[] {
  const { kind } = field
  const isCell = path !== field.path
  return [
    fieldLabel(wording, path),
    ...(isCell && !field.explained ? [] : [fieldReason(wording, path)]),
    ...(field.hinted ? [fieldHint(wording, path)] : []),
    ...(field.group ? [groupText(wording, field.group, 'title'), groupText(wording, field.group, 'about')] : []),
    ...(kind === 'choice' || kind === 'set'
      ? field.options.map((option) => optionText(wording, field.wording, option))
      : []),
    ...(kind === 'choice' && field.usual ? [anotherText(wording, field.wording)] : []),
    ...(kind === 'number' ? [unitText(wording, field.unit)] : []),
    problemText(wording, { path, key: kind === 'number' ? `missing_number.${field.unit}` : `missing.${kind}` }),
    ...(kind === 'rows'
      ? [
          entryName(wording, path),
          addText(wording, path),
          ...(field.none === 'empty'
            ? [rowsChoiceText(wording, path, 'none'), rowsChoiceText(wording, path, 'some')]
            : []),
          ...field.row.flatMap((cell) => fieldTexts(wording, cell, `${path}.${cell.path}`)),
        ]
      : []),
  ]
}

/** For a missing text i18next returns its key. */
const isMissing = (text: string) => /(field|option|another|group|problem|route|unit)\.[\w.]+/.test(text)

describe.each(['en', 'zh'])('the texts of the form in %s', (language) => {
  it(`every question, option, row and problem of the form has a text in ${language}`, async () => {
    await i18next.changeLanguage(language)
    const texts = [...allFields, exclusionsField, applicantsField].flatMap((field) =>
      fieldTexts(wordingIn(language), field, field.path),
    )
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.filter(isMissing)).toEqual([])
  })

  it(`every rule that answers can break has a text in ${language}`, async () => {
    await i18next.changeLanguage(language)
    const texts = Object.keys(profileRules).map((rule) =>
      problemText(wordingIn(language), { path: 'route.pass', key: `rule.${rule}` }),
    )
    expect(texts.filter(isMissing)).toEqual([])
  })
})

it('the check for missing form texts finds a missing one', () => {
  expect(isMissing(fieldLabel(wordingIn('en'), 'you.shoe_size'))).toBe(true)
  expect(isMissing(optionText(wordingIn('en'), 'route', 'submarine'))).toBe(true)
  expect(textNamed(i18next, 'form:field.you.shoe_size.label')).toBe('form:field.you.shoe_size.label')
})

it('a key that no text file has does not compile', () => {
  // @ts-expect-error there is no such text
  expect(i18next.t('form:no_such_text')).toBe('no_such_text')
  // @ts-expect-error there is no such route
  expect(i18next.t('model:route.submarine')).toBe('route.submarine')
})
