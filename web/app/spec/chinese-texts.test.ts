import { describe, expect, it } from 'vitest'
import { namespaces, textsOf } from '../testing/locale-texts.ts'

/** Punctuation that Chinese has of its own, beside a Chinese character: `您好,` `（1)`. */
const halfWidth =
  /[\u4e00-\u9fff“”《》（），。；：！？、][,;:!?()]|[,;:!?()](?=[\u4e00-\u9fff])|[\u4e00-\u9fff]\.(?!\w)|["'](?=[\u4e00-\u9fff])|[\u4e00-\u9fff]["']|\.{3}/

/** One word for one thing: what must not be said, and what is said instead. */
const variants = [
  [/估计|预估|推估/, '估算'],
  [/区间|幅度范围/, '范围'],
  [/积分|信用点|\d\s*点(?!数)|\}\}\s*点(?!数)/, '点数'],
  [/薪水单|薪金单|薪资单|粮单/, '工资单'],
  [/离校考试|小学会考/, '小六会考'],
  [/途径的水平|路线|渠道/, '途径、基准'],
  [/胜算|情况有多强|成功率|通过率|批准率|获批准/, '获批、获批率'],
  [/会话/, '登录'],
  [/对您开放|各归各|请像回答当局/, '您可以走的途径、分开回答、请如实填写'],
  [/分量/, '权重'],
  [/出处/, '来源'],
  [/持有人/, '持有者'],
  [/帐户|帐号|账号/, '账户'],
  [/您们|你/, '您'],
  [/[\u4e00-\u9fff](?:PR|EP)(?![a-z])|绿卡/, '永久居民、就业准证'],
] as const

const problemsOf = (text: string): string[] => [
  ...(halfWidth.test(text.replaceAll(/<\/?\w+>|\{\{[#/]?\w+\}\}/g, '一')) ? ['half-width punctuation'] : []),
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
  ])('the check of Chinese texts finds what is wrong in %s', (text) => {
    expect(problemsOf(text)).not.toEqual([])
  })

  it.each(['收入为 S$9,000；见 SettleSG.com。', '已使用 1 个点数（免费）', 'Cookie 设置：N、O、A 水准'])(
    'the check of Chinese texts lets %s pass',
    (text) => {
      expect(problemsOf(text)).toEqual([])
    },
  )
})
