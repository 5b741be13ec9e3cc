/** Families of phrases that other phrases are made of (`@name`). Plain words only, see spelling.ts. */

const self = {
  kill: [
    'kill|killing|killed|end|ending|ended|hang|hanging|hung|hanged|shoot|shooting|shot|drown|drowning|drowned|unalive|unaliving|unalived|delete|deleting|offing|gas|suffocate|suffocating|electrocute|strangle|murder|poison|poisoning|neck|rope|gameend|suicide|destroy|slaughter|finish|overdose',
    'do away with',
    'do in',
    'finish off',
    'off',
    'put an end to',
  ],
  suicide: [
    '@kill (myself|me self)',
    '(end|ending|ended|take|taking|took|finish|finishing|leave|leaving) (my|this) own? (life|existence|story|journey|suffering|misery)',
    '(put|putting) an end to (my life|it all|everything|myself|my pain|my existence|all of? this|my suffering)',
    '(end|ending|ended|stop|finish|finishing) (it all|everything|all of? (this|it)|it (for good|once and for all|forever|permanently|tonight|today|right-now|now|tomorrow|here|myself|soon|this))',
    '(commit|committing|committed|do|doing|attempt|attempting|complete|completing) suicide',
    '(die|dying|dead|death) (by suicide|by my own hand)',
    'take (my self|myself) out',
    '(slit|slitting|slash|slashing|cut|cutting|open|opening) my (wrists|wrist|throat|veins|arteries)',
    '(jump|jumping|jumped|leap|leaping|step|stepping|throw myself|throwing myself|fling myself|walk|walking|hurl myself|fall|run|drop) (off|from|out of|over|under|into|in front of) __ @deadly-place',
    '(drive|driving|crash|crashing|steer|swerve|swerving|run) __ (off|into) __ (bridge|cliff|tree|wall|truck|lorry|traffic|river|lake|lane|pole|median|barrier|trucks)',
    '(blow|blowing) my (brains|head|brain) (out|off)',
    '(put|putting) (a|the|one) (bullet|gun) (in|through|to) my (head|brain|mouth|temple|skull|heart)',
    '(eat|swallow) a bullet',
    '(overdose|overdosing) (on|with) @pills',
    '(take|taking|swallow|swallowing|down|downing|eat) (all|every|the whole|the entire|a bunch|a handful|enough|too many) __ (@pills|bottle|of them|it)',
    '(drink|drinking) (bleach|poison|antifreeze|detergent|pesticide)',
    '(put|tie|tying|putting) __ (noose|rope|belt) around my neck',
    '(check|checking|sign|signing|log|logging|clock|clocking|opt|opting) (out|off) (for good|permanently|forever|of (life|this life|this world|existence))',
    'catch (the|my) bus (tonight|tomorrow|soon|for good|forever)',
    '(leave|leaving|exit|exiting|depart) (this|the) (world|earth|planet|life|existence)',
    '(lie|lay|lying|laying|sit|stand) (down)? on the (train|rail|railway)? tracks',
    'bleed out',
    'overdose|overdosing',
    '(go|going|went) through with it',
    'unalive',
  ],
  'deadly-place': [
    'bridge|roof|rooftop|building|balcony|cliff|overpass|window|train|trains|traffic|bus|truck|lorry|car|cars|subway|tube|metro|highway|motorway|freeway|tower|ledge|dam|ravine|pier|water|river|sea|ocean|lake|parking|garage|tracks|top|floor|edge|road',
  ],
  death: [
    'die|dead|dying',
    'be dead|dying|die',
    'not (be alive|exist|live|be living)',
    '(stop|cease) (living|existing|being alive|to exist|breathing)',
    'be (in the ground|six feet under|buried|in heaven|in a grave|in my grave|deceased)',
    'pass away',
    'no-longer exist',
  ],
  'death-wish': ['@want-to __ @death'],
  absence: [
    '(be|being) (gone|no more|nothing|nowhere)',
    'not be (here|around|anywhere)',
    '(disappear|vanish|fade away|evaporate|dissolve|cease|be erased|not exist|stop existing)',
    '(go to sleep|sleep|fall asleep|close my eyes) (and|then)? (never|not) (wake up|wake|waking up|open them)',
    'not wake up',
    'never wake up',
    'leave (everything|it all|this all) behind',
    'rest (forever|in peace)',
    'go (home|be) (to|with) (god|heaven|the lord|jesus)',
    'never (have been|be|been) born',
    'not have been born',
  ],
  'kill-life': ['(end|ending|take|taking|ended) (his|her|their) own? life', '(end|ending) it (all)?'],
  pills: [
    'pills|drugs|sleepers|heroin|fentanyl|morphine|sleepingpills',
    '(sleeping|pain|blood pressure|heart|blood|anxiety|my) pills',
    'bottle of pills',
    'everything in the (cabinet|cupboard|pills)',
  ],
  lots: ['##', '(a|two|three) (dozen|hundred|handfuls)', 'dozens of'],
  'suicide-past': [
    '(hanged|hung|shot|stabbed|poisoned|drowned) myself',
    'overdosed',
    'slit my wrists',
    'jumped (off|from|in front of) __ @deadly-place',
  ],
  means: [
    'rope|gun|blade|bleach|poison|knife|cord|belt|bullet|bullets|helium|noose|charcoal|pills|bridge|roof|rooftop|tracks|cliff|ledge|overpass|antifreeze|hose',
  ],
}

