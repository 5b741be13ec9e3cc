import type { Language } from '#domain/safety/floor/phrase.ts'
import { plainFamilies, plainPhrases } from '#domain/safety/floor/phrases/en-plain.ts'

const explicit: Language = {
  families: {
    'want-to': `want to|need to|wish to|would like to|want it to`,
    'going-to': `am going to|will|am about to|am ready to|intend to|plan to|plan on|am planning to|am planning on|have decided to`,
    'kill-myself': `kill myself|killing myself|unalive myself|off myself|delete myself|hang myself|hanging myself|shoot myself|drown myself|gas myself|commit suicide|committing suicide
      die by suicide|end (my|my own) life|ending (my|my own) life|take (my|my own) life|taking (my|my own) life|unalive|end it all|ending it all|end it tonight|overdose|blow my brains out
      slit my wrists|slit my throat|jump off _ (bridge|roof|building|balcony|cliff)|jump in front of _ (train|car|bus|truck|lorry)
      throw myself (off|under|in front of) __ (bridge|roof|train|car|bus|tracks|building)|step in front of _ train`,
    die: `die|be dead|be gone forever|not be alive|stop living|sleep and never wake up`,
    relative: `friend|best friend|brother|sister|son|daughter|mom|dad|mother|father|husband|wife|boyfriend|girlfriend|partner|ex|roommate|flatmate|cousin|uncle|aunt|grandma|grandpa|nephew|niece
      classmate|student|coworker|colleague|teammate|kid|child|teenager|neighbor|neighbour|stepson|stepdaughter|fiance|fiancee`,
    they: `he|she|they|(my|our|this|a) (best|little|big|older|younger|close|teenage|own)? @relative|someone i know|somebody`,
    partner: `he|she|husband|wife|boyfriend|girlfriend|partner|ex|dad|father|stepdad|mom|mother|stepmom|stepfather|brother|uncle|fiance|man|son|boss`,
    small: `baby|toddler|newborn|infant|child|children|kid|kids|son|daughter|stepson|stepdaughter|boy|girl|nephew|niece|grandson|granddaughter|brother|sister`,
    pills: `pills|tramadol|codeine|sleeping|oxycodone|melatonin|quetiapine|seroquel|lithium|antidepressant|opioids|morphine|fentanyl|benadryl|lorazepam|diazepam|zopiclone|metformin|propranolol
      warfarin|digoxin|amitriptyline|venlafaxine`,
    lots: `all (of)? (my|the|his|her|those|these)?|a (whole|full|entire) (bottle|pack|packet|box|strip|bunch|load) of|the (whole|entire|rest of) _ (bottle|pack|packet|box|strip)? of?
      a (bunch|lot|handful|fistful|load|ton) of|(about|around|over|like|at least|maybe|nearly|almost|more than)? ##|too many
      (two|three|four|several|#) (bottles|packs|packets|boxes|strips|handfuls) of|twenty|thirty|forty|fifty|sixty|a hundred|lots of|loads of|handfuls of`,
    took: `took|swallowed|taken|have taken|downed|ate|popped|ingested|am taking|am swallowing`,
  },
  phrases: {
    'kill-wanted': `i (do|so|badly|kind of|sort of)? @want-to @kill-myself|i (want|wish) (so bad|badly|more than anything) to (@kill-myself|@die)
      ^ (and|but|then)? (want to|going to|need to) @kill-myself|(all|only thing|the thing) i (want|need|can do|have left) is to (@kill-myself|@die)
      i (should|could|might|may|have to|must|feel like|am tempted to) @kill-myself|i (am|was)? (scared|afraid) i (will|am going to) @kill-myself|i feel like (shooting) myself
      i want my life to (end|be over)|i (do not|can not) (trust|feel safe with|feel safe around) myself (tonight|alone|right now|anymore|any more|to stay|not to)|i am not safe (with|from) myself
      i am a danger to myself|kill myself $`,
    'death-wanted': `i (do|so|badly|kind of|sort of)? @want-to @die|^ (and|but|then|god|man)? (want to|need to) @die $
      i (am)? (hoping|hope|praying|pray) (to|that i|i) (die|do not wake up|never wake up)|i do not (want|wish) to (live|be alive|exist|be on this earth|be in this world)
      i no longer want to (live|be alive|exist)|i (do not|am not) want to (stay|keep) (alive|living)|i want to (be with _ in heaven|leave this world|leave this life)|i (am|feel) ready to die
      let me die`,
    intended: `i (@going-to) (@kill-myself|die tonight)|(tonight|today|tomorrow|this is) _ (i|i am) (killing|ending) (myself|it|my life)
      i am (killing|ending) (myself|my life|it all|it) (tonight|today|tomorrow|now|right now|soon)
      i am (going to|about to) (do it|end it|jump|pull the trigger|swallow them|take them all) (tonight|now|right now|tomorrow|$)
      i (have)? decided (to die|i am going to die|that i will die|to end it)|(tonight|today|tomorrow) is the (night|day) i (die|end|do|am going to)
      i (have|am)? (going|decided) to end (it|things|everything) (all|tonight|for good|forever|now)|i will be dead (by|tonight|tomorrow|soon|before)
      nothing (will|can|is going to) stop me from (dying|killing|doing it|ending)`,
    suicidal: `i (am|feel|have been feeling|have been|am feeling|am getting|keep feeling|became) (actively|extremely|pretty|quite|a bit|kind of|more|so)? suicidal|^ (feeling|am) suicidal|^ (a bit|bit|kind of|sort of|a little|pretty|so)? suicidal (i suppose|i guess|to be honest|lately|again|today|tonight|now|but|not|$)`,
    'suicide-thought': `(thinking|think|thought|thoughts|fantasies|fantasize|fantasizing|dream|dreaming|daydream|obsessing|ideas) (a lot|constantly|all day|more and more)? (about|of) (@kill-myself
      suicide|dying|death by|not being alive|ways to die|how to die|hanging|my own death)|suicidal (thoughts|ideation|feelings|urges|thought|ideas)
      (considered|considering|contemplating|contemplated|consider) (suicide|@kill-myself|ending it)|part of me wants to (die|be dead|@kill-myself)
      sometimes i (think about|want to|wish i could) (@kill-myself|dying|@die)`,
    planned: `i have (a|made a|my|got a) (plan|plans|date|method) (to|for) (@kill-myself|die|suicide|how|ending|do it|end it)
      i (have|had)? (wrote|written|writing|finished|left) _ (suicide|goodbye|farewell|last) (note|notes|letter|letters|message)
      (am writing|wrote|written) (my|a) (suicide note|note to my (mom|dad|parents|family|kids|wife|husband|children)|goodbye to)
      i (have|am)? (bought|got|found|buying|ordered) (a|the|some) (rope|gun|noose|razor blades|helium) __ (to|for|tonight|myself)
      i (have|know) (picked|chosen|set|picked out|decided) (a|the|how|when|where|on) (date|day|time|place|method|i will die|i will do it|to do it)
      i (have been|am|have)? (saving|saved|hoarding|hoarded|stockpiling|stockpiled|saving up|saved up|collecting) (up|all)? (my|enough|the|some)? @pills __
      i have (got)? @pills saved up|i (have)? (written|wrote) the notes
      i know (exactly)? (how|when|where) i (am going to|will|would|want to) (do it|die|@kill-myself|end it)|(how (to|can i|do i|would i|many @pills)|best way to|easiest way to|painless way to|ways to
      what is the (quickest|least painful) way to) _ (@kill-myself|go $|die painlessly|kill yourself|to die $|die without pain)|(thoughts|suicidal) and (i have)? a plan|(lethal|fatal) dose of`,
    'means-ready': `(gun|rope|noose|knife|razor|blade|pills) (is|are) (loaded|ready|in front of me|next to me|beside me|in my hand|right here|on the table|in my lap|waiting|tied)|i have (a|the|my
      some|enough) (loaded)? (gun|rope|noose|knife|razor|blade|pills) (ready|next to me|in front of me|beside me|in my hand|right here|with me|here|on me|in my lap|in my room|under my bed|at home)
      i am (holding|looking at|staring at) (a|the|my) (gun|rope|noose|knife|razor|blade|bottle of @pills|pills)`,
    'act-now': `(noose|rope|belt) (is)? (around|round) my neck|(gun|knife|blade|barrel) (is)? (to|at|against|on|in) my (head|throat|temple|mouth|wrist|chest|neck)
      i am (standing|sitting)? (on|at) (the|a) (edge|ledge|railing|bridge|roof|rooftop|tracks|train tracks|cliff) __ (jump|end|die|do it|let go|over the|step|train|myself)
      i am (standing|sitting) on (a) (ledge|railing|train tracks|edge of)|i (have)? (slit|slashed|sliced|cut) (my|both) (wrist|wrists|throat)
      i (am|have) (hanging|hung|drowning|suffocating|starting to hang|tied the noose|trying to hang) myself|i am (trying to kill|killing) myself (now|right now|$)
      i (have)? (already)? (turned on the gas|started the car in|pulled the trigger ($|and|but))|(i did it|i have done it) _ (dying|pills|blood|will not be long)
      i am (bleeding out|dying now because i|fading because i)`,
    farewell: `(this is|these are) (my (last|final) (goodbye|message|words|day|night|letter|post|entry)|my goodbye|the last (time you|you will))
      (by the time|when) you (read|see|get|find) this _ (i|i will) _ (be)? (gone|dead)|goodbye (cruel)? (world|forever|everyone i love)
      i will not be (here|around|alive) (tomorrow|anymore|any more|next week|much longer|in the morning|for (christmas|my birthday|long))|(tonight|tomorrow|soon) i will be (gone|dead) $
      i (am|will be) (gone|dead) (by|before) (morning|tomorrow|tonight|the weekend|monday|then)
      (tell|let) (my|him|her|them|everyone) ___ (i loved|i love|i am sorry|i was sorry) (them|him|her|you)? (and|goodbye|i could|but i can not|when i am gone|after i am gone)
      you will (never|not) (see|hear from) me (again|anymore|alive|after)|(take care of|look after|feed) my (kids|children|cat|dog|family|mom|son|daughter) (when|after|once) i am gone
      my last (night|day) (on earth|alive)`,
    soon: `(tonight|today|tomorrow|right now|this weekend|this evening|as soon as|in an hour|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|after (work|school|dinner))`,
    preparing: `(given|giving|gave) (away|my things away|all my stuff) _ (everything|my things|my stuff|all|belongings|dog|cat)
      i (have)? (made|making|changed|updated|wrote|written) (a|my) will (and|so|for|today|yesterday|$)|(written|wrote) letters to (everyone|my family|my kids|all)
      (got|put|getting|putting) (my|all my) affairs in order|i (have)? made (my|up my) (peace|mind) (with|and|about|now|$)
      (said|saying) (my)? goodbye to (everyone|my kids|my family|my friends|them all)|it (will|is going to) (all)? be over (soon|tonight|tomorrow|by)
      i (will not|do not) need (it|them|any of it) (anymore|any more|where i am going)`,
    hint: `i (have)? bought (a|some) rope (today|tonight|$)|i (have)? (written|wrote) letters to my (kids|children|family|parents)
      look after my (cat|dog|kids)|i have (got)? a plan and (a date|i have it|everything)|(had)? enough of living|(gave|given) my (cat|dog) away`,
    tried: `i (have)? (tried|attempted) (to)? (@kill-myself|suicide|to die)|(my|a) (suicide attempt|attempt) (last|yesterday|this|was)
      i (have)? (attempted|tried) (again)? (last night|yesterday|today|this week)`,
    recently: `(last night|yesterday|today|tonight|this (morning|week|weekend|month)|last (week|weekend|month)|(an|few|two|three|#) (hours|days|hour) ago|again)`,
    'long-ago': `(years back|long ago|a decade ago|when i was (a|#|young|in|younger|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)|as a (child|kid|teenager|teen)|back then|in my (teens|twenties
      childhood|past)|used to|in high school|ten years|last year|in the past|growing up|long time ago)`,
    passive: `(wish|wishing) (i|that i) (was|were|would be|could be|had been) (dead|gone forever|not alive|not here anymore)
      (wish|wishing) (i|that i) (could|would|had) (die|disappear forever|never wake up|not wake up|cease to exist|stop existing|sleep forever|fall asleep and|go to sleep and)
      (wish|want|hope|hoping|pray|praying) (i|that i|to) (would|could|will)? (never|not|do not) wake up|(fall asleep|go to bed|sleep) and (never|not) wake up|(they|everybody|world|family|kids|you|people|we
      all|husband|wife|mom|parents|children) (would|will|is|are|might) (all)? (be)? (better off|better|happier) (without me|if i (was|were|am|died)|with me (dead|gone))
      (would|am|be|better) better off (dead|not here|gone)
      (would not|do not) (mind|care) if i (died|die|did not wake up|never woke up|was dead|got hit|do not wake up|am dead|live or die|lived or died)
      i do not (want|wish) to (be here|wake up|exist|be around) (anymore|any more|tomorrow|any longer|at all|$)|i (do not|no longer) care (if|whether) i (live|die|am alive|wake up|lived|died)
      i sometimes do not want to (wake up|be here|exist)|if i (did not wake|never woke) up (tomorrow|one day)? (it|that) would be (a relief|fine|easier)
      tired of (living|being alive|life|existing|my life)|(nobody|no one) would (notice|care|miss me) (if|when) i (died|was gone|were gone|am gone|disappeared|was dead)
      i should (not be alive|be dead|have died|never have been born)|i wish (something|a car|someone|god) would (kill|hit|take) me|never (been)? born
      i want (it all|it|everything|this) to (end|be over)|i wish i could (disappear|vanish)|i feel like dying`,
    hopeless: `(no|any) (reason|point|purpose) (to|in|for) (live|living|keep living|carry on|stay alive|going on|go on|being alive|keep going|staying alive|exist|existing|be alive)
      nothing (left)? (to live for|worth living for)|(life|it) is not worth (living|it anymore)|what is the point (of|in) (living|life|being alive|going on|existing|being here)
      i (can not|do not want to|do not think i can) (go on|keep living|carry on living|live like this|live anymore|live any more|keep going on)
      i (can not|could not) (take|bear|stand) (this|it|my) (life|living) (anymore|any more)|i (have)? (given|give|gave) up on (life|living|everything)
      life (has|holds) no (meaning|point) (for me|anymore|any more|$)|there is no (hope|future) (for me|left|in my)|i hate (being alive|living|my life and)|it will never get better (and|i)`,
    'cannot-go-on': `i can not (do|take|handle|stand|bear|keep doing) (this|it|any of this) (anymore|any more|any longer|$)|i am done (with (life|everything|living|it all)|fighting|trying)
      i (have)? (given|give|giving) up $|i am (such a burden|just a burden)|tired of (everything|it all|fighting|trying)`,
    'self-harm-now': `i (have|am)? (now|again)? (cut|cutting|burned|burning|burnt|hurt|hurting|stabbed) (myself|my (arm|arms|thigh|thighs|legs|leg|wrist|stomach)) (again|now|right now|on purpose
      tonight|today|last night|this morning|badly|deep|with|$)|i am (bleeding because i cut) myself
      i (have)? (self harmed|harmed myself) (and cut|again|tonight|today|last night|yesterday|with|$)|cut (too)? deep (and|this time|it)`,
    'self-harm-wanted': `i (@want-to|am going to|will|am about to|am trying not to|feel like) (cut|cutting|hurt|hurting|burn|burning|harm|harming|self harm|stab|punish) (myself|my (arm|arms|wrist
      wrists|thighs|legs)|again)|i (@want-to|am going to) (self harm|cut $|bleed)|i (want|need) to (feel the blade|see blood|see myself bleed)`,
    'self-harm-urge': `(urge|urges|urged|tempted|craving|thinking|thoughts|thought) (to|of|about) (self harm|cut|cutting|self harming|hurt myself|hurting myself|burn myself|harm myself
      harming myself)|i (self harm|cut myself|hurt myself|burn myself|am self harming|have been self harming|have been cutting) (to|when|because|every|sometimes|so|$)
      (my|the) self harm (scars|urges|is|has)|i (keep|started|can not stop) (cutting|self harming)|i (used to|have not) (cut|self harm|self harmed|hurt myself)`,
    taken: `i (have)? @took @lots (@pills|them|it)|i (have)? (took|swallowed|taken|downed) (them all|everything in (the|my)|the whole bottle|the entire bottle|the whole lot)
      i (have)? (took|taken|swallowed|had) (an overdose|too much (@pills|of my)|more than i should|way too (many|much))|i (have)? (overdosed|od) $|i (have)? overdosed (on|tonight|an|#|and|last)
      i am overdosing|i (have)? (drank|drunk|swallowed|drinking|drink) (some|the|a bottle of|a cup of|half a)? (bleach|poison|antifreeze|rat poison|drain cleaner|pesticide|weedkiller|detergent
      methanol|toilet cleaner|battery acid)|(took|swallowed|downed) (##|all|a bottle of|a whole) _ @pills (and|with|now|an hour|ago|$)
      (pills) (are)? (kicking in|starting to work) _ (goodbye|scared|sleepy|die|sorry)`,
    'taken-them': `i (have)? (already|now)? (took|taken|swallowed|downed) (them|the lot|all of it) (all|now|already)? $`,
    'other-taken': `@they _ (has|have)? (taken|took|swallowed|overdosed|od|drank|drunk|eaten|ate|ingested) ((@lots|some|a|his|her|my|grandmas|grandpas) (@pills|battery|magnet|bleach|poison|detergent
      bottle)|bleach|poison|antifreeze|an overdose|on @pills|a button battery)|@they (has|have)? (taken|took|swallowed|od) $|@they (has|have)? (overdosed|overdosing) (on|now|and|again|tonight|$)
      @small __ (swallowed|drank|ate|got into) __ (pills|bleach|battery|batteries|poison|detergent|cleaner|magnet|magnets|antifreeze)`,
    chest: `(chest|heart) (pain|pains|pressure|tightness|is crushing|has been crushing|hurts|is hurting|feels crushed)
      (pain|pressure|tightness|squeezing|crushing|elephant|heaviness|burning) (feeling)? (in|on|across) (my|his|her|the) chest|(my|his|her) chest (is|feels)? (tight|heavy|hurts|hurting)
      (having|had) a heart attack`,
    'chest-sign': `(left|both|my|his|her|the|down) (arm|arms|jaw|shoulder) (is|are|feels|feel|went|has gone|hurts|pain|hurt|and|gone|$)
      (spreading|going|radiating|shooting|travelling|moving|spread|radiates|spreads|runs|goes) (down|to|into|up|through) (my|his|her|the)? (left)? (arm|jaw|shoulder|neck|back)
      (sweating|clammy|grey and|gone grey|went grey)|(passed out|collapsed|fainted|blacked out|collapsing|passing out|lost consciousness|can not stand up)|(arm|jaw) (pain|numb|numbness)`,
    panic: `(convinced|what if|afraid (of|that)|scared (of|that)|every time|fear of|worried (about|that) (having|a))`,
    stroke: `(face|mouth|smile|eyelid) (is|has|started)? (drooping|drooped|dropped|sagging|lopsided|fell|gone crooked|falling)
      (speech|words|talking) (is|are|has|suddenly|became|come out|coming out)? (slurred|slurring|garbled|jumbled)|(slurring|slurred) (my|his|her|words|speech)
      (can not|could not|unable to) (move|lift|raise|feel) (my|his|her|one|the) (left|right|whole|one)? (arm|leg|side|half)
      (one|left|right) (side|half) of (my|his|her|the) (body|face) (is|has|went|feels|suddenly)? (gone)? (numb|weak|paralyzed|paralysed|dead|limp)|having a stroke
      (suddenly|sudden) (went|gone|lost|can not|blind) _ (blind|vision|sight|see|speak)`,
    airway: `(throat|tongue|airway|lips|face) (is|are|has|started|keeps|getting)? (swelling|swollen|swelled|closing|swelling up|closing up|swelling shut) ___ (allergic|allergy|nut|nuts|peanut|peanuts
      sting|stung|hives|bee|wasp|shrimp|shellfish|ate|eating|breathe|breathing|epipen|medicine|antibiotic)
      (allergic|allergy|ate|nut|nuts|peanut|peanuts|stung|bee|wasp|hives|shrimp|shellfish) ___ (throat|tongue|lips|face|airway) __ (swelling|swollen|closing|tight|swelled)
      (anaphylaxis|anaphylactic|used my epipen|need my epipen|no epipen|used the epipen)|(tongue|lips) (is|are) (swelling|swollen)|(choking) (on|and) _ (food|can not|meat|something|piece)
      (lips|face|nails|fingers) (is|are|turning|went|turned|gone|look|going) (blue|grey|gray|purple)|(turning|turned|going|gone) blue
      inhaler (is not|does not|not|did not) (working|help|work|helping)`,
    bleeding: `(bleeding|blood) (will not|does not|is not|can not|would not|and it will not) (stop|stopping|clot)|(can not|could not) stop (the|my)? (bleeding|blood)
      (bleeding|blood) (heavily|badly|everywhere|out|a lot|all over|is (everywhere)|profusely)|(lost|losing) (a lot of|lots of|too much|much) blood
      (soaked|soaking|bled) through (a|#|two|three|my|every) (pad|pads|towel|towels|bandage|bandages)|(coughing|vomiting|throwing|coughed|vomited|puking) (up)? (a lot of|lots of|bright red)? blood
      there is (a lot of blood|so much blood|much blood)`,
    lifeless: `(not|stopped|hardly|barely) breathing|@they __ (unconscious|unresponsive|not responding|collapsed|having a (seizure|stroke|heart attack)|passed out and|choking|seizing|convulsing)
      (will not|does not|can not) wake (up|him up|her up|them up) (and|he|she|at|no|$)|(can not|could not) wake (him|her|them|my|the) __
      (baby|he|she|child) (is|went|has gone) (limp|floppy|lifeless|blue)|(no|can not find a) pulse`,
    'abuse-now': `@partner (always|sometimes|often|again|has|keeps|kept|has been|is)? (hits|hit|beats|beat|beating|hitting|punches|punched|punching|slaps|slapped|slapping|kicks|kicked|chokes|choked
      choking|strangles|strangled|strangling|shoves|shoved|threw|throws|burned|drags|dragged) (me|my head|us|things at me)
      @partner (threatens|threatened|keeps threatening|is threatening|said he would|swore he would|will|is going|wants) _ (to)? (kill|hurt|shoot|stab|beat) (me|us|my family|the kids)
      (hands|hand) (around|round) my (throat|neck)|(he|she|they|husband|partner|boyfriend|ex) (does not|will not) let me (out|have money|see anyone|use my phone|have my phone)
      (he|she|they|husband|partner|boyfriend|ex) (locks|locked|has locked|keeps) me (in|up|inside|locked)|i am (afraid|scared|terrified) (of|that) _ (husband|boyfriend|partner|wife|ex|dad|father|he
      she) (will|might|is going to|would)? (hurt|kill|hit|beat|come home|when he|when she)? _ (me|us|drinks|drunk|angry)
      i am (not safe|unsafe|in danger) (at home|with him|with her|in my house|in my own home|here)|(being|getting) (beaten|abused|hit) by (my|him|her)|(my|the) bruises _ (he|she|from|hide)`,
    'abuse-danger': `@partner (is|has|got)? (got)? (hitting me now|a (knife|gun|weapon|bat|machete) (and|to|in|at|pointed|$)|breaking (down|in|the door)|trying to break|banging on the door
      outside with|outside (my|the) _ with|kicking the door|coming (for|after) me|chasing me|strangling me|choking me)
      (hiding|locked) (myself)? (in|from) _ (bathroom|him|her|closet|bedroom|my husband|my boyfriend|my dad) __ (he|she|from|so|because|drunk|break|door|angry|screaming|find)
      (dad|father|stepdad|husband|boyfriend|he|mom|ex) is (hitting|beating|choking|attacking|strangling) (my|our|the) (mom|mother|sister|brother|dad|kids)
      (going|trying|about) to (kill|stab|shoot) me (right now|tonight|now|if i)|(he|she) (said|says|shouted) (i|he|she) (will|am going to) kill you
      (somebody|a man|stranger) (is)? (in|breaking into|broke into|following|trying to get into) (my|me) (house|home|apartment|flat|room|right now|and)`,
    'abuse-past': `@partner (used to|was always|would) (hit|beat|hurt|abuse|choke|beating|hitting|molest|touch|rape|abused) (me|us)
      (i have been|was) (physically|emotionally|sexually)? (abused|beaten|molested|assaulted) (by|as|when|for|at|$)
      (abusive|violent) (ex|husband|relationship|marriage|father|mother|childhood|stepdad|parents|partner|boyfriend|home)`,
    rape: `(was|been|being|got) (gang|date|drugged and)? (raped|sexually assaulted|sexually abused|sexually harassed|molested|roofied)|(raped|molested|sexually assaulted|sexually abused|groped) me
      (forced|forces|forcing|makes|made|making) (himself on me|me to have sex|me to touch|himself inside|me into sex|me to do things)
      (had|has|having) sex with me (while|when|without|even though|against) (i|my|consent)
      i (said|told him|kept saying) no (and|but) _ (he|they|she) (did not stop|kept going|did it|would not stop|carried on|did not listen)`,
    'rape-now': `(am|being|getting) (raped|molested) by|(keeps|is) (raping|molesting|touching|assaulting) me
      (he|husband|boyfriend|partner|ex|boss|coach|teacher) (rapes|molests|forces|makes) me (every|to have sex|when|at night|again|while|$)`,
    'child-hurt': `(dad|father|stepdad|stepfather|uncle|grandpa|grandfather|brother|stepbrother|cousin|teacher|coach|priest|mom|pastor|neighbor|babysitter|man|tutor) (keeps|is|has been|always
      sometimes|started)? (touches|touching|touched|molests|molesting|undresses|comes into my (room|bed) at night|makes me touch|rubs) (me|my|him|and|himself|$)|@partner (is|keeps|has|always)? (hits
      hit|hitting|beats|beat|beating|hurts|hurting|shakes|shook|shaking|kicks|burns|burned|touches|touched|touching|molests|molested|molesting|starves|raped|abuses|abusing|choked|slapped
      punched) (the|my|our|her|his) _ @small|(somebody|coach|teacher|uncle|babysitter|neighbor|he|man) (touched|hurt|abused|abuses|molested|molests|raped) my _ @small
      my _ @small (told|says|said) _ (someone|he|uncle|dad|stepdad|teacher|her|she|that) __ (touched|touches|hurt|hurts|hit|hits|raped)
      i (hit|shook|hurt|slapped|choked|smothered|threw) (the|my) (baby|newborn|infant|toddler|son|daughter|kid|child)|(child|kid|kids|children|baby|toddler|boy|girl) (is|are|was|were
      has been)? (being|getting)? (abused|beaten|neglected|molested|locked in|left alone|starved|starving|tied up) (by|at|all|in|next|for|alone|every|without)
      (adult|man|guy|stranger|he|someone) online __ (nudes|naked|pictures of my|meet me|touch myself|undress)
      (sent|send|sends|sending) (him|nudes|naked) __ (blackmail|blackmailing|threatening|threatens|share them|post them)`,
    'child-risk': `i am (going|about) to (hurt|shake|hit|kill|throw|smother|drown) (the|my|this) (baby|newborn|infant|toddler|son|daughter|kid|kids|child|children)
      i want to (hurt|shake|kill|smother|throw) (the|my|this) (baby|newborn|infant|toddler|kids|children)
      i (am|feel) (so)? close to (hurting|shaking|hitting|snapping at) (the|my) (baby|kid|kids|child|son|daughter)`,
    minor: `i am (only)? (6|7|8|9|10|11|12|13|14|15|16|17|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) ($|years old|year old|yo|yrs|y o|and|but|f $|m $|turning)
      (10|11|12|13|14|15|16|17|thirteen|fourteen|fifteen|sixteen|seventeen) (year old|years old|yo|yr old) (girl|boy|kid|here|student|and i|$)
      i am (only)? (a (kid|child|minor|teenager|teen)|underage|in (middle school|elementary school|6th|7th|8th|9th|primary school))`,
    'other-suicidal': `@they _ (wants|want|wanted|is going|is planning|is threatening|threatened|threatens|plans|talks about|talking about|keeps talking about|is talking about|going|is about|tried
      attempted) to? (kill|killing|hang|shoot|unalive|drown|end|ending|take|taking|die|dying|be dead|suicide|jump off|overdose|commit suicide) (himself|herself|themselves|themself|his|her|their|it
      tonight|$|and|if|all|life|because|now|a)|@they (is|are|has been|feels|was|seems|might be|may be) (actively)? suicidal
      @they _ (wrote|left|sent me|posted|texted) _ (suicide|goodbye|farewell) (note|letter|message|text|post)
      @they _ (cuts|cutting|is cutting|hurting|self harming|harming) (himself|herself|themselves|her (arms|wrists)|his (arms|wrists))
      (worried|scared|afraid|think) (that)? @they _ (will|might|is going to|would|wants to|may) (kill|hurt|harm|hang|do something to) (himself|herself|themselves)`,
    'other-act': `@they _ (is|has)? (on (the|a) (bridge|roof|ledge|tracks)|cut (his|her|their) wrists|got a gun|has a gun|has a noose) _ (jump|jumping|to jump|$)
      @they _ is? on (the|a) balcony _ (jump|jumping|to jump)|@they _ slit _ wrists|@they is hanging ($|there $|from (a|the|her|his) (rope|ceiling|door|beam|tree|banister|fan|cord|belt))`,
    voices: `(voice|voices|demon|demons|god|devil|they in my head) (in my head|i hear)? (is|are|keeps|keep|always|started)? (telling|tell|tells|told|saying|say|says|commanding|command|commands|order
      orders|ordering|want|wants|shouting|screaming at) (me|i) (to|should|have to|must|that i should)? _ (kill|hurt|cut|die|jump|harm|stab|end|burn|attack|do it|strangle|shoot)
      i hear (voices|a voice) __ (kill|hurt|cut|die|jump|harm|stab|end)|(voices|voice) __ (i have to|i must) (obey|do what|listen)`,
    threat: `i (@want-to|am going to|will|am about to|plan to|am planning to|intend to) (kill|murder|stab|shoot|strangle|hurt|beat up|poison|burn|beat|bomb|blow up|shoot up|attack) (him|her|them
      my (boss|husband|wife|dad|mom|father|mother|neighbor|neighbour|teacher|ex|brother|sister|stepdad|boyfriend|girlfriend|roommate|flatmate|housemate|coworker|family|classmates)|everyone (at|in)|people|somebody
      the (school|office|guy|people)|that (guy|man|woman|bitch)|all of them|those people|that school|the kids at)
      i am (going to|about to|planning to) (shoot up|bomb|burn down|blow up) (the|my|this|his|her) (school|office|house|building|place|church|mosque|station|work)
      (make|making) (them|him|her) pay __ (gun|knife|blood|dead|die)`,
    'threat-ready': `i (have|got|have got|bought|am holding|grabbed|am outside __ with) (a|the|my) (gun|knife|bat|rifle|pistol|machete|weapon) __ (kill|him|her|them|going to|shoot|stab|outside|pay)`,
    starving: `i (have not|had not|have not had) (eaten|food|eat|anything to eat) __ (in|for) (#|two|three|four|five|six|seven|several|a few)? (days|a week|weeks)
      i (am|have been)? (starving|fasting) (myself|to lose|for days)|i (only) (eat|ate|allow myself|let myself) (#|one)? (calories|apple|cracker|lettuce)|i (am)? (anorexic|bulimic)
      i (can not|do not|will not) let myself eat|(my|have an|have) (eating disorder|anorexia|bulimia) (is|again|and|back|has|$)|terrified of (eating|gaining weight|food)`,
    purging: `i (make|made|making|have been making|am making|force|forced) myself (throw up|sick|vomit|puke)
      i (have been|am|keep|started)? (purge|purged|purging|binge and purge|throw up after|throwing up after|vomit after) (everything|after|my|every|what|food|again|today|meals|eating|i eat|$)
      (laxatives|diuretics) _ (to lose|every|after|lose weight|to get)`,
    neglect: `i have not (showered|washed|left my bed|left bed|left the house|brushed|gotten out of bed|got out of bed|bathed|changed my clothes) __ (in|for) (a|#|two|three|several|weeks|days|over)
      i (can not|do not) (get out of bed|shower|feed myself|wash myself) (anymore|any more|at all)`,
    intrusive: `(intrusive|unwanted) (thought|thoughts|image|images|urge|urges)|(what if|afraid|scared|terrified|worried|fear|fears|fear that|panic that) (i|that i|i will|of) _ (will|would|might
      could|going to|secretly want to|want to|am going to|snap and)? _ (hurt|hurting|stab|stabbing|kill|killing|harm|harming|push|pushing|molest|molesting|drop|drown|drowning|suffocate|strangle
      attack|jump|jumping|hit|run over|lose control|touch|touched|poison|smother) _ (my|somebody|a|the|him|her|them|myself|people|off|in front|onto|and|child|$)|(thought|thoughts|image|images|flash
      flashes|picture|pictures) (of|about) (me)? (hurting|stabbing|killing|harming|pushing|drowning|molesting|strangling|smothering|dropping|throwing) (my|someone|the|people|him|her|a|them)
      (i) (would never|do not want to|never want to) (act on|hurt (him|her|them|anyone|my)|do (any of)? (it|this|that)|have these)|i do not want (these|the|this|those) (thought|thoughts|images)
      (thoughts|thought|images) (that)? (disgust|disgusts|horrify|horrifies|terrify|terrifies|scare|scares|sicken|frighten|frightens) me|(harm|pure|suicidal|suicide|pedophile|postpartum) ocd
      (keep|keeps) (popping|coming|flashing) into my (head|mind)`,
    fiction: `in (my|a|the) (dream|nightmare)|(character|characters|protagonist|fanfic|screenplay|lyric|boss fight|dnd|playthrough|cosplay|roleplay)|(in|of|for|from|writing|wrote|reading|watching|watched|called|this) (a|an|the|my
      that|his|her)? _ (novel|story|movie|film|song|episode|series|video game|poem|documentary|podcast|show|script|book)`,
    figure: `(embarrassed|embarrassing|cringe|cringed|mortified|haha|hahaha|hahahaha|lmao|lmfao|rofl|hilarious|cuteness|spoilers|hungover|hangover)|(exam|exams|homework|essay|meeting|meetings|mondays
      monday|traffic|wifi|commute|workout|gym|leg day|heat|cramps|burpees|calculus|laundry|spreadsheet|level|boss) __ (makes|make|made|making) me want to
      (die|died|dying|dead) (of|from) (embarrassment|laughter|laughing|shame|boredom|happiness|heat|hunger|thirst|old age|secondhand)
      (kill|killing|hurt|kills) myself (laughing|at the gym|working|over this|studying|for this|with work|by accident|accidentally|on the treadmill)
      (kill|murder|strangle) (him|her|them) (sometimes|for (eating|being|that|not|leaving|forgetting|stealing)|if (he|she|they))
      (die|dying) (happy|peacefully|someday|one day|at home|before|alone|young)|(hit|hits) me (up|like|that)|(beat|beats|beating|kill|kills|killing|murder|destroy) (me|him|her|them) (at|in|to)
      suicide (squad|prevention|hotline|awareness|rate|rates|bomber|doors)|(in|on) (minecraft|fortnite|valorant|league|chess|mario kart|ranked)`,
    unsaid: `(not|never|no) (saying|say|said|mean|meant|meaning|implying|think|thinking) (that)? i (want|am|would|will|have)|(did not|does not|do not) mean (i|that i|it)`,
    denied: `i (thought|was afraid|used to think|was convinced) i (wanted|was going|want)
      i (do not|would never|will not|am not going to|am never going to|will never|never want to|have no plan to|have no plans to) _ (kill|hurt|harm|die|want to die|end my life|act on)
      (even if i|unless i) (wanted|want|was going|were)`,
    reported: `(he|she|they|friend|brother|sister|son|daughter|mom|dad|husband|wife|boyfriend|girlfriend|partner|patient|client|student|ex|guy|girl|cousin|roommate|teen|colleague|coworker|kid|child
      someone) (keeps|kept|has|always|then)? (said|says|saying|told me|tells me|texted|texted me|texts|writes|wrote|posted|messaged|messaged me|screamed|screaming|yelled|sent me
      threatened) _ (that)? (i|he|she|they)`,
    bereaved: `(died by|killed himself|killed herself|killed themselves|hanged himself|hung himself|took his own life|took her own life|took his life|took her life|lost _ to suicide|funeral
      anniversary|passed away|grief|grieving|widow)`,
    accident: `(accident|accidentally|cooking|shaving|chopping|slicing|kitchen|peeling|vegetables|onions|paper cut|oven|stove|iron|curling|gardening|opening a|glass broke|knife slipped|shave|gym
      onion|dinner)`,
    prescribed: `(prescribed|as usual|usual dose|my usual|like every|as directed|daily|every (day|morning|night)|vitamins|supplements|for my headache|normal dose)`,
    wondered: `(for class|for school|research|statistics|my thesis|news|article|as a (nurse|therapist|doctor|paramedic|teacher)|patient|patients|my client|my clients|training)`,
    compulsion: `(checking|check|checks|washing|rituals|ritual|counting|compulsion|compulsions|cleaning|locks|stove|reassurance|reassuring|googling|touching|confessing|job|work|class|course|diet
      shift|boss|homework|essay|project|spreadsheet|internship|exam|app)`,
    thanks: `(thank you|thanks|thx|ty|cheers|helped|see you|talk tomorrow|good night|goodnight|later|ttyl|cya|gtg|got to go|heading (out|off|home)|have a (good|nice)|for today|for now)`,
    'asks-ending-life': `(thinking|thoughts|thought) (about|of) (@kill-myself|ending your life|suicide|killing yourself|taking your (own)? life|dying|death)
      (are you|do you feel|feeling) (suicidal|wanting to die)|(wish|want) to (die|be dead|end your life|kill yourself|not be alive)|you (would|will|might) act on (it|this|that)|(going|planning|plan) to (end your life|kill yourself)`,
    'asks-for-number': `(scale (of|from)|out of (ten|#)|how (likely|strong|sure|close))`,
    'asks-safe-now': `(are|do) you (feel|feeling)? safe (right now|now|tonight|at the moment|with yourself|$|where you are|today)`,
    'asks-taken-something': `(have|did) you (taken|took|take|swallowed|swallow|had|drunk) (anything|something|any|too|pills|more|some|all|an overdose|it|them)
      (how many|how much|what) (did|have) you (take|taken|swallow|swallowed)`,
    'asks-hurt-now': `are you (hurt|bleeding|injured) (right now|now|badly|$)|(have you|did you) (hurt|hurting|cut|harm|harmed|injured) yourself`,
    'asks-hurt-others': `(thinking|thoughts|planning|going|want|plan) (about|of|to)? (hurting|harming|killing|hurt|harm|kill) (somebody|anyone|him|her|them|others)`,
    'asks-safe-at-home': `safe (in your home|with (him|her|them|your (partner|husband|wife|boyfriend|girlfriend|dad|mom)))`,
    'asks-child-safe': `(child|children|baby|kid|kids|son|daughter|they|he|she) (safe|out of danger)|(is|are) _ (child|children|baby|kid|kids|son|daughter) __ safe`,
    'answers-plainly-safe': `^ (yes|yeah|no|thanks|thank you)? i am quite? safe (now|right now|for now|here|at home|at this moment)? $`,
    'answers-yes': `^ like? not alive $|^ (yes|yeah|yep|yea|ye|yup|y|yah|yess|ja|uhuh|affirmative|correct|true|sure|definitely|absolutely|always|constantly|often|lately)
      ^ (i am|i do|i have|i did|i was|i have been) ($|and|but|again|for|all|a lot|tonight|every|thinking|it)
      ^ (every day|all the time|of course|a lot|all day|more and more|most days|most of the time|more than ever|nothing else)`,
    'answers-partly': `^ (i (suppose|think) (so|yes|$)|i guess)
      ^ (well|hmm|i mean|yes)? (kinda|sorta|a bit|a little|somewhat|partly|probably|some|a few|in a way|it crosses|it has crossed|mostly|i have thought about it|thought about it)
      ^ i (kind of|sort of) (am|do|have|did)`,
    'answers-maybe': `^ (well|hmm|i mean)? (sometimes|maybe|perhaps|possibly|on and off|here and there|now and then|once in a while|for now|it depends|depends)`,
    'answers-silence': `^ (and)? (does|would|will|did) (it|that) (matter|make a difference)|^ what (does it|would it|does that) (matter|change)|^ (it|that)? does not matter
      ^ (who|would anyone|would anybody|does anyone|does anybody) (cares|care)|^ what difference (does|would) it make`,
    'answers-later': `^ (no)? not (today|tonight|yet|this week|this time)`,
    'answers-unsure': `^ (i (do not|am not) (know|sure)|not sure|who knows|hard to say|unsure|no idea|i can not (say|tell|answer)|why|not (right now
      at the moment|anymore|any more))`,
    'answers-aside': `^ (but|though)? i do not think (it|this|that) (is|was|counts)`,
    'answers-hardly': `^ (no)? not really (safe|sure|$|but|i)`,
    'answers-no': `^ (no|nope|nah|never|negative|not at all|nothing|none|of course not|n) ($|i|not|never|and|but|he|she|they|thank|thanks|way|it|because|nothing|definitely|where|anymore)|^ i am not
      ^ (i do not|i have not|i did not|he is not|she is not|they are not)`,
    'answers-safe': `^ (yes|no)? (no)? (i am|we are|he is|she is|they are|feel|i feel) (safe|okay|ok|fine)`,
    'answers-usual': `(my|the) (usual|normal|prescribed|regular|daily|ordinary) _ (dose|#|mg|pills|$|amount|one|ones)|as prescribed|what (i am|my doctor) (supposed|prescribed|told)
      (1|2|one|two) (pills|of them)|only (my|one|two|1|2|what)`,
    'answers-all': `(all of (them|it)|all the @pills|every (one|last one) of them|the (whole|entire) (bottle|box|pack|packet|lot|thing|strip)|everything (in|i)|a whole (box|pack))
      ^ (i took)? (about|around|like|maybe|over|at least)? (##|twenty|thirty|forty|fifty|a lot|too many|lots|a bunch|a handful|more than i should|loads) (@pills|of|$)|^ (them all|everything|all)`,
    'weak-farewell': `^ (ok|okay|well|so)? goodbye (everyone|all|then|now|$)`,
  },
}

const also = (phrases: Language['phrases'], more: Language['phrases']): Language['phrases'] => ({
  ...phrases,
  ...Object.fromEntries(
    Object.entries(more).map(([signal, lines]) => [
      signal,
      phrases[signal] ? `${phrases[signal]}\n${lines}` : lines,
    ]),
  ),
})

export const english: Language = {
  families: { ...explicit.families, ...plainFamilies },
  phrases: also(explicit.phrases, plainPhrases),
}
