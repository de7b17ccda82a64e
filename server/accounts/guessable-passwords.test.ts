import { describe, expect, it } from 'vitest'
import { whyGuessable } from './guessable-passwords.ts'

const email = 'mei-ling.tan1987@posteo.example'

describe('a password that could be guessed is', () => {
  it.each(['iloveyou', 'Iloveyou', 'PASSWORD1', 'ronaldinho', 'bassmaster'])(
    'a password that could be guessed was in breaches often, in any case: %s',
    (password) => expect(whyGuessable(password, email)).toBe('common'),
  )

  it.each(['zzzzzzzz', 'zZzZzZzZzZ', '好好好好好好好好', 'x9x9x9x9x9', 'ｚｚｚｚzzzz'])(
    'a password that could be guessed is one or two characters again and again: %s',
    (password) => expect(whyGuessable(password, email)).toBe('repeated'),
  )

  it.each([
    'SettleSG',
    'settlesg2026!',
    'Singapore123',
    'S-i-n-g-a-p-o-r-e 65',
    'sgsgsgsg2026',
    '新加坡新加坡2026',
    'mei-ling.tan1987@posteo.example',
    'MeiLing.Tan',
    'tan mei ling',
    'posteo 1987',
    'Singapore Tan!',
  ])('a password that could be guessed is made of our name, the country or the own address: %s', (password) =>
    expect(whyGuessable(password, email)).toBe('own_words'),
  )

  it.each([
    'a quiet harbour',
    'settling down',
    'singapore tastes of kaya',
    'ling and the seven otters',
    '83920175',
    'tanglewood',
    '今天下雨明天晴天',
  ])('a password that is none of those is taken: %s', (password) => expect(whyGuessable(password, email)).toBeNull())

  it('a password is not refused because it holds two letters of a short address', () =>
    expect(whyGuessable('borax 8472', 'bo@x.sg')).toBeNull())
})
