import { type Found, findAll, isDenied, mayBeAbout, spanOf } from './clauses.ts'
import type { Finding, Rule } from './finding.ts'
import { amountPattern, chineseDigits, readAmount } from './numbers.ts'
import { passNames } from './status.ts'

// "US$" is another one.
const currency = '(?<![a-z])s?\\$|sgd ?\\$?|新币|新元'
const payWords =
  /\b(?:sal+[ae]r\w*|pay|paid|earn\w*|draw\w*|mak(?:e|ing)|base|basic|gross|income|wages?|monthly|per month|a month|take[- ]?home)\b|薪|工资|底薪|收入|月入|每月|每个月|一个月|税前|发|拿|[涨跳升加提调降做]到/
const monthAfter =
  /^ ?(?:sgd|s?\$|新币|新元|新|块钱?|元)? ?(?:\/ ?|a |per |each |every )?(?:month(?:ly)?|mth|mo\b|pm\b|p\.m\b|一个月|每月|\/月|月)/
const yearWords =
  /\b(?:a year|per year|per annum|p\.a\.?|pa|annual(?:ly)?|yearly|\/ ?(?:yr|year))\b|年薪|一年(?!前)|每年|年收入|年底薪|总包/
const packageWords =
  /\bpackage\b|\bincl\w*|\btotal comp\w*|\btc\b|\bstocks?\b|\brsus?\b|总包|含(?:了)?(?:奖金|花红|股票)|包括|\ball[- ]?in\b|全包/
const withoutBonus = /不含|不包括|不算|excl\w*|without bonus|before bonus|not incl\w*/
const bonusBefore =
  /\b(?:bonus|aws|combined|household|joint|together|family income|allowance|rent\w*|tax|loan|fined?|offer(?! letter)|sponsor\w*|turnover|revenue|quoted?|fees?|cost|charged?|donat\w+|offered|threshold|min(?:imum)?|gip|condo|hdb|spend\w*|spent|sav(?:e|ing)s?|send\w*|remit\w*|mortgage|instal\w*|deposit|budget|insurance|bills?|cpf|coe|offer of|expect\w*|asking|target|expenses?|parents? giv\w*|(?:i|we)(?: also| still)? (?:pay|paid)(?! myself))\b[^,]{0,12}$|(?:车贷|房贷|还贷|贷款|月供|(?<!红)花(?!红)|花销|开销|生活费|存|寄|期望|目标|首付|父母给|爸妈给|家里给|保姆|女佣|奖金?|花红|房租|租房|租金|罚款?了?|家庭|津贴|提成|合计|一共|加起来|总共|补贴|学费|营业额|中介|交|捐|门槛|最低)[^,]{0,6}$/
const bonusAfter =
  /^ ?(?:sgd |s\$ ?)?(?:in |of )?(?:(?:(?:a month |monthly )?(?:combined|together|jointly|in total)|bonus|(?:[a-z]+ ){0,2}allowances?|commission|stocks?|rsus?|rent|months?|mths?|people)\b|(?:(?:a |per )?(?:month|mth) )?(?:for|on|to) (?:(?:a|the|my|our) )?(?:\w+ )?(?:room|rent|flat|condo|car|helper|school|parents|family|childcare|tuition|food)\b|%|sqft|的?offer|奖金|花红|个月|个人|人(?!民币)|包过)/
const otherNames =
  '\\b(?:usd|rmb|cny|yuan|renminbi|myr|ringgits?|inr|rupees?|lakhs?|lpa|hkd|twd|aud|nzd|chf|eur|euros?|gbp|pounds?|quid|pesos?|idr|rupiah|vnd|dong|thb|baht|jpy|yen|krw|aed|dirhams?|(?:us|american|hong ?kong|australian|canadian|taiwan(?:ese)?) dollars?)\\b|人民币|美元|美金|马币|令吉|林吉特|卢比|欧元|英镑|港[币元]|台币|[澳加]元|澳币|日[元币圆]|韩元|泰铢|印尼盾|越南盾|比索'
