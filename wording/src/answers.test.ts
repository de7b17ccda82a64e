import { expect, it } from 'vitest'
import { answeredQuestion } from './answers.ts'

it('behind a question that is named with its answer stands no colon, behind a name one', () => {
  expect(answeredQuestion({ language: 'zh' }, '是否曾经改名？', '是')).toBe('是否曾经改名？是')
  expect(answeredQuestion({ language: 'zh' }, '月薪', 'S$5,000')).toBe('月薪：S$5,000')
  expect(answeredQuestion({ language: 'en' }, 'Did you change it?', 'Yes')).toBe('Did you change it? Yes')
})
