import type { Language } from '#domain/safety/floor/phrase.ts'

/** What unwanted thoughts, doubts and rituals sound like where nobody calls them so. */
export const englishObsessions: Language = {
  families: {
    mind: `brain|mind|head|thought|thoughts|image|images|picture|pictures|pic|flash|flashes|vision|visions|clip|film|voice in my head`,
    loved: `him|her|them|someone|somebody|baby|child|kid|kids|children|son|daughter|mom|dad|wife|husband|boyfriend|girlfriend|sister|brother|nephew|niece|grandson|granddaughter|stranger|person|people|patient|cat|dog|man|woman`,
    harm: `stab|stabbing|push|pushing|shove|shoving|drop|dropping|throw|throwing|kill|killing|hurt|hurting|harm|harming|strangle|strangling|choke|choking|smother|smothering|drown|drowning|hit|hitting|cut|cutting
      jump|jumping|swerve|swerving|step off|stepping off|stepping in front|driving into|driving under|letting go|let go|touch|touching|molest|press|pressing|hold him under|hold her under`,
  },
  phrases: {
    'mind-shows': `(my|me|the|a|this|awful|dreadful|horrible) @mind (keeps|keep|goes|go|went|says|say|said|shows|show|showed|came|comes|come|coming|asked|telling|tells|flashes|plays|playing)
      (get|got|getting|have|had|having|see|saw) (a|an|the|this|these|that|awful|horrible|terrible|sudden)? (((thought|thoughts|image|images|flash|flashes|vision|urge|urges) (of|about|to|that))|((picture|pictures|pic) of @harm))|(picture|image|thought) (comes|came|pops|popped|flashed) (to|into|in|up)
      (awful|dreadful|horrible|terrible|taboo|sick|disgusting|filthy|dirty|blasphemous|evil|sexual) (thought|thoughts|picture|pictures|image|images|words)|thought (about|of) (hurting|harming|stabbing|pushing|touching|killing)
      i see (my|me) (hands|hand|self|myself) @harm|felt (a|the) (pull|urge) to @harm|(force|something) says @harm|(in my) (head|mind) at|just there all day`,
    'mind-dread': `(never|not) (want|wanted) (it|to|that|this|them)|(makes|made|feel|feeling|felt|get) (me)? (so)? (sick|ill|puke|disgusting|disgusted|ashamed)|(scares|scared|frightens|frightened|terrifies|terrified|horrifies|horrified|horrifying)
      (freaks|freaked) (me)? (the|tf|out|so|shitless)|i (love|like) (him|her|them|my|that (child|woman|man|boy|girl|dude))|i would never|never (would|done|did|lifted)|what kind of (person|woman|man|mother|father)
      (hid|hide|hidden|locked|gave away|put|moved) (the|all|every|my|away)? (the|my)? (knives|knife|scissors|belts|belt|block|razor|everything sharp)|(gave|handed) (him|her|it) (straight|right|back)|hold (the|on to|onto) (the)? (rail|railing|pole|wall)
      (can not|will not|could not|avoid|stopped) (go near|be near|hold|holding|lift|bathe|change|changing|use|be in|walk|walking|look|touch)|(keep|keeping) (my)? hands in (my)? pockets|sit on my hands|cried|crying|back to the wall|asked not to|made me stop|why (is|does) (it|this)`,
    doubt: `(did|have|if|think|sure|afraid|scared) i (have)? (hit|run|ran|struck|knocked|hurt|killed|poisoned|touched) (over)? (a person|a child|a kid|a pedestrian|a cyclist|anyone|someone)|(run|ran) someone over
      (think|thought|sure|afraid|like) i (have)? hit (a (body|person|child)|someone)|am i (secretly)? a (bad|terrible|evil) (person|persn|human)|(god) (will not|does not|will never) forgive|will god (forgive|punish)
      do i love (him|her|my) (or|do i|is it)|am i a (psychopath|predator|pedophile|monster|murderer)|not know if (i|it) (did it|really happened|wanted it)`,
    'doubt-of-self': `what if i ((snap|snapped) ($|and|at|one|today|on)|am (one of them|a (monster|psychopath|predator|pedo|pedophile|paedophile|murderer|killer|wrong un)|secretly)|secretly|lose control|did something (awful|terrible)|just (did it|jump|step off|do it))
      what if (i|my (hands|legs|arm)) (just)? (@harm|stood up|shout) (@loved|my|the|a|off|it)|(proof|prove|test|certain|sure) (that)? i am (not)? (a)? (dangerous|psychopath|predator|monster|evil)|punish ___ for what i thought
      (how|does) (do|does) (you|people) know (they|you|if|it) (are not|is ocd|is not)|(i) (keep)? (checking|testing|check|test) (if|whether) i (want|wanted|love|am|feel|felt|hate)`,
    ritual: `(wash|washed|washing|scrub|scrubbed|scrubbing|check|checked|checking|recheck|rechecked|tap|tapped|tapping|pray|prayed|praying|prayer|prayers|repeat|repeated|repeating|reread|rereading|confess|confessed|confessing
      stove|gas|oven|taps|driven|drove|turned around|went back|gone back|going back|returned|replayed|googled|reviewing)`,
    'ritual-sign': `(four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|##|4|5|6|7) (times|more times|washes|x)|times (four|five|six|seven|eight|nine|ten|##)|(until|till|til) (it|they|i|my|elbows|the) _ (feel|feels|felt|right|bleed|bleeds|bled|split|raw|crack|comes|stung|hurt)
      (raw|bleeding|bled|split|cracked|crack|red) (from|and|with|at) (the|all)? (washing|knuckles|soap|i)|hands are? (raw|bleeding|cracked)|hands crack|(not feel|never feels) (dirty|clean|right|certain|sure)|or (god|my|something|someone|mom|dad|he|she|they) __ (die|dies|dead|happens|punish|takes|take|falls|crash*)
      then checked the photo|to (look for|look|see if|see whether|check) _ (i|the) (hit|struck|body|person)|if i (lose count|do not tap|stop counting|miss)|start (over|again|from)|in (sevens|threes|fours|even numbers)|(what if) i (touched|left|carry|missed|contaminated|forgot)`,
  },
}