/** Words that are a money only right next to an amount: a relationship manager, a language and a drawing tool, "for us". */
const shortNames = '\\b(?:us|rm|php|cad)\\b'
const otherMoney = new RegExp(
  `(?:(?:${otherNames})[^,\\d]{0,6}|${shortNames}|\\b(?:us|a|au|nz|c|ca|hk|nt)\\$|[€£¥₹]) ?$`,
)
/** Within a few words; not where that money has an amount of its own: "S$5,000 (RM16,500)". */
const otherMoneyAfter = new RegExp(
  `^(?:[^,\\d]{0,24}?(?:${otherNames})|[^,\\d]{0,24}?\\bin ${shortNames}(?= ?$)| ?${shortNames})(?! ?\\$?\\d)`,
)
/** Alone in brackets or between commas: "S$9,000 (US dollars)". */
const onlyOtherMoney = new RegExp(`^[^,\\d]{0,12}?(?:${otherNames}) ?$`)
const past =
  /\b(?:used to|previously|was|before|(?:last|first|previous|old|former|ex)[- ](?:job|pay|salary|company|employer)|fresh grad\w*|from|start(?:ed|ing)?(?: at| with)?)\b(?:(?! (?:now|to)\b)[^,])*$|(?:以前|之前|原来|刚来时?|起薪|第一份|从|当时)(?:(?![涨跳升加提调降做]到|现在)[^,])*$/
/** Where pay is said to have changed, this is what it is now. */
const present =
  /\b(?:now|current(?:ly)?|(?:increment|rais\w+|increas\w+|bump\w*|dropp?\w*|cut|went|jump\w*|hop\w*|rose|risen|grew|moved?)(?: up| down)?(?: from [\w.$]+)? to)\b[^,]*$|(?:->|→|现在?|目前|如今|[涨跳升加提调降做]到)[^,]*$/
const range = /^ ?(?:-|~|to|and|到|至|或) ?(?:s?\$)? ?(?:\d|[一二三四五六七八九]千|[一二三四五六七八九]万)/
const rangeBefore = /(?:\d ?[kw千万]? ?|[一二三四五六七八九](?:[千万])? ?)(?:-|~| to| and|到|至|或) ?(?:s?\$)?$/
const movedFrom = /(?<!\brang\w* )(?:\bfrom|从) ?(?:s?\$)?[\w.,千万]+ ?(?:to|到|->|→) ?(?:s?\$)?$/
const notExact = /^ ?(?:多|余|几|出头|上下)/

const passBefore = new RegExp(`(?:${passNames}) ?$`)
const pattern = new RegExp(
  `(?<currency>${currency})? ?(?:(?<![\\d\\ue000a-z][.,/-]?)|(?<=[a-z])(?=[${chineseDigits}])|(?<=\\b(?:[ew]p|s?p)))(?:${amountPattern})(?<plus>\\+)?`,
  'g',
)

function isPay({ clause, index, match }: Found, amount: number): boolean {
  const after = clause.text.slice(index + match[0].length)
  const { by, english, chinese, currency: mark, decimal = '' } = match.groups ?? {}
  if (mark || monthAfter.test(after) || /^ ?(?:sgd|新币|新元|块|元|dollars)/.test(after)) return true
  if (payWords.test(clause.text)) return amount >= 300
  // "EP 8300", 2800包住: this is pay.
  if (/^\d{4,5}$/.test(decimal) && (passBefore.test(clause.text.slice(0, index)) || /^ ?包/.test(after))) return true
  // 在食阁打工2600, 给自己开6500.
  if (
    /^\d{4,5}$/.test(decimal) &&
    after.trim() === '' &&
    /(?:打工|上班|帮忙|[做当][^,\d]{1,6}|自己开) ?$/.test(clause.text.slice(0, index))
  )
    return true
  // "SP, 3800": alone between commas, and no year.
  if (/^ ?\d{4,5} ?$/.test(clause.text) && !/^ ?(?:19|20)/.test(clause.text)) return true
  return Boolean(english || chinese ? /[千万]/.test(chinese ?? '千') : by) || /^\d{1,2},\d{3}$/.test(decimal)
}

