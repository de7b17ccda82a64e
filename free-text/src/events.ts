import { type Clause, type Span, type Subject, spanOf, subjectsAt } from './clauses.ts'
import type { WrittenDate } from './dates.ts'
import type { Reading } from './finding.ts'
import { localSchools } from './places.ts'
import { passNames } from './status.ts'

/* What a date is the date of: the nearest word of its clause that says so. */

export type Kind =
  | 'birth'
  | 'marriage'
  | 'employer'
  | 'decision'
  | 'expiry'
  | 'return'
  | 'arrival'
  /** A place without a verb says when only where nothing else does; so does a pass. */
  | 'place'
  | 'pass'
  /** At a school here: one was here by then. */
  | 'study'
  /** Of something that is not asked. */
  | 'other'

const kinds: readonly [Kind, string][] = [
  ['birth', '\\bborn\\b|\\bd\\.?o\\.?b\\b|\\bbirth\\w*|\\bbday\\b|出生|生于|生日|(?<=\\ue000 ?)生(?!活|意)'],
  [
    'marriage',
    '\\b(?:re-?)?married\\b|\\bmarrying\\b|\\bmarriage\\b|\\bmaried\\b|\\bwed\\b|\\bwedding\\b|\\btied the knot\\b|\\bregistered (?:here|at rom|our marriage)\\b|\\brom(?:ed)?\\b|结婚|结的婚|成婚|领证|登记|注册(?!护士)|已婚|领的证',
  ],
  [
    'decision',
    '\\breject\\w*|\\brefus\\w*|\\bdeclin\\w*|\\bdenied\\b|\\bunsuccessful\\b|\\bsaid no\\b|被拒|拒绝|拒了|拒信',
  ],
  ['expiry', '\\bexpir\\w*|\\bvalid\\b|\\buntil\\b|\\btill\\b|到期|续到|有效期|过期'],
  [
    'other',
    '\\bsubmi\\w+|\\bappl(?:y|ied|ying|ication)\\b|\\blodged\\b|\\bleft\\b|\\bgave up\\b|\\bgiv\\w+ up\\b|\\brenounc\\w*|\\bgraduat\\w*|\\bupgrad\\w*|\\bconver\\w*|\\bchanged\\b|\\bswitch\\w*|\\bconvict\\w*|\\bcharged\\b|\\bcaught\\b|\\bwithdr\\w*|\\bexperience\\b|\\bexp\\b|\\benough\\b|\\bcontract\\b|\\bbond\\b|\\bused to\\b|\\brenew\\w*|\\bissued\\b|\\bprobation\\b|\\bnotice\\b|\\bwait(?:ed|ing)?\\b|\\btook\\b|\\btogether\\b|\\bdating\\b|\\bbought\\b|\\bgap\\b|\\braise|\\bsince this\\b|\\bgot (?:my )?pr\\b|\\bbecame\\b|\\bpr since\\b|\\bpermanent resident since\\b|\\bin \\ue000+ ?time\\b|递交|提交|交的|申请|回国|离开|放弃|毕业|转|经验|合同|定罪|酒驾|判|撤|涨|等了|空了|谈了|恋爱|续签|续了|拿到(?:了)?pr|买',
  ],
  [
    'employer',
    '\\bjoin(?:ed|ing)?\\b(?! (?:(?:my|the|this|an?|our) )?(?:me|us|him|her|husband|hubby|wife|family|parents|gym|church|forum|group|club|class|course|grassroots|cc|army|school|poly|uni\\w*|nus|ntu|smu)\\b)|\\bcurrent (?:company|employer|job|firm|role)\\b|\\bemployer\\b|(?<!\\b(?:lost|left|quit|lose|losing|leave|leaving) )\\b(?:same|my) (?:company|job|firm|bank)\\b(?! (?:hunt|search|moved|made|grew|raised|laid|got)\\b)|\\b(?:at|with|for) [a-z&]{2,20}(?= (?:since|from|for)\\b)|\\bstarted (?:my |this )?(?:job|work|at|with)\\b(?! (?:hunt|search))|入职|跳槽|加入(?!教会|义工|社团|[^,。]{0,6}[队群])|现在的公司|目前的公司|这家公司|现公司|换的?(?:公司|工作)?',
  ],
  [
    'return',
    '\\breturn\\w*|\\bcame back\\b|\\bback (?:(?:in|to) (?:singapore|sg)\\b|(?:here |again )?(?=(?:since|in|from) \ue000|\ue000))|又来|再来|重新来|回到新加坡|回来',
  ],
  [
    'arrival',
    "(?<!(?:rejection|answer|results?|letter|outcome|reply|email|it) )\\bcame\\b(?! to (?:know|realise|realize|understand)\\b)|\\barriv\\w*|\\b(?<!\\b(?:company|firm|office|team) )mov(?:ed|ing)\\b(?! (?:house|in with|on|up|into|(?:in)?to (?:my |the |our |an? )?(?:\\w+ )?(?:company|firm|job|role|team|bank|flat|hdb|condo|house|place|apartment))\\b)|\\bmade the move\\b|\\bshifted\\b(?! (?:to|into) (?:an?|my|our|the)\\b)|\\brelocat\\w*|\\blanded\\b|\\bflew (?:in|over|here)\\b|\\b(?:been|living|lived|live|working|worked|work|staying|stayed) (?:here|in (?:singapore|sg|s'?pore|the country|spore))\\b|\\bbeen here\\b|\\b(?:singapore|sg|spore) (?=since|from)|(?<!将|未|从|原|本)来(?!自|信|的话)|到(?:新加坡|新|坡|狮城)|搬|坡漂|抵达|入境|登陆|落地",
  ],
  [
    'place',
    "^ ?(?:sg|singapore|spore) ?:? ?(?=\ue000)|\\bhere\\b|\\bin (?:singapore|sg|s'?pore|spore|the country)\\b|在(?:新加坡|新(?!加)|坡|狮城)(?!考|读[过完])|(?<=\ue000 ?)(?:到现在|至今|到今)",
  ],
  ['pass', passNames],
  ['study', localSchools],
]
const triggerPattern = new RegExp(kinds.map(([kind, words]) => `(?<${kind}>${words})`).join('|'), 'g')