const modality = {
  'want-to': [
    '(want|need|wish|long|ache|crave|desire|wanting|needing|wishing|prefer|itching|aching|longing|desperate|tempted|hoping|hope) (to)? (go and|go|try and|try to)?',
    'would (like|love|rather|prefer|want|choose) (to)?',
    '(wish|wished) (i|that i) could',
    'feel like',
    'in the mood (to|for)',
    '(have|feel|having|get|getting) (the|an|this|a strong|a) _ urge to',
    'urge|urges (to|of)',
    'can not wait to',
  ],
  'going-to': [
    '(am|was|be|i|we|^|is) going to (go and|go|try to|try and|end up)?',
    '(i|^|and|then|that|where) (will|shall|might|must|should|may) (go and|go|try to|end up)?',
    'about to',
    '(plan|planning|intend|intending|decided|deciding|prepared|preparing|determined|resolved|committed|set|mean) (to|on|about) (go and|go|try to)?',
    '(ready|have|need|got) to (go and|go|try to)?',
    'end up',
    '(made|making) (up)? my mind (up)? (to|about|on|i)',
    '(gearing|working) (myself)? up to',
    'am (tonight|tomorrow)',
  ],
  'thinking-of': [
    '(think|thinking|thought|thoughts|thinks|fantasize|fantasizing|fantasise|fantasising|daydream|daydreaming|fantasies|dream|dreaming|ideas|idea|obsess|obsessing|contemplate|contemplating|contemplated|consider|considering|considered|imagine|imagining|imagined|picture|picturing|visualize|visions|images|pondering|toying|wondering|ideation|flirting|debating) (a lot)? (of|about|on|with|to|around|how|the idea of|the thought of|about the idea of|if)? __',
  ],
  soon: [
    'tonight|tomorrow|today|now|right-now|soon|midnight',
    'this (weekend|week|evening|morning|afternoon|friday|saturday|sunday|monday|tuesday|wednesday|thursday|month|time|minute|second)',
    'in (a|an|the|few|#) _ (hour|hours|minutes|days|morning|moment|week|weeks)',
    '(next|on|this coming|by|before) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weekend|the weekend|the end of the (week|month|day)|christmas|new year|my birthday|the morning|morning|sunrise|dawn)',
    '(after|before) (work|school|dinner|class|graduation|my birthday|christmas|the funeral|the party|exams|finals|midnight|he|she|they)',
    '(when|once|after|while|as soon as) (they|he|she|everyone|my (mom|dad|parents|wife|husband|roommate|family|child|child)|the house|the child) _ (leave|leaves|asleep|sleeping|sleep|sleeps|out|gone|bed|left|quiet|empty|away)',
    'on (my|his|her|our) (birthday|anniversary)',
    'as we speak',
    'any (minute|moment|second|day) now?',
    'at #',
    'before (anyone|they|she|he|anyone) (come|comes|gets|wakes|notices|find|can)',
    '(the|a) (date|day) is? (set|picked|chosen)',
    'the (day after|week after)',
  ],
}

