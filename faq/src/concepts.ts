/*
 * One thing by all its names, in both languages: `PR`, permanent residence and 永久居民 are found by each other. A line is a
 * name and the words for it; in English whole words, in Chinese anywhere. The longest words are taken first. A name in
 * front with `+` counts as well: whoever says maid means a work permit, too.
 */
const lines = `
pr: pr, prs, permanent residence, permanent residency, permanent resident, 永久居民身份, 永久居民, 永居
ep: ep, eps, e pass, epass, employment pass, employment passes, 就业准证
s_pass: s pass, s passes, spass, s准证
work_permit: work permit, wp, 工作准证（work permit）, 工作准证, 劳工准证
maid +work_permit: maid, helper, domestic worker, domestic helper, 女佣, 帮佣
dependant_pass: dependant's pass, dependant pass, dependent pass, dependent's pass, dp, 家属准证
visit_pass: long-term visit pass, long term visit pass, long-term visit passes, ltvp, ltvp+, 长期探访准证
pep: personalised employment pass, personalized employment pass, pep, 个人化就业准证
pass: pass, passes, 准证
re_entry: re-entry permit, re entry permit, reentry permit, rep, 再入境准证
ica: ica, immigration authority, 移民与关卡局（ica）, 移民与关卡局, 移民局
citizen: citizen, singaporean, sc, 公民, 新加坡人
citizenship: citizenship, naturalisation, become a citizen, become citizen, 公民身份, 申请公民, 入籍, 公民申请
spouse: spouse, husband, wife, wives, hubby, 配偶, 丈夫, 妻子, 老公, 老婆, 太太
marriage: marriage, marry, marries, married, wedding, 婚姻, 结婚
divorce: divorce, divorced, separated, widowed, widow, 离婚, 丧偶, 分居
custody: custody, 抚养权
parents: parent, mother, father, mum, mom, mummy, dad, 父母, 爸妈, 父亲, 母亲, 爸爸, 妈妈, 父母亲
aged: aged, elderly, 年长, 年老
child: child, children, child's, kid, baby, 子女, 孩子, 小孩
son +child: son, boy, 儿子, 男孩
daughter +child: daughter, girl, 女儿, 女孩
service: national service, ns, army, enlist, enlisted, enlistment, conscription, military, reservist, 国民服务, 服兵役, 兵役, 服役, 当兵, 入伍, 国民服役
renounce: renounce, renounced, give up, gives up, gave up, giving up, 放弃
fee: fee, cost, charge, price, expensive, how much to apply, 费用, 收费, 多少钱, 价格, 价钱
free: free, for free, 免费
pay: pay, salary, salaries, income, wage, earn, earned, earning, 薪金, 月薪, 工资, 薪水, 薪资, 收入
least: least, minimum, lowest, 最低, 至少
wait: wait, waiting, hear back, heard back, pending, processing time, take so long, reply, outcome, answer from ica, 等待, 等多久, 结果, 消息, 答复, 审理时间, 审理
how_long: how long, takes, duration, 多久, 多长时间, 多长
years_here: how many years, years here, lived, live here, living here, stay in sg, stay in singapore, residency, length of residency, moved here, too soon, too early, 居住时间, 住满, 住了, 住多久, 居住, 刚来, 太早
refused: refused, refusal, refuse, reject, rejected, rejection, unsuccessful, denied, turned down, 被拒绝, 被拒, 拒绝, 没过, 没批, 未获批, 不批
appeal: appeal, appealing, 上诉
again: again, reapply, re-apply, resubmit, another try, second time, new application, 再次申请, 重新申请, 再申请, 再试, 再次, 重新
reason: reason, grounds, 理由, 原因
agency: agent, agency, agencies, consultant, consultancy, 中介, 代理, 移民顾问
points: point, points system, score, scoring, passing score, pass mark, 分数, 打分, 评分, 及格线, 打分表, 加分
rate: rate, odds, chance, probability, success rate, approval rate, success, succeed, 获批率, 通过率, 成功率, 几率, 机会, 概率
approved: approved, approval, approve, granted, grant, 获批, 批准, 批
factors: factors, criteria, consider, considered, look at, looks at, 考虑, 因素, 看什么, 条件, 标准
eligible: eligible, eligibility, qualify, qualifies, who may apply, who can apply, can i apply, may i apply, allowed to apply, able to apply, 我能申请, 我可以申请, 能不能申请, 可不可以申请, 可以申请吗, 能申请吗, 资格, 符合条件
document: document, docs, paper, paperwork, 文件, 材料
list: list, checklist, 清单
employer: employer, employer's, boss, company, hr, 雇主, 老板, 公司
letter +employer: employer's letter, employer letter, employment letter, letter from my boss, letter from boss, letter from employer, letter from company, letter from hr, 雇主信, 在职证明, 公司信
payslip: payslip, pay slip, 工资单（payslip）, 工资单, 薪水单
tax: noa, tax assessment, notice of assessment, iras, 估税通知书（noa）, 估税通知书, 应税收入, 报税
photo: photo, picture, 照片, 相片, 证件照, 拍照
translate: translate, translated, translating, translation, notary, notarised, notarized, 翻译, 译本, 公证
foreign_language +translate: in chinese, in thai, thai, vietnamese, bahasa, tagalog, tamil, japanese, korean, burmese, hindi, not in english, 不是英文, 是中文, 中文
birth_certificate: birth certificate, birth cert, 出生证明, 出生证
marriage_certificate: marriage certificate, marriage cert, 结婚证书, 结婚证
education_certificate +education: education certificate, degree cert, degree certificate, diploma cert, 学历证书, 毕业证书, 毕业证, 文凭
transcript: transcript, 成绩单
passport: passport, 护照
education: degree, master, master's, bachelor, bachelor's, phd, diploma, qualification, education, 学历资格, 学历, 硕士, 本科, 博士, 学位
award_here: nus, ntu, smu, local uni, local university, local degree, singapore degree, 本地大学, 国大, 本地学历, 南大
age: age, too old, how old, years old, young, 年龄, 年纪, 太老, 岁
employers_count: change jobs, changed jobs, changing jobs, job hop, job hopping, switch jobs, switched jobs, 跳槽, 换工作, 雇主的数目
gap: unemployed, unemployment, jobless, out of work, without work, retrenched, laid off, career gap, 失业, 待业, 没有工作, 没工作, 裁员
abroad: abroad, overseas, travelling, travel, outside singapore, out of singapore, away, 国外, 海外, 出国, 出差, 在外面, 境外
lore: volunteer, volunteering, charity, charities, donate, donation, 志愿服务, 志愿, 义工, 捐款, 捐钱, 慈善
house: house, property, buy a home, your home, own home, 住所, 房子, 买房, 买了房
cover_letter: cover letter, 说明信（cover letter）, 说明信, 求情信
origin: race, racial, nationality, nationalities, ethnicity, religion, chinese, indian, malay, malaysian, filipino, 种族, 国籍, 宗教, 华人, 印度人, 马来西亚, 民族, 印度, 菲律宾
industry: industry, industries, sector, shortage, tech industry, it sector, 行业, 短缺职业
occupation: occupation, profession, 职业
invest: invest, investing, investor, investment, 投资者, 投资移民, 投资
artist: artist, arts, musician, violinist, pianist, painter, dancer, 艺术工作者, 艺术家, 艺术, 音乐
sponsor: sponsor, sponsored, 担保人, 担保
conviction: conviction, convicted, criminal, criminal record, crime, drink driving, jail, 定罪记录, 定罪, 犯罪, 前科, 案底, 坐牢, 酒驾
false: false, fake, lie, lying, lied, hide, leave out, omit, false statement, 虚假陈述, 虚假, 谎报, 造假, 隐瞒, 撒谎
annex_a: annex a, 附件 a, 附件a
form: form, 表格, 网上表格
online: online, e-pr, 网上
refund: refund, refunded, money back, 退款, 退钱, 能退, 可以退, 退
credit: credit, 点数
supercredit: supercredit, 超级点数
analysis: analysis, 分析, 完整分析
report: report, pdf, 报告
data: my data, personal data, privacy, personal information, third parties, third party, my answers, my information, 个人资料, 隐私, 我填的, 资料, 泄露, 泄漏, 我的答案
delete: delete, deleted, 删除
tracking: tracking, cookie, advertising, ads, 追踪, 广告
range: range, 范围
wide: wide, wider, narrow, so wide, 宽
together: together, include, included, including, same application, bring my family, 一起申请, 一同申请, 包括在申请里, 一起, 一同
student: student, studying, student's pass, student pass, poly, polytechnic, foreign student, international student, 留学生, 学生准证, 学生, 就读, 读大学, 读书, 求学
exam: exam, psle, o level, a level, 会考, 小六会考
local_school: local school, aeis, 本地学校
school: school, 学校
compass: compass
permission: permission, approval of the ministry of manpower, 人力部批准, 许可
working: work, working, job, 工作
man: man, men, male, guy, 男子, 男性, 男的, 男人, 男生, 男
elsewhere: canada, australia, new zealand, america, usa, u.s., uk, britain, europe, green card, hong kong, japan visa, dubai, 加拿大, 澳洲, 澳大利亚, 新西兰, 美国, 英国, 绿卡, 香港, 日本, 欧洲, 台湾, 迪拜
grants_year: got pr, became permanent residents, granted permanent residence, get pr each year, people got pr, ppl got pr, 成为永久居民的人数, 每年
ai: ai, chatgpt, artificial intelligence, 人工智能
residents_count: how many permanent residents, number of permanent residents, 多少永久居民, 永久居民人数
renew: renew, renewed, renewal, 续签, 续约
expire: expire, expired, lapse, lapsed, 到期, 过期, 失效
next_step: next step, do next, what next, what now, what should i do, what do i do, what to do, 下一步, 接下来, 该做什么, 要做什么
mine: my result, my range, my estimate, my case, how am i doing, how strong am i, 我的结果, 我的范围, 我的估算, 我的评估, 我的个案, 我的情况
ranking: accurate, accuracy, reliable, 准不准, 准确, 靠谱
`

export interface Concept {
  /** What it counts as: its own name, and those that it brings along. */
  tokens: readonly string[]
  words: string
}

/** An English word stands for its plural, too. */
const withPlural = (words: string): string[] => (/[a-z]{3}$/.test(words) ? [words, `${words}s`] : [words])

/** Every word that has a meaning here, the longest first. */
export const concepts: readonly Concept[] = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [names = '', words = ''] = line.split(': ')
    const tokens = names.split(' +').map((name) => `#${name}`)
    return [...new Set(words.split(', ').flatMap(withPlural))].map((one) => ({ tokens, words: one }))
  })
  .toSorted((one, other) => other.words.length - one.words.length)
