import type { Month } from '@settlesg/contract'
import type { WrittenDate } from './dates.ts'

/** Of whom a place in a clause speaks: "my wife has a DP" is no pass of mine. What is hoped for or heard is no answer. */

export type Subject = 'self' | 'spouse' | 'child' | 'relative' | 'other'

interface Mention {
  start: number
  end: number
  subjects: readonly Subject[]
}

export interface Clause {
  text: string
  start: number
  sentence: number
  isNoted: boolean
  mentions: readonly Mention[]
  before: readonly Subject[]
  imaginedFrom: number
}

/** "Does a divorce matter?": what something does to any application. */
const asksOfAll =
  /^ ?(?:but |and |also |so )?(?:does|do|will|would)\b(?! (?:i|my|our|we)\b).*\b(?:affects?|matters?|helps?|counts?|hurts?|hold|improve)\b|会(?:不会)?(?:有|被)?(?:影响|记录|加分|减分)/

/** A rule never looks at more at once, so that no text can make it slow. */
const longestClause = 240

/** In "I'm a partner" the word is of the person who writes, and names no one else. */
const notOneself = "(?<!\\b(?:i am|i'm|im|as) an? (?:[a-z]+ )?)"
/** After words for a child: work with children, and no child. */
const childTrade =
  "(?! ?(?:care|minder|psycholog\\w*|nurse|coach|teacher|therap\\w*|educat\\w*|friends?)\\b|'s (?:hospital|ward|nurse|coach)\\b)"

const spouseWords =
  "\\b(?:wife|wifey|husband|hubby|spouse|missus)\\b(?!'?s (?:parents|family))|老婆|(?<!全职)太太|妻子|老公|先生|丈夫|爱人|配偶|媳妇|另一半|老伴"
const childWords = `${notOneself}\\b(?:sons?|daughters?|kids?|child(?:ren)?s?|babies|baby|toddlers?|boys?|girls?|twins|elder one|younger one|older one)\\b${childTrade}|儿子|女儿|孩子|小孩|宝宝|[两俩仨个]宝(?!马|石|藏|箱|物)|娃|双胞胎|大的|小的|老大|老二|大宝|二宝|一儿一女|儿女|子女`
const relativeWords = `(?<=我)[爸妈](?!妈)|${notOneself}\\b(?<!at[- ]home |single |full[- ]time |working )(?:parents?|father|mother|dad|mum|mom|mummy|brothers?|sisters?|siblings?)\\b(?![- ]in[- ]law| of (?:an?|one|two|three|four|\\d)\\b)|父母|爸妈|(?<![跟随]着?)爸爸|(?<!陪读|全职|单亲|[跟随])妈妈|父亲|母亲|兄弟|(?<![西洛老小])大?哥哥?(?!们)|(?<![表堂空小]|小姐)姐[姐妹]?|(?<![表堂])弟弟?|妹妹?`
/** Those who are someone else only as one's own: "I'm a senior manager" is a title. */
const othersOfMine = `\\b(?:my|our) (?:(?:line|team|tech|project|general|direct|department|property|housing|insurance|old|former) )?(?:boss|manager|supervisor|director|lead(?:er)?|seniors?|juniors?|mentor|agents?|helper|maid|nanny|landlord|landlady|tenants?|clients?|recruiter|lecturer|professor|teacher|tutor|lawyer|nephews?|nieces?|ex(?! (?:company|employer|job)))\\b(?!-| (?:role|job|position|post|title|salary|pay|year|college)\\b)|(?<!\\b(?:i am|i'm|im|as) )the (?:boss|manager)\\b`
const trades = '(?:property|housing|insurance|travel|estate|sales|service|support|call|cent(?:re|er)|shipping)'
const otherWords = `${othersOfMine}|(?<!${trades} )${notOneself}\\bagents?\\b|(?<!\\b(?:business|senior|managing|equity|audit|law) )${notOneself}\\bpartner\\b|(?<!\\b(?:hi|hey|hello|dear|thanks) )\\b(?:friends?|ppl|people|guys|everyone)\\b|^ ?(?:boss|manager|landlord|agent|hr)(?= (?:is|was|has|earns?|says?|said|thinks?|told|got)\\b)|\\b(?:cousins?|late (?:husband|wife)|colleagues?|co-?workers?|(?:house|room|flat|class|batch|school|team)mates?|bf|gf|boyfriend|girlfriend|fianc[ée]e?|uncle|aunt(?:y|ie)?|grand(?:parents?|ma|pa|mother|father)|neighbou?rs?|someone|(?:some|many|most|other) people|ex[- ]?(?:wife|husband)|(?:father|mother|brother|sister|parents?)[- ]in[- ]law|(?:wife|husband)'s parents)\\b|朋友|同事|室友|表[哥弟姐妹]|堂[哥弟姐妹]|我们?(?:公司|部门|组)?的?(?:老板|领导|主管|上司|经理|导师|房东|客户|前任|对象)(?!娘|级|岗)|(?:我家|家里|请)的?(?:女佣|保姆|阿姨)|学长(?![期大远])|[学师][兄姐弟妹]|(?<![是做当])(?:老板|房东|租客|客户)(?=月薪|工资|年薪|是|说|拿)|男友|女友|同学|邻居|爷爷|奶奶|岳父|岳母|公公|婆婆|亲戚|别人|(?<![女老])人家|有人|[老小]哥(?!哥)|小姐姐|前妻|前夫|[姐妹]夫|嫂子|弟媳|女婿|儿媳|(?<!是|做|当|^ ?(?:房产|地产|保险))中介|隔壁|身边|周围|同届|网上(?=说|看|有|都|的)|大家(?!好)`
const selfWords =
  "\\b(?:i|i'm|im|i've|ive|my|(?<!with |and |join |joined |joining |for |to |gave )me|myself|we|we're|we've)\\b|本人|自己|我们|我|咱|全家"
