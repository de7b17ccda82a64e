import type { AnswerPath } from './answers.ts'
import type { ChoiceField, Situation } from './field.ts'
import { allFields } from './fields.ts'
import { shownRowFields } from './relevance.ts'

export const childSexPath = 'family.children.sex'

export function childSexFields(situation: Situation): ChoiceField[] {
  const children = allFields.find(({ path }) => path === 'family.children')
  if (children?.kind !== 'rows') return []
  return (situation.answers.family.children ?? []).flatMap((child, index) =>
    shownRowFields(children.row, child, situation).flatMap((cell) =>
      cell.path === 'sex' && cell.kind === 'choice'
        ? [{ ...cell, path: `${children.path}.${index}.sex`, required: false }]
        : [],
    ),
  )
}

/** Of which child, by its place among the children, a path as above is. */
export const childOf = (path: AnswerPath): number => Number(path.split('.')[2])

export const isChildSex = (path: AnswerPath): boolean => /^family\.children\.(\d+\.)?sex$/.test(path)