const decided = new RegExp(`${kinds.find(([kind]) => kind === 'decision')?.[1]}|拒`)
const local = new RegExp(localSchools)
/** A date by itself. */
const nothingElse = /^ ?(?:in |on |最近|上|last |latest |一次|是|:| )*\ue000+ ?$/

export interface DatedEvent {
  kind: Kind
  date: WrittenDate
  subjects: readonly Subject[]
  clause: Clause
  span: Span
}

/** Farther apart, a date and a pass have nothing to do with each other. */
const nearPass = 14
const weak: readonly Kind[] = ['pass', 'place', 'study']
const weight = 20

const continues = (before: string, after: string) =>
  /^ *(?:since|from|for|自|从)? *$/.test(before) &&
  /^ *(?:开始|到现在|至今|起|到今|onwards?)? *$/.test(after) &&
  (before + after).trim() !== ''
const distance = ({ kind, gap }: { kind: Kind; gap: number }) => gap + (weak.includes(kind) ? weight : 0)

/** Every date with what it is the date of; `null` where its clause does not say. */
export function findEvents({
  clauses,
  dates,
  statuses,
  text,
}: Reading): { date: WrittenDate; clause: Clause; events: DatedEvent[] }[] {
  const hadSeveral =
    new Set(
      statuses.flatMap(({ status, subjects }) =>
        subjects[0] === 'self' && status !== 'citizen' && status !== 'pr' ? [status] : [],
      ),
    ).size > 1
  return dates.flatMap((date) => {
    const clause = clauses.findLast(({ start, text }) => start <= date.start && date.start < start + text.length)
    if (!clause || date.start - clause.start >= clause.imaginedFrom) return []
    const [from, to] = [date.start - clause.start, date.end - clause.start]
    if (date.of) {
      const span: Span = [date.start, date.end]
      return [{ date, clause, events: [{ kind: date.of, date, clause, subjects: subjectsAt(clause, from), span }] }]
    }
    // The end of a range, and a stay of an earlier time, are no arrival.
    const isEnd = /\ue000 ?(?:-|~|to|until|到|至) ?$/.test(clause.text.slice(0, from))
    if (isEnd) return [{ date, clause, events: [] }]
    const isEarlier =
      /之前|以前|曾|\bpreviously\b|\bused to\b|\b(?:company|firm|office|business) (?:has |is |was )/.test(
        clause.text.slice(0, from),
      ) || /\btourist\b|\bholiday\b|旅游|旅行/.test(clause.text)
    const found = [...clause.text.slice(0, clause.imaginedFrom).matchAll(triggerPattern)].flatMap((match) => {
      const kind = kinds.find(([name]) => match.groups?.[name] !== undefined)?.[0] ?? 'other'
      const end = match.index + match[0].length
      const gap = match.index >= to ? match.index - to : from - end
      // Another date between them is nearer to that word.
      const between = match.index >= to ? clause.text.slice(to, match.index) : clause.text.slice(end, from)
      // What a pass of the past was held for says nothing of when one came.
      if (
        kind === 'pass' &&
        (/先是|先(?!生)|以前|\bfirst\b|\bused to\b/.test(clause.text.slice(0, match.index)) ||
          (date.isDuration && hadSeveral))
      )
        return []
      if (between.includes('\ue000') && !/^[^\ue000]*\ue000+ ?$/.test(between)) return []
      // "EP renewed last month": of a stay nobody speaks so.
      if (weak.includes(kind) && /^(?:last month|上个?月)/.test(text.slice(date.start))) return []
      if (isEarlier && (kind === 'arrival' || kind === 'place')) return []
      // "LTVP+ since 2022 after marrying": what stands right before "since" has it.
      if (kind === 'pass' && between === ' since ' && !/\b(?:back|came|here)\b/.test(clause.text.slice(0, match.index)))
        return [{ kind, gap: -weight, start: match.index, end }]
      return kind === 'pass' && gap > nearPass ? [] : [{ kind, gap, start: match.index, end }]
    })
    // "Under an EntrePass, since February 2021": what it is the date of stands in the clause before.
    const previous = clauses[clauses.indexOf(clause) - 1]
    if (
      found.length === 0 &&
      previous?.sentence === clause.sentence &&
      continues(clause.text.slice(0, from), clause.text.slice(to))
    ) {
      const pass = statuses.findLast((one) => one.clause === previous)
      if (pass) {
        const events: DatedEvent[] = [
          { kind: 'pass', date, clause, subjects: pass.subjects, span: [spanOf(pass)[0], date.end] },
        ]
        return [{ date, clause, events }]
      }
    }
    // "Rejected once, in May 2025", 拒过1次(2025年2月), 上一次2024年7月.
    const refusal = previous?.text.match(decided)
    if (
      previous &&
      refusal &&
      (previous.sentence === clause.sentence || clause.isNoted) &&
      nothingElse.test(clause.text) &&
      !previous.text.includes('\ue000')
    ) {
      const [start, subjects] = [refusal.index ?? 0, subjectsAt(previous, refusal.index ?? 0)]
      return [
        {
          date,
          clause,
          events: [{ kind: 'decision', date, clause: previous, subjects, span: [previous.start + start, date.end] }],
        },
      ]
    }
    // "PhD student at NTU (2015-2019)".
    if (found.length === 0 && clause.isNoted && previous && local.test(previous.text)) {
      const span: Span = [date.start, date.end]
      const subjects = subjectsAt(previous, previous.text.length)
      return [{ date, clause, events: [{ kind: 'study', date, clause, subjects, span }] }]
    }
    // A pass says when only where nothing else does.
    const nearest = found.toSorted((a, b) => distance(a) - distance(b))
    const best = nearest[0]
    const chosen = best
      ? [
          best,
          ...nearest.filter(
            ({ kind }) => /同时|same time/.test(clause.text) && kind !== best.kind && !weak.includes(kind),
          ),
        ]
      : []
    const events = chosen.map(
      ({ kind, start, end }): DatedEvent => ({
        kind,
        date,
        clause,
        subjects: subjectsAt(clause, start),
        span: [clause.start + Math.min(start, from), clause.start + Math.max(end, to)],
      }),
    )
    return [{ date, clause, events }]
  })
}
