import { spelt } from '#domain/chat/guide/hear/things/spelt.ts'

/** What people ask in the middle of telling, in their own words; which answer it has depends on what they told. */
export type Ask =
  | 'fault'
  | 'bad-person'
  | 'dramatic'
  | 'known'
  | 'normal'
  | 'worried'
  | 'wrong-with-me'
  | 'taken-wrongly'
  | 'meant-how'
  | 'sarcasm'
  | 'tells-anyone'
  | 'just-talk'
  | 'tell-me-to'
  | 'prepared'
  | 'fix-me'
  | 'point-of-this'
  | 'cannot-know'
  | 'understands'
  | 'disgusted'
  | 'try-it'
  | 'ask-them'
  | 'say-sorry'
  | 'allowed'
  | 'why-body'
  | 'was-that-right'
  | 'likes'
  | 'joke'
  | 'how-are-you'
  | 'named'
  | 'dangerous'
  | 'what-if'
  | 'go-in'
  | 'body-cause'
  | 'how-know'
  | 'how-start'

const bad =
  '(?:bad|terrible|awful|horrible|rubbish|shit|crap|evil|selfish|horrid|the worst|disgusting|wicked|cruel|nasty|monster|failure|useless|unfit)'
const who =
  '(?:person|human|mum|mom|mam|mother|dad|father|parent|daughter|son|wife|husband|partner|girlfriend|boyfriend|friend|sister|brother|carer|nan|teacher|nurse|boss|one|man|woman)'
const dramatic =
  '(?:dramatic|over ?reacting|too sensitive|silly|stupid|daft|paranoid|unreasonable|over the top|a drama queen|making (?:a (?:fuss|big deal)|it up|too much of (?:it|this))|imagining (?:it|things)|being (?:soft|weak|pathetic|needy)|pathetic|mental|ungrateful)'
const thing = '(?:this|that|it|these|those|they|all this|all that)'

