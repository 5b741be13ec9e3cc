/** Harm to others, by the writer; and danger to somebody else that the writer reports. */
export const others = {
  'other-intended': [
    '(stab|shoot|kill|murder) the next __',
    'planning how to (kill|poison|hurt|stab|shoot) __',
    'everyone who __ will die',
    '(carry|carrying) a (knife|gun) now',

    '(going|planning|plan|want|bought|got|ready|about|decided|need|have) __ to @kill-other _ @them',
    '(pour|pouring) (gas|gasoline|petrol|acid|boiling) __ (on|over) (him|her|them|my)',
    '(am|i) (going to|will) (kill|murder|stab|shoot|strangle) (my|the|that|every|him|her|them|those) __',

    '(will|shall|am going to|going to|going to) __ (slit|cut) (his|her|their|your) throat',
    '(going|want|going to|about|will) (to)? _ (smash|bash|cave|stab|beat) (his|her|their) __ (in|to death|skull|head|face)',
    '(going|want|going to|planning) to run (him|her|them|my ex|my __ @friend) over',
    'running (my ex|him|her|them) over',
    'made a bomb',
    '(list) of (people|who|names|everyone|child|child) __ (kill|die|goes|going|hurt|pay)',
    'who goes first',
    '(deserves|deserve) to die __ (do|will|going)',
    '(put|putting|puts) a (knife|bullet) (in|through) (his|her|their|your)',
    '(tomorrow|tonight|today|monday|friday) i (end|finish|kill|take) (his|her|their|him|them)',
    '(not|never) (laugh|laughing|see it coming|hurt anyone) __ (tomorrow|friday|monday|after)',
    '(bought|buying|got|ordered) (the|some|enough)? ammo',
    '(burn|burning|set) (their|his|her|the|my|our) __ (house|home|place|apartment|flat|office|school) (down|on fire|to the ground)',
    '(beat|beating|strangle|choke) (him|her|them) __ (death|unconscious|stops breathing|dead)',
    '(can not|not) hold (it)? back __ (going|will|kill|hurt|beat)',
    '(she|he|they) deserves to die',
    'if i see (him|her|them) __ (kill|stab|shoot|knife|hurt|beat|putting)',

    '(am|was|be|i|we|^) going to (go and|go|try to)? (@kill-other|@kill-other) _ @them',
    '(i|^|and|then) (will|shall|must|might|swear i will) (go and|go)? @kill-other _ @them',
    '@going-to __ @kill-other _ @them',
    '(going|planning|plan|about|will|want|decided|ready|need|intend|have) (to|on)? __ (shoot up|shooting up|blow up|blowing up|bomb|bombing|burn down|burning down|set fire to|attack|massacre) (the|my|this|that|his|her|our|a|as many) __',
    '(bring|bringing|take|taking) __ (gun|knife|weapon|bomb|guns) (to|into) (school|work|class|the office|church|the mall|campus|his|her)',
    '(he|she|they|everyone|you all|you) (is|are|will|am)? (going to|will|must|have to|deserves|deserve|has to|need to|needs to) (die|pay with|bleed|be dead|suffer and die) (tonight|tomorrow|today|by my|soon|for what|at my|for this|for (it|that))',
    '(planned|planning|plan|figured out|know|thinking) (out)? (exactly)? (how|where|when|to|of|about) (i will|to|i am going to|i would)? __ @kill-other _ @them',
    '(make|making) (him|her|them|everyone) (pay|bleed|suffer) (tonight|tomorrow|with|for)',
    '(kill|take|shoot|taking|murder|hurt|stab) (as many|everyone (there|at|in|who)|them all|all of them|everyone) __',
  ],
  'other-wanted': [
    'want to (beat|choke|hit|stab|strangle) (my|him|her|them) __',

    '(thoughts|thinking|fantasies) of killing __ (enjoy|schedule|plan)',
    'enjoy (them|it) and',
    'know (his|her|their) schedule',

    '(going|about|ready) to (lose it|snap|explode) and (hurt|kill|stab|hit|beat) __',

    '@want-to __ @kill-other _ @them',
    '@want-to __ @hurt-other _ @them',
    '@going-to __ @hurt-other _ @them',
    '(fantasies|fantasizing|fantasise|fantasize|fantasising|thinking) (of|about) __ @kill-other _ @them',
    '(homicidal|murderous)',
  ],
  'weapon-ready': [
    '(knife|gun) __ (going into|going in|walking|outside|waiting)',

    '(have|got|holding|grabbed|carrying|brought|bought|with|loaded|sharpened|packed|got|took) (a|the|my|his|dads|my dads)? _ (gun|knife|bat|machete|axe|hammer|weapon|gasoline|petrol|guns|bomb|crowbar|ammo)',
    '(gun|knife|bat|machete|weapon) (is)? (in|loaded|ready|on) (my)? (hand|bag|car|backpack|pocket|waistband|me)?',
  ],
  'at-their-place': [
    '(going|walking|heading|running) (into|in|up to|to) (her|his|their) (room|house|office|door|work|place)',
    '(come|comes|coming) (out|home|back)',

    '(outside|at|in front of|near|parked|waiting|in|on my way to|driving to|heading to|going to|followed|following|behind) (outside|at|for|to|of)? _ (his|her|their|him|she|he|the) (house|home|place|door|work|school|office|apartment|car|street|to come|her|him|is asleep|bedroom|driveway)?',
    'waiting for (him|her|them)',
    '(he|she|they) (is|are) (asleep|sleeping|in the next room|downstairs|alone|here|coming|in front)',
  ],
  'hurting-now': [
    '(hit|beat|struck|bashed) (him|her|them|my _ @friend) with (a|the|my) (hammer|bat|bottle|pan|brick|knife) __',

    '(have|i|^) (stabbed|shot|killed|strangled|choked|attacked|murdered|ran over|smothered|drowned) (him|her|them|someone|my _ @friend|a (man|woman|guy|person)|my _ @dependant)',
  ],
  'other-suicidal': [
    'nobody can find (him|her|them)',
    '@someone __ (posted|wrote|texted|said|says) __ (is done|done with life|last post|goodbye|done)',

    '@someone __ (wrote|written|writing) (a|his|her|their) will __',
    '(says|saying|said|keeps saying) (he|she|they) (will|is going to|are going to) (top|end|off|kill|hang|jump|do it)',

    'top (himself|herself|themselves)',
    '@someone __ (about to|going to) (take pills|take all|overdose|jump|do it|end it)',
    '@someone __ (not|will not|is not|are not) (picking up|answering|responding|replying) __ (will|goodbye|note|die|gun)',

    '@someone __ (her|his|their) last (night|day|message)',
    '(wants|want|wanted|going) to (end it|end things) $',

    '@someone __ (ending|end|ended|taking) (their|his|her) (own)? life',
    '@someone __ (saying|says|say|said|will|she will|he will|going to|about|talking) __ (end it|ending it|jump|kill @themself|do it|ending things)',
    '@someone __ (giving|gave) (away|her things|his things|their things) __',
    '(cutting|cuts|hurting|burning|starving|killing) (herself|himself|themselves)',
    '@someone __ (texted|sent|messaged|called) _ (me)? goodbye',
    '@someone __ (plan|plans|planning) to (end|kill|die)',
    '@someone __ (does not|do not|not) want to (live|be here|be alive|exist|wake up)',
    '@someone __ (took|has taken|left with|drove off|grabbed) (his|her|their|the|a) gun',
    '@someone __ (took|swallowed) __ pills __',
    '(kill|hang|shoot|hurt) @themself',

    '@someone __ (@want-to|@going-to|threatening to|threatened to|threatens to|wants to|wanted to|wants|needs to|tries to|says|said|plans to|trying to|keeps) __ (@kill @themself|@kill-life|die|be dead|commit suicide|jump|suicide|overdose|do it tonight|end it|end it all|hurt @themself|harm @themself|not be alive|not be here)',
    '@someone __ (is|are|seems|sounds|says|feels|said|being|been|was) __ suicidal',
    '@someone __ (texted|sent|left|wrote|posted|messaged|gave|has) __ (suicide note|goodbye|goodbye message|note saying|goodbye text|suicidal texts|goodbye letter)',
    '@someone __ (is|are|standing|sitting) __ (on|off) __ (ledge|bridge|roof)',
    '@someone __ (tried|attempted|trying) (to)? __ (@kill @themself|suicide|@kill-life|die|overdose|hang @themself)',
    '@someone __ (has|had|have|having|told|talks|talking|talked|mentioned|with|texting|said|says) __ (suicidal|suicide|killing @themself|ending @kill-life|wanting to die|dying|plan|not wanting to)',
    '@someone __ (cutting|cuts|cut|hurting|hurts|harming|harms|burning) @themself',
    '@someone __ (overdosed|took all|swallowed all|took a bunch|took too many|took ## |swallowed a|took a whole|took the whole|has taken|took _ bottle|took _ whole) __',
    '@someone __ (gun|knife|pills|rope|noose) __ (to|in|around) (his|her|their) (head|hand|mouth|throat|neck|wrist|hands)',
    '(he|she|they) (will|is going to|are going to|might|may|could) (kill|hurt|hang|shoot|harm) @themself',
  ],
  'other-in-danger': [
    '@a-person __ (hanged|hung|shot|stabbed) @themself __ (help|now|$)',
    'found __ (hanging|unconscious|wrists|overdosed|not breathing)',

    '@a-person __ (is|are|standing|sitting|up) __ (on|over) (the|a) (ledge|bridge|roof|railing|balcony edge|tracks)',
    '(gun|knife|blade|rope|noose) (is)? (to|around|against|at) (his|her|their) (own)? (head|neck|throat|wrist|wrists|chest|mouth)',
    '@someone __ (taking|took|swallowed|has taken) __ (pills|bottle) __ (sleepy|not waking|will not wake|unconscious|passed out|not responding|slurring|blue)',
  ],
  'other-low': [
    '@someone __ (depressed|hopeless|worthless|eating disorder|anorexia|anorexic|bulimia|self harm|selfharm|selfharmed|not eating|starving|low)',
    '@someone __ (used to|sometimes|once) __ (selfharm|suicidal|cut|thinks about|wishes|suicide|hurt)',
    '@someone __ (wishes|wished|wish) __ (not here|dead|disappear|not be here|not born|was not here|were not here|was dead)',
    '@someone __ (is not|has not|does not|not) (eating|been eating|eat|eaten|eating anymore)',
  ],
  'other-thought': [
    '(thought|thoughts|images|image|picture|pictures|picturing|imagining|imagine|visions|urge|urges|impulse|impulses|fear|dream|shows me|flashes|afraid|scared|terrified|horrible thoughts) __ (@kill-other|@hurt-other|push|pushing|choking|dropping|poisoning) _ @them',
    '(afraid|scared|terrified|worried|what if) _ i (will|might|may|am going to|am about to|could|would|snap and|lose control and)? __ (@kill-other|@hurt-other|push) _ @them',
    '(shows|showing|shows me) __ (stabbing|cutting|killing|hurting|pushing) __',
  ],
  'told-to-die': [
    '(tell|tells|telling|told|said|say|says|saying|message|messaging|dm|wrote|want|wants|comment) __ (kill yourself|kill myself|to die|i should die|end my life|go die|hang yourself)',
  ],
}
