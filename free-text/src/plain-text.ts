import { longestDescription } from '@settlesg/contract'

/** Small letters, half-width digits, simplified characters. Each knows its place, so that proposals quote what was typed. */

export interface PlainText {
  text: string
  /** For each character of `text`, and for its end, the place in what was typed. */
  places: readonly number[]
}

const traditional = '結歲幣來準證萬個兒學國請過沒絕離畢業單親現從轉換開電話號寶兩婦愛雙職條審還這邊媽爺貳參華這'
const simplified = '结岁币来准证万个儿学国请过没绝离毕业单亲现从转换开电话号宝两妇爱双职条审还这边妈爷贰叁华这'
const variants: ReadonlyMap<string, string> = new Map([
  ...[...traditional].map((character, index) => [character, simplified[index] ?? character] as const),
  ['’', "'"],
  ['‘', "'"],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2012', '-'],
  ['\u2212', '-'],
  ['–', '-'],
  ['—', '-'],
  ['〜', '~'],
  ['\t', ' '],
])

/** Marks of direction, joiners, accents, controls: nothing that a rule could read. */
const isUnseen = (character: string) => /[\p{Cf}\p{Mn}\p{Cs}\p{Co}]|(?!\n|\t)\p{Cc}/u.test(character)

/** As much of the text as is read, as the rules look at it. */
export function plainText(typed: string, longest = longestDescription): PlainText {
  const characters: string[] = []
  const places: number[] = []
  const read = typed.slice(0, longest)
  let place = 0
  for (const character of read) {
    if (!isUnseen(character))
      for (const plain of (variants.get(character) ?? character).normalize('NFKC').toLowerCase()) {
        // One unit of the text stays one: what is written with two (an emoji) is nothing to read.
        characters.push(plain.length === 1 ? plain : ' ')
        places.push(place)
      }
    place += character.length
  }
  return { text: characters.join(''), places: [...places, read.length] }
}