const pronouns = "(?<!with )\\b(?:he|she|they|he's|she's|they're|his|her|their)\\b|(?<![跟和陪随其])(?:他们|她们|他|她)"

const mentionPattern = new RegExp(
  `(?<other>${otherWords})|(?<spouse>${spouseWords})|(?<child>${childWords})|(?<relative>${relativeWords})|(?<pronoun>${pronouns})|(?<self>${selfWords})`,
  'g',
)
/** Someone who mentions one goes on about both. */
const partner = /\b(?:bf|gf|boyfriend|girlfriend|fianc[ée]e?|partner)\b|[男女](?:朋友|友)/
const company = /\bwith (?:my |our )?$|[跟和随与](?:我|着)?$|带[着上]?[^,]{0,6}$/
const moving = /\b(?:came|come|moved|relocated|arrived|here)\b|来|搬|到/
const together = /^ ?(?:and|&|\+|和|跟|与|、|及)? ?(?:\d|two|three|my|our|a|one|[一二两三]个?)? ?(?:little |baby )?$/

const imagined =
  /\b(?:if|suppose|would|i'd|he'd|she'd|(?<!since |after |before )getting married|will (?:be|get)|hope to|hoping|plan(?:ning)? to|want(?:s|ing)?(?: to)?|wanna|thinking (?:of|about|to)|going to|to be (?:raised|increased|promoted|converted)|promis\w+|intend|next year|wish|is it possible|any chance|chances|(?:should|can) (?:i|we|he|she)|i (?:can|could|may|might) (?:get|earn|make)|must|min(?:imum)? (?:salary|pay)|needs?(?! (?:some |ur |your |any )?(?:advi[sc]e|help|opinions?)\b)|(?:until|till) i)\b|\bheard\b(?!(?: back)?(?: from (?:ica|mom))?(?: (?:in|on|just now|yesterday|last week|\ue000+))*(?: ?$| ?:| (?:that )?(?:i|we|it|my \w+) (?:was|were|got|had|is)\b))|如果|假如|(?<!主)要是|听说|据说|打算|计划|想|希望|准备|明年|将来|应该|要不要|能不能|会不会|还是(?=直接|自己|走|等)/

const boundary =
  /:-?[()]|[.!?。!?;\n]+(?=\s|$|[^\d\w])|[。\n;]|,(?!\d{3}(?!\d))|(?<!\d),|\((?=[^)]{0,200}\))|\)|、(?=[^、]{6})|\|| - | \/ | → |(?: and| but| while| then|, then) (?=(?:i|i'm|we|my (?:pass|salary|pay|ep|job|current|wife|husband)|he|she|they|now|am|have|has|had|was|got|get|earn|make|work|want|left|returned|came|arrived|moved|joined|single|married|drawing|earning)\b)| but |但是?|不过|然后|而且/g

/** Which boundaries end a sentence, too. */
const endsSentence = /[.!?。!?;\n:]/

/** "Wife on DP, works as a teacher". */
const thirdPerson = /^ ?(?:(?:also|still|now) )?(?:works|earns|makes|studies|holds|draws|stays|is|has)\b/
/** 女儿那时小四插班,现在大三. */
const schooled =
  /[小中][一二三四五六](?!年前)|大[一二三四](?!的)|幼儿园|\b(?:k[12]|p[1-6]|(?:primary|sec(?:ondary)?) ?\d)\b/
/** An amount alone, right after someone who may earn. */
const bareAmount =
  /^ ?(?:月薪|工资|salary|pay)? ?(?:s?\$ ?)?\d[\d.,]* ?[kw万千]?\d*(?: ?(?:\/|a |per )?(?:month|mth|mo))? ?$/

function pieces(text: string): { text: string; start: number; sentence: number; isNoted: boolean }[] {
  const found: { text: string; start: number; sentence: number; isNoted: boolean }[] = []
  let [from, sentence, depth] = [0, 0, 0]
  const add = (to: number) => {
    for (let start = from; start < to; start += longestClause)
      found.push({ text: text.slice(start, Math.min(to, start + longestClause)), start, sentence, isNoted: depth > 0 })
  }
  for (const match of text.matchAll(boundary)) {
    add(match.index)
    from = match.index + match[0].length
    if (match[0] === '(') depth = 1
    if (match[0] === ')') depth = 0
    if (endsSentence.test(match[0])) sentence += 1
  }
  add(text.length)
  return found.filter((piece) => piece.text.trim() !== '')
}

export function findClauses(text: string): Clause[] {
  const clauses: Clause[] = []
  let lastPerson: readonly Subject[] = ['other']
  for (const piece of pieces(text)) {
    const last = clauses.at(-1)
    const isSameSentence = last?.sentence === piece.sentence
    const lastMention = last?.mentions.at(-1)
    const mentions: Mention[] = []
    for (const match of piece.text.matchAll(mentionPattern)) {
      const groups = match.groups ?? {}
      const named = (['other', 'spouse', 'child', 'relative', 'self'] as const).filter(
        (one) => groups[one] !== undefined,
      )
      const previous = mentions.at(-1)
      // "My friend's wife", 他老婆 of a friend: theirs, and not one's own.
      const isTheirs =
        groups.self === undefined &&
        previous?.subjects.some(
          (one) =>
            one === 'other' ||
            one === 'relative' ||
            one === 'child' ||
            (one === 'spouse' && groups.relative !== undefined),
        ) === true &&
        /^(?:'s|的)?[ 大老小]?$/.test(piece.text.slice(previous.end, match.index)) &&
        (groups.spouse !== undefined || groups.relative !== undefined)
      const subjects: readonly Subject[] = isTheirs ? ['other'] : groups.pronoun === undefined ? named : lastPerson
      const isJoined =
        previous !== undefined &&
        !previous.subjects.includes('self') &&
        !subjects.includes('self') &&
        together.test(piece.text.slice(previous.end, match.index))
      // "Moved here with my husband", 我和老公一起来的: what follows is of both.
      const isCompany =
        (groups.spouse ?? groups.child) !== undefined &&
        company.test(piece.text.slice(0, match.index)) &&
        moving.test(piece.text)
      const all = isJoined
        ? [...new Set([...previous.subjects, ...subjects])]
        : isCompany
          ? (['self', ...subjects] as const)
          : subjects
      mentions.push({ start: match.index, end: match.index + match[0].length, subjects: all })
      const others = all.filter((one) => one !== 'self')
      if (others.length > 0) lastPerson = others
    }
    const endedWith: readonly Subject[] = lastMention?.subjects ?? last?.before ?? ['self']
    const lastText = last?.text ?? ''
    // "Wife: EP, 14k", and what someone else does, goes on to the end of the sentence; so does a note in brackets.
    const goesOn =
      piece.isNoted ||
      (isSameSentence &&
        ((lastMention && /^ ?:/.test(lastText.slice(lastMention.end))) ||
          last?.before[0] !== 'self' ||
          /^ ?(?:[也而]?是|也(?=ep|sp|wp|pr|在))/.test(piece.text) ||
          (endedWith.includes('child') && /^ ?(?:both|all|都|俩)(?! ?(?:reject|被|拒|没))/.test(piece.text)) ||
          (endedWith.includes('child') && schooled.test(piece.text)) ||
          thirdPerson.test(piece.text) ||
          (endedWith.includes('other') && !partner.test(lastText))))
    // "Partner is on EP, 10.5k": theirs, though what follows may be of both.
    const isAnyones = isSameSentence && bareAmount.test(piece.text) && endedWith.includes('other')
    const before: readonly Subject[] = isAnyones
      ? ['other']
      : goesOn && !endedWith.includes('self')
        ? endedWith
        : ['self']
    const imaginedAt = piece.text.search(imagined)
    clauses.push({
      ...piece,
      mentions,
      before,
      imaginedFrom: asksOfAll.test(piece.text) ? 0 : imaginedAt < 0 ? piece.text.length : imaginedAt,
    })
  }
  return clauses.map((clause, index) => (isAboutSpouse(clauses, index) ? { ...clause, before: ['spouse'] } : clause))
}

const aPass = /\b(?:e-?pass|ep|s ?pass|sp|dp|wp|work permit|ltvp|student pass)\b|准证/

/** "Husband is German, EP, 18k. I'm on DP": who begins with the husband, and goes on with "I", spoke of him until then. */
function isAboutSpouse(clauses: readonly Clause[], index: number): boolean {
  const clause = clauses[index]
  const isHere = (one: Clause) => one.sentence === clause?.sentence
  if (clause?.before[0] !== 'self') return false
  const first = clauses.find(isHere)?.mentions[0]
  if (first?.start !== 0 || first.subjects[0] !== 'spouse') return false
  const next = clauses.findIndex(({ sentence }) => sentence > clause.sentence)
  const other = clauses.filter(({ sentence }) => sentence === clauses[next]?.sentence)
  const [own] = clauses[next]?.mentions ?? []
  return (
    own?.subjects[0] === 'self' &&
    own.start <= 1 &&
    other.some(({ text }) => aPass.test(text)) &&
    !clauses.filter(isHere).some(({ mentions }) => mentions.some(({ subjects }) => subjects.includes('self')))
  )
}

/** A clause without a person, after one of the same sentence about someone else: it may be about them. */
export function mayBeAbout(clause: Clause, clauses: readonly Clause[]): readonly Subject[] {
  if (clause.mentions.length > 0) return []
  const before = clauses.slice(0, clauses.indexOf(clause)).filter(({ sentence }) => sentence === clause.sentence)
  const last = before.flatMap(({ mentions }) => mentions).at(-1)?.subjects ?? []
  return last.includes('self') ? [] : last
}

/** Whether nothing in a clause is imagined, and no one of the family was named before it in its sentence. */
export const isSurelyOwn = (clause: Clause, clauses: readonly Clause[]): boolean =>
  clause.imaginedFrom === clause.text.length &&
  mayBeAbout(clause, clauses).length === 0 &&
  clauses
    .slice(0, clauses.indexOf(clause))
    .every(
      ({ sentence, mentions }) =>
        sentence !== clause.sentence ||
        mentions.every(({ subjects }) => subjects.every((one) => one === 'self' || one === 'spouse')),
    )

const expiry = /\bexpir\w*|\bvalid\b|\b(?:un)?til+\b|到期|有效|过期|续到|签到/

/** After a date that is still to come it is a plan, and no answer; but for the end of a pass. */
export const withPlans = (clauses: readonly Clause[], dates: readonly WrittenDate[], thisMonth: Month): Clause[] =>
  clauses.map((clause) => {
    const next = dates.find(
      ({ start, month }) =>
        clause.start <= start && start < clause.start + clause.text.length && month !== null && month > thisMonth,
    )
    return !next || expiry.test(clause.text)
      ? clause
      : { ...clause, imaginedFrom: Math.min(clause.imaginedFrom, next.start - clause.start) }
  })

/** Of whom a place in a clause speaks: of the last who was named before it. */
export function subjectsAt({ mentions, before }: Clause, place: number): readonly Subject[] {
  return mentions.findLast(({ start }) => start <= place)?.subjects ?? before
}

export interface Found {
  clause: Clause
  index: number
  match: RegExpExecArray
  subjects: readonly Subject[]
}

const negation =
  /(?:\b(?:not|no|never|without|nor|neither)|n't|不是|没有|沒有|并非|不|没|非|无)(?: (?:have|has|having|been|be|got|kena|was|hold|on|on an|an?|the|any|yet|my))*\s?(?:an? )?$/

export const isDenied = ({ clause, index }: Pick<Found, 'clause' | 'index'>): boolean =>
  negation.test(clause.text.slice(Math.max(0, index - 30), index))

/** Every match of a pattern (with the flag `g`) in the clauses, without what is imagined. */
export const findAll = (clauses: readonly Clause[], pattern: RegExp): Found[] =>
  clauses.flatMap((clause) =>
    [...clause.text.matchAll(pattern)].flatMap((match) =>
      match.index >= clause.imaginedFrom
        ? []
        : [{ clause, index: match.index, match, subjects: subjectsAt(clause, match.index) }],
    ),
  )

export const spanOf = ({ clause, index, match }: Found): Span => [
  clause.start + index,
  clause.start + index + match[0].length,
]
export type Span = readonly [start: number, end: number]
