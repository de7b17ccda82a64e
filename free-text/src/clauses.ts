import { type Day, toYear } from '@settlesg/contract'
import { type Fact, namesOf, pieces } from './facts.ts'
import { datesIn } from './months.ts'

/** Clauses are read only as a whole: what holds another person, a denial, a question, a plan or the past has other words in it. */

export interface Clause {
  text: string
  start: number
  sentence: number
  facts: readonly Fact[]
  isRead: boolean
  isOfOthers: boolean
}

const boundary = /\.+(?=\s|$|[^\u0020-\u007f])|[!?;。\n|()、]+|,(?!\d{3}(?!\d))|(?<!\d),| [/-] /g
const endsSentence = /[.!?;。\n]/

const others = new RegExp(
  [
    '\\b(?:wife|wifey|husband|hubby|spouse|missus|sons?|daughters?|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|boys?|girls?|twins|(?:girl|boy)friend|[bg]f|fianc[ée]e?|parents?|father|mother|dad|mum|mom|brothers?|sisters?|siblings?|aunt\\w*|uncle|cousins?|nephew|niece|friends?|colleagues?|(?:my|our|the|old|his|her) (?:\\w+ )?(?:boss|manager|partner|seniors?|lead|agents?|ex)|partner (?:is|has|on)|agents?|helper|maid|tenants?|landlord|\\w+mates?|people|someone|he|she|they|his|her|their|we|our|us|both)\\b',
    '老婆|太太|妻|老公|先生|丈夫|爱人|配偶|另一半|老伴|[男女]朋?友|儿子|女儿|儿女|孩|宝宝|娃|双胞胎|老[大二板]|[大小]的|[爸妈父母兄弟姐妹]|哥|公公|婆婆|亲戚|朋友|同[事学]|室友|领导|上司|女佣|保姆|中介|租客|房东|别人|人家|有人|师[兄姐]|学[长姐]|[他她们]|咱|俩',
  ].join('|'),
)
/** Who has no children names none. */
const childless = /\bno (?:kids|children)(?: yet)?\b|(?:没有?|无)(?:孩子|小孩|娃)/g
/** What is of another time, imagined, wished, refused or paid for may go on in what follows. */
const unsettled =
  /^ ?(?:for|example)\b|\b(?:if|when|while|before|after|until|till|last|previous\w*|old|first|then|was|were|had|used|offer\w*|promis\w*|plan\w*|hop(?:e|ing)|wish|want\w*|wanna|will|would|could|should|can|may|might|going|next|soon|ex|former\w*|need\w*|min(?:imum)?|target|expect\w*|rent\w*|loan|cost\w*|fees?|reject\w*|refus\w*|declin\w*|lost|cut|cancel\w*|not|no|never|without|n't|heard|say|says|said)\b|如果|假如|要是|以前|之前|原来|当时|那时|的时候|打算|计划|想|希望|明年|将|要|需|期望|目标|租|贷|费|拒|没|不|取消|听说|据说|说/
const oneself = /\b(?:i|i'm|im|me|myself)\b|我(?!们)|本人/

/** "EP, 9k, that is my friend": whose it was is said at the end. */
const pointsBack =
  /^ ?(?:that|this|which|it|these|those)(?:'s| is| are| was) (?:my|our|an?|his|her)\b|\bis (?:my|his|her|our)\b|^ ?(?:这|那)?是(?:我的?)?(?:老[公婆]|太太|先生|朋友|同事|[哥弟姐妹]|[男女]友)/
/** In a clause that names another only these are one's own. */
const ofTwo: readonly string[] = ['route.links', 'family.marital_status']

/** Takes a clause apart, from its beginning to its end; null where a word of it is none of our pieces. */
function factsOf(text: string, today: Day): Fact[] | null {
  const facts: Fact[] = []
  let place = text.search(/\S|$/)
  while (place < text.length) {
    const found = pieces.find(({ pattern }) => {
      pattern.lastIndex = place
      return pattern.test(text)
    })
    if (!found) return null
    found.pattern.lastIndex = place
    const match = found.pattern.exec(text)
    const end = found.pattern.lastIndex
    const fact = found.read?.(match?.groups ?? {}, today)
    // What begins later is no answer yet.
    if (fact === null || datesIn(match?.[0] ?? '').some((month) => month > today.slice(0, 7))) return null
    if (fact) facts.push(fact)
    place = end + text.slice(end).search(/\S|$/)
  }
  return facts
}

function split(text: string): { text: string; start: number; sentence: number; mark: string }[] {
  const found = []
  let [from, sentence] = [0, 0]
  for (const match of [...text.matchAll(boundary), { index: text.length, 0: '' }]) {
    found.push({ text: text.slice(from, match.index), start: from, sentence, mark: match[0] })
    from = match.index + match[0].length
    if (endsSentence.test(match[0])) sentence += 1
  }
  return found.filter((one) => one.text.trim() !== '')
}

/**
 * The clauses of a plain text with what is read from each. After another person was named nothing is, until one speaks of
 * oneself again; nor after words of another time, a wish or a denial, for the rest of their sentence.
 */
export function readClauses(text: string, today: Day): Clause[] {
  let isOfAnother = false
  let [unsettledIn, readIn] = [-1, -1]
  const clauses = split(text).map(({ mark, ...clause }, index) => {
    const { sentence } = clause
    const isOfOthers = others.test(clause.text.replace(childless, ''))
    if (oneself.test(clause.text) && !isOfOthers) isOfAnother = false
    const isClosed = isOfAnother || unsettledIn === sentence || mark.startsWith('?')
    const found = isClosed ? null : factsOf(clause.text, today)
    const facts = isOfOthers && found?.some(({ path }) => !ofTwo.includes(path)) ? null : found
    isOfAnother ||= isOfOthers
    if (!facts && unsettled.test(clause.text)) unsettledIn = sentence
    // A number without a name is pay right after what was read, and an age where the text begins with it.
    const isPlain = facts?.every(({ isBare }) => isBare)
    const kept = (facts ?? []).filter(
      ({ path, isBare }) => !isBare || (path === 'you.birth_month' ? index === 0 : !isPlain || readIn === sentence),
    )
    readIn = facts ? (kept.length > 0 ? sentence : readIn) : -1
    return { ...clause, facts: kept, isRead: facts !== null, isOfOthers: isOfAnother }
  })
  const ofOthers = new Set(clauses.flatMap((one) => (pointsBack.test(one.text) ? [one.sentence] : [])))
  return clauses.map((one) => (ofOthers.has(one.sentence) ? { ...one, facts: [], isOfOthers: true } : one))
}

const elsewhere =
  /\b(?:left|leave|return\w*|back|went|gave up|commut\w*|jb|johor\w*|abroad|overseas|again|until|till|gap|live in|(?:live|work) and (?:live|work) in (?!singapore))\b|新山|通勤|过关|柔佛|回国|回来|又来|再来|离开|中间|期间/
const ended =
  /\b(?:late|ex|died|dead|passed|lost|deceased|widow\w*|divorc\w*|separat\w*|annul\w*|remarr\w*|former\w*|was|were|split\w*|left|broke|apart|estranged|engaged|fianc\w*|until|till)\b|ex-|去世|过世|病逝|亡|走了|离|丧|死|分居|分开|前[夫妻任]|再婚|二婚|曾|未婚[夫妻]|订婚/
const relatives =
  /\b(?:sons?|daughters?|kids?|child(?:ren)?|bab(?:y|ies)|boys?|girls?|twins|mother|father|parents?|mum|mom|dad)\b|儿|女儿|孩|宝|娃|双胞胎|[爸妈父母]/
const otherMoney =
  /\b(?:usd|rmb|cny|myr|rm|ringgit|inr|rupees?|hkd|twd|aud|eur|euros?|gbp|pounds?|pesos?|php|idr|rupiah|vnd|thb|baht|jpy|yen|krw|us dollars|us\$)\b|us\$|[€£¥₹]|人民币|美[元金]|马币|令吉|卢比|欧元|英镑|港[币元]|台币|日元|韩元/
const payWords =
  /\b(?:salary|pay|paid|earn\w*|base|basic|income|allowances?|increment|rais\w+)\b|薪|工资|收入|津贴|补贴|[涨跳升加]到/
const noLonger =
  /^(?!.*\bpr\b).*(?:\b(?:expired|cancel\w*|revoked|terminated|in[- ]principle|ipa)\b|^ ?pending ?$|过期|取消|原则)/
const atHome =
  /\b(?:stud(?:ent|y\w*|ies)|school|house ?wife|home ?maker|(?:taking )?care|maternity|mum|mom)\b|主妇|全职|带[娃孩]|照顾|学生|在读|读书|产假/

/** Whether the rest of the text may say otherwise of an answer that was read. */
export function isDisputed({ path, value }: Fact, clauses: readonly Clause[], text: string): boolean {
  const rest = clauses.filter(({ isRead, isOfOthers }) => !isRead && !isOfOthers)
  const names = namesOf.get(path)
  if (names && rest.some((one) => [...one.text.matchAll(names)].some(({ groups }) => !groups?.[String(value)])))
    return true
  switch (path) {
    case 'residence.in_singapore_since':
      return (
        elsewhere.test(text) ||
        rest.some((one) =>
          one.text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g)?.some((year) => Number(year) < toYear(String(value))),
        )
      )
    case 'family.marital_status':
      return ended.test(text)
    case 'route.links':
      return ended.test(text) || relatives.test(text)
    case 'work.monthly_pay':
      return otherMoney.test(text) || rest.some((one) => payWords.test(one.text) && /\d|[千万]/.test(one.text))
    case 'work.work_status':
      return atHome.test(text)
    case 'route.pass':
      return rest.some((one) => noLonger.test(one.text)) || (String(value).startsWith('ltvp') && elsewhere.test(text))
    default:
      return false
  }
}

/** A text written for somebody else, or by a citizen or a permanent resident, leaves too much open. */
export const isForAnother = (text: string): boolean => forAnother.test(text) || resident.test(text)
const forAnother =
  /\b(?:son|daughter|child)(?: \w+){0,2} (?:appl|refus|reject)\w*|(?:儿子|女儿|孩子)[^,。]{0,6}(?:申请|被拒)|\b(?:ask|writ|post|enquir|help)\w*(?: this| here)? (?:for|on behalf of) (?:my|our|an?)\b|(?:帮|替|代|给)我?(?:一个)?(?:老公|老婆|先生|太太|爱人|孩子|儿子|女儿|[爸妈父母]|[岳公婆]|[哥弟姐妹]|朋友|同事|[男女]友)/
const resident =
  /\b(?:i am|i'm|im|we are|we're|now|as|became) (?:an? |already |born |now |both |new |the |ex |former )*(?:singapore |sg )?(?:citizens?|singaporeans?|sc|prs?|permanent residents?)\b(?!'s| (?:wife|husband|spouse|appl))|\bpr (?:holder|since)\b|\b(?:got|received|obtained|lost|renounced|gave up) (?:my |our |the )?pr\b|(?:我|我们|俩|都)是[^,。]{0,6}(?:公民|pr|永久居民)|入了?籍|(?:拿到|放弃|有过)[^,。]{0,4}(?:pr|永久居民)/
