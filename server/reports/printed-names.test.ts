import { constants, inflateSync } from 'node:zlib'
import { exampleProfile } from '@settlesg/model/testing'
import { expect, it } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { readPages } from './testing/read-pages.ts'
import { openReports } from './testing/reader.ts'

const reports = beforeTests(() => openReports())
const reader = beforeTests(() => reports.reader(exampleProfile))

const generate = (label: string, language: 'en' | 'zh' = 'en') =>
  reports.request('POST', '/users/generate-pr-report', {
    token: reader.token,
    body: { assessment_id: reader.assessmentId, language, label },
  })

it.each([
  ['Vietnamese', 'Nguyễn Thị Hồng Ưu Đặng'],
  ['Polish', 'Łukasz Żółć Świętosława Ćwiąkała Źrebię'],
  ['Turkish', 'İbrahim Işık Çağrı Gülşen Özoğlu'],
  ['simplified Chinese', '张伟 欧阳娜娜'],
  ['traditional Chinese', '陳鳳儀 龔龘'],
  ['Tamil in Latin letters', 'Kāviyā Nācciyār Tēvī Ōviyam Mīnā'],
  ['Czech', 'Jiří Dvořák Žluťoučký Ďábel Ůlehla'],
  ['Romanian', 'Ștefan Țepeș Mădălina Brâncuși'],
  ['Icelandic', 'Þórður Æsa Guðmundsdóttir Ýr'],
  ['Yoruba', 'Ọláyínká Adébáyọ Ẹbùn Akínwándé'],
  ['Malay', 'Siti Nur’ain binti Abdul-Rahman'],
  ['Latvian', 'Ķirsons Ģirts Ņina Ļubova Āboliņa'],
  ['Hungarian', 'Győző Űrhajós Erdős'],
])('a name in %s is read in the PDF as it was typed', async (_, name) => {
  const language = name.length % 2 === 0 ? 'en' : 'zh'
  const answer = await generate(name.normalize('NFD'), language)
  expect(answer.statusCode).toBe(200)
  const [cover = ''] = await readPages(answer.rawPayload)
  expect(cover.normalize('NFC')).toContain(name.normalize('NFC'))
})

/** What a reader program takes parts of the text for that are drawn with several glyphs, as PDF 2.0 has it in 14.9.4. */
function textsOfComposed(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n(x[\s\S]*?)\r?\nendstream/g)
  // The last byte of what is compressed may be a carriage return itself, which then lacks at the end.
  const wholeOrNearly = { finishFlush: constants.Z_SYNC_FLUSH }
  const drawn = [...streams].map(([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1'), wholeOrNearly).toString('latin1'),
  )
  return [...drawn.join().matchAll(/\/ActualText <FEFF([0-9A-F]+)>/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').swap16().toString('utf16le'),
  )
}

it('letters that the font has no glyph for are drawn from letter and mark, and read as one', async () => {
  const answer = await generate('Ṣàngó Adébáyọ̀ Pūṅkoṭi')
  expect(textsOfComposed(answer.rawPayload)).toEqual(expect.arrayContaining(['Ṣ', 'ọ̀', 'ṭ']))
})

it.each(['தமிழ்', 'Kim 김', 'Plan 🏠', '家\u0323'])('no report is made with the name %j', async (label) => {
  const answer = await generate(label)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().detail).toEqual([
    {
      type: 'value_error',
      loc: ['body', 'label'],
      msg: 'Value error, write this name in Latin letters or Chinese characters',
      ctx: { rule: 'unprintable' },
    },
  ])
  const renamed = await reports.request('PATCH', `/assessments/${reader.assessmentId}`, {
    token: reader.token,
    body: { label },
  })
  expect(renamed.json().detail).toEqual(answer.json().detail)
})
