import { readFileSync } from 'node:fs'
import { exampleProfile } from '@settlesg/model/testing'
import { describe, expect, it } from 'vitest'
import { thisMonth } from '../testing/arbitrary-answers.ts'
import { readAnswers } from './answers.ts'
import type { Field } from './field.ts'
import { mainSteps, quickQuestions, stepQuestions } from './form-questions.ts'
import { describeSituation } from './situation.ts'

const product = readFileSync(new URL('../../docs/product.md', import.meta.url), 'utf8')
/** The questions that the table of the form marks with Q, step by step. */
const marked = [...product.matchAll(/^\| \d [^|]+\| (.+) \|$/gm)].map(([, questions = '']) =>
  [...questions.matchAll(/(?:`(\w+)`|the (\w+)) R Q\b/g)].map(([, name, inWords]) => name ?? inWords),
)
const names = (fields: readonly Field[]) => fields.map(({ path }) => path.split('.').at(-1))

/** Somebody whose pass leaves open whether they work. */
const mayWork = readAnswers({ route: { links: [], pass: 'dependant_pass' } })

describe('the order of the questions', () => {
  it('the product page marks nine questions for the quick check, in two of three steps', () => {
    expect(marked.map((step) => step.length)).toEqual([5, 4, 0])
  })

  it('the quick check asks the marked questions in the order of the table', () => {
    expect(names(quickQuestions(mayWork, thisMonth))).toEqual(marked.flat())
  })

  it.each(mainSteps.map((step, index) => [step, marked[index]] as const))(
    'the step %s asks the marked questions in the order of the table',
    (step, expected = []) => {
      const situation = describeSituation(readAnswers({ ...exampleProfile, route: mayWork.route }), thisMonth)
      const inStep = names(stepQuestions(step, situation, thisMonth))
      expect(inStep.filter((name) => marked.flat().includes(name))).toEqual(expected)
    },
  )
})
