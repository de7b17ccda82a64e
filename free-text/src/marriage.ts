import { type Clause, findAll, isSurelyOwn, spanOf } from './clauses.ts'
import type { Finding, Reading, Rule } from './finding.ts'

/** Only where a clause says nothing else. Any word of an end, a beginning or another marriage leaves it to the form. */

const notPlain =
  /\b(?:late|ex|died|dead|death|dying|passed|passing|lost|loss|deceased|funeral|cancer|accident|gone|widow\w*|divorc\w*|separat\w*|annul\w*|re-?marr\w*|previous\w*|former\w*|first|second|once|used to|was|were|split\w*|left|leav\w+|broke\w*|apart|estranged|no longer|any ?more|until|till|fianc\w*|engaged|wedding|propos\w*|getting|marry|marrying|will|would|soon|next|plan\w*|hop(?:e|ing)|pending|overseas|void|same[- ]sex)\b|ex-|去世|过世|病逝|逝|亡|走了|不在|没了|离|丧|遗|死|故|癌|分居|分开|前[夫妻任]|再婚|第[一二]|曾|以前(?!月?薪|工资)|后来|未婚[夫妻]|订婚|求婚|准备|打算|快要|将|要结|领证|同性|等/

const before =
  "(?:hi|hello|hey|i|i am|i'm|im|we|we are|we're|am|are|is|now|currently|happily|newly|still|also|male|female|status:?|marital status:?|\\d\\d ?(?:yo|y/o|[mf])?|我们?|本人|目前|现在|今年|已经|还|是|[男女]|[,: ])*"
const lasting = '(?: ?(?:since|in|for|了|已经|有|快)? ?\ue000+ ?了?)?'
const family =
  '(?: ?(?:with|and|,|有|育有) ?(?:an? |our |\\d |one |two |three |four |[一二两三四]个)?(?:kids?|child|children|sons?|daughters?|孩子|小孩|娃))?'
const marital: readonly [string, RegExp][] = [
  ['single', whole(`${before}(?:single|unmarried|not married|never married|单身|未婚|没结婚|没结过婚|没有结婚)`)],
  ['married', whole(`${before}(?:married|已婚|结婚|结了婚|成家)${lasting}了?${family}${lasting}`)],
]

const citizen = "(?:singaporean|(?:singapore |sg )?citizen|sc|s'porean|(?:新加坡|本地)?公民|新加坡人|本地人)"
const resident = '(?:(?:singapore |sg )?(?:pr|permanent resident)|(?:新加坡)?(?:pr|永久居民))'
const spouse = '(?:wife|husband|hubby|spouse|老公|丈夫|先生|老婆|太太|妻子|爱人|配偶)'
const tie = (who: string) =>
  whole(
    `(?:(?:my |our |我的?|本人的?)?${spouse} ?(?:is|:|是|为)? ?(?:an? )?${who}|${before}(?:married (?:to|with) (?:an? )?|嫁给?了?|娶了?)(?:my )?${who}(?: ?${spouse})?${lasting})`,
  )
const ties: readonly [string, RegExp][] = [
  ['spouse_of_citizen', tie(citizen)],
  ['spouse_of_pr', tie(resident)],
]

function whole(pattern: string): RegExp {
  return new RegExp(`^ ?(?:${pattern}) ?$`, 'g')
}

const read = ({ clauses, text }: Reading, pattern: RegExp) =>
  findAll(clauses, pattern).filter(({ clause }) => isSurelyOwn(clause, clauses) && !isQuestion(clause, text))

const isQuestion = ({ start, text: { length } }: Clause, text: string) => /^ ?\?/.test(text.slice(start + length))

/** A parent may have another tie, and half of an answer is none. */
const hasChild = ({ clauses }: Reading) =>
  clauses.some(({ mentions }) => mentions.some(({ subjects }) => subjects.includes('child')))

export const readMarriage: Rule = (reading) =>
  notPlain.test(reading.text)
    ? []
    : [
        ...marital.flatMap(([value, pattern]) =>
          read(reading, pattern).map(
            (one): Finding => ({ path: 'family.marital_status', value, spans: [spanOf(one)] }),
          ),
        ),
        ...(hasChild(reading) ? [] : ties).flatMap(([value, pattern]) =>
          read(reading, pattern).map((one): Finding => ({ path: 'route.links', value: [value], spans: [spanOf(one)] })),
        ),
      ]
