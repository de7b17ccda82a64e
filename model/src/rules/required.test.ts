import { type DatedProfile, questionList } from '@settlesg/contract'
import { expect, it } from 'vitest'
import { exampleProfile } from '../../testing/profiles.ts'
import { analyze } from '../estimate/analyze.ts'
import { predict } from '../estimate/predict.ts'
import { quickCheck } from '../quick.ts'
import { merged } from './changes.ts'
import { requiredPaths } from './required.ts'

it('the required answers are those of the contract, and the month of application', () => {
  const ofContract = questionList.flatMap(({ path, group, question }) =>
    group === undefined && 'required' in question && question.required === true ? [path] : [],
  )
  expect(requiredPaths.toSorted()).toEqual([...ofContract, 'route.apply_month'].toSorted())
})

it.each(requiredPaths)('an estimate without a required answer is refused by its name: %s', (path) => {
  const [step = '', name = ''] = path.split('.')
  const lacking: DatedProfile = merged(exampleProfile, { [step]: { [name]: null } })
  const withoutStep: DatedProfile = merged(exampleProfile, { [step]: null })
  for (const estimate of [predict, quickCheck, (profile: DatedProfile) => analyze(profile)]) {
    expect(() => estimate(lacking)).toThrow(new RegExp(`^${path}: this answer is required`))
    expect(() => estimate(withoutStep)).toThrow(/: this answer is required/)
  }
})
