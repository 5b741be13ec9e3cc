/** More that is said plainly in English: families, and phrases for each signal, added to those of `en.ts`. */
export const plainFamilies: Readonly<Record<string, string>> = {
  person: `he|she|they|him|her|@relative|grandad|grandfather|grandmother|gran|nan|nana|papa|baby|toddler|mate|housemate|man|girl|boy|lad|patient`,
  aggressor: `@partner|stepbrother|parents|aunt|grandpa|carer|carers|housemate|roommate|flatmate|employer|madam|landlord|coach|sister|cousin`,
  means: `pills|tablets|gun|rifle|knife|blade|blades|razor|rope`,
  weapon: `knife|gun|bat|machete|hammer|crowbar|axe|rifle|shotgun|pistol|razor|blade|bolo`,
  limb: `arm|arms|thigh|thighs|leg|legs|wrist|wrists|hip|stomach|skin|forearm|hand|hands`,
  themselves: `himself|herself|themselves|themself`,
  say: `says|said|saying|texted|texted me|texting|told me|tells me|messaged|messaged me|wrote|wrote me|posted|threatens|threatening|threatened|swears|swore`,
  'they-die': `kill @themselves|hang @themselves|shoot @themselves|drown @themselves|hurt @themselves|end (it|it all|his life|her life|their life|things)|take (his|her|their) (own)? life
    jump (off|in front|from|$|tonight|if)|overdose|die|be dead|unalive|do it tonight|take (pills|all|an overdose)`,
  count: `a|one|two|three|four|five|six|seven|several|#|my|the|every`,
  packet: `pack|packet|packets|box|bottle|bottles|strip|strips|lot|card|sheet|pot|tub`,
  when: `tonight|today|tomorrow|this weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|now|on my birthday`,
  ago: `ago|back|since|now`,
}

