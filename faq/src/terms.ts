import { groupBy } from '@settlesg/contract'
import { type Concept, concepts } from './concepts.ts'
import { chineseFiller, englishFiller } from './filler-words.ts'

/** Traditional characters of what people ask about, and their simplified ones, in which the words of the concepts are written. */
const traditional =
  '兒當請證個國學業結離養領護準則長門間開關問題應該現還這說為麼嗎們來時後過從會對給讓讀書語譯報稅資產買賣費錢漲獎勵僱員職務經營創辦轉換續約滿歲龍齡紀寶媽爺親屬優勢機絕審條標數據點積幾種類達遞網線單號碼頁張檔訴訟錄騙較難鬆緊縮額預計劃醫療體檢驗聽聯絡電話處狀態風險馬灣歐無誰麽認識與邊裡裏樣藝術樂軍隊兩雙萬億變簽廠館車動場補繳執棄發幫鄉壓嚴歸選擇擔隱瞞虛偽違紹貴價廢遷願孫嶽負責賠償訊簡歷隨臨遠運邁迴課試師筆團節級組終維綠總繼陸陳陣陰隻雖雜飛飯餘駕'
const simplified =
  '儿当请证个国学业结离养领护准则长门间开关问题应该现还这说为么吗们来时后过从会对给让读书语译报税资产买卖费钱涨奖励雇员职务经营创办转换续约满岁龙龄纪宝妈爷亲属优势机绝审条标数据点积几种类达递网线单号码页张档诉讼录骗较难松紧缩额预计划医疗体检验听联络电话处状态风险马湾欧无谁么认识与边里里样艺术乐军队两双万亿变签厂馆车动场补缴执弃发帮乡压严归选择担隐瞒虚伪违绍贵价废迁愿孙岳负责赔偿讯简历随临远运迈回课试师笔团节级组终维绿总继陆陈阵阴只虽杂飞饭余驾'
const simplify = (text: string) =>
  text.replaceAll(/\p{Script=Han}/gu, (character) => simplified[traditional.indexOf(character)] ?? character)

const isLatin = (character: string | undefined) => character !== undefined && /[a-z0-9]/.test(character)

/** The concepts by the first character of their words, those of the longest words first. */
const byFirst = groupBy(concepts, ({ words }) => words.charAt(0))
const fillerByFirst = groupBy(chineseFiller, (words) => words.charAt(0))

const conceptAt = (text: string, place: number): Concept | undefined =>
  byFirst.get(text.charAt(place))?.find(({ words }) => {
    if (!text.startsWith(words, place)) return false
    const isInWord = isLatin(words[0]) && isLatin(text[place - 1])
    return !isInWord && !(isLatin(words.at(-1)) && isLatin(text[place + words.length]))
  })

/** Plural and tense of English words that are no concept: "queues" and "queued" are one. */
const stem = (word: string): string => word.replace(/(?<=\w{3})(?:ing|ed|es|s|e)$/, '')

const pairs = (run: string): string[] =>
  run.length < 2 ? [] : Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2))

/** Search terms: `#name` for a concept, English by stem, Chinese by pairs. Filler and numbers decide nothing, and go. */
export function terms(text: string): string[] {
  const plain = simplify(text.normalize('NFKC').toLowerCase().replaceAll(/[’‘]/g, "'"))
  const found: string[] = []
  let rest = ''
  for (let place = 0; place < plain.length; ) {
    const concept = conceptAt(plain, place)
    found.push(...(concept?.tokens ?? []))
    const skipped =
      concept?.words ?? fillerByFirst.get(plain.charAt(place))?.find((words) => plain.startsWith(words, place))
    rest += skipped === undefined ? plain.charAt(place) : ' | '
    place += skipped?.length ?? 1
  }
  // An age of forty or more is asked about; any other number decides nothing.
  if (
    /\b[4-6]\d ?(?:岁|yo\b|y\/o|years? old|yrs? old|this year|alr|already|liao)|\b(?:am|im|i'm|aged?) [4-6]\d\b(?! ?(?:%|k\b|m))/.test(
      plain,
    )
  )
    found.push('#age')
  const words = rest.match(/[a-z][a-z0-9'-]*[a-z0-9]|[a-z]/g) ?? []
  for (const word of words) {
    const bare = word.replace(/'s$/, '')
    if (!englishFiller.has(bare.replaceAll("'", '')) && bare.length > 1) found.push(stem(bare))
  }
  for (const run of rest.match(/\p{Script=Han}+/gu) ?? []) found.push(...pairs(run))
  return found
}
