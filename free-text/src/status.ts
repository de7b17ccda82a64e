import type { Pass } from '@settlesg/contract'
import { type Clause, type Found, findAll, isDenied, type Subject } from './clauses.ts'

/** The longer names come first. In small letters, as plain-text.ts makes them. */
const words: readonly [Pass, string][] = [
  ['pep', '\\bpep\\b|personali[sz]ed emp\\w* pass|个人化就业准证'],
  ['one_pass', '\\bone[- ]pass\\b|overseas networks|顶级专才(?:准证|通行证)?'],
  ['tech_pass', '\\btech[. ]{0,2}pass\\b|科技准证'],
  ['entrepass', '\\bentre[- ]?pass\\b|entrepreneur pass|创业准证'],
  ['ep', '\\bep(?![a-z])|\\be[- ]?pass\\b|(?<!training )\\bempl\\w{1,9} pass\\b|就业准[证正]|就业(?:签证?|证)'],
  ['s_pass', '\\bs[- ]?pass\\b|\\bspass\\b|\\bsp(?![a-z])(?! ?(?:poly|group|services))|\\bs ?准证|特别准证'],
  ['work_permit', '\\bwork[- ]?permit\\w?\\b|\\bwph?(?![a-z])|工作准证|劳工准证|工准'],
  ['dependant_pass', "\\bdepend[ae]nt'?s?'? ?(?:pass|visa)\\b|\\bdp(?![a-z])|家属(?:准证|证|签)"],
  [
    'ltvp_plus',
    '\\bltvp ?(?:\\+|plus\\b)|\\bltvp-plus\\b|long[- ]term visit pass ?(?:\\+|plus)|长期(?:探访|访问|探亲)?准证 ?\\+',
  ],
  ['ltvp', '\\bltvp\\b|long[- ]term (?:visit|social visit) pass|长期(?:探访|访问|探亲)?准证'],
  ['student_pass', "\\bstud\\w{1,4}'?s?'? (?:pass|visa)\\b|\\bstp\\b|学生(?:准证|证|签)"],
  [
    'visit_or_abroad',
    '\\bsocial visit pass\\b|\\bshort[- ]term visit pass\\b|\\b(?:tourist|visit)(?:or)? (?:visa|pass)\\b|\\bsocial visit\\b|\\bstvp\\b|旅游(?:签证?|准证)|社交访问|短期探访',
  ],
]
export const passNames = words.map(([, pattern]) => pattern).join('|')
export const statusPattern = new RegExp(words.map(([status, pattern]) => `(?<${status}>${pattern})`).join('|'), 'g')

export interface FoundStatus extends Found {
  status: Pass
}

/** "My EP husband", EP老婆: the pass comes before the person. */
const personAfter =
  /^ ?(?:的 ?)?(?:holder )?(?<spouse>wife|husband|hubby|spouse|老婆|太太|妻子|老公|先生|丈夫|爱人)(?!'s)|^ ?(?<partner>bf|gf|boyfriend|girlfriend|fianc|男友|女友|男朋友|女朋友)/

const subjectAfter = ({ clause, index, match }: Found): Subject | undefined => {
  const groups = personAfter.exec(clause.text.slice(index + match[0].length))?.groups
  return groups?.spouse ? 'spouse' : groups?.partner ? 'other' : undefined
}

/** Wished for, applied for, promised or over, and not held. */
const wished =
  /\b(?:for|get|getting|apply|applying|applied|wants?|become|becoming)(?: (?:an?|the|his|her|their|my|our))?(?: (?:singapore|sg))? $|\b(?:tried|upgrade to|convert to)(?: an?)? $|\b(?:after|until|once|wait(?:ing)? (?:for|till)|(?:lost|lose|losing|offer(?:ed)?(?: me)?))(?: (?:i get|getting|an?|the|my))* $|(?:申请?|想拿|想要|办|等|报|在谈|谈着)(?:了|个|新加坡|转)*$|(?:没|不|未)(?:有)?(?:换|转|拿|办)(?:过|成|到)?$|\breject\w* (?:the |my |his |her )?$/
const wishedAfter =
  /^ ?(?:application|applicant|renewal (?:was |got |kena |is )*(?:reject|declin|refus)|(?:just |was |got |kena |is |has |been |already |only )*(?:cancel\w*|cut|revoked|terminated|expired|ended|gone|(?:approved )?in[- ]principle|ipa\b)|\(?(?:ipa|approved in principle)\b|(?:已经?|刚|被|上周[一二三四五六日]?|上个?月)*取消|(?:was |got |kena |for me |\ue000+ ?)*reject\w*|申请|审批|原则上|(?:又|也|刚|申请?|了|[一两二三\d]次)*(?:都|也)?(?:被拒|没批|没下来))/

/** "Me and my wife are both on EP", 我和老公都是EP. */
const isOfBoth = ({ clause: { text, mentions }, index }: Found) => {
  const named = mentions.filter(({ start }) => start < index).flatMap(({ subjects }) => subjects)
  const isCouple = /夫妻(?:都|俩|双|双方|二人|两人)/.test(text.slice(0, index))
  return (
    isCouple || (/\bboth\b|都|俩/.test(text.slice(0, index)) && named.includes('self') && named.at(-1) === 'spouse')
  )
}

export function findStatuses(clauses: readonly Clause[]): FoundStatus[] {
  let refused: Pass | undefined
  return findAll(clauses, statusPattern).flatMap((found) => {
    const status = words.find(([name]) => found.match.groups?.[name] !== undefined)?.[0]
    if (status === undefined || isDenied(found)) return []
    const { clause, index, match } = found
    // 长期准证没批(LTVP): the note names it again.
    if (clause.isNoted && status === refused) return []
    refused = undefined
    if (wished.test(clause.text.slice(0, index)) || wishedAfter.test(clause.text.slice(index + match[0].length))) {
      refused = status
      return []
    }
    const after = subjectAfter(found)
    return after || !isOfBoth(found)
      ? [{ ...found, status, ...(after && { subjects: [after] }) }]
      : (['self', 'spouse'] as const).map((one) => ({ ...found, status, subjects: [one] }))
  })
}