const people = {
  friend: [
    'friend|friends|brother|sister|roommate|flatmate|classmate|coworker|colleague|neighbor|cousin|uncle|aunt|boyfriend|girlfriend|partner|husband|wife|ex|mom|dad|son|daughter|grandmother|grandfather|niece|nephew|student|patient|client|mother|father|teammate|spouse|fiance|fiancee|boss|teacher|guy|girl|man|woman|person|child|child|baby|lady|stepdad|stepmom|stepson|stepdaughter|dude|stranger|user|mate|buddy|crush',
  ],
  someone: [
    '(he|she|they|someone|someone)',
    '(my|a|our|this|his|her|their|the|one of my|some|best|online) _ @friend',
    'my (best|old|close|little|younger|older|teenage|teen|big|elderly|dear|online|discord|#)? _ @friend',
  ],
  them: [
    '(my|the|a|his|her|our) (cat|dog|pet|kitten|puppy)',
    'him|her|them|someone|someone|people|everyone|that|you|everyone|anyone|anyone',
    '(my|a|our|this|his|her|their|the|these|those|one of) __ (@friend|family|parents|coworkers|bully|bullies|child|child|neighbors|class|students|teachers|bastard|asshole|bitch|prick|abuser|rapist|landlord|manager|cop|cops|doctor|people|in-law|girls|boys|men|women|guys)',
    '(that|the) _ (bastard|asshole|bitch|prick|man|guy|woman|person|child|motherfucker|fucker|piece|cunt|dick)',
  ],
  themself: ['himself|herself|themselves|theirself|itself'],
  partner: [
    'husband|boyfriend|partner|wife|girlfriend|fiance|fiancee|spouse|man|ex|roommate|son|brother|dad|father|mom|mother|stepdad|stepmom|uncle|in-law|parents|grandfather|boss|pimp|sister|cousin|daughter|grandson|grandmother|aunt|family|stepbrother|caregiver|carer|coach|teacher|pastor|girl|flatmate|ex|ex|ex|ex|ex|nurse|babysitter|nanny',
  ],
  abuser: [
    '(he|she|they)',
    'my _ _ @partner',
    'my (babys|child|daughters|sons|moms) (dad|father|boyfriend|husband)',
    '(the|his|her|our|moms) _ @partner',
  ],
  dependant: [
    'baby|child|daughter|son|stepson|stepdaughter|niece|nephew|grandson|granddaughter|twins|girls|boys|brother|sister|grandmother|grandfather|baby|mom|dad|mother|father|aunt|uncle|girl|boy|student|students|child',
    '(little|baby|younger|small) (brother|sister|girl|boy|one|cousin)',
    '# (year|month|yr|week) old?',
    'elderly (mom|dad|mother|father|neighbor|patient|patients)',
    'residents',
  ],
}

const reported = {
  'a-child': [
    '(my|the|our|a|his|her) __ (baby|child|son|daughter|twins|nephew|niece|grandson|granddaughter|brother|sister|#)',
    '(he|she|baby)',
  ],
  'a-person': [
    '(he|she|they|someone|a man|a woman|a guy|a child)',
    '(my|the|our|his|her|a|best) __ (@friend|grandmother|grandfather|neighbor|roommate|twin|flatmate|in-law|parents)',
    '(mom|dad|grandmother|grandfather|baby)',
    'found (him|her|them|my __ @friend)',
  ],
}

const harm = {
  'kill-other': [
    'kill|killing|stab|stabbing|shoot|shooting|strangle|strangling|murder|murdering|choke|choking|slaughter|poison|poisoning|behead|execute|attack|attacking|suffocate|smother|hang|drown|drowning|butcher|unalive|knife',
    'burn _ (house|down)',
    'beat __ (to death|unconscious|to a pulp)',
    'run __ over',
    'slit (his|her|their|your) (throat|throats)',
    'put a bullet in',
    'blow (his|her|their) (brains|head) (out|off)',
    'set __ on fire',
    'bash (his|her|their) (head|skull|face) in',
    'throw acid',
  ],
  'hurt-other': [
    'hurt|hurting|hit|hitting|punch|punching|beat|beating|harm|harming|slap|shake|shaking|smack|smash|injure|cut|burn|burning|throw|kick|abuse|rape|molest|touch|smother|drop|dropping|drown|drowning|grab',
  ],
  hits: [
    'hits|hit|hitting|beats|beat|beating|punches|punched|punching|slaps|slapped|slapping|kicks|kicked|kicking|chokes|choked|choking|strangles|strangled|strangling|burns|burned|burnt|whips|whipped|shoves|shoved|smacks|smacked|smacking|attacks|attacked|attacking|abuses|abusing|abused|hurts|hurting|assaulted|assaults|rapes|raped|raping|molests|molested|molesting|beating|beats|gropes|groped|headbutted|bites|bit|bruised|stabbed',
    '(throws|threw|throwing|pushes|pushed|pushing|slams|slammed|shoves|dragged|drags) (things at)?',
  ],
  selfharm: [
    '(cut|cutting|burn|burning|hurt|hurting|harm|harming|scratch|scratching|injure|injuring|punish|punishing|hit|hitting|punch|punching|stab|stabbing|bruise|carve|slice|slicing|mutilate|bite|cutted) (myself|me self)',
    'hurting me self',
    '(cut|cutting|burn|burning|slice|slicing|carve|carving|scratch|stab) (my|into my|up my|open my) (own)? (arm|arms|thigh|thighs|leg|legs|skin|wrist|wrists|stomach|hips|hip|ankle|ankles|body|hand|hands)',
    'selfharm',
    'selfharm',
    'make myself bleed',
    'see myself bleed',
    '(bang|banging|smash|hit|slam) my head (against|on|into)',
    'use (my|the|a) blade',
    'take (a|the|my) blade to (my|myself)',
    '(do|doing) something (bad|stupid|terrible|awful|drastic|permanent|dangerous)? to myself',
  ],
}

export const families: Record<string, string[]> = { ...self, ...modality, ...people, ...reported, ...harm }
