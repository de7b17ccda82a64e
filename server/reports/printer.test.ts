import { predict } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { afterAll, describe, expect, it } from 'vitest'
import { reportPrinter } from './printer.ts'
import { makeInput } from './testing/make-content.ts'

const inputs = casePeople
  .filter(({ profile }) => predict(profile).estimate !== null)
  .map(({ profile }) => makeInput(profile, 'en'))
const printer = reportPrinter()
afterAll(() => printer.close())

describe('the printer', () => {
  it('a picture is freed once it is drawn: memory does not grow with how many were', async () => {
    const draw = async (count: number) => {
      for (const input of inputs.slice(0, count)) await printer.drawAnswer(input)
      return process.memoryUsage.rss() / 1e6
    }
    const before = await draw(3)
    // Kept, the pixels of twelve would be some 230 MB.
    expect(await draw(12)).toBeLessThan(before + 100)
  }, 120_000)
})
