import type { NeedId } from '#domain/chat/guide/understanding.ts'

/**
 * What is certain of itself: whole turns of phrase, no single feelings. Read on plain words; each that is heard counts, and
 * those that stand first win a tie. What is said without such words is for the learned understanding.
 */
export const needSigns: readonly (readonly [NeedId, readonly RegExp[]])[] = [
  [
    'violence-at-home',
    [
      /\b(he|she|they|my (husband|wife|partner|boyfriend|girlfriend|dad|father|mum|mom|mother|ex|stepdad|brother|son)) .{0,30}\b(hits?|hit|hitting|beats?|slap(s|ped)?|punch(es|ed)?|chok(es|ed|ing)|strangl\w+|threw|throws|kick(s|ed)?|push(es|ed)|shov(es|ed)) (me|things at me)\b/,
      /\b(scared|afraid|frightened|terrified) of (him|her|my (husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|ex|mum|mom))\b/,
      /\b(checks|takes|tracks|controls|goes through) my (phone|money|messages|bank|location)\b/,
      /\b(domestic|abusive) (abuse|violence|relationship|husband|partner)\b/,
      /\bwon't let me (leave|go out|see my|have my|work)\b/,
    ],
  ],
  [
    'certain-beliefs',
    [
      /\bvoices? (tell|telling|say|saying|talk|in my)\b|\bhear(ing)? voices\b/,
      /\b(they|people|someone|neighbours?|government|police)('re| are|'s| is)? (all )?(watching|following|spying on|tracking|listening (in )?to|bugging|poisoning|after) me\b/,
      /\b(chip|implant|camera|microphone|bug)s? (in|inside|hidden)\b/,
      /\b(tv|radio|number plates?|adverts?|song|lights?|god|signs?) .{0,24}\b(talking to me|meant for me|message(s)? (for|to) me|sending me)\b/,
      /\bchosen (one|for a mission)\b|\bmy mission\b/,
      /\bread(ing)? my (mind|thoughts)\b/,
    ],
  ],
  [
    'ocd-harm',
    [
      /\b(intrusive|unwanted|horrible|awful|violent|disgusting|sick) (thought|image|urge)s? .{0,50}\b(hurt\w*|harm\w*|kill\w*|stab\w*|push\w*|attack\w*|snap\w*|steer\w*|drop\w*)\b/,
      /\bwhat if i (snap|lose control|hurt|harm|stab|push|attack|kill|drop|poison|jump|swerve)\b/,
      /\b(hid|hidden|hide|hiding|put away|moved|lock(ed)? away) (all )?(the |our |my )?(kitchen )?kni(fe|ves)\b/,
      /\bthoughts? (of|about) (hurting|harming|stabbing|pushing|dropping|killing|shaking) (my|the|someone|people|her|him|a)\b/,
      /\bharm ocd\b/,
    ],
  ],
  [
    'ocd-taboo',
    [
      /\b(blasphem\w+|sinn?(ed|ing|ful)?|scrupul\w+|confess\w*|unforgiv\w+|hell|damned)\b.{0,60}\b(thought|god|pray\w*|church|priest|forgiv\w+|again)\b/,
      /\bpray\w* .{0,30}\b(right|again|over|perfect\w*|enough|properly|start)\b/,
      /\b(sexual|taboo|incest|perverted|disgusting) (thought|image|intrusive)\w*/,
      /\bwhat if i('m| am) (a )?(p(a)?edo\w*|gay|straight|pervert|sinner|attracted)\b/,
      /\b(pocd|hocd|so-?ocd)\b/,
      /\b(offended|cursed|swore at|insulted) god\b/,
      /\bthoughts? about (kids|children|jesus|god|family) that\b/,
    ],
  ],
  [
    'ocd-contamination',
    [
      /\b(wash(ed|ing)?|scrub(bed|bing)?|shower(ed|ing)?|saniti[sz]\w+|bleach\w*|disinfect\w*|hand ?wash\w*)\b.{0,60}\b(again|raw|hours?|times|keep|can't stop|over|bleed\w*|still (dirty|not clean))\b/,
      /\b(keep|kept|can't stop) (washing|cleaning|wiping|scrubbing|saniti\w+)\b/,
      /\b(germs?|contaminat\w+|dirty|bacteria|bleach|hiv|rabies|asbestos)\b.{0,50}\b(touch\w*|hands?|spread\w*|everywhere|clothes|door)\b/,
      /\btouched (the|a|something|someone)\b.{0,40}\b(dirty|germs?|wash|contaminat\w+|gross)\b/,
    ],
  ],
  [
    'ocd-checking',
    [
      /\b(check(ed|ing)?|recheck\w*|went back|drove back|turn(ed)? (round|around|back))\b.{0,50}\b(lock(ed)?|stove|oven|hob|door|gas|iron|straighteners?|taps?|windows?|plug|car|again|times|still)\b/,
      /\b(keep|kept|can't stop) (checking|rechecking|going back)\b/,
      /\bdid i (lock|leave|turn off|switch off|hit (someone|something|a))\b/,
      /\b(hit|run over|ran over) (someone|somebody|a (person|cyclist|child))\b.{0,40}\b(check|drove|back|bump|know|sure|mirror)\b/,
      /\b(photos?|pictures?|video) of the (stove|oven|lock|door|hob)\b/,
    ],
  ],
  [
    'ocd-relationship',
    [
      /\b(do i (really|actually|even) love|what if i don't (really )?love|not sure if i love|is (he|she) (really )?the one|rocd|am i really in love|right (person|one) for me)\b/,
      /\b(analys|compar|check|test|monitor)\w* (my|how|if|whether) .{0,20}\b(feelings?|i feel|attracted|love)\b/,
    ],
  ],
  [
    'ocd-just-right',
    [
      /\b(just right|feels? right|symmetr\w*|evens? (it )?(out|up)|line(d)? up|lined|straighten\w*|in order|exact(ly)?|perfect(ly)?)\b.{0,50}\b(again|until|over|hours?|redo|start|can't|have to|otherwise|keep)\b/,
      /\b(re-?read\w*|re-?writ\w+|re-?type\w*|re-?do\w*|count(ing)?|tap(ping)?)\b.{0,40}\b(again|times|until|over and over|same|sentence|line|right|even number|stop)\b/,
      /\buntil it feels right\b/,
      /\b(can't stop|keep|have to|must) (counting|tapping)\b/,
    ],
  ],
  [
    'ocd-real-event',
    [
      /\b(years ago|when i was (a )?(kid|child|teen\w*|young\w*|\d+)|back then|in (school|college|20\d\d)|at a party)\b.{0,80}\b(did|said|guilt\w*|over and over|replay\w*|forgive|bad person|monster|wrong|deserve)\b/,
      /\b(replay\w*|going over|go over|rewind\w*|analys\w+|re-?live) (it|what i (did|said)|that (night|day|conversation)|the memory|every(thing)?)\b/,
      /\breal.?event\b/,
      /\bsomething i did\b/,
    ],
  ],
  [
    'flashback',
    [
      /\bflash ?backs?\b/,
      /\b(back there|happening again|right there again|like it('s| is) (now|happening)|i can (smell|hear|see|feel) (him|it|them|her|the)|re-?liv\w+|it's all back)\b/,
      /\b(trigger(ed|ing)?|set me off|brought (it|everything) (all )?back)\b/,
      /\bptsd\b|\bmy trauma\b/,
      /\b(since|after) (the|my|a) (\w+ )?(crash|accident|attack|assault|robbery|fire|mugging)\b/,
    ],
  ],
  [
    'dissociation',
    [
      /\b(not|don't feel|isn't|nothing( feels)?|doesn't feel|feels?) (quite )?real\b|\bunreal\b/,
      /\b(outside|out of|not in|left|floating (above|outside)|watching) (my (own )?body|myself|me from)\b/,
      /\b(behind|through) (a )?(glass|fog|screen|film|pane)\b|\bin a (dream|fog|bubble|film|movie)\b/,
      /\b(dissociat|depersonal|dereal)\w*/,
      /\b(hands?|face|voice|reflection|mirror) (don't|doesn't|isn't|aren't|look\w*|seems?|feels?) .{0,16}\b(mine|my own|me|belong)\b/,
      /\bspac(ed|ing) out\b|\blost time\b/,
    ],
  ],
  [
    'panic-now',
    [
      /\b(panic|anxiety) attack\b(?!s).{0,30}\b(now|right now|having|again|help|think)?|\bpanicking\b|\bin a panic\b|^panic\b/,
      /\bcan't (breathe|catch my breath|get (enough )?air|stop shaking|calm down)\b/,
      /\b(freaking|losing it|spiral+ing|hyperventilat\w+)\b/,
      /\b(heart|chest|pulse)('s| is|is| keeps)? (racing|pounding|hammering|thumping|going (mad|crazy|so fast))\b/,
      /\b(going to|gonna|about to) (faint|pass out|collapse|throw up|lose it|go mad|go crazy|die)\b/,
    ],
  ],
  [
    'health-fear',
    [
      /\b(cancer|tumou?r|brain (bleed|tumou?r)|als|ms|leuk(a)?emia|lymphoma|heart (attack|disease|failure)|stroke|aneurysm|sepsis|blood clot|dementia)\b/,
      /\b(googl\w*|dr google|symptom\w*|webmd|looked? (it )?up)\b/,
      /\b(lump|mole|palpitation\w*|ecg|blood (test|work|pressure)|mri|scan results?|test results?|biopsy|twitch\w*|swollen|rash)\b/,
      /\b(doctor|gp|hospital|a&e|er)\b.{0,40}\b(said|says|told|fine|nothing|again|clear|missed)\b/,
      /\bhealth anxiety\b|\bhypochond\w*/,
    ],
  ],
  [
    'sleep',
    [
      /\b(can't|cannot|couldn't|unable to|trouble|not|never|haven't|barely) (get to |fall(ing)? |stay(ing)? )?(sleep\w*|slept|asleep)\b/,
      /\b(nightmare|bad dream|insomnia|night terror)s?\b/,
      /\b(awake|wide awake|woke(n)? up|up)\b.{0,20}\b(since|at|again|all night|hours|[1-5] ?am|3|4)\b/,
      /\b(scared|afraid|dread\w*) (of |to )?(go(ing)? to )?(bed|sleep)\b/,
      /\blying (here|awake|in bed)\b/,
    ],
  ],
  [
    'grief',
    [
      /\b(died|passed( away)?|lost my|funeral|anniversary of|buried|since (he|she|they) (died|went)|put (him|her|my dog|my cat) (down|to sleep)|miscarr\w+|stillb\w+|widow\w*|grie(f|v\w+))\b/,
      /\b(we|he|she|they|my (boyfriend|girlfriend|partner|husband|wife)) (just |has |have )?(broke up|split up|split|dumped me|left me|left because|ended (it|things)|finished with me)\b|\b(break ?up|broke up with)\b/,
      /\bwhen (someone|somebody|people|he|she|they) dies?\b/,
      /\bmiss (him|her|them|my (mum|mom|dad|nan|gran|dog|cat|husband|wife|brother|sister|baby))\b/,
    ],
  ],
  [
    'substance',
    [
      /\b(drink(ing)?|drunk|booze|wine|vodka|beers?|alcohol\w*|sober\w*|relaps\w+|weed|cannabis|coke|cocaine|pills high|gambl\w+|aa meeting|hungover|craving\w*)\b.{0,60}\b(again|too much|stop|cut|every|need|slip\w*|tonight|days|fell|relapse|alone|cope|urge|want)\b/,
      /\bfell off the wagon\b|\brelapsed\b|\bday \d+ (sober|clean)\b/,
    ],
  ],
  [
    'eating',
    [
      /\b(bing(e|ed|ing|eing)|purg(e|ed|ing)|threw up (my|after|dinner|lunch)|restrict(ed|ing)|calories?|skipp(ed|ing) (meals?|lunch|dinner|breakfast)|starv(e|ed|ing)|anorexi\w*|bulimi\w*|eating disorder|laxatives?)\b/,
      /\b(hate|disgusted by|can't look at|feel fat|so fat|weigh(ed|ing)?)\b.{0,30}\b(body|mirror|fat|myself|scales?|weight|stomach|thighs)\b/,
      /\b(ate|eaten|eating) (everything|too much|nothing|the whole|so much|all of|in secret)\b/,
    ],
  ],
  [
    'someone-else',
    [
      /\b(my|a) (friend|best friend|sister|brother|mum|mom|dad|mother|father|son|daughter|partner|husband|wife|boyfriend|girlfriend|cousin|flatmate|colleague|kid|child|nan|uncle|aunt)('s| is| has| keeps| won't| doesn't| isn't| stopped| says?| told me| might)\b.{0,70}\b(depress\w*|struggl\w*|self.?harm\w*|suicid\w*|drink\w*|eat\w*|won't talk|not (ok|okay|well|doing)|ill|sick|worr\w+ (?:about|for) (?!me)|anxiety|panic\w*|hospital|in trouble|hurting|cutting|not coping|using)\b/,
      /\bworried (about|for) (my|a|her|him|them|someone)\b/,
      /\bhow (do|can) i help (my|her|him|them|a|someone)\b/,
    ],
  ],
  [
    'social-anxiety',
    [
      /\b(everyone|they|people|they all|everybody) (was |were |is |are |'re )?(staring|looking at me|judg\w+|laugh\w*|notic\w+|think\w* i('m| am)|hate\w* me)\b/,
      /\b(party|parties|meeting|presentation|small talk|phone calls?|canteen|class|interview|speak(ing)? up|social\w*|crowds?)\b.{0,60}\b(scared|terrified|dread\w*|can't|avoid\w*|anxious|blush\w*|shak\w+|freeze|froze|cancel\w*|hate|stupid|die|sick)\b/,
      /\b(blush|went red|voice shak\w+|mind (went|goes) blank)\b/,
    ],
  ],
  [
    'loneliness',
    [
      /\b(no (friends|one|body)|nobody|no-one) (to (talk|call|text|turn)|cares?|calls?|texts?|messages?|knows me|asks|notic\w+|would)\b/,
      /\b(so |really |very |feel(ing)? )?(lonely|all alone|isolated|left out|invisible)\b/,
      /\b(haven't|not) (spoken|talked|seen) (to )?(anyone|anybody|a soul|another)\b/,
      /\b(eat|weekend|birthday|christmas|evenings?) (alone|on my own|by myself)\b/,
    ],
  ],
  [
    'conflict',
    [
      /\b(argu(ed|ing|ment)|fight|fought|row|shout(ed|ing)?|yell(ed|ing)?|scream(ed|ing)?|snapped at|fell out|slammed|not (speaking|talking) to)\b.{0,50}\b(with|my|at|me|her|him|boss|mum|mom|dad|partner|husband|wife|sister|brother|friend)\b/,
      /\b(hardly|barely|won't|doesn't) (speaks?|talks?|spoken|talked) to me\b|\bsilent treatment\b|\bmy marriage\b/,
      /\b(so|really|absolutely|bloody|fucking) (angry|furious|livid|pissed( off)?|mad|fuming)\b/,
      /\b(boss|manager|colleague|mum|mom|dad|sister|brother|husband|wife|partner|neighbour|mother.in.law|ex) .{0,30}\b(unfair|took credit|lied|ignor\w+|blam\w+|rude|humiliat\w+|dismiss\w*|criticis\w+|bull(y|ied|ies|ying))\b/,
    ],
  ],
  [
    'overload',
    [
      /\b(overwhelm\w*|too much (to do|on|going on)|burn(t|ed)? ?out|burnout|deadlines?|drowning in|to.?do list|can't (cope|keep up)|no time|stretched|juggling|never.?ending|piling up|snowed under)\b/,
      /\b(work|job|kids|caring|carer|shifts?|exams?|house)\b.{0,50}\b(on top|all at once|everything|exhaust\w*|no break|non.?stop|can't stop|too much|never stops)\b/,
    ],
  ],
  [
    'shame',
    [
      /\b(disgust(ed|ing)|ashamed|hate|loathe|embarrass\w+|humiliat\w+|mortified|cringe|worthless|pathetic|failure|not good enough|a burden at)\b.{0,30}\b(myself|me|i am|of what|of me|about me|i'm|person|at work)\b/,
      /\bi('m| am) (such |so |just )?(a |an )?(pathetic|disgusting|worthless|useless|failure|fraud|loser|idiot|embarrassment|mess|stupid|not good enough)\b/,
      /\b(hate|ashamed of|disgusted with|can't stand) myself\b/,
      /\bi (just |only |still )?cringe\b|\bcringing\b|\bthe cringe\b/,
    ],
  ],
  [
    'low-mood',
    [
      /\b(no (energy|motivation|joy|interest|point)|can't (get (up|out of bed)|be bothered|feel anything|enjoy)|everything('s| is| feels) (grey|gray|heavy|flat|empty|pointless|dull)|feel(ing)? (empty|flat|numb|nothing|low|down|heavy|grey)|depress\w+)\b/,
      /\b(stayed|been|lying|lay|stuck) in bed (all|since|the whole)\b/,
      /\b(haven't|not|can't) (shower\w*|wash\w*|eaten properly|left the house|tidied|opened the curtains)\b/,
    ],
  ],
  [
    'worry-loop',
    [
      /\bwhat if\b/,
      /\b(can't|cannot) (stop|switch off|turn off) (think\w*|worry\w*|overthink\w*|my (brain|mind|head))\b/,
      /\b(overthink\w*|worr(y|ies|ied|ying)|racing thoughts|round and round|going round|mind won't|spinning)\b/,
      /\b(rent|bills?|debts?|money|exam|results|interview|redundan\w+|future|decision|decide|visa|mortgage)\b.{0,50}\b(worr\w+|what if|scared|can't|lose|afford|stress\w*|anxious|fail)\b/,
    ],
  ],
  [
    'just-listen',
    [
      /\b(just|only) (need|want|wanna|looking)?( to| for)? ?(vent\w*|talk|rant|listen\w*|offload|get (this|it) (out|off)|say (it|this)|someone to (listen|talk))\b/,
      /\b(get|need to get) (this|it|something) off my chest\b/,
      /\b(don't|no|not) (want|need|looking for|after) (any )?(advice|solutions|fixing|help)\b/,
      /\b(can|could|will) (you|i|we) (just )?(listen|talk|vent)\b/,
      /^(hi|hey|hello)?,? ?(can|could) (i|we) talk\b/,
    ],
  ],
  [
    'good-moment',
    [
      /\b(good (news|day|moment)|passed (my|the)|got the (job|place|all clear)|i did it|so (happy|proud|relieved|pleased|chuffed|grateful)|feeling (good|great|happy|hopeful|okay for once)|best (day|week)|made me (smile|laugh)|first time in (ages|weeks|months|years)|went (really )?well)\b/,
      /\b(proud of myself|over the moon|buzzing|all clear|something nice happened|lovely (day|time|walk))\b/,
    ],
  ],
]

/** Whatever was said, these do not open a need by themselves in the middle of another. */
export const neverSwitchedTo: ReadonlySet<NeedId> = new Set(['just-listen', 'worry-loop', 'low-mood'])
