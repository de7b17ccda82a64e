import { expect, it } from 'vitest'
import { printedName, unprintableIn } from './printed-name.ts'

it.each([
  ['  a \n\t b  ', 'a b'],
  ['\u202eevil\u202c', 'evil'],
  ['\u200f\u2066', ''],
  ['cafe\u0301 家', 'café 家'],
])('the name %j is printed as %j', (typed, printed) => {
  expect(printedName(typed)).toBe(printed)
})

it.each([
  ['Nguyễn Thị Hồng', []],
  ['naïve ☎\ufe0f 🏠 🏠', ['🏠']],
  ['தமிழ்', ['த', 'மி', 'ழ்']],
  // The accent is in one face and the character in the other.
  ['家\u0323', ['家\u0323']],
])('of the name %j a report cannot print %j', (typed, letters) => {
  expect(unprintableIn(typed)).toEqual(letters)
})
