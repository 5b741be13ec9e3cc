import type { ActId } from '#domain/chat/guide/understanding.ts'

/** What is certain of itself, read on plain words. The first that is heard wins, so the narrow ones stand first. */
export const actSigns: readonly (readonly [ActId, RegExp])[] = [
  [
    'said-already',
    /\byou('ve| have)? (just |already )+(said|told|asked|suggested)\b|\byou (keep|kept) (saying|asking|repeating)\b|\byou (just |only |always )?say the same (thing|stuff|words)s?\b|(?<!\bi (?:have |'ve )?)\b(already|again) said (that|this|it)\b|\bsame (thing|question|words|answer)s? (again|over)\b|\byou('re| are) repeating\b|\bsaid that (already|before|twice)\b|\byou asked me that\b|^(?:but )?(?:you|u) (?:always|just|only|keep) (?:say|said|saying) (?:that|this|it)\b|\byou always say that\b/,
  ],
  [
    'not-understood',
    /\b(that's|that is|it's|thats) not (at all )?(what|how) i (meant|mean|said|asked|was)\b|\byou (don't|do not|didn't|did not|aren't|never) (get|understand|listen\w*|hear\w*|read\w*)\b|\bmisunderst\w+|\bnot what i meant\b|\bwrong (end|idea|thing)\b|^(?:lol |ugh |omg )?(?:that's|that is|thats|what) (?:such )?an? (?:robot|bot|stock|canned|scripted|copy ?paste|generic|nothing) (?:answer|reply|response|line)\b|\bthat has nothing to do with\b|\bi didn't (say|mean) that\b|\bthat wasn't (what|it)\b/,
  ],
  [
    'start-over',
    /(?<!\b(?:have to|had to|must|need to|make me|makes me|got to|gotta) )\bstart (over|again|afresh|from scratch)\b|\b(forget|scrap|ignore) (all |everything |that|what i)|\bbegin again\b|\breset\b|^(?!.*\b(?:i|she|he|they) (?:have|has|had|must|need|needs|got) to\b).*\bfrom the (top|beginning)\b/,
  ],
  [
    'sum-up',
    /\bsum (it|this|that|me|things)? ?(all )?up\b|\bsummar\w+|\brecap\b|\bwhat (have|did) i (said|say|told|tell)\b|\bwhat do you know (so far|about me)\b|\brepeat (back )?what i\b/,
  ],
  [
    'shorter',
    /\b(shorter|too (long|many words|much text|wordy)|keep it (short|brief|simple)|less words|fewer words|in short|briefly|tl;?dr|simpler|one sentence|stop (rambling|waffling))\b/,
  ],
  [
    'insult',
    /\b(you|ur|you're|u|this (app|thing|bot)) ?(are|is|r)? ?(a |an |so |fucking |just |such |totally |really |the |bloody )*(stupid|dumb|useless|idiot|moron|pathetic|rubbish|crap|shit\w*|trash|garbage|joke|suck|sucks|worthless|dickhead|twat|wanker|bitch|ass\w*|annoying|awful|terrible|a waste)\b|^(?:i said |lol |ugh )?(?:this|it)(?:'s| is) (?:so |just |really |all )*(?:stupid|dumb|pointless|a joke|bollocks|bullshit|rubbish|lame)[.! ]*$|^(fuck (off|you|this)|piss off|screw you|get lost|idiot|moron|stupid (bot|app|thing|machine)|fu|stfu|shut up|bollocks|bullshit)\b|\bhate (you|this app|this bot)\b/,
  ],
  [
    'about-guide',
    /\b(are|r) (you|u|we) (a |an |even )?(real|human|person|bot|robot|ai|a\.i\.|machine|program|chatgpt|gpt|computer|alive|conscious|recording|storing|therapist|doctor|allowed)\b|\b(who|what) (are|r) (you|u)\b|\bam i (talking|speaking|chatting|writing) (to|with)\b|\b(who|anyone|anybody|someone|somebody|does anyone|can anyone|people) (else )?(can )?(reads?|sees?|reading|seeing|listen(s|ing)?)\b|\bis (this|it|that|all this) (private|confidential|anonymous|stored|saved|safe to|being (read|recorded|stored))\b|\bkeep (a|this|my) secret\b|\bbetween us\b|\bwhere (does|do|is|are|will) (this|it|my|these|all).{0,20}\b(go|stored|saved|kept|end up)\b|\bcan you (diagnose|tell me what i have|prescribe|remember)\b|\b(what|how) (can|do|could) (you|u) (do|help|work|offer|know)\b|\bwhat is this (app|place|thing|chat)?\b|\b(is|are) (this|there|it|you) (really |actually )?(a |an )?(real |actual |live )?(person|human|bot|robot|ai|chat ?bot|machine|someone real)\b(?! (i|to|on|for))|\bhow does this work\b|\bdon't (?:\w+ )?know how (?:this|it) works\b|\bdon't know what (?:to|i) (?:do|write|type|put)(?: in)? here\b|\bdo you (have feelings|feel|care|remember|like|love|miss|sleep|judge)\b|\bwill you (tell|report|remember)\b|\bis this ai\b|\bis this (?:just |yet )?another\b|\b(?:can|could|do) you (?:actually |even |really )*(?:do|offer|have) (?:anything|something)\b|\b(do|does|will) (it|this|you|the app)( app)? cost\b|\bis (this|it|the app) free\b|\bdo i have to pay\b|\b(can|how do|could|do) i (just )?(delete|erase|wipe|remove) (all |everything|this|it|my|what i)|\bwill you (nag|notify|message|email|remind|ping|text|bother)\b|\bnotifications?\b.{0,12}\?|\b(are|r|will) (you|u) (gonna|going to|go and)? ?(tell|report|contact) (on me|someone|somebody|anyone|anybody|my|the|him|her|them)\b|\bhow (do|does|would|can) (you|it|this)( even)? (know|decide|choose|pick|work out)( what)?( to)? (say|answer|reply|write)\b/,
  ],
  [
    'human-please',
    /\b(talk|speak|chat|get|put me|connect|want|need|see|reach|find|call)\b.{0,24}\b(a )?(real|actual|human|live)? ?(?<!\b(?:bad|good|horrible|terrible|awful|evil|nice|better|worse|different|kind|decent) )(person|human|someone real|somebody real|therapist|counsell?or|doctor|professional|someone to talk to on the phone|helpline|hotline|psychologist|people)\b|\bis there (a|any) (number|person|human|one real)|\b(give|got|have) (me )?(a|any) (phone )?number\b|\breal (person|human)\b|\bhelp ?line number\b/,
  ],
  [
    'did-not-help',
    /(?<!\b(?:i|he|she|they|we|him|her|mum|dad|people) )\b(didn't|did not|doesn't|does not|isn't|is not|not|never|hasn't) (really |actually |even )?(help\w*|work\w*|do (anything|much|a thing))\b|\b(don't|do not|didn't|doesn't) (feel|seem|get) (any |much |really )?(better|calmer|different)\b|\bno (help|use|difference|better|change)\b|\b(still|just) the same\b|^(that's|that is|that was|this is|it's|it is|was)? ?(totally |completely |so |a bit |kind of )*(useless|pointless)\b|\bnothing (changed|happened|helps)\b|\bmade no difference\b|\bnot (any )?better\b|\b(the |this )?(app|bot|thing|guide) (can't|cannot|doesn't|won't)( even)? help\b|\byou('re| are) (no help|not helping)\b/,
  ],
  [
    'worse',
    /\b(made|makes|making|got|getting|feel(s|ing)?|it's|is|even|so much|much|way|only|it|am|i'm) (it |me |things |a (bit|lot|little) |even |much |way |so much )*worse\b|^worse\b|\bmore (panicky|anxious|scared|wound up) (now|than)\b/,
  ],
  [
    'helped',
    /(?<!\b(?:no|how) )\b(that|this|it|which|breathing|exercise|one|talking) (really |actually |has |have |sort of |kind of |kinda |did |does )*(help(ed|s|ing)?|work(ed|s|ing)?|did the trick)\b|\b(feel(ing)?|i'm|am|it's|a (bit|little)|bit|much|somewhat|slightly|lot) (a (bit|little|lot) |much |slightly |so much )*(better|calmer|lighter|easier|steadier)\b|^(better|calmer|a (bit|little) (better|calmer))( now)?\b|\bcalm(ed|ing|er)? (me )?(down )?(now|a bit)\b|\bhelped\b/,
  ],
  [
    'another',
    /\b(another|one more|a different) (one|exercise|technique)\b(?! (?:to do|of))|^(and |ok |the )*next (one|exercise|thing)\b|^(another|next|one more|more)( please)?$|\b(anything|something) (else )?like (that|this)\b|\bmore (like|of) (that|this|those)\b/,
  ],
  [
    'something-else',
    /\b(something|anything|somewhere) else\b|\bchange (the )?(subject|topic)\b|\btalk about (something|anything) (else|different)\b|\bdifferent (subject|topic|thing)\b|\bnot (this|that) (topic|subject|one)\b/,
  ],
  [
    'goodbye',
    /^(ok(ay)?,? |right,? |well,? |anyway,? |alright,? |thanks?( you)?,? |that's (all|it|enough),? )*((good ?)?bye+|goodnight|good night|night( night)?|nighty night|nn|gn|ttyl|see (you|ya|u)( later| soon| tomorrow)?|cya|take care(?! of)|later(?=[,.! ]*$|[,. ]+(then|bye|thanks?|guys|mate|x+)\b)|gtg|(got to|gotta|i('ve| have) (got to|to)) go(?! (through|back|on|over|without|around|and|in|into|up|down|under)\b)|i('m| am) (off|going|done|leaving)( now| to bed| to sleep| for (now|today|tonight))*(?=[,.! ]*$|[,. ]+(bye|now|then|thanks?|thank|thx|see|good|goodnight|night|ok|okay|talk|later|have a|sorry|everyone|all|so|x+|here)\b)|going to (bed|sleep)( now)?|talk (later|tomorrow|soon)|that's (all|it|enough)( for (now|today|tonight))?|until (tomorrow|next time))\b[\w ,']{0,24}[.! ]*$|^[\w ,.'’]{0,40}[.,!] *(bye+|later|night( night)?|nighty night|goodnight|good night|gotta (go|listen|run|move)|see you)[.! ]*$/,
  ],
  [
    'stop',
    /^(please )?(just )?(stop|enough|quit|leave me( alone| be)?|go away|shut up|no more|not now|no exercises?|not in the mood|later|i don't want (to (talk|chat|go on|continue|answer|do (this|that|any|another|an exercise|exercises))|any|this|an exercise|your)\b[^.!?]{0,40}|stop (it|this|that|asking|talking|with).*|no (more )?(exercises?|questions|breathing).*|don't (ask|want to talk).*)[.! ]*$|^(please )?stop asking\b|(?<!\b(won't|wont|not|doesn't|to|didn't|never) )\bleave me alone\b|\bi don't want (an?|any|to do|another|your) (exercise|questions|help)\b|\bno more (questions|exercises)\b/,
  ],
  [
    'thanks',
    /^(ok(ay)?,? |oh,? |great,? |aw+,? |many |well,? )*(thanks?( you| u)?|thx|ty|tysm|cheers|ta|much appreciated|appreciate (it|that|this|you)|thank god for this|bless you|you're (kind|sweet|lovely|nice|the best|great)|that's (kind|nice|sweet|lovely)( of you)?)\b[\w ,']{0,40}[.! ]*$|^[\w ,.'’]{0,60}[.,!] *(thanks?( you)?|thx|ty|cheers)( (so much|for (?!nothing)[\w ']{2,30}|again))?[.! ]*$|^(ok(ay)?[,. ]+)?(thx|thanks?|ty|cheers)\b[\w ,.'’]{0,40}$|^(?:(?:lol|haha|oh|ok(?:ay)?|that's|thats|a)[, ]+)*(?:good|great|nice) (?:idea|shout|point|one)[.! ]*$/,
  ],
  [
    'idk',
    /^(well,? |um+,? |hmm+,? |honestly,? )*(i don't know(?! (?:how (?:to|i)|who to|where to|if i|whether|which))|not sure|no idea|i have no idea|no clue|i'm not sure|can't say(?! (no|it|that|this|anything|what|how))|dunno|who knows|hard to say|i can't tell(?! (him|her|them|my|anyone|anybody|people|mum|mom|dad|you))|whatever|i guess)\b[\w ,']{0,24}[.!? ]*$|^\?+$/,
  ],
]

/** What a question to the guide is about. */
export const topics: readonly (readonly [string, RegExp])[] = [
  [
    'able',
    /\bhow (this|it) works\b|\bis this (?:just |yet )?another\b|\bto (do|write|type|put)( in)? here\b/,
  ],
  ['cost', /\b(costs?|free|pay|price)\b/],
  ['delete', /\b(delet\w+|eras\w+|wip(e|ed|ing))\b/],
  ['notify', /\b(nag|notif\w+|remind\w*|ping|email me|message me|bother)\b/],
  ['how', /\bhow (do|does|would|can) (you|it|this)( even)? (know|decide|choose|pick|work out)\b/],
  [
    'secret',
    /\bsecret\b|\bbetween us\b|\bwill you (tell|report)\b|\b(tell|report|contact) (on me|anyone|anybody|someone|somebody|my|him|her|the police)\b/,
  ],
  [
    'privacy',
    /\b(reads?|sees?|reading|seeing|private|confidential|anonymous|stored?|saved?|kept|recorded|recording|storing|goes?|end up|listening)\b/,
  ],
  ['diagnose', /\bdiagnos\w+|\bprescrib\w+|\btell me what i have\b|\ba doctor\b|\btherapist\b/],
  ['feelings', /\b(have feelings|feel|care|love|like|miss|sleep|judge|alive|conscious|lonely)\b/],
  ['remember', /\bremember\b/],
  [
    'able',
    /\b(what|how) (can|do|could|does|is) (you|u|this|it)\b.{0,14}\b(do|help|work|offer|know|app|place|thing)?\b/,
  ],
  ['human', /\b(person|human|bot|robot|ai|chatgpt|gpt|computer|machine|real|who)\b/],
]

/** Asks to be made sure: of the body, of a doubt, of having done no wrong. Answered without certainty, whatever the need. */
export const asksForCertainty =
  /\b(am i|is (it|this|that|he|she|my \w+)|are (they|these|my \w+)|could (it|this|i|that|my \w+)|do (i|you think( i| it's| that| this)?)( have)?|will (i|it|he|she|they|god)|did i|have i|would (i|you say|a)|does (this|that|it) mean|what if (i|it|he|she|they)( really| actually)?|can you (promise|tell me|say|confirm|swear)|tell me|promise me|swear|how (do|can) i (know|be sure))\b.{0,80}\b(ok(ay)?|fine|normal|serious|dangerous|dying|die|cancer|ill|sick|mad|crazy|heart attack|stroke|tumou?r|bad person|evil|monster|a p(a)?edo\w*|gay|guilty|sin(ned)?|forgiv\w+|hell|hurt|hit|killed|harm\w*|clean|contaminated|safe|locked|off|sure|certain|wrong|love (him|her|them)|the one|nothing|all right|alright|happen\w*|worse|real)\b/

/** A question of theirs that is not about the guide. */
export const asksWhatToDo =
  /\b(what (should|do|can|could|would) i (do|say|try)|how (do|can|should) i (stop|get|cope|deal|calm|sleep|make|handle|help|tell)|any (advice|tips|ideas|suggestions)|can you help|help me|what (helps|now)|should i)\b/

/** The same in whole: it needs no more to be understood. */
export const asksWhatNext =
  /^.{0,24}\b(what (should|do|can|could|would) i (even |actually )?(do|say|try|write)|what('s)? (next|now)|what (helps|would help|could help|might help)|how (do|can|should) i (stop|cope|deal|handle|calm|start|talk to (him|her|them)|go back|help (him|her|them))|should i (text|message|call|tell|reply|go|quit|say|answer|stay|do)|any (advice|tips|ideas|suggestions)|(can|could) (you|u) (say|give me) something useful|i (just |really )?(want|need) to stop (googl\w+|check\w+|wash\w+|asking|looking|search\w+|count\w+|pick\w+|scroll\w+))\b.{0,60}$/

/** Whether to have a body looked at. That is answered: one visit is no reassurance. */
export const asksForDoctor =
  /\b(should|shall|do|must|can|could) i (really )?(need to |have to )?(see|go (to|see)|call|ring|ask|tell|visit|book|phone) (to )?(a|the|my) (gp|doctor\w*|dr|surgery|nurse)\b|\bis it worth (seeing|going to) (a|the|my) (gp|doctor)\b/

export const asksToBeBelieved =
  /\b(do|don't) you believe me\b|\byou (don't|won't) believe me\b|\bbelieve me\b/

/** Letters that are no words, or nothing to go by. */
export function isNonsense(text: string): boolean {
  const words = text.trim()
  if (words === '' || !/[\p{L}\p{N}]/u.test(words))
    return !/^[?!.…]+$/.test(words) && !/\p{Extended_Pictographic}/u.test(words)
  if (
    /^(test(ing)?( \d+)*|asdf\w*|qwer\w*|hjkl\w*|lorem ipsum.*|foo( bar)?|blah( blah)*|123+|abc+|xyz|hello world|[a-z])[.!]*$/i.test(
      words,
    )
  )
    return true
  if (/^(.)\1{4,}$/u.test(words)) return true
  const letters = words.toLowerCase().match(/[a-z]{5,}/g) ?? []
  const isMash = (word: string) =>
    !/[aeiouy]/.test(word) ||
    /[bcdfghjklmnpqrstvwxz]{5,}/.test(word) ||
    /^(?:[asdfghjkl]{6,}|[qwertyuiop]{7,}|[zxcvbnm]{5,})$/.test(word)
  return letters.length > 0 && letters.filter(isMash).length * 2 > words.split(/\s+/).length
}
