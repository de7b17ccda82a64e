/** Words that ask, link or chat. With them, a word that no passage has would speak against an answer. */
const english = `
a about above actually after ah all already also always am an and any anyone anything apply applied applies applicant applicants
application applications applying are as ask at back be became because become been before being below best better
bad badly between big bit both but by came can cannot case come could current currently did do does doing done down each easy else
enough ever every everything exactly far few find first for from further gain gets getting get give given go going good
got guy had happen happens hard has have having he hello help helps her here hers hi him his hope how hurt i if im in
into is it its ive just keep kena kind know known lah last later leh less let lets liao like ll lor lot ma made make
makes many matter matters may maybe me mean means meh mean might more most much must my myself name need needed needs
never new next no normal not now number of off often ok okay on once one only onto or other others our out over own
part people per person perhaps pls please ppl problem put question quite rather re really s said same say says see seem
self send sent sg shall she should show si since singapore so some someone something soon sorry still stuff submit
submitted such sure t take tell than thank thanks that the their them themselves then there these they thing things
think this those though through time times to today too total try trying u under until up upon us use used useful ur
use using usually ve very via vs versus want wanted wants was way we well went were what whats when where whether which while who
whom whose why will with without wont worth would wrong x yet you your yours yo yr yrs year thing anyway anymore awhile basically certain different difference easier easily either especially even finally getting hi generally got guys harder hmm honestly important instead issue issues kinda long longer look looks lots minor necessary nothing old possible pretty probably recent recently regarding related safe serious seriously several short slightly somehow straight super suppose supposed thinking usual week weeks weird whether wondering worried year years month months day days
anot sia alr bo wan wanna gonna cos wat dont didnt doesnt cant isnt arent im ill id alot already abit haha hor mah wah bro sis dude tbh btw fyi idk smth kinda really heard told someone friend friends colleague someone question flame actual mth mths wk wks asap plus total writ yesterday tomorrow ago night morning late turns turn moved move runn running
`
const chinese = `
到底 是不是 会不会 要不要 有没有 能不能 可不可以 是否 什么时候 什么 怎么办 怎么样 怎么 怎样 如何 为什么 多少 多大 几个 几年 几 哪里 哪个 哪些 哪
可以 可能 能够 能 需要 必须 一定 应该 想要 想 要求 要 会 得 请问 请 谢谢 您好 你好 现在 目前 今年 去年 上次 以后 之后 之前 以前 已经 还有 还
如果 因为 所以 但是 不过 而且 或者 还是 比较 非常 特别 很 太 更 最 大概 大约 左右 正常 影响 帮助 有用 没用 好处 优势 问题 情况 事情 东西 办法 方法
我们 他们 她们 我 你 您 他 她 它 们 自己 别人 人 的 地 了 着 过 吗 呢 啊 吧 呀 嘛 哦 哈 么 是 有 没有 没 不 也 都 就 才 只 又 再 和 与 跟 同 及 或
半 经常 常常 频繁 隔 拖 才够 够 在 从 到 向 对 对于 关于 把 被 让 给 为 以 于 由 之 其 此 这个 这 那个 那 每 个 份 名 位 张 次 种 项 年 月 日 天 新加坡 坡县 本地 申请 办理 办 提交 交上去
交 来 去 做 说 看 知道 移民 告诉 觉得 听说 拿了 拿到 拿 得到 获得 一个 一些 一下 一 两 三 四 五 六 七 八 九 十 好 多 少 到底 啥 咋 呗 咯 噢 网上 网上说 这边 那边 他们 朋友 同事 据说 感觉 打算 准备 赶紧 真的 其实 反正 然后 或是 不用 不想 不太 都有 老这么 靠
`
export const englishFiller: ReadonlySet<string> = new Set(english.trim().split(/\s+/))
export const chineseFiller: readonly string[] = chinese
  .trim()
  .split(/\s+/)
  .toSorted((one, other) => other.length - one.length)
