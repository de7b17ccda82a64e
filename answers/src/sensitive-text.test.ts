import { expect, it } from 'vitest'
import { holdsIdentityNumber } from './sensitive-text.ts'

it.each(['my FIN is G1234567X.', 's1234567d', 'NRIC:T7654321A', '（M1234567K）'])(
  'the text %j is recognised as holding an identity number',
  (text) => expect(holdsIdentityNumber(text)).toBe(true),
)
it.each(['we bought a flat in 2019', 'S123456D', 'order AS1234567DX', 'F12345678', ''])(
  'the text %j is not taken for one that holds an identity number',
  (text) => expect(holdsIdentityNumber(text)).toBe(false),
)
