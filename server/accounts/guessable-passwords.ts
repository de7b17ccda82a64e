import { dictionary } from '@zxcvbn-ts/language-common'
import { ValidationError } from '../platform/http/http-error.ts'

const shortestAllowed = 8

/** All 17,950 of zxcvbn's list, which was counted in ten million passwords from breaches, that could be chosen here. */
const common = new Set(dictionary['passwords-common'].filter((password) => password.length >= shortestAllowed))

/** What is tried first here: our name and where people want to live. */
const ownWords = ['settlesg', 'settle', 'singaporean', 'singapore', 'sgp', 'sg', '新加坡', '狮城']
/** A shorter word of the address is in too many passwords by chance. */
const shortestWord = 3
const fewestLetters = 4
const fewestCharacters = 3

/** Null for a password that is hard to guess. `email` is the address of the account that it is for. */
export function whyGuessable(password: string, email: string): 'common' | 'repeated' | 'own_words' | null {
  const typed = password.normalize('NFKC').toLowerCase()
  if (common.has(password) || common.has(typed)) return 'common'
  if (new Set(typed).size < fewestCharacters) return 'repeated'
  return isOnlyWords([...ownWords, ...wordsInAddress(email)], typed) ? 'own_words' : null
}

/** Throws a validation failure of `field`, where the password was typed. */
export function refuseGuessablePassword(password: string, email: string, field: 'password' | 'new_password'): void {
  const reason = whyGuessable(password, email)
  if (reason)
    throw new ValidationError([
      {
        type: 'value_error',
        loc: ['body', field],
        msg: `Value error, ${inWords[reason]}`,
        ctx: { rule: `${reason}_password` },
      },
    ])
}

const inWords = {
  common: 'this password is among the most common ones; choose another',
  repeated: 'this password repeats one or two characters; choose another',
  own_words: "this password is made of the address, of our name or of the country's; choose another",
}

/** True when it holds one of the words, and without them hardly a letter is left: digits and signs are soon guessed. */
function isOnlyWords(words: string[], typed: string): boolean {
  const text = onlyLettersAndDigits(typed)
  const rest = words.toSorted((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && (rest.match(/\p{L}/gu) ?? []).length < fewestLetters
}

const wordsInAddress = (email: string): string[] => {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  return [email.toLowerCase(), local, ...local.split(/[^\p{L}\p{N}]+|\d+/u), ...domain.split('.')]
    .map(onlyLettersAndDigits)
    .filter((word) => word.length >= shortestWord)
}

const onlyLettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
