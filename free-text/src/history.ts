import { type Found, findAll, isDenied, spanOf } from './clauses.ts'
import type { Finding, Rule } from './finding.ts'
import { passNames } from './status.ts'

/* Earlier applications, a permanent residence that was held before, convictions. */

const isOwn = ({ subjects }: Found) => !subjects.includes('other') && !subjects.includes('relative')

const never =
  /\b(?:never|not|haven'?t|have not|n't)(?: ever| yet)? (?:applied|apply|tried|submitted)\b(?![^,.]{0,16}\b(?:again|since)\b)|\bno (?:previous|prior|past) (?:pr )?application|\bfirst[- ]timer\b|\b(?:attempts?|applications?|applied)(?: before)? ?: ?(?:0|none|nil|never)\b|(?:从来?没有?|没有?|未曾?|还没)(?:申请?|递交?|提交|交)过?(?!费|税|通过)|从未申请/g
/** None before, unless it was refused. */
const first =
  /\bfirst(?:[- ]time)? (?:time )?(?:appl\w+|try\w*|attempt)\b|(?:第一|首|头一)次申请?(?![^,。]{0,6}(?:被拒|拒|没))/g
const refused =
  /\brejected\b|\brejections?\b|\b(?:kena|got|get|been|was) reject\b|\breject (?:once|twice|thrice|\d|liao|alr|alrd)|\brefus\w*|\bdeclined\b|\bunsuccessful\b|\bturned down\b|\bregret letter\b|^ ?rejects? ?$|\b(?:ica|they|it|answer)(?: has| had)? (?:said|says?|was|came back) (?:a )?no\b(?! (?:need|news|reply|problem))|(?:被|给)拒(?:绝)?|拒信|拒(?=[了过。,! ]|$|[一两二三四五\d]次)|没批|没通过|都没过(?!来|去)|没成功/g
const more =
  /\b(?:twice|thrice|(?:second|third|2nd|3rd) time|two times|three times|[2-9] times|[2-9]x|both|multiple times|many times|several times|x ?[2-9]|again and again|all (?:rejected|declined|refused|unsuccessful|failed))\b|(?:两|二|三|四|五|好几|多|几|[2-9])(?:次|回)|都被|均|[又还]是|第[二三四五]次|: ?[2-9] ?$/
/** "Applied 2017, no." */
const justNo = /^ ?(?:also |again )?no ?$/g
const asked = /\bappl\w+|\btr(?:y|ied)\b|\banswer\b|^ ?\ue000+ ?$/
const withdrawn = /\bwithdr[ae]w\w*|撤(?:回|销)/g
const pending =
  /\b(?:application|pr)(?: \w+){0,3} (?:pending|in process|under review|being processed)\b|\b(?:still )?(?:waiting|awaiting)(?: for| on)? (?:the |my |ica|pr)(?:\w+ ?){0,3}(?:result|outcome|decision|reply|ica)|\bpending with ica\b|\b(?:says?|shows?|status|portal|still|now):? (?:just |still |as )?pending\b|\bhas not been decided\b|\b(?:still waiting|waiting (?:since|for)\b[^,.]{0,24}\b(?:results?|outcome|reply|decision|news|ica)|waiting \ue000+)\b|\bstill waiting(?= ?$)|\b(?:no|any|heard) (?:reply|news|results?|nothing)\b(?=[^,.]{0,12}(?:\ue000|\bsince\b|\byet\b|\bso far\b|\btill now\b))|\bin progress (?=since|\ue000)|已经?(?:提交|递交?|交)了?(?!过)(?= ?(?:[\ue000!]|$))|(?:还|仍|一直)在?(?:pending|等(?= ?$))|(?:还|至今|现在|到现在)(?:都|也)?没(?:有)?(?:消息|结果|回音|动静)|(?:还在|正在|仍在)(?:审批|审核|审理|处理|等)(?!候)|申请(?:还)?(?:在)?审[批核]中|在等(?:结果|ica|审批)|等结果/g
const gaveUp =
  /\b(?:gave|given|giving) (?:it |mine )?up (?:mine\b|my |our |the )?(?:singapore )?(?:pr\b|permanent residen\w*)|\brenounced (?:my |our |the )?(?:singapore )?(?:pr\b|permanent residen\w*)|放弃(?:了)?(?:新加坡)?(?:的)?(?:pr|永久居民)|(?:是|有)(?:过)?(?:新加坡)?(?:pr|永久居民)[^。]{0,14}放弃/g
const lapsed =
  /\b(?:lost (?:my |our )?(?:pr\b|permanent residen\w*)|(?:pr|permanent residen\w*|re-?entry permit|rep)(?: status)? (?:has |had )?(?:lapsed|expired))|(?:pr|永久居民|再入境准证)(?:身份)?(?:失效|过期|丢了|没了)/g
const clean =
  /\b(?:no|without(?: any)?|clean) (?:criminal |police )?(?:record|conviction|offen[cs]e)s?\b|\bnever (?:been )?convicted\b|\bclean record\b|(?:没有?|无)(?:任何)?(?:犯罪|刑事|案底|前科|违法)(?:记录|前科)?|无犯罪/g
