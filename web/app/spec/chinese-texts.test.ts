import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { namespaces, textsOf } from '../testing/locale-texts.ts'

/** Punctuation that Chinese has of its own, beside a Chinese character: `您好,` `（1)`. */
const halfWidth =
  /[\u4e00-\u9fff“”《》（），。；：！？、][,;:!?()]|[,;:!?()](?=[\u4e00-\u9fff])|[\u4e00-\u9fff]\.(?!\w)|["'](?=[\u4e00-\u9fff])|[\u4e00-\u9fff]["']|\.{3}/

/** Each row of docs/terms-zh.md: what a thing is called, and the words that it is not called by. */
const glossary = readFileSync(join(import.meta.dirname, '../../../docs/terms-zh.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, , term = '', not = '']) => ({ term, not: not.split('、') }))

/** What no plain word can say: what is wrong only beside something else. */
const variants = [
  [/\d\s*点(?!数)|\}\}\s*点(?!数)/, '点数'],
  [/途径的水平/, '平均获批率'],
  [/平均水平|途径的平均：/, '通常：范围不是平均'],
  [/情况有多强|对您开放|各归各|请像回答当局/, '获批、您可以走的途径、分开回答、请如实填写'],
  [/[\u4e00-\u9fff](?:PR|EP)(?![a-z])/, '永久居民、就业准证'],
  [/更新(?:准证|您的准证|的长期)|准证(?:能否|须先|已到期，须先)更新/, '续签'],
  [/^(?!.*工作准证（Work Permit）).*工作准证/s, '工作准证（Work Permit），各种准证则说“准证”'],
  [/\d{4}[-–]\d{2,4}\s?年/, '2012 至 2016 年'],
  [/[个一此]途径/, '条途径：途径以条计'],
  [/全球投资者计划/, '全球商业投资者计划'],
  [/专科文凭/, '文凭（Diploma）'],
  [/技工计划/, '专业人士、技术人员及技术工人计划'],
  [/本国(?!际)/, '原籍国'],
  [/每 100 人中/, '每 100 份中'],
  [/个子女/, '名子女'],
  [/[\u4e00-\u9fff]ICA|ICA[\u4e00-\u9fff]/, 'ICA，与汉字之间空一格'],
  [/\d{4} 年 ?\d{1,2} ?月|\d 月 ?\d|[\u4e00-\u9fff] \d{4}年\d|\d月 [\u4e00-\u9fff]/, '2026年3月'],
  [/[？?]：/, '问号后不用冒号'],
] as const

/** Months and days are written out by the page, `2026年11月`: no space stands before or behind them. */
const spacedDate =
  / \{\{(?:date|month|birth_month|apply_month|employer_since|in_singapore_since|pass_expires)\}\}|\{\{(?:date|month|birth_month|apply_month|employer_since|in_singapore_since|pass_expires)\}\} /

const problemsOf = (text: string): string[] => [
  ...(spacedDate.test(text) ? ['a space beside a date'] : []),
  ...(halfWidth.test(text.replaceAll(/<\/?\w+>|\{\{[#/]?\w+\}\}/g, '一')) ? ['half-width punctuation'] : []),
  ...glossary.flatMap(({ term, not }) =>
    not.filter((word) => text.includes(word)).map((word) => `${word} instead of ${term}`),
  ),
  ...variants.flatMap(([variant, term]) =>
    variant.test(text) ? [`${variant.exec(text)?.[0]} instead of ${term}`] : [],
  ),
]

describe('the texts in Chinese', () => {
  it('every Chinese text has full-width punctuation and says one word for one thing', () => {
    const found = namespaces.flatMap((namespace) =>
      [...textsOf('zh', namespace)].flatMap(([key, text]) =>
        problemsOf(text).map((problem) => `${namespace}:${key}: ${problem}: ${text}`),
      ),
    )
    expect(found).toEqual([])
  })

  it('every term of the glossary is said in some text, and no text says what it is not', () => {
    expect(glossary.length).toBeGreaterThan(40)
    const all = namespaces.flatMap((namespace) => [...textsOf('zh', namespace).values()]).join('\n')
    for (const { term, not } of glossary) {
      expect(
        not.every((word) => problemsOf(`这里写${word}`).length > 0),
        term,
      ).toBe(true)
      expect(
        /[（）]/.test(term) ||
          all.includes(
            term
              .split(/[、；]/)[0]
              ?.split('：')
              .at(-1) ?? '',
          ),
        term,
      ).toBe(true)
    }
  })

  it.each([
    '您好, 请登录',
    '范围(每 100 份)',
    '请稍候.',
    '请稍候...',
    '需要{{count}},请核对',
    '这是一个区间',
    '费用为 1 点。',
    '六个月的薪水单',
    '小六离校考试',
    '您的会话已过期',
    '你的账户',
    '孩子的出生证明',
    '请及时更新准证',
    '最近的评税年度',
    '已通过全国考试',
    '递交当天',
    '由工作准证持有者报告',
    '2012-16 年（每年 8,700 份）',
    '是否经人力部批准？：是',
    '您的准证在 {{month}} 到期',
    '您这个途径的基准',
    '这一途径没有估算',
    '再入境许可可能会被缩短',
    '全球投资者计划',
    '审批人员看过这份申请',
    '与一般申请者比较',
    '本国身份证',
    '配偶和 {{count}} 个子女与您一同申请',
    '2026 年 3 月，有议员询问',
    '每 100 人中 36 人获批',
    '这条途径的基准',
    '向该局核实',
    'ICA会在六个月内作出决定',
    '将于 2027年1月申请',
  ])('the check of Chinese texts finds what is wrong in %s', (text) => {
    expect(problemsOf(text)).not.toEqual([])
  })

  it.each([
    '收入为 S$9,000；见 SettleSG.com。',
    '已使用 1 个点数（免费）',
    'Cookie 设置：N、O、A 水准',
    '工作准证（Work Permit）；工作准证持有者',
    '已更新。',
    '这条途径：2012 至 2016 年（2018年1月8日）',
  ])('the check of Chinese texts lets %s pass', (text) => {
    expect(problemsOf(text)).toEqual([])
  })
})
