import { longestQuestion, mostPassages } from '@settlesg/contract'
import MiniSearch from 'minisearch'
import { everydayWords } from './everyday-words.ts'
import type { Passage } from './passage.ts'

/** At most three of our passages, the best first; none where none is near. Never a text of another's. */
export type PassageSearch = (question: string) => Passage[]

/**
 * A word that more of the passages have says nothing of what is asked ("can", "PR"), and a passage that shares no other word
 * with the question is not near.
 */
const mostShare = 0.15

/** Traditional characters of what people ask about, and their simplified ones, in which our texts are written. */
const traditional =
  '兒當請證個國學業結離養領護準則長門間開關問題應該現還這說為麼嗎們來時後過從會對給讓讀書語譯報稅資產買賣費錢漲獎勵僱員職務經營創辦轉換續約滿歲龍齡紀寶媽爺親屬優勢機絕審條標數據點積幾種類達遞網線單號碼頁張檔訴訟錄騙較難鬆緊縮額預計劃醫療體檢驗聽聯絡電話處狀態風險馬灣歐無誰麽認識與邊裡裏樣藝術樂軍隊兩雙萬億變簽廠館車動場補繳執棄發幫鄉壓嚴歸選擇擔隱瞞虛偽違紹貴價廢遷願孫嶽負責賠償訊簡歷隨臨遠運邁迴課試師筆團節級組終維綠總繼陸陳陣陰隻雖雜飛飯餘駕'
const simplified =
  '儿当请证个国学业结离养领护准则长门间开关问题应该现还这说为么吗们来时后过从会对给让读书语译报税资产买卖费钱涨奖励雇员职务经营创办转换续约满岁龙龄纪宝妈爷亲属优势机绝审条标数据点积几种类达递网线单号码页张档诉讼录骗较难松紧缩额预计划医疗体检验听联络电话处状态风险马湾欧无谁么认识与边里里样艺术乐军队两双万亿变签厂馆车动场补缴执弃发帮乡压严归选择担隐瞒虚伪违绍贵价废迁愿孙岳负责赔偿讯简历随临远运迈回课试师笔团节级组终维绿总继陆陈阵阴只虽杂飞饭余驾'
const simplify = (text: string) =>
  text.replaceAll(/\p{Script=Han}/gu, (character) => simplified[traditional.indexOf(character)] ?? character)

/** Every two characters that follow each other: Chinese has no spaces. */
const pairs = (run: string): string[] =>
  run.length < 2 ? [run] : Array.from({ length: run.length - 1 }, (_, place) => run.slice(place, place + 2))

const termsOf = (text: string): string[] => {
  const parts = simplify(text.normalize('NFKC').toLowerCase()).match(/\p{Script=Han}+|[a-z0-9]+/gu) ?? []
  return parts.flatMap((part) => (/^[a-z0-9]/.test(part) ? [part] : pairs(part)))
}

/** A search among these, which may hold what a page says of its reader. Needs some milliseconds. */
export function makeSearch(passages: readonly Passage[]): PassageSearch {
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const index = new MiniSearch<Passage & { everyday: string | undefined }>({
    fields: ['text', 'everyday'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      // One slip of the pen in a long word.
      fuzzy: (term) => (/^[a-z]{6,}$/.test(term) ? 1 : false),
    },
  })
  const fields = passages.map((passage) => ({ ...passage, everyday: everydayWords[passage.id] }))
  index.addAll(fields)
  const counts = new Map<string, number>()
  for (const { text, everyday = '' } of fields)
    for (const term of new Set(termsOf(`${text} ${everyday}`))) counts.set(term, (counts.get(term) ?? 0) + 1)
  const isTelling = (term: string) => (counts.get(term) ?? 0) <= mostShare * passages.length
  return (typed) =>
    index
      .search(typed.slice(0, longestQuestion))
      .filter(({ terms }) => terms.some(isTelling))
      .slice(0, mostPassages)
      .flatMap(({ id }) => byId.get(id) ?? [])
}
