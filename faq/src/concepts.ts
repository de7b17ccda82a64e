/** One thing by all its names; a line is a name and its words. A name with `+` counts too: a maid means a work permit. */
const lines = `
pr: pr, prs, permanent residence, permanent residency, permanent resident, 永久居民身份, 永久居民, 永居, spr, 绿卡
ep: ep, eps, e pass, epass, employment pass, employment passes, 就业准证, employment visa, work visa, 工签, 工作签证
s_pass: s pass, s passes, spass, s准证, sp, s准, sp准证
work_permit: work permit, wp, 工作准证（work permit）, 工作准证, 劳工准证
maid +work_permit: maid, helper, domestic worker, domestic helper, 女佣, 帮佣
dependant_pass: dependant's pass, dependant pass, dependent pass, dependent's pass, dp, 家属准证, dependant visa, dependent visa, dependents pass, dependants pass, 家属证, 陪同准证
visit_pass: long-term visit pass, long term visit pass, long-term visit passes, ltvp, ltvp+, 长期探访准证, 长期准证, 长期探访, 长探
pep: personalised employment pass, personalized employment pass, pep, 个人化就业准证
pass: pass, passes, 准证, work pass, work passes, visa, 签证
re_entry: re-entry permit, re entry permit, reentry permit, rep, 再入境准证, reentry, 回返准证, 再入境许可
ica: ica, immigration authority, 移民与关卡局（ica）, 移民与关卡局, 移民局, immigration, immigration officer, 移民官, 移民厅
citizen: citizen, singaporean, sc, 公民, 新加坡人, local, sporean, s'porean, sg citizen, sg husband, sg wife, 本地人, 国民, 坡人
citizenship: citizenship, naturalisation, become a citizen, become citizen, 公民身份, 申请公民, 入籍, 公民申请, naturalise, naturalize, apply citizen, apply for citizen, pink ic, 转公民, 换公民, 红登记, become singaporean, convert to citizen, get citizenship, dual citizenship, give up my passport, give up passport, renounce citizenship, 变公民, 做公民, 双重国籍, 换国籍, 放弃国籍, 放弃中国护照
spouse: spouse, husband, wife, wives, hubby, 配偶, 丈夫, 妻子, 老公, 老婆, 太太, missus, 爱人, 另一半, 媳妇, 先生
marriage: marriage, marry, marries, married, wedding, 婚姻, 结婚, rom, 嫁给, 嫁, 娶, 领证, 婚, getting married, get married
divorce: divorce, divorced, separated, widowed, widow, 离婚, 丧偶, 分居, ex husband, ex wife, ex-husband, ex-wife, divorcee, 离异, 单亲, 前夫, 前妻
custody: custody, 抚养权, care and control, 监护权, 监护
parents: parent, mother, father, mum, mom, mummy, dad, 父母, 爸妈, 父亲, 母亲, 爸爸, 妈妈, 父母亲, in-laws, in laws, folks, 老人, 岳父, 岳母, 公婆, 我妈, 我爸, 我父母, 妈, 爸
aged: aged, elderly, 年长, 年老
child: child, children, child's, kid, baby, 子女, 孩子, 小孩, toddler, newborn, daughter or son, 宝宝, 娃, 老大, 老二, 二胎, twin, dependent child, 双胞胎, 儿女
son +child: son, boy, 儿子, 男孩, 男娃, 男孩子
daughter +child: daughter, girl, 女儿, 女孩, 女娃, 女孩子
service: national service, ns, army, enlist, enlisted, enlistment, conscription, military, reservist, 国民服务, 服兵役, 兵役, 服役, 当兵, 入伍, 国民服役, nsf, nsman, serve, serving, 国役
renounce: renounce, renounced, give up, gives up, gave up, giving up, 放弃, renouncing, drop pr, drops his pr, drop his pr, dropped pr, drops pr, surrender, 退pr, 退掉pr, 退绿卡, 注销pr, 弃
fee: fee, cost, charge, price, expensive, how much to apply, 费用, 收费, 多少钱, 价格, 价钱, damage, expense, 花费, 要花, 手续费, 申请费, $100, s$100, 100 dollars, 一百块, 100块, 一百新币, 多少费
free: free, for free, 免费
pay: pay, salary, salaries, income, wage, earn, earned, earning, 薪金, 月薪, 工资, 薪水, 薪资, 收入, increment, bonus, drawing, package, underpaid, annual income, 年薪, 年收入, 底薪, 涨薪, 加薪, 奖金, 待遇
least: least, minimum, lowest, 最低, 至少, min, threshold, cutoff, cut off, cut-off, below, 最少, 门槛, 起码
wait: wait, waiting, hear back, heard back, pending, processing time, take so long, reply, outcome, answer from ica, 等待, 等多久, 结果, 消息, 答复, 审理时间, 审理, still nothing, no news, no reply, heard nothing, forget me, forgot me, processing, result, 没消息, 没下文, 没动静, 没回音, 还在等, 等了, 没结果, 审批时间, 批多久
how_long: how long, takes, duration, 多久, 多长时间, 多长, how fast, timeline, 多快, 要多少时间, 大概多久
years_here: how many years, years here, lived, live here, living here, stay in sg, stay in singapore, residency, length of residency, moved here, too soon, too early, 居住时间, 住满, 住了, 住多久, 居住, 刚来, 太早, been here, been in singapore, been in sg, stayed, staying, came here, just came, just arrived, just started, just got my ep, start working, started working, immediately, 来了, 来新, 刚到, 待了, 待满, 呆了, 移民监, 一来就, 不用住满
refused: refused, refusal, refuse, reject, rejected, rejection, unsuccessful, denied, turned down, 被拒绝, 被拒, 拒绝, 没过, 没批, 未获批, 不批, kena reject, kena rejected, rejecting, not approved, fail, failed, decline, declined, 拒了, 拒信, 被刷, 刷掉, 没通过, 没成功, 失败, 不通过, 未通过, 拒, turning us down, turned us down, turned me down, turn down
appeal: appeal, appealing, 上诉, 申诉, 复核
again: again, reapply, re-apply, resubmit, another try, second time, new application, 再次申请, 重新申请, 再申请, 再试, 再次, 重新, try again, third time, third try, another time, 2nd time, 3rd time, few times, 再申, 再递, 重申, 二次, 第二次, 第三次, 几次, 多次, 屡次, another one, put in another, next application, next time, how soon, 再交, 再次递交, 下次, how many times, reapplying, cooling period
reason: reason, grounds, 理由, 原因, why reject, why rejected, why they reject, say why, tell why, 为啥拒, 为什么拒, 为什么被拒, 原由, explanation, explain, feedback, 解释
agency: agent, agency, agencies, consultant, consultancy, 中介, 代理, 移民顾问, immigration firm, migration agent, 顾问, 律师, lawyer, 代办
points: point, points system, score, scoring, passing score, pass mark, 分数, 打分, 评分, 及格线, 打分表, calculator, points calculator, 积分, 计分, 算分, 多少分
rate: rate, odds, chance, probability, success rate, approval rate, success, succeed, 获批率, 通过率, 成功率, 几率, 机会, 概率, percentage, percent, actual %, how many %, what %, pass rate, likelihood, 比例, 百分之, 成功, 中签率, 通过, likely, how likely, 可能性
approved: approved, approval, approve, granted, grant, 获批, 批准, 批, get in, got in, accepted, confirm get, 批下来, 批了, 过了, 下批
factors: factors, criteria, consider, considered, look at, looks at, 考虑, 因素, 看什么, 条件, 标准, look for, 看重, 审核标准, 评估标准, 要素
eligible: eligible, eligibility, qualify, qualifies, who may apply, who can apply, can i apply, may i apply, allowed to apply, able to apply, 我能申请, 我可以申请, 能不能申请, 可不可以申请, 可以申请吗, 能申请吗, 资格, 符合条件, can still apply, can i still apply, 能申吗, 可以申吗, 能不能申, 够资格, 够条件
document: document, docs, paper, paperwork, 文件, 材料, doc, supporting document, 申请资料, 证件, 证明, cv, resume, 简历
list: list, checklist, 清单
employer: employer, employer's, boss, company, hr, 雇主, 老板, 公司, firm, 东家, 单位, 人事, bosses
letter +employer: employer's letter, employer letter, employment letter, letter from my boss, letter from boss, letter from employer, letter from company, letter from hr, 雇主信, 在职证明, 公司信, letter of employment, employment cert, certificate of employment, company letter, 雇主证明, 雇佣信, 工作证明, 在职信, 公司证明
payslip: payslip, pay slip, 工资单（payslip）, 工资单, 薪水单, salary slip, pay stub, 工资条, 薪资单, 薪水条
tax: noa, tax assessment, notice of assessment, iras, 估税通知书（noa）, 估税通知书, 应税收入, 报税, tax, taxes, taxed, 税单, 交税, 缴税, 纳税, 所得税, 税务, 税
photo: photo, picture, 照片, 相片, 证件照, 拍照, pic, selfie, headshot
translate: translate, translated, translating, translation, notary, notarised, notarized, 翻译, 译本, 公证, translator, 翻译件
foreign_language +translate: in chinese, in thai, thai, vietnamese, bahasa, tagalog, tamil, japanese, korean, burmese, hindi, not in english, 不是英文, 是中文, 中文
birth_certificate: birth certificate, birth cert, 出生证明, 出生证, household register, hukou, 户口本, 户口簿, 出生纸, 户籍
marriage_certificate: marriage certificate, marriage cert, 结婚证书, 结婚证, marriage certs, 结婚证明
education_certificate +education: education certificate, degree cert, degree certificate, diploma cert, 学历证书, 毕业证书, 毕业证, 文凭, degree certs, diploma certificate, 学位证, 毕业证明, 学历证明
transcript: transcript, 成绩单
passport: passport, 护照
education: degree, master, master's, bachelor, bachelor's, phd, diploma, qualification, education, 学历资格, 学历, 硕士, 本科, 博士, 学位, university, uni, 大学, 大专, 专科, 高中, 211, 985, 双非, 研究生, 毕业
award_here: nus, ntu, smu, local uni, local university, local degree, singapore degree, 本地大学, 国大, 本地学历, 南大, sutd, sim, local grad, local graduate, 本地毕业
age: age, too old, how old, young, 年龄, 年纪, 太老, too young, 年纪大, 超龄, 岁数, 大龄, 上年纪, above 40, over 40, above 45, over 45, above 50, over 50, 40多, 四十多, 四十岁以上, 45岁以上, 五十多, 四十岁, 五十岁, 四十几, 五十几, 四十出头
employers_count: change jobs, changed jobs, changing jobs, job hop, job hopping, switch jobs, switched jobs, 跳槽, 换工作, 雇主的数目, job change, change job, changed job, switch job, switch company, switch employer, new job, better offer, new company, change company, change employer, 换了工作, 换公司, 换了公司, 换东家, 转工, hop, hopper, hopping, stable, unstable, 家公司, 不稳定, 稳定性, hopped, job hopped, changing job, change of job, changed my job, switching job
gap: unemployed, unemployment, jobless, out of work, without work, retrenched, laid off, career gap, 失业, 待业, 没有工作, 没工作, 裁员, between jobs, lost my job, lost job, resign, resigned, quit, 离职, 辞职, 被裁, 空窗
abroad: abroad, overseas, travelling, travel, outside singapore, out of singapore, away, 国外, 海外, 出国, 出差, 在外面, 境外, posted to, posted me, fly home, fly, 外派, 派我, 派驻, 派去, 人在国内, 回国, 出境, 离境, 不在, jb, johor, remote, 新山, 远程, 常驻, remotely
lore: volunteer, volunteering, charity, charities, donate, donation, 志愿服务, 志愿, 义工, 捐款, 捐钱, 慈善, grassroots, community, 捐, 社区, 基层, rc, cc, residents committee, join rc
hdb +house: hdb, bto, resale flat, flat, 组屋
house: house, property, buy a home, your home, own home, 住所, 房子, 买房, 买了房, condo, 公寓
cover_letter: cover letter, 说明信（cover letter）, 说明信, 求情信
stateless: stateless, statelessness, no nationality, 无国籍, 没有国籍
origin: race, racial, nationality, nationalities, ethnicity, religion, 种族, 国籍, 宗教, 民族
industry: industry, industries, sector, shortage, tech industry, it sector, 行业, 短缺职业, banking, fintech, in demand, 紧缺, 热门, 吃香, 金融业
occupation: occupation, profession, 职业, job title, 职位, 岗位
invest: invest, investing, investor, investment, 投资者, 投资移民, 投资, family office, 家办, 家族办公室
artist: artist, arts, musician, violinist, pianist, painter, dancer, 艺术工作者, 艺术家, 艺术, 音乐, singer, actor, painting, 画家, 歌手, 演员, 舞蹈, 钢琴
sponsor: sponsor, sponsored, 担保人, 担保
conviction: conviction, convicted, criminal, criminal record, crime, drink driving, jail, 定罪记录, 定罪, 犯罪, 前科, 案底, 坐牢, 酒驾, police, arrested, shoplifting, theft, fined, offence, court, 警察, 罚款, 罚过, 偷, 打架, 拘留, dui
false: false, fake, lie, lying, lied, hide, leave out, omit, false statement, 虚假陈述, 虚假, 谎报, 造假, 隐瞒, 撒谎, cheat, not declare, 漏报, 少报, 作假
annex_a: annex a, 附件 a, 附件a
form: form, 表格, 网上表格, fill in, fill up, filling, 申请表, 填表, 填
online: online, e-pr, singpass, 网上申请, 网上递交, 网上提交, 官网, 线上
refund: refund, refunded, money back, 退款, 退钱, 能退, 可以退, 退
credit: credit, 点数
supercredit: supercredit, 超级点数
analysis: analysis, 分析, 完整分析
report: report, pdf, 报告
data: my data, personal data, privacy, personal information, third parties, third party, my answers, my information, 个人资料, 隐私, 我填的, 资料, 泄露, 泄漏, 我的答案, leak, leaked, 信息, server, 服务器
delete: delete, deleted, 删除
tracking: tracking, cookie, advertising, ads, 追踪, 广告
range: range, 范围, interval, 区间, 幅度, 数字, the number
wide: wide, wider, narrow, so wide, 宽
together: together, include, included, including, same application, bring my family, 一起申请, 一同申请, 包括在申请里, 一起, 一同, jointly, same time, whole family, add them, add my, bring along, 一块, 全家, 一家, 带上, 加进, 放进, 附属, 跟着
student: student, studying, student's pass, student pass, poly, polytechnic, foreign student, international student, 留学生, 学生准证, 学生, 就读, 读大学, 读书, 求学, stp, undergrad, university student, 学生证, 在读, 大学生, 自己读书
exam: exam, psle, o level, a level, 会考, 小六会考, a levels, o levels, n levels, n level, o水准, a水准, n水准, 水准考试
local_school: local school, aeis, 本地学校, government school, moe school, 政府学校, 本地小学
school: school, 学校, 小学, 中学, primary school, secondary school, kindergarten, preschool, 幼儿园
compass: compass
permission: permission, approval of the ministry of manpower, 人力部批准, 许可, mom approval, approval from mom, ask mom, permit from mom
working: work, working, job, 工作
man: man, men, male, guy, 男子, 男性, 男的, 男人, 男生, 男
elsewhere: canada, australia, new zealand, america, usa, u.s., uk, britain, europe, green card, hong kong, japan visa, dubai, 加拿大, 澳洲, 澳大利亚, 新西兰, 美国, 英国, 香港, 日本, 欧洲, 台湾, 迪拜
grants_year: got pr, became permanent residents, granted permanent residence, get pr each year, people got pr, ppl got pr, 成为永久居民的人数, 每年, every year, every yr, each year, per year, annually, yearly, 一年批
ai: ai, chatgpt, artificial intelligence, 人工智能
residents_count: how many permanent residents, number of permanent residents, 多少永久居民, 永久居民人数
renew: renew, renewed, renewal, renewing, 续签, 续约, 更新, 延期
expire: expire, expired, lapse, lapsed, 到期, 过期, 失效, expiring, expires, 快到期, 要到期
next_step: next step, do next, what next, what now, what should i do, what do i do, what to do, 下一步, 接下来, 该做什么, 要做什么, what is next, 然后呢
mine: my result, my case, how am i doing, how strong am i, 我的结果, 我的评估, 我的个案, 我的情况
ranking: accurate, accuracy, 准不准, 准确
nation +origin: chinese, indian, malay, malaysian, filipino, indonesian, burmese, vietnamese, thai, prc, china, malaysia, india, philippines, 华人, 印度人, 印度, 马来西亚, 大马, 菲律宾, 中国人, 中国籍, 国内, 越南, 缅甸, 印尼
years_old: years old, yrs old, year old, yo, 岁
guarantee: guarantee, guaranteed, sure pass, confirm pass, promise, 包过, 保过, 保证, 包成功
trust: legit, trust, scam, reliable, 靠谱, 可靠, 可信, 能信, 骗
job_title: nurse, engineer, teacher, chef, manager, director, 护士, 工程师, 老师, 厨师, 经理
international_school: international school, 国际学校
valid: valid, validity, 有效期, 有效, 作废
business: own company, own business, self employed, self-employed, entrepass, freelance, freelancer, 自雇, 自己开公司, 自己注册公司, 注册公司, 创业, 做生意, 生意
stepchild +child: stepchild, step child, stepson, stepdaughter, adopted, adoption, 领养, 收养, 继子, 继女
girlfriend: girlfriend, boyfriend, gf, bf, fiance, fiancé, fiancee, fiancée, 女朋友, 男朋友, 未婚妻, 未婚夫, 女友, 男友
submitted: after submission, after submitting, while waiting, still processing, 提交后, 递交后, 申请期间, 审批期间, 提交之后, after submit, after i submit, 提交以后, 递交以后, 交了以后
outlook: future, easier, harder, tighten, tightening, take in more, policy, next few years, 政策, 收紧, 放宽, 越来越难, reduce, reduced, intake, numbers going, 减少
quota: quota, 配额, 名额
blacklist: blacklist, blacklisted, 拉黑, 黑名单
name: change of name, changed name, changed my name, name change, maiden name, 改名, 改过名, 更名, 曾用名, 旧名, 名字, name, spelling, spelt, misspelled, 拼音, 拼写, 姓名
cpf: cpf, 公积金, central provident fund
health: medical check, medical, check-up, health, 体检, 健康
interview: interview, 面试, 面谈
mp: mp, meet the people, member of parliament, 议员
national_id: ic, nric, identity card, 身份证
primary_1: p1, primary 1, primary one, 小一, 小学报名, 报名小学, 小学名额, 小学学费, 报读小学, 政府小学, primary school registration, primary school ballot, school fees, school fee, 学费
stamp_duty: absd, stamp duty, 印花税, 额外买方印花税
how_renounce +renounce: how to renounce, how do i renounce, how to give up, how do i give up, 怎么退pr, 怎么退绿卡, 怎么放弃pr, 如何放弃pr, 怎么退永久居民, 退pr手续, 退pr流程, 办理退pr
tax_clearance: tax clearance, ir21, 清税, 税务清算
tax_rate +tax: tax rate, tax rates, tax relief, tax bracket, tax deduction, how much tax, how much income tax, 税率, 抵税, 抵扣, 免税额, 报税, tax resident, file tax, file taxes, tax filing
other_country: canada pr, australia pr, us green card, migrate to australia, migrate to canada, 加拿大移民, 移民加拿大, 澳洲移民, 移民澳洲, 美国绿卡, 香港身份, 优才
study_mama: study mama, 陪读
site: you guys, your site, this site, this website, your website, website, you people, 你们, 网站, 这个网站
where_apply +online: where do i apply, where to apply, where can i apply, where do i submit, how to submit, how do i submit, 哪里申请, 在哪申请, 在哪里申请, 哪里递交, 在哪里递交, 怎么递交
covid: covid, pandemic, 疫情, 新冠
differ: different, differ, mismatch, not the same, not match, 不一样, 不一致, 不同, 不符
edit: change my answers, change answers, edit my answers, correct my answers, 改答案, 修改答案, 更改答案, 改一下答案
deadline: deadline, time limit, timed out, time out, seven days, 7 days, 期限, 时限, 截止, 超时, 七天, 7天
original: original, photocopy, certified true copy, certified copy, true copy, 原件, 复印件, 副本
lost: lost, misplaced, cannot find, 丢了, 遗失, 找不到, 不见了
inform: inform, notify, tell ica, update ica, must update, 通知, 告知, 告诉ica, 告诉移民局, 报备
formalities: ipa, in-principle, in principle, formalities, completion of formalities, 原则批准, 原则性批准
ep_refused +ep: ep rejected, ep kena reject, ep got rejected, ep renewal rejected, ep被拒, ep 被拒, ep拒, ep没批
recommendation: recommendation letter, letter of recommendation, recommendation, referral, 推荐信, 推荐
mortgage: mortgage, housing loan, home loan, bank loan, 房贷, 贷款
contribution: contribution, contribute, contributing, 贡献, 缴费
move_up: promotion, promoted, promote, 升职, 晋升
verify: verify, verified, verification, 认证, 验证, 核实
one_pass +pass: one pass, tech.pass, tech pass
tenure: same firm, same company, same employer, same job, loyalty, loyal, long service, 同一家公司, 一家公司, 同一公司, 忠诚
single: single, alone, unmarried, bachelor life, 单身, 一个人, 独自
self: by herself, herself, by himself, by myself, on her own, on my own, on their own, own self, separately, 自己申, 单独
first_generation: first gen, first-gen, first generation, first-generation, own right, own ep, my own ep, 第一代, 主申请人
former_pr +pr: ex-pr, ex pr, former pr, used to be pr, was a pr, was pr, previously pr, 前pr, 以前是pr, 曾经是pr, 曾是pr
relative: brother, sister, sibling, uncle, aunt, cousin, relative, 兄弟, 姐姐, 妹妹, 哥哥, 弟弟, 亲戚, 亲属, 家属在, 舅舅, 叔叔
effect: advantage, disadvantage, help, helpful, count, counts, matter, affect, hurt, improve, boost, benefit, 优势, 有利, 不利, 影响, 帮助, 重要, 有用, 好处, 加分
hand_in: submit, upload, provide, attach, hand in, copy, 要交, 提供, 上传, 附上, 附
my_range +mine +range: my range, my estimate, my figure, 我的范围, 我的估算, 我的数字
other_paper +document: bank statement, tenancy, tenancy agreement, landlord, utility bill, 银行流水, 存款证明, 租约, 租房合同
withdraw: withdraw, withdrawing, 撤回, 撤销
`

export interface Concept {
  /** What it counts as: its own name, and those that it brings along. */
  tokens: readonly string[]
  words: string
}

/** An English word also means its plural. */
const withPlural = (words: string): string[] =>
  /[a-z]{3}$/.test(words)
    ? [words, `${words}s`, ...(/[^aeiou]y$/.test(words) ? [words.replace(/y$/, 'ies')] : [])]
    : [words]

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
