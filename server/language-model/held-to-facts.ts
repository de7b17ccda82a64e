import type { Language } from '@settlesg/contract'
import type { ClaimedSentence } from '@settlesg/wording'

/*
 * Holds a sentence that a language model wrote to the sentence that it was given. Strict rather than clever: what is refused
 * costs nothing, since the given sentence stands in its place; what is let through wrongly is a lie on a page.
 */

/** Why a sentence is refused. */
export type Refusal =
  | 'claims'
  | 'form'
  | 'number'
  | 'name'
  | 'invention'
  | 'forbidden'
  | 'advice'
  | 'language'
  | 'negation'
  | 'doubt'
  | 'direction'

/** Why this sentence must not be shown in the place of the given one; null where it says the same as far as rules can tell. */
export function whyRefused(reply: ClaimedSentence, given: ClaimedSentence, language: Language): Refusal | null {
  const [text, own] = [reply.text.normalize('NFKC'), given.text.normalize('NFKC')]
  if (!isSame(reply.claims.toSorted(), given.claims.toSorted())) return 'claims'
  if (!isOneSentence(text, own)) return 'form'
  if (!isInLanguage(text, own, language)) return 'language'
  if (!isSame(numbersIn(text), numbersIn(own))) return 'number'
  if ([...namesIn(text), ...termsIn(text), ...titlesIn(text)].some((name) => !own.includes(name))) return 'name'
  if (longestNovelty(text, own, language) > mostNovel[language]) return 'invention'
  if (forbidden.some((word) => word.test(text))) return 'forbidden'
  if (misleading.some((word) => word.test(text))) return 'advice'
  if (count(text, negations[language]) !== count(own, negations[language])) return 'negation'
  if (count(own, doubts[language]) > 0 && count(text, doubts[language]) === 0) return 'doubt'
  return opposites[language].some((side) => side.test(text) && !side.test(own)) ? 'direction' : null
}

const isSame = (one: readonly string[], other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other)
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