/** The first that is heard is what is asked. Read on one sentence at a time, the last first. */
const signs: readonly (readonly [Ask, RegExp])[] = [
  [
    'taken-wrongly',
    /^(?:what[?!. ,]+|wow[?!. ,]+|wait[?!. ,]+|oh[?!. ,]+|hang on[?!. ,]+)*(?:so )?(?:so (?:it|i|he|she|they) (?:did|have|am|was|is|are|do|does|has)\W*$|(?:so )?(?:you're|you are|are you) (?:really |actually )?(?:saying|telling me)(?! (?:to|anything|goodbye))|you (?:think|reckon) (?:it|i)(?:'s| is|'m| am| did| was| caused| don't| can't| should| never))\b/,
  ],
  [
    'sarcasm',
    /^(?!.*\b(?:i'm|i was|i am) (?:just |only |being )*sarc)(?=.*\b(?:you|that|this|was|is|are)\b).*\b(?:sarcas\w+|taking the (?:piss|mick\w*)|(?:is|was) (?:that|this) (?:a )?(?:joke|jibe|dig|funny)|being funny|mocking me|making fun of me|laughing at me)\b(?=.{0,12}$)/,
  ],
  [
    'meant-how',
    /^(?:(?:sorry|ok|er|um|huh|hm+|wait)[?,. ]+)*(?:what (?:do|did) you (?:even )?mean(?: by (?:that|this|it)|$)|what does that (?:even )?mean|what(?:'s| is) that (?:even )?supposed to mean|i don't (?:get|understand) (?:that|what you (?:mean|said|wrote))|come again)(?: mean)?$|^(?:you |u )?(?:what|wat|wot|huh|eh|wdym|wym)$/,
  ],
  [
    'tells-anyone',
    new RegExp(
      String.raw`\b(?:do|will|would|can|could|are|did) you (?:ever |even |going to |gonna |have to |allowed to )*(?:tell|telling|report|reporting|pass|share|contact|inform|grass|snitch|ring|call) (?:this |it |that |me |on )*(?:to |on |with )?(?:people|anyone|anybody|someone|somebody|my \w+|the (?:police|school|doctors?|council|social)|social services|them|others|on)\b|\byou (?:don't|do not|won't|will not|wouldn't|can't)(?: ever)? (?:tell|report|share|pass)\b|\b(?:who|does anyone|does anybody|do people|can (?:anyone|anybody|someone|people|my \w+|he|she|they))(?: else)? (?:reads?|sees?|gets? to (?:read|see)|looks? at|read|see) (?:this|these|what i|it|my)\b|\b(?:is|are) (?:this|it|these|what i (?:write|say|type))(?: chats?| messages?| all)? (?:really |actually |even )?(?:private|confidential|anonymous|secret|safe to (?:say|write)|recorded|saved|stored|kept|logged|monitored|going (?:on|to) (?:my|a|the) \w+)\b|\bdo(?:es)? (?:this|it) (?:go|get (?:sent|passed)|show)(?: up| down)? (?:to|on|in|anywhere) ?(?:anyone|anybody|my|the|any)?\b|\bwho (?:can |gets to |will |is going to )?(?:reads?|sees?|reading|seeing) (?:this|it|what)\b`,
    ),
  ],
  [
    'fault',
    /\b(?:is|was|are) (?:it|this|that|any of (?:it|this|that)|all (?:this|that)) (?:all |really |just |partly |kind of )*(?:my (?:own )?(?:fault|doing)|down to me|because of me|on me)|\b(?:it's|it is|its|it was|that's)(?: all)? my (?:own )?fault\b(?=[^.!]*(?:\?|$).*\?)|\b(?:am|was) i to blame\b|\bdid i (?:cause|do|bring|make) (?:this|it|that|any of)\b(?! (?:too (?:soon|early|late)|right|ok|properly|wrong))|\b(?:say|tell me|hear|told|tells me|says|said)(?: that)? (?:it's|it is|it was|its|it wasn't|it isn't) (?:not |n't )?my fault\b|\bwas it (?:something|anything) i (?:did|said)\b|\b(?:do|don't|dont) you think (?:it's|it was|its|i'm|i am)(?: all)? (?:my fault|to blame)\b|\b(?:it's|it is|it was) my fault (?:isn't it|innit|right|or not|wasn't it)\b|\b(?:could|should) i have (?:saved|stopped|done|known|been|stayed|noticed|prevented|seen|helped)\b/,
  ],
  [
    'bad-person',
    new RegExp(
      String.raw`\b(?:am i|does (?:it|this|that) (?:all )?make me|do(?:es)? (?:it|this|that) mean (?:that )?i(?:'m| am)|have i been) (?:really |just |being |such |so |a |an |the |too |also |now )*${bad}(?: ${who})?(?: for\b.*| (?:now|then|too))?(?:$|(?= ?\?))|\bwhat (?:kind|sort|type) of (?:a |an )?${who} (?:does|would|thinks|am|forgets|says|leaves|do(?:es)?n't|is|has|gets|hits|shouts|feels)\b`,
    ),
  ],
  [
    'dramatic',
    new RegExp(
      String.raw`\b(?:am i|i'm|i am|if i'm|if i am|whether i'm)(?<!(?:thinks?|said|says|reckons?|told me|know|feel|think|like|that) (?:i'm|i am)) (?:just |being |really |probably |only |maybe |a bit |so |too |all )*${dramatic}\b(?=.*(?:\?|$))|\bis (?:it|this) (?:just )?me being\b|\b(?:is|was) (?:it|that|this) (?:just )?(?:silly|stupid|pathetic|daft|ridiculous|dumb|dramatic) (?:of me|to|that)\b`,
    ),
  ],
  [
    'known',
    new RegExp(
      String.raw`\b(?:is|are) ${thing} (?:really |actually |even |just |like )*(?:(?:a |an )?(?:known|real|actual|recogni[sz]ed|proper)(?: (?:thing|condition|problem|illness))|known|common|recogni[sz]ed|(?:a )thing(?! of))\b|\b(?:is it|is this|isn't it|not) (?:just|only) me\b|\bam i (?:the only|alone (?:in|with))\b|\b(?:do|does|did|has|have) (?:other|others|any ?one|any ?body|other people|many people|lots of people|normal people)(?: people| mums| parents| men| women)?(?: else)? (?:ever )?(?:get|have|think|feel|do|had|go through|felt|got|see)\b`,
    ),
  ],
  [
    'named',
    new RegExp(
      String.raw`\bwhat(?:'s| is| do (?:you|they|people) call) (?:it|this|that)(?: called)?$|\b(?:has|does) (?:it|this|that) (?:got|have)? ?a name\b|\bis there a (?:name|word) for (?:it|this|that|what)\b`,
    ),
  ],
  [
    'wrong-with-me',
    /\bwhat(?:'s| is|s|ever is|'s even|s even) (?:actually |even |the (?:hell|fuck|heck) is )?(?:wrong|the matter|up|happening|going on) with me\b|\bwhat the (?:hell|fuck|heck)(?:'s| is) wrong with me\b|\bis (?:there )?(?:something|anything) wrong with me\b|\bwhy am i (?:like this|so (?:broken|messed up|fucked up|weird|like this|useless))\b|\bam i (?:broken|messed up|damaged|fucked up|a freak|a weirdo|weird|sick in the head|ill)\b/,
  ],
  [
    'just-talk',
    /\b(?:can|could|may|cant|can't) (?:i|we) (?:not |please |maybe )*(?:just |only |simply )+(?:talk|chat|vent|moan|rant|write|type|say (?:it|stuff)|tell you|offload|be here|sit here)\b|\b(?:can|could|will|would|cant|can't) you (?:not )?(?:please )?(?:just|only) (?:listen|talk|chat|stay|be here|hear me|be nice|keep me company)\b|\bjust (?:talk|chat) to me\b|\bi (?:just |only )?(?:want|wanted|need|needed)(?: to)? (?:just )?(?:(?:talk|chat) to you|some(?:one|body) to (?:talk|chat) (?:to|with))\b/,
  ],
  [
    'tell-me-to',
    /\b(?:are|will|would|is) (?:you|u|this)(?: just| only| even)? (?:(?:going to|gonna) )?(?:just |only )?(?:tell|make|get|ask) me (?:to )?(?:breathe|breath|meditate|calm down|relax|think positive|do (?:yoga|breathing|mindfulness|exercises?|an exercise)|count|go for a walk)\b/,
  ],
  [
    'prepared',
    /\b(?:is|are|was|were) (?:everything|anything|all|any|that|this|it|these|what|your|the)(?: of)?(?: this| that| it| you| (?:answers?|replies|words|messages))?(?: you| u)?(?: (?:say|said|write|wrote|type|typed))? (?:just |all |always |actually )*(?:pre ?-?written|pre ?-?made|scripted|a script|canned|automated|automatic|prepared|copy ?-?(?:and ?)?paste\w*|generated)\b|\b(?:do|did) (?:you|u) (?:just |only )*(?:match|pick|look for|scan for) (?:key ?)?words\b/,
  ],
  [
    'fix-me',
    /\b(?:you(?:'re| are)?|u|ur|youre|this(?: thing| app)?|it) (?:really |actually |just |even |supposed to |meant to |can |could |will )*(?:going to |gonna |gunna )?(?:fix|cure|save|heal|sort out) (?:me|my (?:head|brain|life))\b/,
  ],
  [
    'point-of-this',
    /\b(?:what(?:'?s| is)|(?:asked|know|see)(?: you)? what) (?:even )?the (?:point|use) (?:is )?(?:of|in) (?:me |even |just )*(?:typing|writing|telling you|talking to (?:a|you|this)|this (?:app|thing|chat|page)|you)\b|\bwhat(?:'?s| is) the (?:point|use) (?:is )?of talking to\b|\bwhat the point is of (?:typing|writing|talking|telling)\b|\bwhy (?:would|should) i (?:talk to|tell|type (?:to|at)|write to) (?:you|a (?:bot|robot|machine|computer|program|page))\b/,
  ],
  [
    'cannot-know',
    /^(?:(?:but|and|no|well|yeah|yes|ok)[, ]+)*(?:you|u) (?:don't|dont|do not|can't|cant|cannot|couldn't) (?:even |really |actually |possibly )*know (?:that|me|it|anything about me|who i am|my life)\b/,
  ],
  [
    'understands',
    /\b(?:do|can|could|would|did) you (?:even |really |actually )*(?:understand|get|know)(?: any of)? (?:me|it|this|that|what (?:i(?:'m| am)|it's|that's|this is)\b.*|how (?:this|that|it|i)\b.*)(?:$| or\b)|\bdo you (?:even |really |actually )*(?:care|give a (?:shit|damn|fuck))\b/,
  ],
  [
    'disgusted',
    /\b(?:will|would|do|does|are|is|what if) (?:they|he|she|the (?:doctor|gp|nurse|midwife|person|people|dentist|teacher|school|woman|man|lady)|people|my \w+)(?: all| just| even| going to| gonna| probably)* (?:think (?:i'm|i am|that i'm|im|less of|badly of)|judge|laugh|be (?:disgusted|shocked|angry|horrified|cross)|tell me off|hate me|look at me|call me)\b|\b(?:do|does) (?:that|this|it) (?:gross|disgust|shock) (?:you|them)\b|\bam i (?:disgusting|gross|vile|filthy)\b/,
  ],
  [
    'ask-them',
    /\b(?:should|shall|could|can|do) i (?:just |maybe |actually |really )*(?:ask|invite) (?:him|her|them|someone|somebody|one of them|the \w+|a \w+|people|my \w+)\b.{0,40}/,
  ],
  [
    'say-sorry',
    /\b(?<!(?:how|what|why|when) )(?:should|shall|do|can|must) i (?:just |go \w+ (?:there )?and |go (?:down|up|in|over|round|back)(?: there)?(?: and|,)? |maybe )*(?:say (?:i'm )?sorry|apologi[sz]e)\b/,
  ],
  [
    'try-it',
    /\b(?:is it|would it be|is that|it's) (?:ok|okay|alright|all right|fine|too (?:soon|early|much)|a (?:good|bad|stupid) idea|worth it|silly)(?: for me)?(?: if i| to) (?:try|go|do|start|have a go|push|come|join|take|walk|meet|see|book)\b|\b(?:should i|shall i|could i|can i|do you think i (?:should|could|can)) (?:just |maybe |now |even )*(?:try|have a go at|attempt|go for|push on|push it|do) (?!it again|myself|anything|to (?:stop|die|kill)|nothing|about)(?:the|a|to|it|that|another|my|going|some|one|and)\b/,
  ],
  [
    'allowed',
    /\b(?:am|are) i (?:even |still |really )*(?:allowed|entitled)\b|\bdo i (?:even |really )?have (?:a|any|the) right to\b|\bis it (?:ok|okay|wrong|alright|bad|awful|selfish|weird)(?: of me)?(?: to| that i(?:'m| am)?| if i) (?:still |just |even |feel |be |not |sometimes |kind of |sort of |want to )*(?:be |feel )?(?:angry|cross|happy|sad|upset|relieved|laugh\w*|glad|jealous|miss\w*|cry\w*|tired|numb|furious|fed up|resent\w*|enjoy\w*|hate\w*|rest|nothing)\b/,
  ],
  [
    'why-body',
    /\bwhy (?:does|do|would|did|is|are|has|can) (?:a |an |the |my |it |that |this |one |i |just )*(?:smell|sound|song|noise|word|voice|touch|smells?|sounds?|songs?|body|brain|head|mind|legs?|hands?|night|nights|mornings?)\b.{0,60}|\bwhy (?:now|today|tonight|this week|all of a sudden|me|after (?:all this time|so long|\w+ years))$|\bhow come (?:it|i|my)\b.{0,50}/,
  ],
  [
    'body-cause',
    /\b(?:is|could) (?:it|this|that) (?:just |maybe |all |be |only )*(?:the |my )?(?:menopause|perimenopause|hormones|hormonal|thyroid|pill|meds|tablets|age|period|pmdd|pms|vitamin \w|iron)\b/,
  ],
  [
    'how-know',
    /\bhow (?:do|would|can|could) you (?:even )?know (?:it's|it is|it isn't|it wasn't|that it|i'm|i am|i didn't|that i|i)\b/,
  ],
  [
    'how-start',
    /\bhow (?:do|would|should|can) i (?:even )?(?:start|begin|open) ?(?:it|that|the speech|with)?$/,
  ],
  ['what-if', /\bwhat if\b/],
  [
    'go-in',
    /\b(?:do|should|shall|can|could) i (?:just |maybe )*(?:go|walk|come|knock|pop) (?:in|over|down|there|on|round)\b/,
  ],
  [
    'was-that-right',
    /\bdid i do right by\b|\bwas (?:it|that) (?:really )?the right (?:thing|time|call|decision)\b|\b(?:did i|was it) (?:do it )?too (?:early|soon|late)\b|\b(?:did i|have i|was that|was it|is that|is it) (?:do|done|handle|handled|say|said)? ?(?:it |that |this )?(?:right|ok|okay|the right thing|properly|correctly|well|too much|enough|wrong of me|wrong to)(?: thing)?(?: to (?:do|say))?$|\bdid i (?:do|say|handle) (?:the right thing|it right|that right|it ok|right|something wrong|it wrong|anything wrong|wrong)\b/,
  ],
  [
    'normal',
    new RegExp(
      String.raw`\b(?:is|are|isn't|was) ${thing}(?: feeling| bit| sort of thing| all)? (?:even |really |actually |just |quite |sort of |meant to be |supposed to be |like )*(?:normal|usual|weird|strange|odd|mad|crazy|abnormal|ok|okay|bad|expected|how it (?:is|goes|works)|that bad|so bad)\b|\b(?:is|it's) it? ?(?:even |really |just )*(?:normal|weird|usual|strange|odd|common) (?:to|that|for|if|when)\b|^(?:(?:and|but|so)[, ]+)*(?:is|are) .{2,50} (?:normal|usual|common|weird)$|\bif (?:it's|its|that's|this is|it is) (?:normal|ok|weird|usual)\b|\bam i normal\b`,
    ),
  ],
  [
    'worried',
    new RegExp(
      String.raw`\b(?:should|do|must|shall) i (?:need to |have to |really )?(?:be )?(?:worry|worried|concerned|scared|bothered|panicking)\b|\bis (?:it|this|that) (?:something|anything) (?:to worry|i should|bad|serious)\b`,
    ),
  ],
  [
    'dangerous',
    /\b(?:is|are|can|could|will|would|does) .{1,40}\b(?:dangerous|harmful|serious|bad for (?:me|you|your \w+|my \w+)|harm me|hurt me|damage|kill me|unsafe|risky)\b.{0,20}$/,
  ],
  [
    'likes',
    /\bwhat(?:'s| do| is| are) (?:you|your)\b(?! do\b).{0,12}\b(?:like|into|fave?|favou?rite|enjoy|up to|doing|hobb\w+)\b|(?<!\bwhat )\bdo you (?:ever |even |also )*(?:like|watch|listen to|eat|play|prefer|do|read|drink|cook|bake|knit|garden|dance|sing|sleep|dream)\b(?! (?:anything|appointments|calls|therapy|this|that|it|to|what|my)\b).{0,40}$|\bdo you have (?:hobbies|a (?:favou?rite|pet|dog|cat|name|family)|friends|pets|kids|dreams)\b/,
  ],
  [
    'joke',
    /\b(?:tell|got|know|give|have) (?:me |you got |us )?(?:a|any|another|some) (?:joke|jokes|funny)\b|\bmake me laugh\b|\bsay something funny\b/,
  ],
  [
    'how-are-you',
    /^(?:(?:hi|hey|hello|hiya|so|and|anyway)[, ]+)*how(?:'s| is| are) (?:you|things|it going|u)(?: doing| tonight| today)?$/,
  ],
]

const lastRead = 4
const longest = 60

/** Sentence by sentence, the last first, each with the mark it ends in. */
export const askedSentences = (text: string): string[] =>
  (text.slice(0, 1_200).match(/[^.?!\n]+[.?!]*/g) ?? [])
    .map((sentence) => spelt(sentence).trim())
    .filter((sentence) => sentence !== '' && sentence.split(' ').length <= longest)
    .toReversed()
    .slice(0, lastRead)

/** What is asked, and in which sentence; null where none of these is. */
export function whatIsAsked(text: string): { ask: Ask; sentence: string } | null {
  for (const sentence of askedSentences(text)) {
    const bare = sentence.replace(/[.?! ]+$/, '')
    for (const [ask, sign] of signs)
      if (sign.test(bare) || sign.test(sentence)) return { ask, sentence: bare }
  }
  return null
}