/** What is paid every month on top of the basic pay: "plus 400 allowance every month". */
const allowance = new RegExp(
  `^ ?(?:basic |base )?(?:(?:a |per )?(?:month|mth) )?(?:and |with |plus |\\+ ?|外?加上?|另加)+(?:an? )?(?<kind>[a-z ]{0,24}?|[^,。\\d]{0,6}?)(?:s\\$|\\$)?${amountPattern}(?<rest>[^,+]{0,40})`,
)
const everyMonth = /\bfixed\b|\b(?:every|each|per|a) m(?:on)?th\b|\bmonthly\b|\/m(?:on)?th|固定|每个?月/

/** The fixed allowance right after an amount. */
function fixedAllowance(after: string): number {
  const groups = allowance.exec(after)?.groups
  const words = `${groups?.kind} ${groups?.rest}`
  return groups && /\ballowances?\b|津贴|补贴|补助/.test(words) && everyMonth.test(words) ? readAmount(groups) : 0
}

/** What costs as much: "we rent a whole flat, 4,600". */
const costs =
  /\brent\w*(?!.*\broom\b)|\b(?:condo|flat|hdb|bto|car|fees?|loan|agency|fined)\b|租(?!.*间)|房|学费|贷|罚|中介/
const isAlone = ({ clause, match }: Found) => !/\p{L}/u.test(clause.text.replace(match[0], ''))

type Read = { value: number } | { open: 'not_exact' }

function monthlyPay(found: Found): Read | null {
  const { clause, index, match } = found
  const before = clause.text.slice(0, index)
  const after = clause.text.slice(index + match[0].length)
  const amount = readAmount(match.groups ?? {})
  if (otherMoney.test(before) || otherMoneyAfter.test(after) || bonusBefore.test(before) || bonusAfter.test(after))
    return null
  if (
    /^ ?(?:岁|yo|y\/o|years?|yrs?|kids?|children|个|次|号|年级|%|st\b|nd\b|rd\b|th\b|am\b)/.test(after) &&
    !/^ ?个月/.test(after)
  )
    return null
  if (amount < 100 || isDenied(found) || !isPay(found, amount)) return null
  if (/^[^,]{0,12}(?:以前|\bbefore\b(?! (?:tax|bonus|cpf|deduct|that [a-z])))/.test(after)) return null
  if (past.test(before) && !/^[^,]{0,12}(?:\bnow\b|现在)/.test(after)) return null
  if (
    range.test(after) ||
    (rangeBefore.test(before) && !present.test(before) && !movedFrom.test(before)) ||
    notExact.test(after)
  )
    return { open: 'not_exact' }
  const isYearly = yearWords.test(clause.text) && !monthAfter.test(after)
  if (packageWords.test(clause.text) && !withoutBonus.test(clause.text)) return { open: 'not_exact' }
  if (isYearly) return { value: Math.round(amount / 12) }
  // So much a month is rather a year's pay, and nothing says which.
  if (amount >= 50_000 && !monthAfter.test(after) && !/月薪|monthly|月入|每月/.test(before))
    return { open: 'not_exact' }
  return { value: amount + fixedAllowance(after) }
}

export const readPay: Rule = ({ clauses }) => {
  const own = findAll(clauses, pattern).flatMap((found) => {
    const { clause, subjects } = found
    const place = clauses.indexOf(clause)
    const [before, behind] = [clauses[place - 1], clauses[place + 1]]
    if (behind?.sentence === clause.sentence && onlyOtherMoney.test(behind.text)) return []
    if (isAlone(found) && before?.sentence === clause.sentence && costs.test(before.text)) return []
    // "Wife on an EP, 8k": it may be either's.
    if (subjects.length > 1 || subjects[0] !== 'self' || mayBeAbout(clause, clauses).length > 0) return []
    const read = monthlyPay(found)
    return read ? [{ found, read }] : []
  })
  const changed = own.filter(({ found }) => present.test(found.clause.text.slice(0, found.index)))
  return (changed.length > 0 ? changed : own).map(
    ({ found, read }): Finding => ({ path: 'work.monthly_pay', spans: [spanOf(found)], ...read }),
  )
}
