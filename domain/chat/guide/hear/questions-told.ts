import { about, has, isDoubt, type Sign, when } from '#domain/chat/guide/hear/question-signs.ts'

const medicines =
  '(?:diazepam|valium|xanax|lorazepam|propranolol|beta.?blockers?|melatonin|cbd|antihistamines?|nytol|kalms|paracetamol|ibuprofen|sertraline|citalopram|zopiclone|codeine|(?:a |my |some |these |another )?(?:sleeping )?(?:tablets?|pills?|meds|medication))'
const flying = /\b(flight|flying|fly|plane|aeroplane|turbulence|airport)\b/
const panic = /\bpanic/
const putToSleep =
  /\b(put (him|her|it|them|my \w+|the \w+|our \w+)( \w+)? (to sleep|down)|putting (him|her|it|them) (to sleep|down)|the vet)\b/

/** Questions of whoever has told what it is about; each has an answer of its own. */
export const questionsTold: readonly (readonly [string, Sign])[] = [
  [
    'told-can-still',
    when(
      (need) => need === 'health-fear',
      /^(?:so |but |and )*(?:(?:can|could|should|may) i|is it (?:ok|safe|alright) (?:to|if i)) (?:still |even )?(?:go (?:for a |to the |to )?)?(?:runs?\b|running|exercis\w*|gym|swim\w*|cycl\w*|walk\w*|work ?out|drink coffee|fly|play|lift)/,
    ),
  ],
  [
    'told-can-take',
    ({ words, at }) =>
      at !== 'sleep' &&
      at !== 'crisis' &&
      new RegExp(
        `\\b(?:(?:can|could|should|may) i|is it (?:ok|safe|alright) (?:to|if i)) (?:just |still )?(?:take|have|use|mix) (?:a |some |my |one |half a )?${medicines}(?! (?:all|at once|whole))\\b`,
      ).test(words),
  ],
  [
    'told-can-take',
    about(
      /\b(?:meds?|medication|tablets|pills|antidepressants?|ssris?|sertraline|citalopram|escitalopram|fluoxetine|prozac|zoloft|lexapro|venlafaxine|mirtazapine|propranolol|quetiapine|pregabalin|duloxetine)\b/,
      /\b(?:should|shall|can|could|do|may) i (?:just )?(?:go back on|get back on|restart|start|come off|get off|keep taking|take|halve|double|up|skip|miss)(?: on)? (?:them|it|one|again|taking (?:them|it)|the (?:meds|tablets|pills|old dose)|my (?:meds|tablets|pills))\b/,
    ),
  ],
  [
    'so-do-it',
    ({ whole, at }) =>
      isDoubt(at) &&
      /\b(?:could|can|should|may) i (?:just |simply )?[.…\s]*not (?:count|check|wash|ask|look|go back|tap|touch|do it|redo|repeat|pray|answer)\b/.test(
        whole.replace(/[.…]+/g, ' '),
      ),
  ],
  [
    'told-look-for-me',
    when(
      (need) => isDoubt(need) || need === 'health-fear',
      /\b(?:can|could|would|will) (?:you|u) (?:just |please )*(?:check|look|google|search|find out|look (?:it )?up)\b/,
    ),
  ],
  [
    'told-drive-night',
    about(
      /\b(?:hospital|had a fall|fell|ambulance|icu|intensive care|operation|stroke|heart attack|dying|collapsed)\b/,
      /\b(?:should|shall|do|must|can) i (?:just |really )?(?:drive|go|travel|fly|get the train|set off|leave) (?:up|down|over|there|home|now|tonight|to (?:her|him|them|mum|mom|dad))\b/,
    ),
  ],
  [
    'told-walk-scared',
    when(
      (need) => need === 'violence-at-home',
      /\b(?:scared|afraid|frightened|terrified) (?:to|of) (?:walk\w*|go\w*|leav\w*|driv\w*|be\w*)\b/,
    ),
  ],
  [
    'told-why-me',
    has(
      /\bwhy (?:do|does) (?:all )?(?:the )?(?:bad|shit|awful|terrible)?(?: things?| stuff| luck|)? ?(?:always |keep |only |just )*(?:happen|happening|go wrong|going wrong)(?: happening)?\b.{0,12}(?:me|us)?$|\bwhy (?:is it |does it )?always (?:me|us|happen to me)\b/,
    ),
  ],
  ['told-talk-about', has(/^(?:can|could|may) (?:we|i) (?:please |just )?talk about my (?:\w+ )?\w+$/)],
  [
    'back-not-that',
    has(
      /\bbefore you ask\b|\b(?:not|n't) (?:suicidal|going to (?:kill|hurt|harm) myself)\b.{0,8}\b(?:if that's|in case|don't worry|dont worry|btw|by the way)\b|^(?:(?:no+|nope|nah|and|but|but i|well)[, ]+)*(?:i'm|i am) not (?:(?:going|gonna) to (?:hurt|harm|kill|cut) (?:myself|anyone|anybody)|suicidal)(?: obviously| though| tho| or anything)?$/,
    ),
  ],
  [
    'back-of-this',
    ({ words, told }) =>
      /\b(?:the point|pointless|what's the use|why bother)\b/.test(told) &&
      /^(?:of|in|with|about) (?:\w+ ){1,3}i mean(?: lol| haha)?$|^i mean(?:t)? (?:of |in |with |about )?(?:work|school|uni|this job|the meeting|monday|college|homework)\b/.test(
        words,
      ),
  ],
  [
    'back-not-life',
    ({ words }) =>
      /^(?:no )?(?:i don't mean |i didn't mean )?not (?:of |in )?(?:life|living)\b.{0,20}$/.test(words),
  ],
  [
    'told-ask-help',
    has(
      /\bhow (?:do|can|should|could|would) i (?:even )?(?:ask|get|tell) (?:him|her|them|my \w+|people|someone)(?: \w+)? (?:to (?:help|do (?:more|his|her|their|something)|take over)|for help)\b/,
    ),
  ],
  [
    'told-take-away',
    about(
      /\b(?:cut|cuts|cutting|blades?|razors?|self.?harm\w*)\b/,
      /\b(?:should|do|must|shall|can) i (?:just )?(?:take|remove|hide|throw|lock) (?:them|it|the \w+|her \w+|his \w+)(?: (?:away|out|up))?\b/,
    ),
  ],
  ['told-help', has(/^(?:please |pls )?help(?: me)?(?: please| pls| now)?$/)],
  [
    'told-nice',
    has(
      /\b(?:tell|say|write|give) (?:me )?something (?:nice|kind|good|lovely|sweet|happy|cheerful)\b|\bcheer me up\b/,
    ),
  ],
  [
    'told-what-eat',
    about(
      /\b(?:diabet\w+|coeliac|crohn\w*|colitis|kidney|gallstones?|cholesterol|allerg\w+|ibs)\b/,
      /\bwhat (?:can|do|should|am) i (?:still |even |allowed to |supposed to )*(?:eat|drink|have)\b/,
    ),
  ],
  [
    'back-why-machine',
    has(
      /\bwhy (?:should|would|do|am) i (?:even |be )?(?:talk\w*|tell\w*|writ\w*) (?:to |this to |with )?(?:a |an |you|some )(?:computer|machine|bot|robot|program|app|ai|chat ?bot|thing)?\b/,
    ),
  ],
  [
    'back-no-lecture',
    has(
      /^(?:please |and |but )*(?:(?:don't|do not|no) (?:lectur\w*|preach\w*|judg\w*|sermons?|tell me off)|spare me the lecture)(?: me)?(?: (?:please|ok|pls))?$/,
    ),
  ],
  [
    'told-stay',
    has(
      /\b(?:can|could|will|would) (?:you|u) (?:just |please )*(?:stay|sit|be here)(?: here)?(?: with me)?(?: for)?(?: a| one)?(?: minute| min| bit| while| moment| second)?(?: please| pls)?$/,
    ),
  ],
  [
    'back-no-number',
    has(
      /^(?:please |pls |just |and |no )*(?:stop|quit|don't|do not|dont)(?: (?:telling|saying|tell|say))?(?: me)?(?: to)? (?:call|ring|calling|go to) (?:999|911|112|111|an ambulance|a&e|the hospital|hospital|emergency)\b/,
    ),
  ],
  [
    'back-not-said',
    has(
      /^(?:please |pls |and |but |just |no )*(?:don't|do not|dont) (?:you )?(?:(?:dare |even )?(?:tell me (?!about|what|how|why|who|where)|say (?!anything|much|a word))).{2,40}$/,
    ),
  ],
  [
    'told-flight-shakes',
    about(
      flying,
      /\bwhat (?:can|do|should|could) i (?:even )?do (?:when|if|while|once) (?:it|the plane|we|there's|they)\b/,
    ),
  ],
  [
    'told-panic-there',
    about(
      panic,
      /\bwhat (?:can|do|should|could) i (?:even )?do (?:if|when) (?:it|one|a panic|that|they)(?: \w+){0,2} (?:starts?|comes?|happens?|hits?|begins?)\b|^(?:but |and )?what if (?:it|one) (?:starts|comes|happens|hits) (?:in|on|at|while|when)\b/,
    ),
  ],
  [
    'told-panic-again',
    about(
      panic,
      /^(?:but |and |so )*what if (?:it|one|that) (?:happens|comes|starts|comes back|happens to me)(?: again| back)?$/,
    ),
  ],
  [
    'told-pet-right',
    about(
      putToSleep,
      /\b(?:did|have) i (?:do|done) the right thing\b|\bwas it (?:too (?:soon|early|late)|wrong|right)\b|\bshould i have (?:waited|kept|done)\b/,
    ),
  ],
  [
    'told-if-cannot',
    ({ words, at }) =>
      at !== null &&
      /^(?:but |and |ok |so )*what if i (?:can't|cannot|can not|couldn't|don't manage|fail at it|won't manage)(?: (?:do (?:it|that)|stop|wait|manage|hold (?:out|on)))?$/.test(
        words,
      ),
  ],
  [
    'told-go-check',
    when(
      isDoubt,
      /\b(?:should|shall|do|must|can) i (?:just |really )?(?:have to |need to )?(?:go|drive|head|run|walk|pop|nip) (?:home|back)\b/,
    ),
  ],
  [
    'told-call-night',
    ({ words, at }) =>
      at === 'sleep' &&
      /\b(?:should|shall|can|do) i (?:just )?(?:call|ring|phone|text|wake|message) (?:him|her|them|my \w+|mum|mom|dad)\b/.test(
        words,
      ),
  ],
  [
    'told-so-tired',
    has(
      /\bwhat (?:helps|can i do|do i do|would help|helps you) (?:with|about|for|when|against) (?:being |feeling |i'm |you're |this |so )*(?:this |so |that )?(?:tired\w*|exhaust\w*|worn out)\b/,
    ),
  ],
  [
    'told-instead-cut',
    about(
      /\b(?:cut|cutting|self.?harm\w*|hurt(?:ing)? myself|burn(?:ing)? myself)\b/,
      /\bwhat (?:can|do|should|could) i do instead\b|\binstead of (?:cutting|it|that|doing it)\b|\banything else (?:i can|to) do\b/,
    ),
  ],
  [
    'told-doctor-words',
    has(
      /\b(?:what|how) (?:would|do|should|could|can|will) i (?:even |ever |actually )?(?:say|tell|put it|explain|bring (?:it|this) up)\b.{0,12}\b(?:doctors?|gp|surgery|nurse)\b/,
    ),
  ],
  [
    'told-say-calmly',
    has(
      /\bhow (?:do|can|should|could|would) i (?:even |actually )?(?:say|tell|bring|put|raise|ask|mention)\b.{0,30}\b(?:without (?:shouting|a (?:row|fight|scene)|screaming|crying|being|it being|fighting|losing)|nicely|calmly|politely|kindly)\b/,
    ),
  ],
  [
    'told-write-them',
    ({ words, at }) =>
      at === 'conflict' &&
      /\bwhat (?:do|should|can|could|would) i (?:even |actually )?(?:write|text|message|reply|put)(?: back)?(?: to (?:her|him|them|my \w+)| in it)?$/.test(
        words,
      ),
  ],
]
