import type { Language } from '#domain/safety/floor/phrase.ts'

/**
 * Signs of an emergency of the body as laypeople tell them in English. Two together make one: a rule names which. More than a
 * page can carry, so only the server hears them.
 */
export const englishSigns: Language = {
  families: {
    who: `@person|moms|dads|husbands|wifes|grandmas|grandads|granddad|granny|papi|bro|woman|lady|little one|babys|kids|stranger`,
    ours: `my|his|her|their|our|the|one|both|whole|left|right`,
    fear: `scared|afraid|terrified|worried|frightened|anxious|convinced|fear|fearing|paranoid|obsessed|obsessing`,
    drink: `drinking|drink|alcohol|booze|vodka|the bottle`,
    pour: `pouring|pumping|spurting|spraying|shooting|gushing|squirting|running down`,
    poisons: `bleach|acid|chemical|chemicals|lime|ammonia|cleaner`,
    liquid: `gasoline|petrol|perfume|dishwasher|cleaner|cleaning|bleach|spirit|antifreeze|detergent|lamp oil|mouthwash|disinfectant|turpentine`,
    belly: `belly|stomach|tummy|abdomen`,
    treasure: `dog|cat|guitar|piano|records|record player|vinyl|books|jewellery|jewelry|ps5|xbox|playstation|console|camera|laptop|bike|tools|collection|paintings|things|stuff|belongings`,
  },
  phrases: {
    unwakeable: `@who __ (will|is|are|has|have) not (wake|waking|woken|come round|come around|coming round|come to ($|yet)|respond|responding|open (his|her|their) eyes|opening (his|her|their) eyes|stop sleeping)
      (can not|could not) (wake|rouse|keep) (him|her|them|my) _ (up|awake|$)|(can not|could not) get (him|her|them|my @who) (to (wake|respond|look)|awake)
      (can not|could not) (rouse|wake) (@who|my @who) $|eyes (are)? open (but|no|not|and) ___ (not|no|gone)|(will not|is not) wake (up)? for me|^ not (waking|responding) ($|what|help)
      @who (is)? (blue|grey) and (will not|does not) (answer|wake|respond)`,
    asleep: `when|alarm|if (he|she|they) (does|do) not|(sleeps|sleep|sleeping|slept) like|fantasy|noon|for (his|her|their)? _ (shift|school|work|church)|snooze|finally|every morning`,
    down: `(fall|fell|falls|collapsed|collapses|slumped|keeled|on the floor|hit the floor|passed out|dropped)`,
    'no-answer': `@who (not|no|does not|do not|is not|will not) (answer|answering|talk|talking|speak|move|moving) ($|me|he|she|and|what|at)|eyes (are)? open|(not|no) there $|will not get up`,
    gone: `@who (has|is|have)? (collapsed|slumped|keeled|fainted|convulsed|gone (floppy|stiff))|@who __ (hit|dropped (on|to|in)) the (floor|ground|kitchen|bathroom|shower)
      (collapsed|slumped) (at|in) (his|her|the) (desk|chair|kitchen|bathroom|garden|shop|stairwell|street)|(baby|kid|child|son|daughter|toddler|he|she) _ (gone)? (floppy|limp)
      (passed|passing) out ___ (blood in|peed|wet myself)|(went|gone) stiff and`,
    'odd-breath': `@who ___ (breathing|breathe|breathes) (strange|strangely|weird|weirdly|slow|slowly|so fast|fast and|shallow|every|only|once every|not right)|@who __ (gasping|gurgling|rattling)|big gasp
      @who __ (is|are) not breathing (right|properly|normally|well)|like snoring|snoring (noise|sound|weird|noises)|not think (he|she|they) (is|are) breathing
      breathing (is)? (really)? (slow|shallow|deep and weird)|struggling to breathe|fighting for (every)? breath|barely (breathing|breathe)`,
    'no-breath': `(can not|could not) (breathe|breath|breathing|catch|get (my|any|a|enough)? (breath|air))|(can not|could not) (get)? air|(breathing|breath) (is)? (getting)? (worse|harder)|gasping
      (hard|hurts|difficult|difficulty|trouble|struggle|struggling) (to)? (breathe|breathing)|every breath|wheezing|asthma|asma|inhaler|breathless|(breathed|breathing) in`,
    'breath-sign': `inhaler (is)? (empty|finished|expired|gone)|no inhaler|without (my|his|her|an) inhaler|(puffs|puffer)|(can not|could not|barely) (talk|speak|finish|say)|couple of words|lie (down|flat)
      (bubbles|bubbling|gurgling) (sound|in)|lips (are|look)? (blue|purple|grey)|(swollen|swelled) (leg)|calf|(cough|coughed|coughing) (up)? (bright|pink|some)? (red)? (blood|foam)|(hurts) so (bad|much)
      shoulders to|(ate (a|some|something)|stung|sting|bee|nuts|peanut|peanuts|shrimp)|chlorine|fumes|bleach|(in|full of|from the|breathed) smoke|c section|gave birth|like a straw|getting sleepy
      never (been)? like this|tummy is sucking|not (helping|working|doing anything|touching it)|(nails|lips) (are)? (blue|the colour of slate)|kinda blue|tiny sips|pump (is)? finished|full breath lying`,
    'limb-gone': `(arm|arms|leg|legs|hand|hands|side|fingers|eyelid|foot) __ (numb|dead|weak|weakness|heavy|limp|dropped|drooped|droopy|drooping|drops|hanging|hangs|hang|floppy|useless|slid|crooked|lopsided
      not (lift|lifting|move|moving|work|working|grip|there)|will not (lift|move|work|grip|do))
      (not) (move|lift|raise|feel|use|grip|hold) (@ours)? (@ours)? (arm|arms|leg|hand|side|fingers|foot)|(numb|weak|dead|floppy|limp) (on|in|down) (@ours)? (one|left|right) (side|arm|leg|hand)
      numb from nowhere|(hand|arm|leg|foot) (quit|quits|stopped) working|leg (went)|(left|right) leg will not`,
    'words-gone': `(not) (speak|talk|talking|speaking)|(talk|talking|talks) (like|as if) __ drunk|(words|speech) __ (slurry|slurred|mixed|gibberish|not make|wrong|wring|jumbled|gone)|no words (come|coming)
      words (not|will not) come|mouth (do|make|say) words|(talking|speaking|muttering|spouting) (gibberish|nonsense|rubbish|crazy|weird)|same word|just noises|(does|do|can) not understand what (i|we)
      people can not understand|(mid|middle of a) sentence|(talking|speaking|words) (are|is|come out|coming out)? (like)? _ (soup|mush|porridge)|word soup|comes out mush|talking funny|talkin funny
      speech went|mouth does not do`,
    'sight-gone': `(can not|could not) see (anything|properly|straight|out|$|i|from)|(lost|lose|losing) (my|the|his|her) (vision|sight)
      (vision|sight|eye) (is|has|went|gone|going) (black|blurry|double|dark|gone|going)|(everything|seeing) (is|are|in)? double|like a curtain|see (two|right|out of one)|half of what i see|half the page
      eye (is)? (big|small)`,
    'of-a-sudden': `(sudden|suddenly|nowhere|all at once|in a second|like a bang|came on|since lunch|since breakfast|minutes ago|min ago|mins ago)`,
    'head-pain': `(headache|headaches|head (hurts|pain|is splitting|is pounding|is exploding)|pain in (my|his|her) head|thunder)`,
    'head-sign': `(stiff neck|neck (is)? stiff|neck (will not|does not) bend|bat|explosion|exploded|like a thunderclap|light (kills|hurts))|hit like|dropped me to my knees|chin down|sparkles|two of everything
      like a clap`,
    'chest-felt': `chest|breastbone|breast bone|(round|around|across|under) my ribs|(a|an|like) (elephant|truck|humvee|anvil|belt|vise|weight|brick) _ (on (me|my)|sat|stood|tightening)
      (is|like) (sat|sitting|stood|parked) on me|somebody sitting|heart attack|(between|in) (my)? shoulder blades`,
    'arm-or-jaw': `(left|both|my|his|her) (arm|arms) (is|are|has|went|goes|feels|feel)? (gone|going)? (dead|numb|heavy|aching|ache|dumb|killing|hurts|hurt|paining)|jaw|yes left one|teeth below
      down (my|me|the|his|her) left arm|(going|goes|gone|pain|shooting|spreading|running|it is) down (my|me|the|his|her|both) (arm|arms)|both arms|arm too|(holding|clutching) (his|her) (arm|chest)
      (into|going to) (my|his|her)? back`,
    'soaked-or-grey': `(sweat|sweating|sweats|sweaty|clammy|dripping|wringing|soaked|soaking|drenched|wet through|wet with|wet of)|(grey|gray|ashen)|white as|gone white`,
    'was-sick': `(vomit|vomited|threw up|thrown up|chucked up|puked|been sick|being sick)`,
    'chest-more': `chest ___ (killing|exploding|crushing|crushed|shovel*|snow)|(ripped|tearing|ripping)|(cocaine|coke|line) ___ chest|like (being)? (torn)`,
    'face-half': `half (of)? (my|his|her|the|papas|moms|dads|face|mouth) _ (face|mouth|smile|is|went|will|numb|not)
      (face|mouth|smile) __ (slack|slid|slide|sliding|hanging|hangs|crooked|wonky|droopy|drooping|drooped|uneven|slidey|numb|gone down|sagging|one side|on one side|to one side)
      (face|mouth) (does not|dont|will not|is not) (work|move|go|do|smile)|only half (of (it|his|her)|$|smil*)|(side|out) of (my|his|her) mouth|mouth will not|face feels like
      one side of (my|his|her|the) (face|mouth)|(left|right) side of (my|his|her) (face)|half (of)? @who face|half of face`,
    'drops-things': `(drop|dropped|dropping|drops) (the|my|his|her|it|things|a) _ (phone|cup|fork|mug|spoon|bottle|comb|glass|plate|coffee|remote|pen|twice)
      (not) (lift|hold|grip) (the|a|my|his|her)? (thermos|bottle|cup|mug|pen|fork|phone|comb|spoon)|leg (is)? (dragging)|typing (with|one|wrong|this)|(type) with (other|one|the other)
      make my (right|left) hand|hand (will not|would not) (do|hold)|foot (is)? dragging|legs? (are)? draggin`,
    'swells-shut': `(throat|tongue|airway) ___ (closing|closed|closes|swell|swelling|swollen|fat|huge|tight|itchy|shutting|thick|big|massive)
      (lips|lip|face|neck) (is|are|have|has|feels)? (all|gone|going|getting|getting so)? (swell|swelling|swelled|swollen|ballooning|ballooned|fat|huge|puffy|massive|up)|(lips|tongue|face) ___ bigger
      (swelling|swollen) (up)? (throat|tongue|lips|face)|voice (is)? (hoarse|going)|not swallow`,
    'ate-or-stung': `(nut|nuts|peanut|peanuts|cashews|almond|almonds|walnut|prawns|prawn|shrimp|shellfish|crab|kiwi|sesame|stung|sting|wasp|bee|hornet|antibiotic|penicillin|amoxicillin|allergic|allergy|hives|epipen|reaction)
      (satay|itchy)`,
    'allergy-sign': `allergic ___ (feel it (starting|start)|ate (one|it|some)|dizzy|passing out)|(ate|eaten|had) ___ (i am|she is|he is) allergic
      (she is|he is|i am) allergic to ___ (ate|eaten|had) (one|it|some|a|by|accidentally)|(stung|sting) ___ (dizzy|faint|itchy everywhere|throwing up|vomiting|wheezing|hives)
      hives (all over|everywhere) ___ (breathe|swallow|dizzy|faint|voice|sick|throat)|epipen ___ (expired|not work|not working|coming back|help|again|wearing off)|no epipen`,
    'blood-now': `so much blood ($|help|and i feel|everywhere|i am|he|she)|(too|so) much blood (coming)? (from|out)|blood ___ @pour|@pour ___ blood|(losing|lost) (so|too)? much blood|blood (is)? coming out of
      (blood|bleeding) ___ (bright red|pumping|like a tap|through everything|clots)|(sick|vomit|vomiting|vomited|puke|spit|spitting|spits|cough|coughs|pooping|pooing|puking) ___ (all)? blood $
      (pooping|pooing|shitting|spitting|spits|been sick|vomited) ___ blood (a lot|and|everywhere|he|she)|all blood and|strong bleeding
      bleeding ___ (down there|down below|dizzy|faint|passing out|hard|bad)|(soaking|soaked|soak) ___ (pads|pad|towels|towel) (every|in|an|under|is)|a pad (every|an hour)
      (towel|towels|pads) (are|is)? (not)? (holding it|red)|bleeding __ to death|bleeding out|nose ___ (pouring|bleeding|bleed) ___ (hour|warfarin|thinners)
      nosebleed (## minutes|___ (hour|warfarin|thinners))|see (the)? bone|coffee grounds|black tar*`,
    'cut-off': `(finger|thumb|toe|hand|fingertip) (is|has|came|come|clean|right) _ off|end of my (finger|thumb) _ off|(saw|chainsaw|grinder|glass|axe|machete) ___ (neck|thigh|artery|deep|belly)
      (hit|cut) (an artery|something and it|something it)`,
    attacked: `(i|he|she|who|they|friend|mate|brother|cousin|bro|son|dad|mom|have|has|been|got|was) _ (get)? (stabbed|shot|knifed) ($|in the (leg|arm|chest|side|stomach|neck|head|shoulder|hand|foot)|outside
      hurry|help|and)
      ^ (got)? (stabbed|shot) $|someone (stabbed|shot) (me|him|her|my @who)|(snake|rattlesnake|adder|viper|cobra) (got|bit|bite|bites|has bitten) (me|him|her|my)
      (dog|pitbull) ___ (face|throat|neck) (open|off)|hit by a (car|bus|truck|van|train|lorry)|(trapped|stuck|can not get out) ___ (car|wreck|fire|bleeding)
      (car|crash|accident|wreck) ___ (trapped|can not get out|not moving)|caught fire|can not get out ___ (smoke)|(smoke|fire) ___ can not get out`,
    diabetic: `(diabetic|diabetics|diabetes|type (1|one)|my sugars|(his|her|my|blood) sugar|sugar #|glucose|ketones|hypo|glucometer|insulin pump|meter (says|reads))`,
    'sugar-sign': `(not) (swallow|eat|drink|take|get up|see|know (me|us|who|where)|come up|coming up|wake|waking|stay awake|rouse)|(drunk|slurring|sweaty|sweating|confused|nonsense|rubbish|gibberish)
      (passed out|unconscious|fitting|seizing|vision)|and dropping|# alone|and alone|(says|reads) (hi|lo|high|low)|sick all|smells of|(breathing|breath) ___ (deep|weird|sweet|pear|fruity)
      (stop|keep) (being sick|throwing up|vomiting|water down|anything down)|(is)? (rambling|shaking and can not)|breath smells|screaming high|puking since`,
    'head-hit': `(hit|hits|banged|bumped|cracked|smacked|smashed|struck|landed on|fell on|fallen on|dropped) ___ head|knocked (out|unconscious)|head ___ (pavement|concrete|kerb|curb|ice|stairs)
      (fell|fallen|fall) (down|off|from|out of) (the|a|his|her|my)? _ (stairs|steps|ladder|roof|bed|bunk|bike|horse|scaffold|window|balcony|tree|wall|changing table|floor)|(dived|jumped) in __ shallow
      (off|on) my (bike|motorbike) (hard)?|concussion|concussed|(got|been) punched|(off|from) the top bunk|did a header`,
    'after-hit': `(been|being|was) sick|sick # times|(vomit|vomited|vomiting|throwing up|threw up|puking|puked)
      (confused|not making|not make|talking weird|talking funny|nonsense|seeing double|drowsy|so sleepy|is sleepy|stay awake|keep her awake|keep him awake)|same thing|keeps (asking|forgetting)
      (pupil|pupils)|(ear|ears|nose) (is|are)? (leaking|bleeding)|(fluid|stuff|blood) (is)? (coming|leaking|dripping)? (out of|from) (his|her|my) (nose|ear|ears)|blacked out|warfarin|thinners
      (can not|could not) (feel|move|see|remember) (my|his|her|anything|straight)? (legs|arms|toes|what|who|$)|stop sleeping|one eye (is)? big|keep (forgetting|falling asleep)
      asked (her|him|me|us) ___ times`,
    'big-fall': `@who __ (fell|fallen|jumped|falls) (out of|out|from|off) (the|a|our)? _ (floor|second floor|third floor|upstairs|first floor)? (window|balcony|roof)|can not (move|feel) my legs`,
    pregnant: `(pregnant|pregnancy|trimester|labor|labour|contractions|## weeks|midwife)`,
    'pregnant-sign': `(gush|bleeding|so much blood|some blood)|blood (running|pouring|down|on|everywhere|clots|in my|in the)|baby ___ (not|nothing|never|no) (moved|moving|move|kicked|kicking)
      (loads|lots|a lot) of blood|not (feel|felt) ___ (move|moving|kick|kicks)|(headache|head) ___ (spots|flashing|blurry|vision|swollen|face)
      (vision|sight) __ (blurry|spots) ___ (headache|swollen|head)|flashing lights|swollen face|face (is)? swollen|(fainted|collapsed|passed out|convulsing|fitting)|hard like (a)? rock|pain low
      on one side|let up`,
    'birth-now': `(baby|babys) (is)? coming (now|right now|fast|alone|i am|out)|(baby|head) (is)? (out|crowning|there) (i am|and|on|now)|(in)? (labor|labour) ___ (coming|alone|will not make|not make)
      cord (thing)? (is)? (hanging|out)|(not) (feel|felt) (the|my)? (baby|him|her) (move|moving|kick|kicking)
      (baby) (has not|have not|not|does not|will not) (moved|move|moving|kicked) (all|since|today|for|at all|not)|losing (the|my) baby|(waters|water) ___ (green|only ##|## weeks|gone at ##)`,
    'gave-birth': `(had (the|a|my) baby|c section|cesarean|caesarean|caesar|birth|postpartum|after (the)? delivery)`,
    'birth-sign': `(soaking|soaked|clots|strong bleeding|heavy bleeding|bleeding (heavily|strong)|not breathe|chest pain|fever|shaking|faint|fainted|blotchy)`,
    heat: `(in|from) (the)? (heat|sun)|heatstroke|heat stroke|sunstroke|(hot|boiling|burning) ___ (not|stopped) (sweating|sweat)|stopped sweating|hot dry|hot and dry|as an oven`,
    'heat-sign': `(confused|nonsense|rubbish|muttering|rambling|delirious)|(not|stopped) (sweating|sweat)|not making sense|not know (where|his|her|who)|(collapsed|unconscious|fitting|seizure|stopped making)`,
    dry: `(stopped|quit|off|without|given up|gave up|not had a) (my|his|her|the|all|a)? (@drink|@pills|alprazolam|clonazepam|benzo|temazepam)|cold turkey|detox|detoxing|withdrawal|withdrawals|withdrawing`,
    'dry-sign': `(seeing|hearing) (things|stuff|spiders|bugs|shadows|insects|rats|ants)|hallucinat*|crawling|(fit|seizure|seizures|fitting|convulsing)|shaking (all over|so bad|badly|and|like)
      hands (will not)? (stop)? shaking|(picking|grabbing) at|(confused|delirious)|thinks i am|heart (is)? (going|racing|pounding) (crazy|like|mad)|things that are not|stuff that is not`,
    fumes: `(co|carbon monoxide) (alarm|detector|thing|monitor)|smell (of)? gas|gas (smell|leak)|smells of gas|(mixed|mixing) ___ (bleach|cleaners|cleaning|products)|mix of (cleaning|bleach)
      two (cleaners|cleaning products|different bottles)|chlorine|smoke under|(car|engine) running`,
    'fumes-sign': `(headache|headaches|head (hurts|is splitting)|dizzy|drowsy|sleepy|vomiting|throwing up|nauseous|drunk)|(feel|feeling|been|being|both) sick|passed out|unconscious|not (wake|breathe)|coughing
      (throat|chest) (is)? (burning|on fire|tight)|fainted|collapsed`,
    burner: `(boiler|stove|barbecue|bbq|generator|heater|furnace)`,
    'all-ill': `(headaches|feel drunk|passed out|unconscious|not wake)|(we|us) (both|all) (feel|have) (sick|dizzy|drunk|ill|sleepy|a)|(everyone|whole family|all of us) ___ (headache|sick|vomiting)
      head (is)? splitting`,
    infant: `(baby|babys|newborn|infant|# (week|weeks|month|months) old|two month old|three month old|two week old|our little one|preemie)`,
    'infant-sign': `(not|no|never) (feed|feeding|drink|drinking|wake|waking|suck|cry|crying|breathing) (milk|her milk|his milk|for me|properly|right|at all|$|and|will)|not (wake|waking) (up)?|(grunt|grunting|grunty)
      (caving|sucking|pulling) in|(wet)? (nappy|diaper|nappies) all day|wet (nappy|diaper)|(no) wet|rolled (back|up)|soft spot|bulging|(is|gone|going|turned|lips|looks) blue|gone (limp|floppy)
      breathing (so)? fast|went stiff|(fit|seizure|convulsing)|(boiling|hot) (water|tea|coffee) (all)? (over|on)|not stop (being sick|vomiting)|(funny|weird) (colour|color)|not moving properly
      went under|eyes (are|is)? (weird|not following)`,
    newborn: `(newborn|(one|two|three|four|five|six|seven|eight|nine|ten) weeks? old|# weeks? old|(one|two) months? old|# days old)`,
    'hot-baby': `(fever|temp|temperature|burning|hot|38|39|40)`,
    'stuck-throat': `@who __ choking ($|on (a|an|his|her|my|food|something|meat|lego|grape|it)|what|help)|(stuck|lodged) in (my|his|her|the) throat|(can not|could not) swallow ___ (spit|spittle|saliva|own|choking)
      choking (on)? ___ (can not|not coming|blue)|^ (i am)? choking ($|on|help)|(it|bone|coin|meat|sweet) will not come out|(grape|hotdog|hot dog|food|sausage|sweet|coin|lego) (is)? stuck
      choked on a __ (not making|no noise|blue)|not making any noise`,
    'under-water': `(face down in the|under the water|underwater|under water)|(pulled|found|got|dragged|fell|fallen|fished) ___ (pool|river|water|pond|lake|sea|bath|canal|tub)|drowned|drowning|in the bath`,
    'water-sign': `(face down in the (pool|water|paddling|bath|river|pond)|was under the water|not (moving|breathing|crying|responding|awake)|blue|limp|floppy|foam|unconscious|lifeless)
      (breathes|breathing) (fast|funny|weird)|(cough|coughs|coughing) (up)? (water|pink)`,
    scald: `(boiling|hot|scalding) (water|oil|tea|coffee|fat|soup|milk) ___ (over|face|down|front|baby|legs|chest|arm|neck)|skin (is)? (hanging|coming|falling|peeling) off
      (burnt|burned|burn) (is)? (black|white|to the bone)|@poisons ___ (in|into) (my|his|her|the|both) (eye|eyes)|(in|into) (my|his|her) (eye|eyes) ___ @poisons
      (face|neck|chest|head|hair) (is|are)? (burnt|burned|on fire)|firework ___ (hand|face|eye)`,
    electric: `(electrocuted|electric shock|electrical shock|shocked by|lightning|live wire)`,
    'electric-sign': `(on the floor|heart|black|burn|burnt|not (moving|responding|breathing|wake)|unconscious|can not (move|feel)|thrown)`,
    infected: `(infection|infected|fever|feverish|temp (is|of|##)|temperature|burning up|shivering|shivers|chills|rigors|chemo|rash|surgery|operation|septic|sepsis|cut is|wound)`,
    'infected-sign': `(mottled|blotchy|patchy|blotches)|(confused|delirious|talking (nonsense|rubbish)|talking crazy|not (know|recognise|recognize) (who|where|me|us))
      not (peed|weed|pee|wee|passed water|urinated|been to the toilet)|red (line|lines|streak|streaks)|(stiff neck|neck (is)? stiff)|(breathing|breathes) (so)? fast|freezing cold
      not (stand (up|$)|stay awake|think straight|hold my)|bp is __ low|(spots|rash) ___ (not|will not) (go|going|fade|fading)|light hurts|like i am dying for|(purple|red) (rashes|dots|spots)|glass test
      press (a|the)? glass|not (know|recognise) the house|shaking so|no urine|neck (will not|would not) bend|so confuse`,
    chemo: `(chemo|chemotherapy|neutropenic|no immune system|transplant)`,
    'chemo-sign': `(38|39|40|fever|shivering|shaking|temp|rigors|101|102|103)`,
    'hard-belly': `@belly ___ (hard like|rock hard|like (a)? (board|wood|rock|stone)|rigid|hard as)|appendix (has|is)? (burst|ruptured)|agony then __ stopped|belly (pain)? ___ ___ hard as a board
      gone hard as a board|belly (tore|ripped|torn)`,
    'legs-gone': `(can not|no) (feel|feeling|move) __ (legs|saddle|down there)|legs (have)? (stopped working|gone|going weak|are weak|weak|not working)|numb (between|in|around) (my|the) (legs|groin|saddle)
      weakness (going|moving|spreading) up`,
    'legs-sign': `(not) (pee|wee|feel when i)|peed myself|wet myself|fell|fallen|accident|crash|spreading|moving up|going up|hard to breathe|can not stand|since (today|this morning)|not feel when you`,
    'sudden-balls': `(testicle|testicles|balls|ball) ___ (suddenly|nowhere|agony|screaming|throwing up|sick|so bad)`,
    'clot-leg': `(leg|calf) ___ (swollen|swelled|massive|hard|sore|hot|red)|(swollen|massive|sore|hard) ___ (leg|calf)|(leg|calf|calfs) ___ (huge|fat|double|size of|big|purple)|(painful|fat|huge) ___ calf`,
    'clot-chest': `(not) (breathe|catch)|when i breathe|breathe in|breathless|chest (hurt|hurts|pain)|(coughing|coughed|cough) ___ (pink|red|blood)|(short of|draw|get) (my|me|a)? breath|red when i cough|stabs`,
    'racing-heart': `heart (is|going|at|rate)? (is|at)? (170|175|180|185|190|195|200|205|210|220|230)|pulse (is|at)? (170|180|190|200|210|220|35|36|37|38|39|34|33)
      (pacemaker|defibrillator|icd) ___ (shock|shocking|shocks|fired|firing|going off)`,
    'racing-sign': `(not) (stop|come down|go down|slow)|(pass|passing|passed) out|(faint|fainting|dizzy|grey)|(shock|shocking|shocks|fired|firing)`,
    freezing: `hypothermia|stopped shivering|frostbite`,
    'small-swallowed': `(@small|little one) ___ (drank|drunk|drink|drinks|swallowed|ate|eaten|eats|got hold of|chewed) ___ (@pills|blood pressure)
      (@small|little one|he|she|they|old) ___ (drank|drunk|drink|drinks|swallowed|ate|eaten|eats|got hold of|got into|chewed) ___ (battery|batteries|magnet|magnets|@liquid|bottle)
      (gave|given) (him|her|my|the|mom|dad|baby) ___ (adult|wrong|ten times|twice|double) (the)? (dose|spoon|pills|amount)|ten times too much
      (gave|given) (mom|dad|him|her|my) ___ (morphine|wrong @pills)|(injected|took|taken|given) (way|far|a lot|much)? too much @pills
      (took|taken) ___ (double|triple|three times|twice) ___ (heart|blood pressure|dose)|(wild)? mushrooms ___ (yellow|sick|both ends)|od d|overdosing|@who (od|overdosed) $|emptied (her|his) blister*
      (took|take) way more than|more than (usual|i should) ___ (dizzy|sick|weird|killing)`,
    drugged: `(fent|fentanyl|heroin|foil|needle|syringe|molly|mdma|ecstasy|coke|cocaine|ketamine|gear|edible|edibles|narcan|naloxone|pills|tramadol|codeine|morphine|oxycodone|spice|ghb|patches|vodka|whisky
      drunk|from drinking|took something|taken something|taken some|od|overdose|smoked)`,
    'drugged-sign': `(lips|face|fingers) (are|is)? (blue|grey|purple)|nodding (off|out)|not (wake|waking|woken|up|respond|responding)|(boiling|burning) (hot|up)
      (chest|heart) ___ (exploding|slow down|not slow|crazy|feel my heart)|jaw (is)? going|(barely|hardly) breathing|he is cold|cold and clammy|gurgling|eyes (are)? weird|rag doll|not feel my legs
      (blue|funny) (colour|color)`,
    intruder: `@aggressor (is)? (here|in here|downstairs|upstairs|outside|at my door) with a @weapon|@aggressor is trying to kill (me|us|her|mom)
      (someone|man|guy|stranger|men|intruder|they) (is|are|has|have)? (breaking|broken|broke|trying to (get|break)|climbing) (in|into|in through|through) (the|my|our)? (house|home|window|flat|apartment
      door|back door|right now|now|downstairs|$)
      (someone|man|guy|stranger) (is)? (in|inside) (my|our) (house|home|flat|apartment|garden|kitchen) (now|right now|i am|$|and)|(broken|breaking|broke) in ___ (hiding|hid|closet|wardrobe|loft|under)
      active shooter
      (someone|person|man|guy|kid|boy|student|he|she|stranger) ___ (with|has|pointing) (a|the) (gun|knife|rifle|machete|axe) ___ (school|class|street|road|now|right now|at my|at our|door|window|little
      mom|brother|sister|outside)
      (someone|they|he) (is)? (shooting|shot) ___ (hiding|school|outside|now|people)|at the door with a (gun|knife|bat|hammer|machete|crowbar|axe|weapon)|waving __ @weapon`,
    fit: `(jerking|twitching|shaking) all over ___ (eyes|foam|foaming|look|tongue)|(foam|foaming|froth|frothing) (from|at|out)|(bites|biting|bit) (his|her) tongue|eyes __ (back of (his|her) head)
      (fits|fit|seizures|seizure|seized|convulsed) ___ (back to back|in a row|woken|not know|never had|what do|help|# minutes|(6|7|8|9|10) mins|has not)|first (fit|seizure)
      (had|having|has) a seizure (i think|and|now|$|for)|a fit (i think|on the)|(convulsing|seizing|is fitting) ($|and|what|help|for|now|he|she|right)|having some kind of fit
      (stiff|shaking) and jerking`,
    differs: `(this|it) is (different|not (panic|anxiety|my))|this is not that|(but|and) this (time|is (new))|never been like this|not sure (it is|this is) (panic|anxiety)
      not (my|the|like my) (usual|normal) (panic|anxiety|one)|(panic|anxiety|heart|stress|strokes|worrying|worry) ___ but ___ (now|today|this time|is hanging|can not|coughed|coughing|lips)
      usually ___ (but|and) now|(says|said|tells|told) ___ (ignore|stress|anxiety|wait it out) ___ (but|today|and now)|but (my wife|my husband|today|now my|now i)|never (passed|fainted|had)`,
    drained: `(not) keep (water|anything|fluids|any water) down ___ ___ (stand|pee|faint|up)`,
    stroke: `think (i|he|she|mom|dad) (have|has)? had a stroke|trying to (talk|speak) ___ (no words|nothing comes|noises)|can not make my mouth|mouth will not (work|do|say)
      (arm|arms|mouth|face) (has|have) (dropped|slid)|face (is)? hanging (down|on|off)|lost (my|the) (vision|sight) ($|in|on)|(his|her|my) words (are)? (gone|all wrong)`,
    lifeless: `(again|and) passed out (again|in)|passed out ___ then again|overdosed and`,
    taken: `^ overdosed $`,
    airway: `food (is)? stuck in (my)? throat ___ (talk|breathe|swallow|spit)`,
    body: `legs (have)? stopped working|(oxygen|sats|spo2) ___ (68|69|70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87)
      (stopped|quit|off|without) (drinking|alcohol|the drink|booze|vodka|the booze) ___ ___ (seeing things|hearing things|hallucinat*|seizure|seizures|confused|(shaking|shakes|trembling) and (sweating
      sweats)|(sweating|sweats) and (shaking|shakes|trembling))
      (seeing things|hallucinat*|(shaking|shakes) and (sweating|sweats)) ___ ___ (stopped|quit|since) (drinking|alcohol|vodka|the drink)
      (not) _ (eaten or (drunk|drank|drink)|(drunk|drank) or eaten|eat or drink|had anything to (eat or drink|drink)|had any water|drunk (any)? water|drank (any)? water) (anything)? (for|in
      since) _ (days|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday)`,
    'cut-deep': `(cut|cuts|went|gone|done) (myself|it|way|much|too|far|so|bad)? (too|way|so|much)? (deep|deeper|bad|far) (than|this|too|and|$|in|it|but)|deeper than
      (cut|did|slit) (my|his|her|their) (arms|wrist|wrists|neck|throat)|^ (it is)? cut $|i (cut|did it) $|(wrist|arm|arms|neck|thigh) (is)? bleeding|(sliced) (his|her|my) (neck|throat|wrist|wrists)`,
    'bleeds-on': `(not|no) (stop|stopping|quit)|still coming|(towel|towels|shirt|rug|carpet|bath mat|floor|tiles|floor is a mess|sheet) ___ (done|ruined|red|blood|second)
      (soaked|soaking|dripping|pumping|spurting|pouring|bleeding very)|(soaked)? through (the)? (towel|second|shirt)|(floaty|lightheaded|woozy|faint|dizzy)|(on the (floor|carpet|rug|tiles))
      plenty (of)? blood|a lot (it|and|$|on)|see (something|bone|white)`,
    'took-all': `(took|taken|swallowed|downed|popped|necked|take|tok) (about|approx|like)? (all|everything|the (lot|whole|entire)|whole|the rest of (my|the|them)|a mess)|swallowed (loads|a bunch)
      (had|ate|eaten|finished|drank) (approx|about|like)? (all|every|everything|the (whole|entire|lot|rest)|whats left|what) ___ (painkillers|cabinet|cupboard|drawer|em|mine|prescriptions|heart pills)
      (packet|packets|strip|strips|blister) (is|are)? (empty|gone)|^ (they|pills|they are) (are)? (swallowed|down)|then them again|did the thing with the pills
      (ate|eaten|had|take) ___ (whole|entire|full) (strip|pill box|blister pack)|(took|taken|swallowed|drink) ___ (whole|entire|full) (strip|box|pack|bottle|blister pack)|every (tablet)
      ^ (oops|whoopsie)? (the)? (whole|entire) (blister pack)|had (them) again`,
    'took-some': `(bottle|box) (is|was)? empty|(took|taken|swallowed|ate|had) (them|em|the painkillers)`,
    'took-regret': `(regret|changed my mind|scared now|take it back|am sorry|goodbye|night night|(dont) (wake|ring|tell|send)|on purpose|how long (have|do|until|does))|^ (its) done`,
    'took-maybe': `swallowed (them|em|the pills)|(took|taken) em`,
    'took-state': `(sleepy|drowsy|woozy|floaty|fuzzy|blurry|spinning|woolly|fading|tingling|peculiar|slurring|dizzy|shaking|mumbling)|ears are ringing|(minutes|min|mins|hour|hours) (ago|since)
      not feel my (lips|legs)|(regret|changed my mind|scared now|take it back|goodbye|on purpose)|(vodka|whiskey|wine|rye|beer)|(dont) (ring|tell|send)|^ (is|its) done|not (wake|waking)|what was left
      (swirly|swimmy|whisky|gin)|not feel my (mouth|face)|not (hardly)? keep my eyes|room (is)? (going)|floor is moving|going (slow|dark|quieter)|(20|30|10|15|40) minutes
      (hands|eyelids) (are|is)? (getting)? heavy|night night|lips feel`,
    'dose-wrong': `(double|doubled|doubled up|twice|again|three times|third time|four times|times today|times over|six times|instead of|of (his|her|grandmas|nanas|dads|moms)) ___ (heart|pressure|dose|insulin|blood pressure)
      (heart|pressure|night|evening|sleeping) (pills|ones) ___ (twice|again|double|three|maybe|third|over|times)
      (took|gave|taken|had|given|used) ___ (nanas|grandmas|husbands|mamas|moms|dads|walters) (heart|blood|tablets)`,
    'dose-sign': `(dizzy|faint|fainting|slow|cold|grey|gray|shaking|sweating|perspiring|peculiar|pulse|passed out|seeing two|double|huge)`,
    'wrong-drink': `(drank|drunk|drink|swigged|swallowed|sipped|got) ___ (wrong bottle|cleaner|coolant|drains|floor stuff|cleaning (cage|stuff|product)|rat thing|weed stuff|drain|disinfectant|pesticide)
      (not) (squash|juice|pop|lucozade|water)|washer fluid|(drank|drunk|drink|swallowed) ___ white spirit|battery ___ (swallowed|ate)|swallowed ___ (battery|batteries)`,
    'wrong-sign': `(burn|burns|burning|tingling|vomiting|throwing up|staggering|swallow|chest hurts|by mistake|accidentally|thought it was|thinking it was|thirsty|out of a)|for a (bet|dare)|^ (drank|swallowed)`,
    'he-is-near': `@aggressor (is|has|have)? (back|already)? (in|inside|into) (the|my|our)? (house|flat|apartment|hallway) (now|right now|he|i|$|hiding)|@aggressor (is)? on (the)? stairs
      @aggressor (is|has)? (kicking|kicked|breaking|broken|taking|pounding|smashing|got) ___ (door|hinges|glass|window)|(door|glass|window) ___ (gone in|went|is him|off now)
      hear (him|them|her) (on|coming|downstairs)|still in the house|drunk with (a|the) @weapon|taking the hinges|(glass|window) (is)? going (downstairs)?|on (the)? stairs with`,
    'i-hide': `i am in (the|my|a) (closet|wardrobe|airing cupboard|laundry|pantry|attic|loft|shed)|(under|behind) the (bed|dresser|sofa|desk|couch)|(hiding|hidden|hid) (in|under|behind|from|with)|^ hiding
      locked (myself|us) in|with (the)? door (locked|lock)|(type|typing) quiet|door will not hold|looking for (us|me)|(closet|wardrobe) with`,
    starved: `(not|no|nothing) ___ (eaten|ate|food|eat|kept anything) ___ (days|week|weeks)|no food|(purging|purged) ___ (day|week|all)|(sick|threw up) ___ (so much|that many|on purpose|so often|for ages)
      starving (herself|himself|myself)|nothing for (many|days)|had (nowt|nothing) for`,
    'starved-sign': `heart (is|keeps|has|was)? (skip*|flutter*|stopping|missing|misses)|(blacked|passed|blacking|passing) out|(fainted|collapsed)|(i|she|he) (went|has gone) down|went down twice|fell down
      can not (stand|get up|feel)|(claws|curled|cramped)|(red|blood) ___ (lot|it|now)|not making sense|potassium|(seeing) black`,
    'over-the-edge': `(other|outside) (side)? of the (rail|railing|railings|barrier|ledge)|wrong side of the (fence|glass|overpass|bridge|flyover|barrier)
      (roof|ledge|railing|rail|overpass|viaduct|jetty|parapet) ___ (feet|shoes|laughing|crying|say to|holding on)|(feet|legs) over $|(standing|sitting|stood) ___ (with|and) (stones|shoes off)
      (barrel|muzzle) (is)? (under|at|against) my|safety is off|(in|across|on) my (lap|knees|knee) ___ (loaded|gun|rifle)|(car|engine|motor) (is)? (running|going) and (the)? (door|radio|garage)
      (rope|lead|belt|cord) ___ (round|around) (my|me) neck|^ (on|up) (the)? overpass`,
    'asks-happening': `(is|are) (it|this|that|they) (all)? happening (right)? now|happening right now`,
    'asks-moving': `you (move|lift|raise) __ (arm|arms|leg|legs|hand|hands|fingers|side|face)|(he|she|they|you) (lift both|smile)`,
    'asks-breathing': `(he|she|they) (responding|responsive|conscious)`,
    'answers-all': `^ (about|around|like|maybe)? (two|three|four|five|ten|double|triple) times (as|the|my|more|what)|like a handful`,
    'answers-no': `^ (i)? tried (and)? nothing`,
    'black-out': `black (as)? tar|tarry|(stool|stools|poo|poop) (is|are|has been|have been)? (all)? black|coffee grounds|black (stuff|vomit|vomiting)|(vomiting|vomit) black`,
    'black-sign': `(faint|fainted|fainting|dizzy|lightheaded|cold|grey|gray|collapsed)|hit the floor|passed out|goes black|slid off`,
    bled: `(bleeding|bled|bleed)|blood (in|there|coming|out|and|is|on|loads|everywhere|from|running|when)|(coughed|coughing|cough|puking|puked|vomiting|vomited|threw|throwing|sick|full|red|of) (up)? blood
      blood $`,
    'bled-much': `it (is)? (not stopping|will not stop)|squirts|cupful|(a|like) cup|mouthfuls|like a tap|so much (bright|$)|a lot like|going dark|pad is full|every few minutes|not specks|full of it`,
    'half-face': `(half (of)? (my|his|her|papas|moms|dads)? (face|mouth)|(one|left|right) side of (my|his|her) (face|mouth)|(face|mouth) (gone)? _ (down|on) one side) ___ (numb|slid|slide|slack|slidey|droopy
      drooping|hanging|down|clocked|smile|smiling|move|moving|feel|feels|work|go up)
      only half (of)? (face|smile*|is)|smile and (it is)? only half|(face|mouth) (does not|do not|is not|will not) work|(face|mouth) has gone slack`,
    over: `(last (year|month|winter|summer|spring|autumn|fall|week|weekend|season)|(months|weeks|years|year|month|week) ago|in (january|february|march|april|may|june|july|august|september|october|november
      december)|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|since (##|lockdown)|(for|two|three|five|six|#) years|used to|when (i was|we were)|said (he|she) is (good|ok|okay)
      stopped (in|after)|(once|one time) (when|at|in|as)|(fine|ok|okay|better|good|great|stable|safe|gone) (now|today|again|after|since)|under control|(is|all) (clear|normal|stable|sorted|fine)
      cleared (me|us|him|her|it)|all (good)|ruled out|did the trick|does the job|came back|woke up after|it (passed|stopped|went away)|ago all|like (always|every)|same as (every|last)|as (usual|always
      ever)|(back|home) (from hospital|on it)|recovering|rehab|survivor|years (on|later)|the other day|ones checked|on the ward|in hospital|in icu|intensive care|at the (vet|vets|doctors)|already at)`,
    worry: `@fear (of|about|that|i|it|to|my|he|she|they|if|because|every|with|a|when)|what if|every time|i (always|keep) (checking|googling|wait|waiting|counting|poking|photographing)|is it (normal|always|ok)
      is that (normal)|could (i|it) (have|be)|reading (about|of)|read about|i read|how do (i|you|we|people) (know|stop)|what (is|are|does|do) (the)? (signs|odds|chances)|do i have
      am i (getting|ill|sick)|(symptom|symptoms)|when i (panic|worry|run|walk|climb|exercise|am (anxious|stressed|nervous|scared)|get (anxious|up))|it is (the|my) (panic|anxiety)
      (panic|anxiety) attack (again|right now|like)|(anxiety|panic) again|or (am i|is it|coffee)|(with|from|of) (anxiety|panic|nerves|stress)`,
    'place-thought': `(thinking|thought|think|thoughts) (about|of) (jumping|stepping|throwing myself) (off|from|under|out of|in front of) __ (bridge|roof|cliff|balcony|building|window|train|trains|bus|lorry|truck|traffic)
      (thinking|thought|think|thoughts) (about|of) walking into the (sea|river|traffic)|(thinking|thought|think|thoughts) (about|of) (driving|crashing) _ (into|off) __ (wall|tree|bridge|cliff)`,
    'better-off': `(everyones|everybodys) better off without me`,
    'answers-safe': `^ (no)? i (am not going to|will not|would not|do not want to) (do|hurt|take|harm|end) (it|that|myself|them|anything) (now|any more|anymore|tonight|any longer|$)`,
    hoards: `(counting|counted|count|recounted|counting out|lined up) (all)? (of)? (my|these|the) (@pills)|(saving|saved|hoarding|hoarded|stashing|stashed|stockpiling) (up)? (all)? (my|these|the|some) @pills`,
    'has-enough': `(there is|there are|have|got) (more than)? enough (now|here|of them|to (finish|do|end)|$)`,
    'enough-here': `(there is|there are|got|have) (more than)? enough @pills (here|now|in (the|this|my))|enough to (finish|do|end) it (all)? ($|now|tonight|here)`,
    supply: `(refill|prescription|pharmacy|pharmacist|chemist|holiday|trip|week|weekly|box for|pillbox|dosette|short|run out|running out|last (me|us|till|until)|right ones|did i|double check|every night|every morning|left over|hours)`,
    'which-place': `^ (and)? i know which (bridge|roof|platform|cliff|train|tree) ($|i|it|now)|^ (i am)? (going|walking|driving) (up|out|over|back)? to the (bridge|cliffs|railway|overpass) ($|now|tonight|alone|bye)
      i keep (walking|going|driving) (back)? to (it|the bridge) $`,
    'gave-own': `(gave|given|giving) (away)? (all)? my _ @treasure (away|to|$|now|because)`,
    'passing-on': `(charity|goodwill|oxfam|sold|selling|new one|upgrade|upgraded|allergic|moving|moved|declutter|decluttering|birthday|christmas|borrow|borrowed|lent|lend|holiday|weekend|look after|vet|old one|too small|outgrew|for my wedding|clear out|while i am)`,
    'gave-theirs': `@they _ (gave|given|giving|left|handed) (me|us|away) (all)? (his|her|their) __ @treasure|@they _ (gave|given|giving) away (all|his|her|their)`,
    'gave-oddly': `(weird|strange|odd|out of nowhere|no reason|(will|does|do) not need|calm|low|depressed|goodbye|not (himself|herself|themselves)|(worried|scared) (about|for) (him|her|them)|not answering|lately)`,
    'not-to-wake': `(wish|wished|hope|hoped|hoping) (that)? i (did not|do not|had not|would not|will not) wake (up|$)|(ok|okay|fine|nice|good|easier) (with|to|if i) (not|never|did not|do not) (waking|wake)
      if a (bus|car|lorry|truck|train) hit me ___ (fine|ok|okay|not mind|relief)|(would not|do not) mind not waking`,
    'answers-meant': `i (want to|am going to|will) do it|i mean it`,
    lesson: `(first aid|course|training|revision|revise|exam|exams|test tomorrow|poster|(health|art|science) class|lesson|drill|(my|on|night|long) shift|work in|paramedic|paramedics|nurse|nursing|ems|handler
      student|episode|tv|tiktok|netflix|watched|saw a|saw it|news|warzone|game|games|novel|character|memoir|scene|actor|movie|film|series|brownies|badge|lifeguard|dummy|podcast|medic|surgeon|football)`,
    animal: `(cat|dog|puppy|kitten|hamster|guinea pig|rabbit|vet|vets|horse|budgie|parrot|fish tank|goldfish|gerbil|bunny|pet|chicken|cow)`,
    cause: `(slept on|sleeping on|lying on|leaning on|vaccine|jab|jabs|injection|filler|botox|wisdom|tooth|gym|leg day|hike|workout|spin class|marathon|gaming|laptop|cold out|so cold|frozen shoulder|palsy
      carpal|static|hangover|hungover|sunburn|sunburnt|paper cut|papercut|scraped|period cramps|little bump|small bump|biscuit|plaster|clench*|grinding|clicks|nightmare|dreamt|dream|photo|photos|picture|dentist)`,
    harmless: `(doctor|gp|psychiatrist|nurse) (has)? (doubled|raised|upped|increased)|it (took|takes|has taken)|took me|took (all|the whole) (day|night|morning|afternoon|week|weekend|family|class)|(strength|energy|courage|effort)|it (was|is) (my|the|a)|jk|thought there
      feel like i (have been|got)
      (laughing|laughed|giggle|teething|tired|weed|vaping|vape|smoking|nicotine|chocolate|price|spicy|sour|bored|wedding|interview|meeting|meetings|deadlines|boss|job|exams|relationship|marriage|breakup
      ex|heartbroken|concert|joke|jokes)
      (broke) up|miss (him|her|them)|paper cut`,
  },
}
