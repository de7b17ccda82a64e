import { expect, test } from '@playwright/test'
import { describeInBrowser } from './browser.ts'
import { countWords, textsShown, visibleWords } from './words.ts'

describeInBrowser('the count of words', () => {
  test('words are counted in English, characters in Chinese; a number or foreign word is one', () => {
    expect(countWords("Of 100 people like you, we'd expect 30 to 60.", 'en')).toBe(10)
    expect(countWords('每 100 份类似的申请，预计获批 30 至 60 份。', 'zh')).toBe(16)
    expect(countWords('凭S准证（S Pass）申请', 'zh')).toBe(8)
    expect(countWords(' … · 30% ', 'en')).toBe(1)
  })

  test('a text counts where it is shown, not if folded, hidden, clipped, aside or a notice', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 400 })
    await page.setContent(`
      <header>Not this</header>
      <main>
        <h1>Two words</h1>
        <p>Three <b>bold</b> ones<script>let not = this</script></p>
        <p hidden>Not this</p>
        <p style="visibility: hidden">Not this</p>
        <p style="opacity: 0">Not this</p>
        <p style="position: absolute; clip-path: inset(50%)">Not <i>this</i></p>
        <details><summary>One, two</summary>Not this<p>Not this</p></details>
        <details open><summary>Three</summary>Now this</details>
        <select><option>Not this</option></select>
        <dialog>Not this<p data-notice="info">Nor this</p></dialog>
        <p style="margin-top: 2000px">Far below</p>
      </main>
      <div data-notice="info">Not this</div>
      <footer>Not this</footer>`)
    expect(await textsShown(page)).toEqual([
      'Two words',
      'Three  ones',
      'bold',
      'One, two',
      'Three',
      'Now this',
      'Far below',
    ])
    expect(await visibleWords(page, 'en')).toBe(12)
    expect(await textsShown(page, true)).not.toContain('Far below')
    await page.evaluate(() => document.querySelector('dialog')?.showModal())
    const inDialog = await textsShown(page, true)
    expect(inDialog).toContain('Not this')
    expect(inDialog).not.toContain('Nor this')
  })
})