/** Plain text about as long as the given one, without marks of pages, addresses or orders to a program. */
const isOneSentence = (text: string, own: string) =>
  text.trim().length > 1 &&
  text.length <= 2 * own.length + 40 &&
  !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>{}[\]`*#|\\•@]|https?:|www\.|\.(com|org|net|sg)\b/iu.test(text)

const functionWords = new Set(
  `a about after again all also an and any are around as at be because been before being both but by can could did do does
  each either even every few for from had has have having here how however if in into is it its just like may might more
  most much must my no nor not of often on once only or other our out over own rather roughly same should since so some
  still such than that the their them then there these they this those though through to too under until up very was we
  were what when where whether which while who whose why will with within without would yet you your yours`.split(
    /\s+/,
  ),
)
const words = (text: string): string[] => text.match(/\p{Script=Latin}[\p{Script=Latin}\d'’.-]*/gu) ?? []
const letters = (text: string, script: RegExp) => count(text, script)

/** Common characters that are written otherwise in Singapore. */
const traditional = /[們個來這說請對應該學與為國際會證過還時間長後問題護親屬條]/

/** English: no Chinese, and a fifth of the words hold a sentence together. Chinese: mostly its simplified characters. */
function isInLanguage(text: string, own: string, language: Language): boolean {
  const han = letters(text, /\p{Script=Han}/gu)
  if (/[^\p{Script=Latin}\p{Script=Han}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return false
  const found = words(text)
  if (language === 'zh')
    return (
      han >= letters(text, /\p{Script=Latin}/gu) && !traditional.test(text) && found.every((word) => own.includes(word))
    )
  const joining = found.filter((word) => functionWords.has(word.toLowerCase())).length
  const foreign = found.filter((word) => /[^\x20-\x7e’]/.test(word) && !own.includes(word))
  return han === 0 && foreign.length === 0 && joining * 5 >= found.length
}

const englishNumbers =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|half|halves|thirds?|quarters?|twice|thrice|double|triple|first|second|fourth|fifth|sixth|seventh|eighth|ninth|tenth'
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'
const numberForms = new RegExp(
  [
    // What is joined belongs together: 2018-05, 9,800, 1.5, 30%.
    String.raw`\d+(?:[.,:/-]\d+)*\s?%?`,
    String.raw`\b(?:${months})\b(?=\.?\s+\d)|(?<=\d(?:st|nd|rd|th)?\s+)\b(?:${months})\b`,
    String.raw`\b(?:${englishNumbers})\b`,
    '[一二两三四五六七八九十百千万亿半]+(?=[年月日天周个份岁次种条项倍成分位名元句]|%)',
    '第[一二三四五六七八九十百]+|[百千万亿倍]|[一二两三四五六七八九十]+成',
  ].join('|'),
  'gi',
)

/** Every number and month of a text in its order: who swaps two of them says something else. */
const numbersIn = (text: string): string[] =>
  [...text.matchAll(numberForms)].map(([found]) => found.toLowerCase().replaceAll(/[\s,]/g, ''))

/** Names: words with a capital, but for one that begins a sentence and is a common word. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(^|[.!?:]\s+|)(\p{Script=Latin}[\p{Script=Latin}\d'’$-]*)/gu)].flatMap(
    ({ 1: start, 2: word = '', index }) => {
      if (!/\p{Lu}/u.test(word) || word === 'I') return []
      const isOpening = (start !== '' || index === 0) && /^\p{Lu}\p{Ll}+$/u.test(word)
      return isOpening && functionWords.has(word.toLowerCase()) ? [] : [isOpening ? word.slice(1) : word]
    },
  )

/** Titles, which name a source. */
const titlesIn = (text: string): string[] => text.match(/《[^》]*》?|[“"「][^”"」]*[”"」]?/g) ?? []

/** Schemes, passes, people and papers that have no capital: one that was not given is another case. */
const terms =
  /citizen|resident|investor|student|spouse|husband|wife|married|divorced|child|parent|national service|employment pass|work permit|dependant|long-term visit|appeal|lawyer|agen(t|cy)|degree|diploma|tax|CPF|pension|bank|公民|永久居民|投资|学生|配偶|丈夫|妻子|已婚|离婚|子女|父母|国民服务|(就业|工作|家属|长期探访|学生|培训|个人化就业)准证|上诉|律师|中介|代理|学位|文凭|税|公积金|存款|移民|签证/gi
const termsIn = (text: string): string[] => text.match(terms) ?? []

/** So many words, or pairs of Chinese characters, in a row may be other ones: "in other words", 换句话说. More is new. */
const mostNovel: Record<Language, number> = { en: 3, zh: 5 }

/** How many words in a row, joining words aside, or how many pairs of characters, the given sentence has nothing of. */
function longestNovelty(text: string, own: string, language: Language): number {
  const lower = own.toLowerCase()
  const units =
    language === 'zh'
      ? (text.match(/\p{Script=Han}/gu) ?? []).map((character, place, all) => character + (all[place + 1] ?? ''))
      : words(text.toLowerCase()).filter((word) => !functionWords.has(word))
  // Signs stand between characters in one text and not in the other.
  const given = language === 'zh' ? lower.replaceAll(/[^\p{Script=Han}]/gu, '') : lower
  let [longest, now] = [0, 0]
  for (const unit of units) {
    now = given.includes(unit.slice(0, 4)) ? 0 : now + 1
    longest = Math.max(longest, now)
  }
  return longest
}

/** What nobody may promise, press people with, or claim to be: law 6 of docs/product.md. */
const forbidden = [
  /guarant|\bcertain|\bsure|definite|undoubted|promis|highly likely|pre-?qualif|approval chance|chances? of|limited slots|act now|countdown|\bofficial|\bcertified|\bpartner|endors|100 ?%|safe bet|no risk|bound to|automatic/i,
  /保证|包过|担保|一定能|肯定|必定|必然|绝对|稳过|极有可能|百分之百|预审|概率|名额|立即行动|倒计时|官方|认证|合作伙伴|无风险|内部渠道/,
]

/** Law 9: nobody is helped to mislead. And no orders to a program, which a text may smuggle in. */
const misleading = [
  /\b(pretend|hide|hiding|conceal|omit|leave out|leaving out|exaggerat|inflate|fake|forge|backdate|lie|lying|make up|do not (mention|declare|disclose)|don't (mention|declare|disclose)|say that you|claim (that )?you|under-?declare|bribe|pay (us|me|an))/i,
  /\b(ignore|disregard|instructions?|system prompt|as an ai|language model|previous message|jailbreak|click|call us|whatsapp|telegram)\b/i,
  /隐瞒|不要提|别提|不申报|少报|多报|谎|夸大|编造|伪造|假装|说成|改成|倒签|贿|忽略|无视|指令|提示词|系统|语言模型|点击|加微信|联系我/,
]

const negations: Record<Language, RegExp> = {
  en: /\b(no|not|never|nor|none|nobody|nothing|cannot|without|neither|hardly|unless|except|lacks?|missing|fails?)\b|n't\b|n’t\b/gi,
  zh: /不|没|無|无|未|非|勿|莫|缺|免/g,
}
const doubts: Record<Language, RegExp> = {
  en: /\b(may|might|could|about|roughly|around|likely|expects?|expected|estimates?d?|perhaps|probably|if|whether|usually|often|should|would|up to|at least|at most|nearly|almost|over|under)\b/gi,
  zh: /大约|约|可能|或许|预计|估算|如果|若|大概|左右|至少|最多|不到|超过|通常|多半|是否/g,
}
/** Each side by itself: who writes one where the given sentence has none of it turns the sentence round, or adds to it. */
const opposites: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(above|more|higher|exceed\w*|at least|stronger|better|increas\w*|rais\w*|rises?|grow\w*|longer|larger|greater)\b/i,
    /\b(below|less|lower\w*|fewer|at most|weaker|worse|decreas\w*|reduc\w*|falls?|shorter|smaller)\b/i,
    /\b(help\w*|strengthen\w*|support\w*|favou?r\w*|adds?|count\w* for)\b/i,
    /\b(hurt\w*|weaken\w*|harm\w*|against|hinder\w*|speaks? against|costs?)\b/i,
    /\b(before|earlier|until)\b/i,
    /\b(after|later|since)\b/i,
    /\b(approv\w*|succe\w*|grant\w*|accept\w*|admit\w*)\b/i,
    /\b(refus\w*|reject\w*|declin\w*|denied|deny|turned down)\b/i,
    /\b(eligible|qualif\w*|entitled|may apply|can apply|open to)\b/i,
    /\b(ineligible|closed|disqualif\w*|barred|forbidden)\b/i,
    /\b(must|required?|have to|has to|need\w*)\b/i,
    /\b(always|every|all|only)\b/i,
    /\b(optional|free|quick\w*|fast\w*|easy|easily|soon)\b/i,
  ],
  zh: [
    /高于|以上|更多|更高|更强|提高|上升|增加|至少|超过|更长/,
    /低于|以下|更少|更低|更弱|降低|下降|减少|至多|最多|更短/,
    /有帮助|有利|加强|支持|加分/,
    /不利|削弱|妨碍|拖累|减分/,
    /之前|以前|早于/,
    /之后|以后|晚于/,
    /获批|批准|成功|通过/,
    /被拒|拒绝|驳回|失败/,
    /可以申请|符合|有资格/,
    /关闭|禁止|没有资格/,
    /必须|务必/,
    /总是|所有|只有|一律/,
    /免费|很快|容易|轻松|马上/,
  ],
}
