const chance = '(?:chance|chances|hope|shot|prospect|prospects)'
const english = new RegExp(
  [
    // Whether it is worth it, and now or later.
    'worth (?:it |to |a |the )?(?:apply|applying|try|trying|shot|now|waiting)',
    '(?:should|shd|shld|shall) (?:i|we) (?:even |just |still |really |better )*(?:apply|wait|bother|try|go|submit|give)',
    '(?:apply|submit|try) (?:\\S+ ){0,4}or (?:\\S+ ){0,3}(?:wait|later|next|save|hold)',
    'wait (?:until|till|another|one more|a bit|for (?:my|our|next|the))',
    '(?:good|right|better|best) (?:time|year|month)? ?to (?:apply|wait|submit|try)',
    'save my (?:money|\\$)|(?:waste|wasting) my|(?:even|still) (?:try|bother)|what (?:would|will|should) (?:u|you) do',
    '(?:now|first|before|after|alone|stay|one year) or (?:wait|later|after|let|stay|alone|before|with|save|next)|is it better|better (?:if|for|to)|should (?:my|hubby|wife)',
    'pointless|looks? bad|will (?:that|it|this|they) (?:change|mind|hurt|look)|what (?:pulls|drags|lowers)|how come',
    '(?:apply|reapply|go) (?:\\S+ ){0,4}or (?:\\S+ ){0,3}(?:let|stay|marry|switch)',
    // What to hope for.
    `(?:stand|have|got|has|any|no|what|increase|improve|boost|my|our) (?:a |any |good |much |some |the |my |of |are )*${chance}`,
    `${chance} (?:of|for) (?:me|us|my)`,
    'too (?:old|young|low|early|late|weak)\\b.{0,20}(?:\\?|bother|pr\\b)',
    '(?:good|strong|high|weak|competitive) (?:enough|case|profile|candidate)|how (?:likely|strong) (?:am|are|is my)',
    "will (?:i|we|they) (?:get|be|approve|give|let) (?:it|pr|me|us|approved|rejected)|(?:do |d'you |you |u )think (?:i|we|my|ica)|rate my",
    'any point|point (?:in|of) (?:apply|try)|gone case|hopeless|(?:confirm|sure|definitely) (?:get |kena )?reject|(?:possible|good idea) (?:for me|to apply)|any advice',
    // Their own result.
    '(?:my|our) (?:\\S+ )?(?:range|odds|estimate|result|score|percentage|profile|case|situation|stats)|my (?:[\\w%]+ ){0,4}figure',
    'range (?:is )?so|why (?:is |am |are )?(?:so|mine|my|i)\\b.{0,20}(?:low|wide|high|little)',
  ]
    .map((part) => `\\b(?:${part})`)
    .join('|'),
  'i',
)
const chinese = new RegExp(
  [
    // Whether it is worth it, and now or later.
    '该不该|要不要(?:再|先|现在|继续)?(?:等|申|递|试|交)|值不值|值得|划算|纠结|来得及|(?:会不会|是不是)?白(?:扔|交|费|花|递|申)',
    '(?:现在|今年|马上|立刻|直接).{0,6}(?:递|交|申|试|冲).{0,12}(?:还是|吗|呢|合适|早|好)|再(?:等|攒|熬|干|工作)|还是(?:再|先|继续)?(?:等|攒|缓|过)',
    '什么时候.{0,4}(?:申|递|交).{0,6}(?:好|合适|有利)|时机|等.{0,12}再(?:申|递|交|试)|先.{0,14}(?:再|还是).{0,6}(?:申|递|交)',
    '还要(?:再)?(?:试|等|申)|申不申|递不递|要不要.{0,8}再|可以开始|凭什么|拉低|先.{0,10}还是',
    // What to hope for.
    '有戏|没戏|有没有戏|(?:有|没|多大|大不大|几成|没什么)(?:没有)?(?:希望|机会|胜算|把握)|(?:希望|机会|几率|概率|胜算|把握)(?:大|高|多大|有多|怎么样|渺茫|小)',
    '(?:能|会|可以|容易)(?:不能|不会)?(?:批|过|中|拿到|批下来|申得到|申上|通过)(?:吗|么|不|嘛|呢)|批得下来|过得了|申得到|申得上|稳(?:吗|不稳|了吗)|悬(?:吗|不悬|了)',
    '太(?:老|低|早|晚|弱|差)(?:了)?(?:吗|？|\\?|吧)|够(?:吗|不够|格)|(?:帮|求|请).{0,4}(?:看看|评估|分析|支招|建议)|怎么提高|怎样提高|如何提高',
    '有(?:没有)?(?:必要|可能|意义)|可能性(?:大|高)|我(?:应该|该)|怎么选|(?:难不难|难吗|容易吗|好申吗|好批吗|行吗|行不行|能行)|(?:大家|各位|大神|大佬)',
    // Their own result.
    '(?:我|我们)(?:这种|这样|这个|的)(?:情况|条件|背景|案子|资历|范围|机会|结果|估算|评估|分数)|为(?:什么|啥)我.{0,12}(?:低|高|宽|少)|怎么(?:这么|那么|才|只有).{0,6}(?:低|点|少|宽)?',
  ].join('|'),
)

/** Whether it asks about one's own case: that turns on all answers together. */
export const asksOfOwnCase = (question: string): boolean => english.test(question) || chinese.test(question)