export const plainPhrases: Readonly<Record<string, string>> = {
  'kill-wanted': `@kill-myself (@when|soon)|(i|me) (want|would rather|rather|need|wish) (to)? (suicide|kill me|@kill-myself)|suicide is my only|if i do not @kill-myself
    can not (keep myself safe|promise i will not hurt myself)|what i might do to myself|talk me out of @kill-myself|i want to (take|swallow) all (of)? (my|the) @pills
    (want|about) to jump (@when|off|in front|from)|i (am going to|will|want to) (do|commit) suicide|i (want|need) to do it @when
    i (almost|nearly) (jumped|killed myself|did it) (yesterday|last night|today|tonight)|(i|me) want (die|finish my life)
    (killing myself|dying|suicide|death|ending it) is the only (way|answer|thing|option|solution)|i (am|feel)? (so)? close to (doing it|ending it|@kill-myself)
    i (think|want|need|plan) to (finish|end) (my life|myself)|i want to try again (and|to die|tonight|$)|(gun|pills|rope|knife) and i want to use it on myself
    it would be so easy to (jump|step in front|@kill-myself)`,
  'death-wanted': `worth more dead`,
  intended: `^ ending it (tonight|today|now) $
    i (will|am going to) (suicide|hang (me)|kill (me)) (@when|soon|$)
    i (am going to|will|plan on|am) (take|taking|shooting|swallow) (every pill|all my @pills|all the @pills|myself) (@when|in|$)|^ (tonight|today) is the (night|day) ($|i)
    (this|@when) _ (is)? when i (am)? (do|doing|end|ending) (it|things|everything)|i (am)? (ending|going to end) (things|it all|my suffering|this) (@when|$)|decided to end my (suffering|life|pain)
    @when i (make|am) (an end|dead)|i will not be alive (in|by|tomorrow|after|on)|(nobody|no one) can stop me now|nothing left to do but die
    (tonight|today|tomorrow|this weekend|friday|saturday|sunday|monday) i (will|am going to|am) _ (end (it|my life|things|everything)|kill myself|die|finish (it|my life|all)|be dead)|my next attempt
    i (will|am going to) (try|do it) again (tonight|and this time|tomorrow|properly)|make sure it works this time|i am about to (end it)
    i (am going to|will) (join|be with) (him|her|them|my _) __ (tonight|soon|in heaven|tomorrow)`,
  planned: `i (have)? (bought|got|stole|found|hid) (a|the|some) (rope|gun|noose|helium) and i am going|i have enough @pills|enough @pills to (do it|end)
    (painless|easiest|quickest|best|fastest) (way|ways|method|methods) to (die|kill)|how (much|many) ___ would kill|most lethal|to bleed out|(a|the) date (picked|set) and
    (got|have) a date (and|picked)|made a plan _ not scared|i (have)? planned (my (suicide|death)|how to die)|(@pills|rope|noose) (is|are)? (lined up|counted out|laid out|under my bed)
    how do people hang themselves|my suicide? note is (in|on|written|under|ready)|how (high|many|long|much) ___ (to die|to kill (me|you|myself|yourself)|not wake up|be instant)
    (does it hurt to|painless way to|quickest way to|quick way to) (die|go|hang|drown)|(enough|lethal) (@pills)? to (die|kill (me|myself)|end it)|(##|# @pills) enough to (kill)
    (carbon monoxide|exhaust fumes|hanging|drowning|overdosing|helium) (painless|quick|painful)|is (exhaust) (painless|quick|painful)|fall asleep with exhaust
    (looked|looking|googled|researching|researched|searched|searching) (up|for)? (how to)? (tie a noose|suicide methods|methods ($|of|to die|to end)|ways to die|painless|how to (hang|kill))
    planning (how|when|where) to (die|end|kill)|i have (the|a) (date|day) (already|picked|set)|yes i have a plan`,
  'cannot-go-on': `^ i am done $`,
  caring: `dementia|alzheimers`,
  'without-me': `(they|family) would (manage|cope|be) (fine|ok|okay)`,
  hint: `(think|thinking) (about|of) not waking up
    ^ i have (got)? a rope $|(thinking|thought) (of|about) (od|oding)|cba (living|with life)|driving (into|off) (a|the) (tree|wall|bridge|cliff)|^ i can not (do this|go on) (anymore|any more) $
    i (have)? bought (rope|noose) (today|tonight|yesterday|$)|(leave|leaving) nothing behind`,
  'means-ready': `(rope|gun|noose|rifle|shotgun|blade|bottle of @pills) (is|are)? _ (under my (bed|mattress|pillow)|in my (drawer|bag|pocket|lap|hand)|in front of me|out on the table)`,
  'act-now': `(standing|stood|sitting) on the (ledge|chair|railing|edge of) __ (noose|rope|$|wind|jump|ready)|noose is up|climbing over the (rail|railing|barrier)
    (about|going) to jump (right now|now)|^ (stood|standing|sitting) on (the|a) (roof|ledge|railing|bridge)|i am (at|on) the (bridge|ledge|edge) (right now|now)
    (on|at) the (wrong|other|far) side of the (railing|railings|rail|rails|barrier|grill|bridge rail)|^ other side of the (railing|rail)
    (sitting|standing|lying|stood|sat) (on|in front of) the (tracks|rails|train tracks|railway)|legs (are)? (dangling|hanging) (off|over)|engine (is)? (on|running) ___ garage
    garage ___ (engine|car) (is)? (on|running)|hose (in|through|on) the (window|exhaust)|(gun|shotgun|rifle|pistol|revolver) (is)? (loaded and)? (in|on|across) my (lap|knees|mouth)
    (razor|blade|knife) (is)? (to|at|on|against) my (wrist|wrists|throat|neck)|edge of the (platform|roof|building)|(it) is (round|around) my neck|^ (cut|slit|slashed) my (wrist|wrists)
    i am on the (bridge|roof) (right now|now|and (it|i))|not coming back down|rope is tied and`,
  farewell: `(last|final) (journal)? (entry|message|goodbye) (ever|$)|(tonight|today) is my last (night|day)|this is the end for me
    (will not have to worry about me|no more pain|will not hurt anyone) (anymore)? after (tonight|today|tomorrow|sunday|friday)
    i am not going to be (here|around|alive) (next week|tomorrow|much longer|anymore)|i (have)? said my goodbye|goodbye everyone i (am sorry|tried)|sorry i (can not|could not) stay
    this is goodbye ($|everyone|to)|(not (planning|going) to|will not) (see|make it to|live to see) (the morning|tomorrow|morning|monday|christmas)
    (will not|do not think i will|not going to) (survive|make it through|live through) (the night|tonight|tomorrow)|it is my last (day|night) and i mean`,
  'long-ago': `first (husband|wife|boyfriend)|until i was|i was (small|little|tiny)|(he|she) is dead|at (13|14|15|16|17|18|19) (because|over|and|when|in)|(months|years) ago|last summer|after the war
    was a (kid|child|teen|teenager)|in ##`,
  dated: `^ (and|but)? (it|this|that)? (was|happened)? (back)? in ## $|^ no (he|she|they) died (then|that day|in|back|years)`,
  edge: `^ i am (standing|stood|sitting|up)? (on|at) (the|a) (bridge
    ledge|roof|rooftop|railing|railings|cliff|tracks|cliff edge) (now)? $`,
  'self-harm-now': `i (have)? cut myself (earlier|but it is not)
    i (have)? (been)? (cutting|self harming|harming myself) (again|every (day|night)|my @limb|tonight)|(can not|could not) stop (cutting|hitting|burning|hurting) (myself|my @limb|$)
    made myself bleed|(scratching|digging) (at)? my (@limb) until|fresh cuts|(burned|burnt|cut|stabbed|scratched) (myself|my @limb) (on purpose|with (a|the|my)|and)|carved words
    i (keep|started|have started) (cutting|burning|hurting) (myself|my)
    i (have)? (cut|sliced|burned|burnt|carved|scratched|slashed) (into)? my (@limb) (open|again|tonight|last night|today|yesterday|with|and|because|so|to|a few|until|till|$)
    i (keep|have been|am) (hurting|cutting|burning|hitting|punching|scratching) (myself|my @limb)
    i (cut|burned|burnt|hurt|harmed) (myself)? (again)? (last night|tonight|today|this morning|yesterday)|relapsed ___ (cut|cuts|blade|new ones|thigh|razor)|my cuts (from|are|hurt|will not)
    (blade|razor|scissors|lighter|needle) __ (on|over|in|into|across) my (@limb)|(hitting|banging|bang|smashing|slamming) my head (on|against|off|into) the (wall|floor|door)`,
  'self-harm-wanted': `i (want|need) to cut (so|right|tonight)|(trying|try) _ (so hard)? not to (cut|self harm)|going to (self harm|cut|s h) (tonight|again|now|after)
    urge to (cut|self harm|burn|hurt myself) is (so|too|getting)? (strong|bad|stronger|much)|about to (cut|self harm)|holding the (blade|razor) (again|and|so|$)`,
  taken: `(had|taken|took) (like|about|maybe)? ## @pills (over|today|since|this)
    took all of (my|the|his|her|them|it) _ (@pills|goodbye)|took a (lot|bunch|load|whole bunch) of (my|the|his|her) __ @pills
    (swallowed|took|taken|had) (like|about|maybe|around|over)? (##) of (them|my|the)|(had|swallowed|took) all the @pills|swallowed the (packet|box|bottle|strip)
    i already (took|swallowed) (the|my|them) (@pills|all)|(already|have) swallowed (em)|swallowed a (bunch|load|lot|handful) of|(took|taken) my @pills twice and|(took) double (my|the) @pills
    double my @pills by|(took|swallowed|downed|ate|taken|finished|necked|drank|drink) (the|a|my|his|her) (whole|entire|full|rest of the) (@packet) (of @pills|$|and|about|an|#|half|now|in)
    (took|swallowed|downed|ate|taken|swallow) (everything|all|whatever|what) ___ (cupboard|cabinet|drawer|packet|medicine|i had saved|orange bottle)
    (swallowed|necked) (loads|lots|the lot|them|heaps|handfuls)|(took|swallowed|taken|ate|had|^) (way)? (too|so) many (of)? (my|the|his|her)? _ @pills
    took (them|it) (all)? (an|one|half an|# minutes|about an|about # minutes) (hour)? (@ago)|^ took (them all|all of them) ($|and|sorry|goodbye)
    (took|ate|swallowed) (my|his|her|the) _ @pills (all of them|all of it|the lot)|took the @pills ___ (ago|back) ___ (scared|sleepy|regret)
    (drank|drunk|drink|swallowed) ___ (under the sink|bleach|rat poison|poison|antifreeze|weed killer|weedkiller|phenyl|floor cleaner|pesticide|drain cleaner)
    (mixed|washed down) __ @pills __ (vodka|wine|alcohol|whiskey|whisky|gin|rum|beer)|(something stupid) with (my|the|some) @pills`,
  'other-taken': `empty (packets|packet|bottle|strips|box) ___ (mumbling|snoring|wake|not answering|breathing|asleep)|@person _ (took|swallowed|has taken|ate|had taken) (a|the|all|whole|full|entire
    her|his) (whole|full|of|entire|her|his|the)? (strip|bottle|box|packet|@pills)? (of|her|his)? @pills ___ (sleepy|wake|snoring|mumbling|slurring|understand)
    @person _ (took|swallowed|has taken) (a|the) (whole|full|entire) (@packet)|@person (sent|sends) me (a)? (pic|pics|picture|photo) of (the|a|her|his) (empty|pills|rope|noose|gun|blood|cuts)`,
  chest: `(sitting|weight|elephant|brick|block|rock) (is)? on (my|his|her) chest|chest _ (crushed|crushing)|(holding|clutching|grabbing) (his|her|my) chest|chest (is)? (paining|squeezing)`,
  'chest-sign': `(into|up|to|in|down|and) (my|his|her|the)? _ (jaw|left arm|left shoulder|left hand)|(sweat|sweaty|sweats|gray|ashen)|(left arm|jaw) (is)? (paining|numb|dead|heavy|hurts|aches)`,
  panic: `when i (run|walk|climb|exercise)|am i having a|scared (it|this) is|brain is (screaming|telling)|thought i was having`,
  stroke: `half (of)? my face (is not|not|will not) (moving|move)|(mouth|face) (is)? (hanging|slid) (on|down)? (the|one|left|right)|worst headache of (my|all|the) (whole)? life
    (gone|went) blind (in|on) one|(mouth|face) (has|is)? (gone|fallen) down on one`,
  bleeding: `(squirting|spurting|gushing)|(will not|is not|does not|has not) stop bleeding|not stopped bleeding|(blood|bleeding) (is)? (not stopping|pouring|will not stop)|(blood|bleeding|bled|cut|cuts|wound|gash) ___ it (is)? (not stopping|pouring|will not stop)
    (soaked|soaking|filled|filling) (through|thru)? @count (super|big|maternity|whole)? (pads|pad|towels|towel|dressings)|bleeding through @count (dressings|pads|towels|bandages)
    (coughing|coughed|vomiting|puking|throwing|spitting) (up)? (some|pink|bright)? (blood|red)|(went|cut|cuts) (way)? too deep|bleeding clots|clots the size`,
  'abuse-now': `i am being (beaten|hit|abused) (at home|by|every)|(lock|locks|locked|locking) me in (the|my|a) (basement|room|cupboard|shed|garage|house|closet)
    @aggressor (gets drunk and|drinks and|and) (hits|beats) (us|me)|bruises (on me)? from (where)? (he|she|him|her|my)
    (burn|burned|burnt) my (hand|arm|hands|leg) (on|with) the (stove|iron|cigarette) (as|for|because)|hits me (and|if|with)|(burn|burned) the house down with us|@aggressor (always|sometimes|often
    again|keeps|kept|has|is|then)? (slaps|slapped|pins|pinned|pushes|pushed|shoved|shoves|grabs|grabbed|chokes|choked|whips|whipped|punches|punched|kicks|kicked|bites|spits on|dragged) me (by|into
    against|down|on|up|when|if|in|so|around|to|because|with a|hard)|@aggressor (broke|burned|burnt|twisted|broken|fractured) my (arm|nose|jaw|finger|wrist|rib|ribs|hand|tooth)
    @aggressor (hits|hit|beat|hurts|slaps|hurt) me (again|when|every|if|because|last night|today|tonight|yesterday|with (a|the|his|her) (belt|stick|shoe|pan|cable|wire|spoon)|$)
    (took|takes|has|keeps) my (passport|keys and phone|phone and keys)|forcing me to marry|(will not|does not) let me (leave|go out|eat|sleep|out of the house)
    (threatened|threatens|said he will|said he would) _ (shoot|stab|kill|burn|strangle) (me|us|the house|my family)|@aggressor hits with|beats me (up|when|and|if|with|in|at|every|again|until|for|because)|(stab|kill|shoot) me if i (leave|tell|go|talk)`,
  'abuse-danger': `@aggressor (has|got) (a|the) @weapon (he|she) is (here|coming|outside|drunk)|in the (hallway|kitchen|house|garden) with a @weapon|threw _ (boiling|hot|kettle) (on|at|over)? me
    threw the kettle|@aggressor (is|has|got|has got) (the|a|his|her|my) (@weapon) (out|at us|at me|to my|and he is|and she is|and will not|in his hand)
    (with|has|got) a (@weapon) (and)? (is)? (coming|in my room|outside my|at my door)|(coming|came) (up the stairs|at me|at us|for us|into my room|towards me) with
    in (my|our) (room|house|kitchen) with a @weapon|(he|she|they|dad|husband|ex|boyfriend|stepdad) (is)? (kicking|breaking|smashing|bashing|banging) (down|in|on|through)? (the|my|our) _ door
    breaking my door|(hiding|locked|hid) __ (bathroom|wardrobe|closet|toilet|cupboard|under the bed) ___ (he is|dad|drunk|looking for me|outside|@weapon)|(locked) us in the (bathroom|bedroom)
    @aggressor (has)? (stabbed|shot|strangled) me ($|and|with|in the (leg|arm|chest|stomach|neck|side|hand)|again)
    (dad|stepdad|he|husband|brother) is (beating|hitting|choking|kicking|hurting) (my)? (mom|sister|brother|us|me) (right now|now|and there|again|$)`,
  'rape-now': `makes me have sex|assaulted me at (a|the) party
    (uncle|coach|teacher|priest|stepdad|stepfather|grandad|grandpa|cousin|babysitter) (used to) do things to me
    @aggressor raped me|(makes|making|forces|forcing|made) me (do)? (sexual things|sell my body|sleep with)
    (put|puts|putting) his hand (up|down|under|inside|in) my (skirt|top|shirt|pants|trousers|underwear)|comes to my bed|(he|they|she) forced me (to have|into)|does sexual things to
    (forced|forces|forcing) (himself|themselves|herself) (on|onto|inside|in) me|(comes|coming|gets|climbs|came|got) (in|into) my (room|bed) (at night|when|every|and touch*|while)
    (touches|touching|touched) me (down there|in my (bed|sleep)|under my)|does things to me (when|at night|in)|must sleep with (men|the men|clients|him)
    (post|posts|posting|share|sharing|leak|send|sends|sending) (my|the) (nudes|naked)|(wants|asks|asking|asked|makes|made) (me)? (for|to send|send)? (nudes|naked pics|naked pictures)`,
  'child-hurt': `(hurts|hits|beats|smacks|slaps|punches|touches) (my|her|his) (year old|@count year old|_ @small)
    @say _ (babysitter|dad|father|teacher|stepdad|mom|carer|uncle|coach) (hurts|hits|beats|touches) (him|her|them)|(locks|locked|lock) (my|the|her|his) _ @small in|cigarette burns
    sexual things to my|threw (the|my) baby|i (shook|dropped|squashed) (him|her|the baby) (only|once|and|he|she)
    (left|leave) (my|the) (kids|baby|children|toddler) (home)? alone (for|all|overnight|in)|@aggressor _ (hits|beats|slaps|burns|starves|kicks|whips|hurts|locks|is hitting|is beating|is hurting) (the
    his|her|my|their|our) _ (kids|kid|child|children|baby|son|daughter|niece|nephew|grandma|grandmother|nan|gran|grandad)
    (is|was|been|keeps) touching (her|him|my _ @small) ($|at|when|in|and|down|there)|(makes|made|making) (her|him) (touch|sleep in his bed)
    locks (him|her|them) in the (shed|room|cupboard|closet|basement|bathroom)|(bruise|bruises|burns|marks) (all over|on) (my|the|his|her|a) _ @small
    i (hit|slapped|shook|shake) (my|the) (elderly|old|disabled|little)? (mother|mom|grandma|grandmother|father|dad|baby)|pillow over __ face|shook (him|her) (till|until|so|and|hard)`,
  'child-risk': `feel like (hurting|shaking|hitting|throwing) (my|the) @small
    about to (shake|hit|hurt|throw) (her|him|the baby|my (baby|kids|son|daughter))|(put|hold) a pillow over`,
  minor: `my (mom|parents|dad) (will|would) (kill|ground) me if they`,
  'other-suicidal': `i fear for (their|his|her) life
    @say (hell|shell) @they-die
    @person _ (has a plan|planning|threatening|threatens) to @they-die|@person _ (tried to|has tried to) (overdose|end it|kill @themselves)
    (he|she|they) (is|are) ending (his|her|their) life|@person __ this is (her|his|their) last (night|day)|(wanting|wants) to die and has|@say (he|she|they) (will|is going to) top @themselves
    found the note|@say __ (he|she|they) (will|would|want to|wants to|wanted to|is going to|are going to|is about to|are about to|might|plans to|is ready to) @they-die
    @say __ (that)? tonight is the night|(texted|sent|left|messaged|wrote) (me|us) (a)? goodbye|@person __ (goodbye) ___ (not answering|not picking up|phone is off|blocked me)
    @person _ (has been|is|been|keeps)? (giving|gave|given) away (her|his|their|all) _ (things|stuff|belongings|clothes|everything) and (talking|says|said|saying)
    @person _ (tried to|wants to|going to|will|about to) (kill|hang|drown|shoot) @themselves`,
  'other-act': `@person (is|are)? (standing|sitting|up)? on (the|a) (bridge|railing|rail|roof|ledge|tracks|edge|balcony|bridge rail|balcony edge) ___ (jump|goodbye|saying|railing|facetime
    will not come)|@person (has|have)? (cut|slit|slashed) (her|his|their) (wrist|wrists|throat|arms)|@person _ (hanged|hung) @themselves|(she is|he is) cutting and
    @person cut @themselves (bad|badly|deep)`,
  voices: `(voice|voices) (says|say|tells me|tell me) (i should|i must|to) (stop|get) (him|her|them)
    (voice|voices|angel|angels|radio|tv|television|walls|saint|spirit|jinn|satan|whisper*) __ (tells|tell|telling|told|orders|order|says|say|commands|want|wants|that|saying) __ (kill|hurt|cut
    jump|harm|stab|burn|drink it|die|do it)|they (tell|are telling|told) me __ to (kill|hurt|stab|harm|cut|jump)
    (god|voice|voices) (wants|want|told|orders|chose) me to (kill|die|hurt|sacrifice|jump|cut|walk)
    (voice|voices) (wants|want) me (dead|gone)|(voice|voices|it) (says|said|tells me|keeps saying) i should (just)? (go|leave) (and)? not be here`,
  threat: `i (want to|am going to|will|am about to) (bring|take) a (gun|knife|bomb) to (work|school|the office)|i (made|am making|am building|built|have) a bomb
    list of people i (am going to|will|want to) kill
    i (am going to|will) (kill|stab|shoot|murder) (the next person|those (kids|boys|guys|girls)|my _ (stepfather|stepdad|in law|mother in law|tonight)|that neighbor|everyone who)
    (planning|planned|plan) (how)? to (poison|kill|stab|shoot) (my|him|her|them|the)|everyone who (bullied|hurt|laughed at) me will die|(pour|throw) (gasoline|petrol|acid) on
    about to lose it and hurt|i (@want-to|am going to|will|am about to) (smash (his|her|their) (skull|head|face)|throw acid|put a knife in|cut (his|her|their) throat|run (him|her|them) over|burn (his
    their) house|slit (his|her|their))|(putting|put) a (knife|bullet) in (his|her|their) (neck|head|chest|back|heart)|bringing (it|a gun|a knife|my _ gun|the gun) to school
    do not come to school (on|tomorrow|monday|friday)|(list of|their|names) names (in order|and)|(gun|knife) in my bag for (him|her|them)|make (him|her|them) all? (bleed|suffer)
    they will (all)? die tonight|thoughts of killing my ___ (enjoy|like) them`,
  'threat-ready': `(i am|sitting|waiting) (in|outside|at) (his|her|their) (driveway|street|garden|house|door) with (a|the|my) @weapon|over (him|her) with (a|the)? @weapon
    i have got a knife and (he|she) is|i (have)? (stabbed|shot) (somebody|him|her|them|my (brother|sister|dad|mom|husband|wife|boyfriend|ex)) ($|and|he|she|in|with|on)
    i (hit|pushed|choked) (him|her) ___ (not moving|not answering|not breathing|not waking)|(@weapon) ___ (waiting for (him|her|them)|going into (his|her) room|outside (his|her|their))
    outside (his|her|their) _ (work|house|place|flat|school|office) __ (gun|knife|bat|hammer|petrol|rifle)`,
  fiction: `hurt myself today to see if|(lyrics|monologue|my dialogue|verse|quoted|proofreading|audition|theater|theatre|drama|play)`,
  figure: `(kill|murder) (him|her|them) (he|she|they) (forgot|ate|drank|used|broke|lost)|(ate|eaten) everything in (the|my) (cupboard|cupboards|kitchen|pantry)
    ^ (my)? (dad|mom|parents|boss|teacher|coach) (will|is going to|are going to) kill me ($|if i (fail|forget|lose|break|miss|am late))
    (ignore|disregard|delete|unsend|scratch|misread) (my|the|that) last (message|entry)
    (boss|dad|mom|brother|sister|wife|husband|he|she) (will|is going to|are going to) kill me (for|when (he|she|they) (see|sees|find|finds)|if i am late)
    (boss|dad|mom|parents|brother|sister|wife|husband|he|she|they) (will|is going to|are going to|would) kill me ___ (grade|grades|exam|test|maths|math|report|detention|spilled
    scratched|dress|carpet|curfew)
    (failed|grade|grades|report card|detention|spilled|broke the|scratched|forgot) ___ (dad|mom|parents|he|she|they) (will|is going to|are going to) kill me
    (ate|used|finished|stole) (my|the|all) (my)? (leftover|leftovers|last|fries|chocolate|snacks)|(sit|sat) through (one|another)|(dye) (his|her|my|their) hair|(in|to) (his|her|ur|your) arms
    (wasps|ants|flies|spiders|mosquitoes|weeds|squirrels)|if (the|his|her) _ (lose|loses|lost|draft|drafts|roster|do not change)|hit me (with (work|homework|a deadline|the news|a bill|news))
    overdosed on (chocolate|sugar|cake|coffee|caffeine|cheese|cookies|carbs|ice cream)|climbing gym|family holiday|on (holiday|vacation)|leavers day|last day of camp|colonoscopy|martial arts
    sparring|tabs open|bank (acc|account)`,
  asleep: `for (his|her|their|the) _ (#|class|lecture|exam|interview)`,
  'nobody-hurt': `(nobody|no one|nothing) is (bleeding|dying)|not bleeding (bad|badly|much|a lot)`,
  prescribed: `(photos|pictures|vitamin|pics)`,
  swelling: `(throat|tongue|lips|lip|face|eyes|airway) (is|are|feels|has|getting|going|keeps|was)? (so|getting)? (closing|swelling|swollen|swelled|huge|fat|massive|big|puffed|tight|thick)
    (wheezing|can not swallow|hard to breathe|can not breathe|struggling to breathe|whistling)`,
  allergen: `(peanut|peanuts|nut|nuts|cashew|shrimp|prawn|shellfish|bee|wasp|stung|sting|hives|welts|allergic|allergy|anaphylaxis|epipen|no pen|satay|sesame|penicillin)`,
  'speech-lost': `(slurring|slurred|dribbling|droopy)|(words|speech) (is|are|came|come|coming|keep|keeps)? (not)? (coming|come)? (out)? (wrong|jumbled|garbled|funny|weird)
    talking (rubbish|nonsense|gibberish)|(can not|could not) (find|get|say|form) (the|my|her|his|any)? (words|word|name)|speech (is)? not coming
    (face|mouth|smile|eye) __ (drooping|drooped|down on one side|gone down|crooked|lopsided)`,
  'side-weak': `numb (one|left|right|my) (arm|hand|leg|side)
    (right|left) (hand|arm|leg) (not|isnt) (lifting|moving|working)|(mouth|face) (is)? (hanging|sliding|slid)|typing with (the other|one) hand
    (left|right|one) (arm|hand|leg|foot) (is|feels|went|has|has gone|gone|keeps)? (numb|weak|dead|heavy|limp|hanging|drooping|tingly|useless)|one side|(left|right) side
    (dropped|drop) (the|my|his|her) (phone|cup|fork|mug|spoon|remote|bottle|glass|plate)|(can not|could not) (lift|move|raise|feel) (my|his|her|the) _ (arm|hand|leg|side)
    (arm|hand|fork|cup) (is|has)? (dropped|dead|hanging|limp)`,
  body: `(stopped|quit) (my|the)? @pills (cold|suddenly) ___ (shaking|seeing|saw|fitting)|(calf|swollen leg) ___ (short of breath|breathless|can not breathe)|floppy and will not (feed|feeding)|rash ___ not fade ___ (drowsy|sleepy|floppy|fever)
    crushing chest pain|crushing pain in my chest|(is|was|lying|he|she) unconscious|(choking) on (his|her) (dinner|food|grape|lunch)
    (one|his|her) (pupil|pupils) (is|are)? (massive|big|huge|bigger)|bleeding from (his|her|my|the) (head|ear|ears)|(mate|friend|someone|he|she|man) (has|is)? been (stabbed|shot)
    neck (is)? (stiff|will not bend) ___ (fever|rash|light|spots|vomiting)|fever ___ (stiff neck|neck stiff|rash|spots)|spots ___ (not go|not going|do not go) ___ (press|glass)
    hit by a (car|bus|truck|lorry) and|black tar|@person _ (is not|not|are not) (moving|responding|responsive|waking) ($|and|at|or|now|help|there|from|up)
    (fell|collapsed|on the floor|on floor) ___ (not answering|will not answer|not waking|not responding)
    (fit|fitting|seizure|seizing|convulsing|convulsion) ___ (not stopped|will not stop|not stopping|minutes|min|not woken|on the floor|right now|come out of)|(not) stop (fitting|seizing|convulsing)
    (had|having) a (seizure|fit) and|eyes (are|have|is)? (rolled|rolling) (back|up)|(child|baby|son|daughter|toddler|kid|old|i am|he is|she is) _ choking ($|on|and|help|now)
    (can not|could not) (finish|say|get) (a|one)? (whole|full)? (sentence|sentense|sentance)|inhaler (is|has|ran|run)? (run)? (empty|out|finished)
    lips (is|r|look)? _ (blue|purple|bluish|tingly blue)|blue (around|round) the (mouth|lips)|(passed|passing|blacked|blacking) out (twice|two times|three times|# times|again and again)
    (fainted|collapsed) (twice|two times|three times|# times)|keep (blacking|passing) out|now collapsed|i (was|have been|got) (stabbed|shot) ($|and|in|by|help)
    bone (is)? (sticking out|outside|out|showing)|(fell|fallen|crash|accident) ___ can not feel my (legs|arms)|(house|flat|kitchen|building|room) is on fire
    (crash|car|rubble|fire) __ (i am|we are) trapped|carbon monoxide alarm|rash ___ (press a glass|when you press|glass on it)|(baby|newborn|weeks|he|she) ___ (will not|not) wake (up)? to feed
    (too sleepy|floppy|limp) (to feed|and (hot|grey|gray|blue|not))|breathing (is)? slow __ (awake|nodding)`,
}
