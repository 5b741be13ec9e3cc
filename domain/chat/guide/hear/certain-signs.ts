import type { NeedId } from '#domain/chat/guide/understanding.ts'

const people =
  '(?:mum|mom|mam|mother|dad|father|parents?|brother|sister|son|daughter|kids?|child|husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\\w+|nan|nana|gran\\w*|grandad|grandpa|aunt\\w*|uncle|cousin|friend|mate|flatmate|colleague)'
const lovers = '(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\\w+|ex)'
const pets = '(?:dog|cat|rabbit|horse|hamster|bird|puppy|kitten|guinea pig|pet)'
const illness =
  '(?:dementia|alzheimer\\w*|parkinson\\w*|ms|cancer|mnd|als|a stroke|bipolar|schizo\\w+|psychosis|depression|anorexia|bulimia|an eating disorder|autism|epilepsy|a brain injury|long covid|addiction)'
const mine = `my (?:\\w+ ){0,2}`
const quickly = '(?:has |have |had |just |only |sadly |suddenly |recently |then )*'

/** So plain that no guess outweighs it: who has gone, who is cared for, who reads along. The first that is heard counts. */
const certain: readonly (readonly [NeedId, RegExp])[] = [
  [
    'good-moment',
    /^(?!.*\b(?:cried|cry\w*|cut|drank|drunk|relaps\w*|binged|hit|hurt|panick?\w*|worse|can't|cannot|couldn't|failed|sick|died|argu\w*|fight|fought)\b)(?=.*\bfirst time (?:in|since|for) (?:(?:like |about |over )?(?:\d+|a|two|three|four|five|six|many|ten) )?(?:days?|weeks?|months?|years?|ages|january|february|march|april|may|june|july|august|september|october|november|december|the \w+|my \w+|\d{4}|last \w+)\b)(?=.*\b(?:i|we) (?:\w+ ){0,2}(?:went|rode|took|walked|stayed|ate|drove|slept|left|cooked|sang|swam|ran|called|met|got|did|sat|bought|spoke|laughed|danced|worked)\b)/,
  ],
  [
    'violence-at-home',
    new RegExp(
      `\\b${mine}${lovers} (?:\\w+ ){0,2}(?:reads|checks|goes through|tracks|looks through|controls) (?:all )?my (?:phone|messages|texts|emails?|location|money|bank)\\b`,
    ),
  ],
  [
    'violence-at-home',
    new RegExp(
      `\\b(?:he|she|${mine}${lovers}) (?:just |has |had |then |nearly |almost )*(?:broke|broken|kicked|smashed|punched|knocked|bashed|put (?:his|her) (?:fist|foot) through|ripped)(?: in| down)? (?:the|my|our|a) (?:\\w+ )?(?:doors?|walls?|windows?|phone|tv|plates?)\\b`,
    ),
  ],
  [
    'violence-at-home',
    /\bmy ex\b.{0,60}\b(?:outside my|follow\w* me|turn(?:s|ed)? up|calls today|stalk\w*)|\b(?:won't|wont) leave me alone\b.{0,12}\bmy ex\b|\bmy ex (?:won't|wont) leave me alone\b|\bstalk(?:ing|s|ed) me\b/,
  ],
  [
    'violence-at-home',
    new RegExp(
      `\\b(?:boyfriend|girlfriend|husband|wife|partner|bf|gf|he|she)(?:'s| is)? (?:\\w+ ){0,3}(?:wants?|to want|demands?|asks? for|insists on|has|took|takes|goes (?:through|thru)|going (?:through|thru)|went (?:through|thru)) (?:my |your |to see my |all my )(?:phone|passwords?|phone password|bank card|card|wages|messages|texts)\\b`,
    ),
  ],
  [
    'flashback',
    /\b(?:drove|walked|went|cycled|passed|go|going|drive|been) (?:back )?(?:past |by )?where (?:the|it|my|that) (?:crash|accident|attack|it|fire)?\b.{0,12}\b(?:was|happened)\b/,
  ],
  [
    'certain-beliefs',
    /\b(?:man|woman|someone|somebody|people|voices?|kids) (?:talking|whispering|laughing|calling|shouting|saying)\b.*\b(?:no ?one(?:'?s)? (?:is )?there|nobody(?:'?s)? (?:is )?there|there's no|there is no|isn't anyone)\b/,
  ],
  [
    'grief',
    /\b(?:wasn't|wasnt|not) (?:even )?(?:in the room|there|with (?:her|him)) when (?:she|he|mum|mom|dad|nan) (?:went|died|passed)\b/,
  ],
  [
    'grief',
    new RegExp(
      `\\b${mine}(?:${people}|${pets}) ${quickly}(?:died|passed|was killed|got run over|was run over|got killed|got hit by|was put (?:down|to sleep))\\b|\\b(?:since|when|after) ${mine}${people} died\\b|\\blost my (?:\\w+ )?(?:mum|mom|dad|mother|father|husband|wife|brother|sister|son|daughter|baby|nan|gran\\w*|grandad|dog|cat)\\b`,
    ),
  ],
  [
    'grief',
    new RegExp(
      `\\b(?:he|she|they|${mine}${lovers}) ${quickly}(?:left me(?! (?:with|to|on|out|alone in))|dumped me|broke up with me|ended (?:it|things)|finished with me|walked out on me)\\b|\\b(?:got|been|was) dumped\\b|\\bwe(?:'ve)? ${quickly}(?:broke|broken|split) up\\b|\\b(?:wife|husband|partner) ${quickly}(?:left (?:with|on|last|yesterday|today|this|me$)|moved out|walked out)\\b|\\bdivorce (?:came|is|was|went|got) (?:through|final\\w*)`,
    ),
  ],
  [
    'someone-else',
    new RegExp(
      `\\b${mine}${people} (?:has |have |had |is |was |just |been )*(?:cut|cuts|cutting|self.?harm\\w*|overdosed|tried to kill)\\b`,
    ),
  ],
  [
    'ocd-taboo',
    /\b(?:thinking|scared|afraid|terrified|worried|convinced) (?:that )?(?:i'm|i am|i might be|i could be|i must be) (?:a |an )?p(?:a)?edo\w*/,
  ],
  [
    'ocd-harm',
    /\b(?:images?|thoughts?|flashes|urges?|visions?) of (?:me )?(?:stabbing|hurting|killing|dropping|drowning|smothering|shaking|pushing|strangling)\b/,
  ],
  [
    'ocd-harm',
    /\b(?:keep|kept|keeps|can't stop) (?:on )?(?:picturing|seeing|imagining|thinking (?:of|about)|getting (?:pictures?|images?|flashes)|having (?:pictures?|images?|flashes)).{0,20}\b(?:dropp?ing|hurting|stabbing|pushing|throwing|drowning|shaking|smothering|harming|killing|strangling|swerving|drop|push|stab|throw) (?:it |the |my |our |him|her|them|someone|somebody|people|myself and |the baby|a )/,
  ],
  ['low-mood', /\bbetter off with (?:another|a different|someone else|a better|any other|a new)\b/],
  [
    'someone-else',
    new RegExp(
      `\\b(?:i|i'm|been|i've been) (?:the one )?(?:look(?:ing)? after|car(?:e|ing) for) (?:my|him|her|them|both)\\b|\\b${mine}${people}(?: has|'s got| has got| got| was diagnosed with|'s been diagnosed with) (?:\\w+ )?${illness}\\b|\\b${mine}${people}(?:'s| is) (?:bipolar|manic|psychotic|an alcoholic|schizophrenic|anorexic|addicted|an addict)\\b|\\b(?:i'm|i am) (?:a|my \\w+'s|her|his|their) (?:full.?time )?carer\\b`,
    ),
  ],
  [
    'someone-else',
    new RegExp(
      `\\b${mine}${people} (?:won't|wont|hasn't|doesn't|isn't|refuses to|never|stopped|isnt|hasnt|doesnt) (?:\\w+ ){0,2}(?:come out of (?:his|her|their) room|leave (?:his|her|their) room|eat\\w*|get out of bed|go to school|left (?:his|her|their) room)\\b|\\b${mine}${people} keeps asking me for money\\b|\\b(?:she|he) (?:isn't|isnt|won't|wont) eat\\w*\\b.{0,12}\\bmy (?:daughter|son|sister|brother|mum|mom|wife|friend)\\b`,
    ),
  ],
  [
    'conflict',
    new RegExp(
      `\\b${mine}${people} (?:hasn't|hasnt|isn't|isnt|won't|wont|is not|'s not) (?:spoken|speaking|talking|spoke|talked|replied|replying|reply|speak|talk)(?: to me| to us|ing)?\\b|\\b${mine}${people}(?:'s| is| has)? (?:\\w+ )?(?:mad at me|ignoring me|blocked me|angry (?:at|with) me|not speaking to me|fell out with me)\\b`,
    ),
  ],
  [
    'ocd-checking',
    /\bcheck\w* (?:that |if |whether )?(?:she's|shes|he's|hes|they're|(?:she|he|baby|the baby) (?:is|was)) (?:still )?(?:breathing|alive)\b/,
  ],
  [
    'ocd-checking',
    /\bcheck\w* (?:that |if |whether |on )?(?:my |the )?(?:baby|son|daughter|kids?|child\w*)\b.{0,20}\bbreath\w*/,
  ],
  [
    'social-anxiety',
    /\b(?:everyone|everybody|people|they all) (?:(?:is|are|was|were|keeps?) |'re )?(?:all |just )?(?:staring|stare|looking|laughing|laugh) at me\b(?!.*\b(?:because|following|camera|plot|poison)\b)/,
  ],
  [
    'ocd-checking',
    /\b(?:what if|did|think|worried|scared|convinced) (?:that )?i (?:might have |may have |could have |have |accidentally )?(?:hit|ran over|run over|knocked (?:over|down)|drove over) (?:someone|somebody|a (?:person|child|kid|cyclist|man|woman|pedestrian))\b(?=.*\b(?:car|driv\w*|drove|road|bump|van|bike|last night|today|yesterday|home|work|check\w*)\b)/,
  ],
  [
    'health-fear',
    /\b(?:think|scared|convinced|worried|sure|terrified) (?:that )?i(?:'ve| have|'ve got| have got| got) (?:got )?(?:hiv|aids|cancer|als|mnd|ms|an? (?:std|sti|tumou?r|brain tumou?r|blood clot)|rabies|sepsis|leuk\w+|lymphoma)\b/,
  ],
  [
    'someone-else',
    new RegExp(
      `\\b${mine}(?:son|daughter|kids?|child|toddler|little one)\\b.{0,8}\\b(?:has|have|gets?|keeps? having|is having|wakes?) (?:\\w+ ){0,2}(?:nightmares?|bad dreams?|night terrors?)\\b`,
    ),
  ],
  ['conflict', /\bwe(?:'ve|'d)? (?:had )?(?:fell|fallen|falling) out\b/],
  [
    'health-fear',
    /\b(?:something|anything|smth)(?:'s| is|s)? (?:really |seriously )?wrong with my (?:heart|brain|head|lungs?|stomach|body|blood|liver|kidneys?|throat|eyes?)\b/,
  ],
  [
    'certain-beliefs',
    /\b(?:neighbou?rs?|people|they|someone|a man|police)\b.{0,60}\b(?:because of me|to get (?:at|to) me|watching (?:me|when i|my (?:house|flat|window|every))|spying|following me)\b/,
  ],
  [
    'just-listen',
    /\b(?:i think i'?m|i'm|i am) (?:\w+ )?(?:gay|bi|trans|lesbian|queer|non.?binary)\b(?!.*\b(?:thoughts?|ocd|intrusive|check\w*|what if|straight|sure|prove|proof|know if|doubts?|images?|terrif\w*|deny\w*|denial)\b)/,
  ],
]

const ofHarmAlone = /\b(?:dream\w*|book|film|movie|song)\b/

export const certainNeedIn = (words: string): NeedId | null =>
  ofHarmAlone.test(words) ? null : (certain.find(([, sign]) => sign.test(words))?.[0] ?? null)
