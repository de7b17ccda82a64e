import { expect, it } from 'vitest'
import { answersSchema, currentAnswers } from './answers-schema.ts'

it("answers of today's schema are read as they are, and those of any other are refused", () => {
  const answers = { residence: { away_5y: '1_3' } }
  expect(currentAnswers(answers, answersSchema)).toBe(answers)
  for (const schema of [answersSchema - 1, answersSchema + 1])
    expect(() => currentAnswers(answers, schema)).toThrow(`Answers of schema ${schema} cannot be read`)
})
