/** A test of a source file, as `it` or `test` names it. */
export interface TestTitle {
  line: number
  /** As written, with its placeholders. */
  title: string
}

/** Where a test begins: `it(`, `test.skipIf(`, `it.each(`, and what must be passed over before its title. */
const beginning = /^[ \t]*(?:it|test)((?:\.(?:each|for|skipIf|runIf|skip|only|concurrent|fails))*)(?=[(<`])/gm
/** These take something of their own first, and the test in a second call. */
const takesTwoCalls = /\.(?:each|for|skipIf|runIf)$/

/** The titles of all tests in a source text, in order. Those that are put together elsewhere are left out. */
export function testTitles(text: string): TestTitle[] {
  return [...text.matchAll(beginning)].flatMap(({ index, 0: start, 1: chain = '' }) => {
    let at = index + start.length
    if (takesTwoCalls.test(chain)) at = afterGroup(text, at)
    const found = /^(?:<[^(]*>)?\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,/.exec(
      text.slice(at),
    )
    const title = found?.[1] ?? found?.[2] ?? found?.[3]
    const line = text.slice(0, index + start.length).split('\n').length
    return title === undefined ? [] : [{ line, title: title.replaceAll(/\\(.)/g, '$1') }]
  })
}

/** Words that begin half a sentence: its subject stands in a `describe` above, which a log may not show. */
const predicates = new Set(
  `is are was were has have does do did can cannot could may might must will would should always never and or but
  adds asks brings carries describes differs drops finds gets gives goes holds includes keeps leaves lets lies looks makes
  marks moves needs opens passes prints puts reads refuses rests rises saves says sends shows solves speaks stays stores
  takes tells touches undoes warns writes keep leave refuse say send show speak stay take tell`.split(/\s+/),
)

/** What is wrong with a title that is to stand alone in a log; null for a good one. */
export function titleFault(title: string): string | null {
  if (title.length >= 90) return `has ${title.length} characters, 89 at most`
  const [first = ''] = title.split(/[ ,:]/)
  if (predicates.has(first)) return `begins with "${first}": say of what`
  return /[a-z]{2} .*[a-z]{2}/i.test(title.replaceAll(/%[a-z]|\$\{?[\w.]+\}?/g, ''))
    ? null
    : 'says nothing but its data'
}

const closing = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])

/** The place behind the group that opens at `from`, passing over strings, comments and patterns. */
function afterGroup(text: string, from: number): number {
  const open: string[] = []
  const part =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[(,=:[!&|?{};\n]\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|[()[\]{}]/g
  part.lastIndex = text[from] === '<' ? text.indexOf('>(', from) + 1 : from
  for (let found = part.exec(text); found; found = part.exec(text)) {
    const [sign] = found
    const end = closing.get(sign)
    if (end) open.push(end)
    else if (sign === open.at(-1)) open.pop()
    if (open.length === 0) return part.lastIndex
  }
  return text.length
}
