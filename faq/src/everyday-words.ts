/** What people say who mean a passage worded otherwise. Both languages are for both: people mix them. */
export const everydayWords: Readonly<Record<string, string>> = {
  'rule:who_may_apply':
    'eligible who can apply routes 资格 我能申请 途径 qualifies conditions 条件 谁可以申请 哪些人 am I eligible 我可以申请吗',
  'rule:pts':
    'work pass EP S Pass route 就业准证 途径 on SP working here apply as employee 打工 上班 工作签证 申请 ONE tech',
  'rule:spouse_of_citizen':
    'married to a Singaporean husband wife automatic 跟新加坡人结婚 自动 my is sponsor me 老公是新加坡人 老婆是公民 担保',
  'rule:spouse_of_pr':
    'my husband wife is PR apply under him 老公是PR 老婆是PR 跟着申请 spouse sponsor me 配偶是绿卡 married to 跟PR结婚',
  'rule:child':
    'kid under 21 born here 孩子 未成年 满21岁 sponsor my son daughter turns birthday too late before newborn baby both parents PR not automatic child alone 过了21岁 新生儿 宝宝 父母都是PR 自动 单独 给孩子申请',
  'rule:aged_parent':
    'bring my mum and dad parents over 接爸妈 接父母过来 of PR cannot elderly 父母 老人 拿PR 我妈 我爸 拿绿卡 公民 citizen sponsor holder',
  'rule:student':
    'studying here poly university foreign student 留学生 读大学 NTU NUS undergraduate pass O level A level passed exam two years residence no local exam as a 大学生 O水准 A水准 会考 考完 不用住满两年 学生身份 自己申请',
  'rule:gip':
    'investor how much money million invest family office EDB 投资移民 多少钱 rich fund business owner 家族办公室 基金 多少投资',
  'rule:forarts': 'musicians artist musician painter dancer awards talent arts council 艺术家 音乐家 得奖',
  'rule:work_permit':
    'can a work permit holder maid helper construction worker WP 客工 工人 factory 外劳 女佣 建筑工 拿WP WP可以申请 工作准证 work permit apply',
  'rule:marriage_approval':
    'work permit helper maid wants to marry a Singaporean permission 结婚 批准 girlfriend boyfriend ROM ask MOM first register overseas 女朋友 男朋友 拿WP 注册结婚 人力部',
  'rule:dependant_pass':
    'DP holder on her own 家属准证 自己申请 wife husband apply by herself first separately not working 拿DP 自己 单独 太太 先生',
  'rule:years':
    'how long must I stay before applying just came too soon minimum years 刚来 太早 几年才能申请 住满 apply immediately got EP last month straight away after starting work first year only one year 刚拿到EP 马上申请 第一年 半年 满一年 满几年 need to stay X yrs 要住几年',
  'rule:include_family':
    'together with my wife and kids same application family 一家人一起申请 孩子太大 stepchild stepson adopted not adopted girlfriend fiance add spouse dependants over 21 继子 前夫 前妻 的孩子 没领养 女朋友 未婚妻 加进申请 放进申请 twins 19 双胞胎 儿女',
  'rule:pass_valid':
    'pass expires expiring soon renew before applying 准证快到期 过期 EP while cancelled changed valid 还能申请 取消',
  'rule:citizenship': 'become a citizen passport red 入籍 公民',
  'rule:former_pr':
    'gave up PR before was PR once lapsed renounced apply anew 以前是PR 放弃过 used to be second time again after renouncing 曾经是PR 再申请一次 取消过 ex-pr former pr',
  'rule:conviction':
    'criminal record police drink driving court fine jail 案底 前科 fined offence charged warning 罚款 犯罪记录 被抓 caught shoplifting 警察 DUI',
  'rule:false_statement':
    'lie hide leave out something not telling they will not know find out fake certificate cheat caught 谎报 假学历 隐瞒 后果 declare everything must declare previous job salary wrong inflated 造假 瞒报 不写 会被发现',
  'rule:online':
    'where to apply online appointment counter website 在哪里申请 网上 e-PR how submit Singpass e-service 怎么递交 线上 官网 入口 ICA building 移民局 现场',
  'rule:form_window':
    'save draft time limit form deadline half filled session 填到一半 保存 期限 时限 seven days to complete and continue later 七天 填完 存着 草稿 慢慢填 timed out redo 超时 重新填',
  'rule:fee':
    'how much 申请费 does it cost to apply for PR fee ICA charge dollars 申请PR 费用 多少钱 total family of four application after approval entry permit 100 refundable per person wasted 一家四口 总共 批准后 一百块 每人 退吗 formalities IPA 交多少钱 $100 refunded approved what is next 下一步',
  'rule:re_entry_permit':
    'lose my PR status abroad overseas REP expired lapsed 再入境准证 过期 失去 renew five years stay outside Singapore 180 days half year grace 更新 半年 宽限 人在国外 到期',
  'rule:agency':
    'agent consultant promises guarantee thousand dollars worth it lawyer help faster 中介 包过 代办 能信 paid quoting success claims 90 percent legit scam no refund migration company cheated 中介费 八千 靠谱 骗 保过 不退款 顾问公司 should I use an agent hire',
  'rule:apart_from_passes': 'COMPASS EP rejection renewal affects 影响 就业准证 续签 影响PR',
  'rule:ep_least_pay':
    'EP salary minimum 就业准证 最低薪金 薪水要多少 new qualifying 2027 finance banking 新标准 金融业 门槛',
  'rule:s_pass_least_pay': 'S Pass salary minimum S准证 最低工资 SP qualifying 2027 新标准 门槛',
  'rule:pep':
    'PEP jobless cancelled 六个月 personalised employment pass resign find new job how long can stay 离职 待多久 找工作 个人化',
  'rule:local_school_test':
    'foreign child enter local school test AEIS 进本地学校 考试 international student place primary secondary 外国孩子 入学考试 插班',
  'rule:dependants_work':
    'can my wife on dependant pass work job 家属准证 可以工作吗 DP holder find a letter of consent DP 找工作 打工',
  'rule:custody':
    'divorced widowed foreign mother citizen child custody 离婚 抚养权 care and control kids LTVP without husband sponsor single widow 孩子是公民 前夫 没有担保 单亲妈妈',
  'fact:factors':
    'what does ICA look at decide deciding criteria requirements based on 看什么 条件 标准 matters most important they want to see 最看重什么 怎么审',
  'fact:weights':
    'points pass mark how strong secret formula 打分 标准 many to minimum score weightage 及格 权重 占多少',
  'fact:rate':
    'success rate chances how many get approved overall 通过率 成功率 多少人获批 approval percent apply easy to PR now hard 到底多少 难吗 好拿吗 百分之几',
  'fact:rate_work_pass':
    'success rate EP S Pass holders odds 就业准证 通过率 成功率 chances of holder percent SP 打工的',
  'fact:rate_spouse_of_citizen':
    'approval rate married to Singaporean foreign spouse automatic PR 跟公民结婚 自动 通过率 marry local confirm get actual percentage after two years guaranteed 嫁给新加坡人 娶 自动有绿卡 两年 LTVP wife how likely citizen',
  'fact:rate_spouse_of_pr': 'odds husband wife is PR 配偶是PR 通过率 LTVP apply chance 老公是PR 拿LTVP 成功率 结婚',
  'fact:rate_student':
    'success rate students 学生 通过率 foreign student odds percent undergraduate 大学生 成功率 几率',
  'fact:grants_by_year':
    'how many people got PR in year each year annually numbers quota 每年批多少 名额 statistics 2023 2024 total approved 统计 去年批了多少 foreigner per',
  'fact:ages':
    'too old over 40 what age 年龄 太老 how are those approved any 45 50 got approved 四十多岁 五十岁 有没有批的 年纪大 anyone above',
  'fact:residents': 'how many PRs are there in Singapore population 总共多少永久居民 人口 PR',
  'fact:outlook':
    'harder in future quota policy next years 以后会更难吗 政策 收紧 take more PR few easier now tightening getting 40000 放宽 越来越难 未来 名额 cut reduce numbers',
  'fact:median_pay':
    'minimum salary for PR what salary do people have 申请PR 最低薪金 收入要多少 min below how much not bother average of 月薪多少 才够 门槛',
  'fact:education': 'need a degree to get PR 学历 多少人 大学 diploma only no can 大专 没有本科 学历低 没学历',
  'fact:delayed_2020': 'covid 2020 fewer stricter 疫情 pandemic approvals 那年 批得少',
  'fact:visit_pass_of_spouse':
    'LTVP what counts spouse visit pass 长期探访准证 配偶 看什么 long term refused for wife requirements 长探 条件',
  'fact:service_of_sons':
    'will my boy go army NS son must serve 儿子 当兵 two boys add in application both 一起申请 一定要当兵 男孩',
  'fact:service_own_right':
    'do I myself have to serve NS man on EP first generation 我自己 男 当兵 guy applying by own army exempt male adult reservist son applies later by himself after university 自己拿EP 男的 要当兵吗 免役 读完大学 不给他办 第一代 gen right',
  'fact:service_student': 'student male serve NS after PR 留学生 当兵 while studying 学生 男 拿PR',
  'fact:service_daughters':
    'girls serve women female 女儿 女孩 女生 当兵 NS 要不要 daughter do girls have to serve 服役 女儿也要服役',
  'fact:service_renounced':
    'avoid skip army give up PR come back work later 逃避 放弃PR 回来工作 drop before NS at 17 on EP consequences 不当兵 退PR 后果 以后 拿EP 影响',
  'rule:singpass':
    'do I need singpass my wife has no singpass each adult consent login password 没有singpass 太太没有 每个人都要 登录 同意',
  'rule:after_approval':
    'approved in principle IPA letter what next formalities medical examination check up x-ray how long valid come back collect blue IC travel 批了 获批 之后 体检 办手续 原则上批准 信 有效期 领蓝卡 回新加坡',
  'rule:stateless':
    'I am stateless no nationality no passport stateless born here without citizenship 无国籍 没有国籍 没有护照',
  'paper:list_work_pass':
    'what documents do I need prepare EP holder checklist submit 要准备哪些文件 材料 清单 to upload which certificates 交什么 材料清单 文件清单 bank statement tenancy 银行流水',
  'paper:list_family':
    'what documents do I need prepare spouse parent child 要准备哪些文件 材料 配偶 父母 to sponsor 家属',
  'paper:list_not_seen':
    'is this checklist complete official list documents 清单 完整 bank statement tenancy needed 银行流水',
  'paper:national_id': 'IC home country 身份证 原籍 ID card 要交吗',
  'paper:employer_letter':
    'letter from boss company HR say content controller 公司 开信 写什么内容 format template addressed to salary breakdown sign date 抬头 格式 模板 工资明细 签字',
  'paper:payslips':
    'how many months of payslip 几个月 工资单 six payslips just joined new company not enough payslips 六个月 不够 刚入职',
  'paper:testimonials':
    'reference letters from old job ex employer 以前公司 离职证明 previous service record certificate 前公司 前雇主 证明 工作经历 testimonials',
  'paper:tax_assessments':
    'NOA how many years tax 几年 税单 IRAS notice of assessment only two not three consent myTax 三年 两年 只有 同意书',
  'paper:annex_a': 'who fills annex a employer refuses 谁填 公司不肯填 form HR must fill sign stamp 盖章 表格 人事',
  'paper:photo':
    'photo size passport photo background white 照片 尺寸 要求 selfie studio pixel 白底 像素 拍照 what should the photo look like',
  'paper:marriage_certificate':
    'married abroad cert 结婚证 marriage certificate divorce paper second marriage 离婚证 再婚',
  'paper:name_change':
    'different name on certificate changed name 改名 名字不一样 maiden deed poll old former 曾用名 旧名字 证明 毕业证 名字不同 passport degree 不一样',
  'paper:translations':
    'not in English embassy notary certified 不是英文 翻译 公证 中文 who translates can I translate myself marriage cert Thai sworn translator MFA 谁翻译 自己翻译 翻译公司 大使馆 认证',
  'paper:sponsor_income': 'sponsor proof of income 担保人 收入证明 husband payslip CPF statement 收入 公积金',
  'paper:sponsor_not_earning': 'sponsor has no job retired 担保人 没有工作 husband not working unemployed 没上班 退休',
  'paper:spouse_education':
    'wife not applying her degree cert needed 老婆 配偶 不一起申请 毕业证 why need spouse certificate in application 为什么 太太 学历 不申请',
  'plan:employer_papers':
    'when to ask employer letter valid how recent 雇主信 有效期 多久 signed last month expired still resign new HR request payslip new company wait six months 上个月 签的 过期 重新开 还能用 刚换公司',
  'plan:photos': 'how recent photo months old 照片 几个月 expired 旧照片',
  'plan:fill_in_form':
    'how many days to fill in the form upload 填表 几天 上传 拖多久 complete e-form submit within seven what is asked 七天 提交',
  'plan:after_submission':
    'what to do after submitting change of job while waiting 提交之后 换工作 等待 PR pending tell ICA inform update new employer new passport address additional documents 换公司 要不要告诉ICA 通知 更新资料 补材料 notify 告诉ICA application 改资料',
  'plan:family_papers':
    'passport validity six months 护照 有效期 family documents gather birth certificate 家人 renew expiring 换护照',
  'plan:income_papers': 'where to download NOA 在哪里下载 income proof tax portal CPF statement 收入证明 打印',
  'wait:published':
    'how long is the wait until ICA answers six months result 多久有结果 消息 official processing time does it take apply child spouse 多久批 审批时间 官方 要多久',
  'wait:reported':
    'still pending after many months normal longest wait 还没结果 正常吗 等了很久 applied 11 nothing friend got in 5 forgotten over a year 等了一年 还没消息 别人 几个月 忘了',
  'refused:work_pass':
    'EP cancelled affected after PR rejected 被拒 影响 就业准证 next renewal harder rejection work pass employer 续签 更难 被拒之后 公司',
  'refused:spouse_of_citizen': 'rejected can stay LTVP instead 被拒 留下 spouse PR how visit pass 配偶 怎么留下',
  'refused:grounds':
    'why rejected find out the reason ask 为什么被拒 告诉我原因 ICA never says call officer feedback 拒绝理由 不说 打电话问 查 explanation',
  'refused:again':
    'how long before trying again reapply second time rejected twice 隔多久 再试 没过 再申请 third try two times after promotion what changed wait six months 拒了两次 三次 再申 多久 升职 soon next another one 再交 many 几次',
  'refused:appeal':
    'appeal or new application 上诉 重新申请 straight away submit anew letter rejected queue again six months 申诉 重新排队 还是重新交',
  'refused:looked_at_again':
    'applied for many years again and again 申请了很多年 rejected five times blacklisted system review times 拒了五次 拉黑 黑名单 重新看 多次',
  'factor:pay':
    'does salary matter high pay helps 工资高 薪水 帮助 increment promotion higher low lower 涨薪 加薪 月薪 升职 工资低',
  'factor:tax_record':
    'does tax paid matter 交税 多少 bonus higher NOA contribution amount 年终 奖金 税 多交税 报税 好看',
  'factor:tenure':
    'how long in same job years with company 同一家公司 做了几年 new just moved stay longer months probation 刚换工作 满一年 试用期 入职 stable 稳定 一家公司',
  'factor:gap':
    'unemployed jobless gap months 失业 没工作 career break retrenched between jobs 空窗期 被裁 离职 found new job I was unemployed for half a year lost my job 失业了 中间失业',
  'factor:employers':
    'changed jobs many times job hopping 跳槽 换工作 频繁 hop switch company 换公司 多次 stable number of companies 家公司 不稳定',
  'factor:pass_type':
    'S Pass versus EP which is better 就业准证 S准证 哪个好 wait upgrade to before applying only holder easier 升EP 等 SP 难 还是EP',
  'factor:occupation':
    'does my job title matter manager engineer nurse 职位 工程师 护士 profession role director teacher 工种 职业 岗位 经理',
  'factor:education':
    'masters instead of bachelor degree phd helps 硕士 本科 学历 优势 diploma only MBA university ranking 学位 文凭 大专',
  'factor:singapore_award':
    'local university NUS NTU degree from here overseas uni 本地大学 毕业 grad private SIM foreign 国外 文凭 私立',
  'factor:age':
    'too old too young what age best 年龄 岁 太老 机会 48 already for PR 40 50 over limit 年纪大 超龄 四十多 来得及 晚',
  'factor:rooted_family':
    'apply alone or with family together better 单独申请 还是一家人一起 single wait for whole now student first 全家 一起 单身 自己先 申请 分开 一个人 no kids',
  'factor:local_school':
    'kids in local school or international school help 孩子 本地学校 国际学校 transfer from to for PR 转学 转去本地学校 幼儿园',
  'factor:spouse_education': 'does my wife education matter 配偶 学历 degree diploma 太太 学历低',
  'factor:spouse_means': 'does wife housewife 配偶 收入 家庭主妇 not working spouse dual 老婆 不上班 双薪',
  'factor:residence':
    'longer stay better years lived here only last year 住得久 几年 刚来 apply after one two first 待多久 住几年 满几年',
  'factor:time_here':
    'travel a lot business trips away months outside 出差 半年在外面 国外 overseas project posted work from home country not in SG affect 外派 一年多 不在新加坡 出国 常驻',
  'factor:schooling': 'studied here grew up 在这里读过书 secondary school 小学 中学 在新加坡读',
  'factor:citizen_child': 'my child is a citizen helps 孩子是公民 baby born here PR 宝宝 公民',
  'factor:relatives':
    'brother sister siblings relatives in Singapore 兄弟姐妹 亲戚 parents are PR citizen cousin 家人 父母是PR 哥哥 姐姐 sibling 妹妹 亲属',
  'factor:marriage_length': 'how long married 结婚几年 two years newly wed 结婚两年 刚结婚 新婚',
  'method:no_points':
    'points system passing score calculator 打分表 多少分 计算器 where agent website 打分 积分 pass mark Australia Canada',
  'method:origin':
    'Chinese Indian Malaysian more likely race quota nationality 马来西亚 华人 容易批 种族 some nationalities faster approved religion 配额 国籍 快 印度 菲律宾',
  'method:lore':
    'boost chances volunteer donate donating donation grassroots buy house cover letter 加分 义工 买房 community service of recommendation MP help extra points 社区 推荐信 捐款 做义工 RC CC join 买了房 买房子 加分吗',
  'method:industry':
    'IT tech finance nurse in demand 行业 吃香 紧缺 which industry easier shortage occupation list banking healthcare 紧缺职业 金融 加分',
  'method:reading':
    'what does the range mean am I in it 范围 什么意思 20 to 45 meaningful friend same profile got approved and did not colleague less pay got 同事 条件一样 批了 我没批 number says 数字 到底算 my earns 凭什么',
  'method:width': 'why is my range so wide big not precise 范围 为什么 这么宽 just one number exact 区间 准确的数',
  'method:range': 'how is the range calculated wide 怎么算 范围 model 怎么算出来 one number 区间',
  'method:ranking':
    'how accurate is this reliable trust 准吗 准不准 可靠 does it predict meaningful figure believe colleague same got it 预测 可信 同事',
  'price:free': 'is it free site cost 免费 收费 网站 or paid what 免费吗 要钱吗 website',
  'price:estimate':
    'how much price one estimate credit cost site charges 多少钱 一次 收费 of 价格 change my answers pay again 改答案 再付',
  'price:analysis': 'supercredit how much report price 报告 多少钱',
  'purchase:refund': 'refund money back unused credits did not use 退款 没用 能退',
  'purchase:expiry': 'do credits expire 点数 过期',
  'purchase:paying': 'pay by card PayNow 付款 信用卡',
  'purchase:outcome': 'money back if PR rejected 没批 退钱',
  'terms:independent':
    'are you official government part of ICA 官方 政府 网站 who runs this site affiliated fake 谁做的 背景 跟ICA有关系 website linked connected',
  'terms:account': 'how to delete my account 删除账户',
  'privacy:answers':
    'what happens to my answers AI stored 我填的资料 保存 人工智能 do you feed train chatgpt 喂AI 训练 资料去哪 server website save 服务器 网站',
  'privacy:who_sees':
    'share sell my data third parties who can see leaked 泄露 给别人 分享 will company employer ICA what I fill in 公司会看到吗 老板 知道 政府 website boss find out',
  'privacy:never_asked':
    'need NRIC passport number phone 身份证号码 电话 do I have to give my name IC 要填名字吗 护照号',
  'privacy:how_long': 'how long keep my answers data 保存多久 when is it deleted 什么时候删 server 服务器',
  'privacy:tracking': 'cookies tracking ads sell data 追踪 广告',
  'privacy:rights': 'download my data PDPA correct 个人资料 权利 delete withdraw consent 撤回 更正',
  'result:may_apply': 'may I apply can I apply am I eligible open route 我能申请 途径',
  'result:range':
    'what is my result my range my estimate my chances why is my range so low so wide how strong is my case 我的结果 我的范围 为什么我的范围这么低 这么宽 我的估算 我的机会',
  'result:today': 'what should I do next my next step now today due 我下一步 今天 该做什么',
  'result:papers': 'what papers am I missing my documents which do I still need 我的文件 还缺 哪些',
  'result:answer':
    'why is my result so what helps me most when should I apply is it worth applying now or should I wait another year will I get PR am I good enough 我的 原因 什么时候申请 帮助最大 现在申请值得吗 值不值得 要不要再等一年 有希望吗',
  'paper:passport': 'passport pages scan copy all pages old passport 护照 复印 哪几页 旧护照',
  'paper:birth_certificate':
    'no birth cert lost birth certificate household register instead hukou 没有出生证 户口本 代替 出生公证 丢了 遗失',
  'paper:pass_card': 'EP card front back 准证卡 正反面',
  'paper:education_certificates':
    'degree scroll lost certificate high school cert needed verify 毕业证 学位证 高中 要交吗 认证 丢了 original certified true copy 原件 复印件',
  'paper:transcripts': 'transcript marks grades 成绩单 要交吗 lost 丢了',
  'paper:professional_membership': 'licence registration board nursing engineer professional body 执照 注册 会员',
  'paper:business_registration':
    'own company self employed no employer entrepass business owner director ACRA bizfile instead of employer letter 自己的公司 自雇 没有雇主 老板 公司注册',
  'paper:business_accounts':
    'own company self employed no payslip entrepass income of business owner financial statement instead of letter 自己的公司 自雇 没有工资单 老板 财务报表 账目',
  'paper:children_birth_certificates': 'kids birth cert 孩子 出生证',
  'paper:custody_papers': 'adoption divorce custody order court child 抚养权 领养 证明 法院',
  'paper:sponsor_identity': 'sponsor NRIC IC copy 担保人 身份证',
  'paper:school_results': 'PSLE O level result slip 会考 成绩 学生',
  'plan:settle_differences':
    'name spelling birth date differs between papers correct mistake 拼写 不一致 日期不同 更正 different passport certificate mismatch 名字拼音 护照 不一样',
  'plan:certificates':
    'verify degree get certified old university takes long 认证 补办 学历认证 original true copy lost 原件 verification 大学',
  'refused:spouse_of_pr': 'PR spouse rejected can stay 配偶 绿卡 被拒',
  'refused:child': 'child PR rejected stay student pass 孩子 被拒',
  'refused:aged_parent': 'parents PR rejected visit pass 父母 被拒',
  'refused:student': 'student PR rejected study 学生 被拒 影响 学生证',
  'factor:citizen_spouse': 'married to local advantage spouse citizen helps PR spouse 老婆 老公 是公民 有帮助 加分',
  'factor:work': 'not working unemployed housewife full time mum career break 没工作 没上班 家庭主妇 全职妈妈',
  'method:level': 'where does the starting level come from base rate 起点 基础 从哪来',
  'method:answers': 'how do my answers change the range weigh 答案 怎么影响 what pulls down why low 我的范围 哪里 拉低',
  'method:person': 'interview officer luck same profile different result 面试 运气',
  'purchase:when_used': 'when is a credit deducted charged twice 什么时候 扣点数 扣 change my answers pay again 改答案',
  'purchase:used': 'refund after using estimate already 用过 能退吗',
  'terms:decision': 'does a good range mean approval promise result legal 保证 结果 谁决定',
  'terms:fair_use': 'fill in for my friend wife share report 帮朋友填 转发 报告',
  'terms:liability': 'responsible if wrong compensation 负责 赔偿 出错',
}
