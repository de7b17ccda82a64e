import { analyze, nextStep, predict, schedule } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { caseInWords } from './src/case-in-words.ts'
import { lengthOf } from './src/case-words/sentence-writer.ts'
import type { WordedCase } from './src/case-words/shapes.ts'
import { textsIn } from './testing/texts.ts'

const want = process.argv[2]
for (const { name, profile } of casePeople) {
  const outlook = predict(profile)
  const today = '2026-11-23'
  const step = nextStep({ profile, route: outlook.route, today })
  const a = outlook.estimate ? analyze(profile) : null
  const opened = a && {
    what_ifs: a.what_ifs,
    documents: a.documents,
    days: schedule({ profile, route: a.route, papers: a.documents, notes: a.consistency, steps: a.plan, today }),
  }
  const row = []
  for (const lang of ['en', 'zh'] as const)
    for (const o of [null, opened]) {
      const w: WordedCase = { outlook, profile, step, opened: o }
      const ps = caseInWords(textsIn(lang), w)
      row.push(ps.reduce((s, p) => s + p.sentences.reduce((n, x) => n + lengthOf(lang, x.text), 0), 0))
      if (want && name.includes(want))
        console.log('\n' + ps.map((p) => p.sentences.map((s) => s.text).join(lang === 'en' ? ' ' : '')).join('\n\n'))
    }
  console.log(row.join(' '), name, outlook.no_estimate_reason ?? '')
}