const convicted =
  /\bconvict\w*|\bfound guilty\b|\bsentenced\b|\bwas jailed\b|\b(?:drink|drunk)[- ]?driv\w+|\bfined (?:by|in) (?:the )?court\b|\bcourt fine\b|定罪|判刑|坐过牢|有案底|酒驾|法庭(?:判|罚)|被判(?!断|定为)/g
/** A company is fined as well. */
const ofCompany = /\b(?:company|firm)\b|公司/

/** In "they rejected us" it is the office that is spoken of. */
const byTheOffice = /\b(?:they|ica)(?: have| had| just| also)? ?$/

/** What was refused may be a pass, and not the permanent residence. */
const ofAPass = new RegExp(
  `(?:${passNames})(?: (?:application|renewal|appeal))?[^,。]{0,8}(?:reject|refus|declin|被拒|没批|不批|拒)|(?:reject\\w*|refus\\w*|declin\\w*|turned down) (?:the |my |her |his )?(?:[a-z ]{1,20}'s )?(?:${passNames})`,
)

/** Whether a refusal that these words speak of may be one of permanent residence, as it was told. */
export const isOfResidence = (text: string): boolean =>
  !/\b(?:visa|loan|job|appeal|hdb|bto|condo|offer|card|bank|interview|exams?|levels?|reject\w* (?:by|from) (?!ica\b|the ica\b)|afraid|worried|scared|mom|citizenship|naturali\w+)\b|贷款|组屋|信用卡|面试|高考|怕|担心|人力部|入籍|申请公民/.test(
    text,
  ) && !ofAPass.test(text)

const value = (path: Finding['path'], answer: unknown, found: readonly Found[]): Finding[] =>
  found.slice(0, 1).map((one) => ({ path, value: answer, spans: [spanOf(one)] }))

export const readHistory: Rule = ({ clauses, text }) => {
  const own = (pattern: RegExp) => findAll(clauses, pattern).filter(isOwn)
  // "Convicted? No": a question, or a line of a form.
  const isAsked = (one: Found) =>
    /^ ?(?:before)? ?(?:\?|: ?(?:no|nil|none|never|无|没有?)(?= ?(?:$|[,.;|\n])))/.test(text.slice(spanOf(one)[1]))
  const certain = (pattern: RegExp) => own(pattern).filter((one) => !isDenied(one) && !isAsked(one))
  const refusals = [
    ...findAll(clauses, refused).filter(
      (one) => (isOwn(one) || byTheOffice.test(one.clause.text.slice(0, one.index))) && !isDenied(one) && !isAsked(one),
    ),
    ...own(justNo).filter(({ clause }) => {
      const before = clauses[clauses.indexOf(clause) - 1]
      return before && asked.test(before.text) && !/[?:]/.test(text.slice(before.start, clause.start))
    }),
  ].filter(({ clause }) => isOfResidence(clause.text))
  const isRefusedAfter = (one: Found) =>
    refusals.some((other) => other.clause.sentence === one.clause.sentence && spanOf(other)[0] > spanOf(one)[0])
  const isAppeal = ({ clause }: Found) => /\bappeal|上诉/.test(`${clauses[clauses.indexOf(clause) - 1]?.text}`)
  // "Applied twice, both rejected": the number may stand in the clause before.
  const isMore =
    refusals.length > 1 ||
    refusals.some(({ clause }) => {
      const place = clauses.indexOf(clause)
      const [before, after] = [clauses[place - 1], clauses[place + 1]]
      return (
        more.test(clause.text) ||
        /\ue000[^\ue000,]*[^\ue000-][^\ue000,]*\ue000/.test(clause.text) ||
        (clause.text.includes('\ue000') && /^ ?(?:and |& |和)?\ue000+ ?$/.test(after?.text ?? '')) ||
        /\bagain\b|[又再]/.test(clause.text.slice(clause.text.search(refused))) ||
        (before?.sentence === clause.sentence && /\bappl|申请/.test(before.text) && more.test(before.text))
      )
    })
  const isOnce = refusals.some(({ clause }) => /\b(?:once|one time|1 time)\b|一次|1次/.test(clause.text))
  const withdrew = certain(withdrawn)
  const clear = own(clean)
  return [
    ...value('history.previous', 'none', [...own(never), ...(refusals.length > 0 ? [] : own(first))]),
    ...value('history.previous', isMore && !isOnce ? 'rejected_more' : 'rejected_once', refusals),
    ...(refusals.length === 0 ? value('history.previous', 'withdrawn', withdrew) : []),
    ...value(
      'history.pending',
      true,
      // "Still pending when I called, then the rejection came."
      certain(pending).filter((one) => isOfResidence(one.clause.text) && !isAppeal(one) && !isRefusedAfter(one)),
    ),
    ...value('history.former_pr', 'gave_up', certain(gaveUp)),
    ...value('history.former_pr', 'lapsed', certain(lapsed)),
    ...value('history.conviction', 'no', clear),
    ...(clear.length > 0
      ? []
      : value(
          'history.conviction',
          'yes',
          certain(convicted).filter(({ clause }) => !ofCompany.test(clause.text)),
        )),
  ]
}
