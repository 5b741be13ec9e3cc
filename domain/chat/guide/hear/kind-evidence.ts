/** What somebody has said a word of, where a message does this: without one, how a sentence sounds is no ground to meet it so. */
const evidence: Readonly<Record<string, RegExp>> = {
  'afraid-it-returns': /\b(again|back|return\w*|next time|last|lasts?|relaps\w*|come)\b/,
  'afraid-of-going-mad':
    /\b(going|losing|lose|lost|am i|i'm|becoming|turn\w*|gone|go) .{0,12}\b(mad|crazy|insane|mental|mind|it|psycho\w*|grip)\b|\b(mad|crazy|insane|psycho\w*|schizo\w*|sectioned)\b/,
  'afraid-of-losing-them':
    /(?=.*\b(scared|afraid|terrified|frightened|what if|los(e|ing)|can't|worr\w+|dread\w*)\b).*\b(los(e|ing)|leav\w*|left|go|gone|without)\b/,
  'alone-right-now': /\b(?:alone|nobody|no ?one|by myself|on my own|all out|empty)\b/,
  'cannot-do-step':
    /\b(?:can't|cannot|couldn't|not able|too (?:hard|much|big)|unable)\b(?!.*\b(?:cos|because|there's|there are|people|they|hear|see|work|here|he|she)\b)/,
  'only-wants-hearing':
    /\b(?:just|only)\b.*\b(?:listen|hear|heard|vent|say|tell|talk|write|know)\b.*|\b(?:don't|not) (?:want|need|looking)\b/,
  'afraid-of-step': /\b(scared|afraid|frightened|terrified|nervous|dread\w*|what if|fear\w*|worried)\b/,
  'afraid-to-burden':
    /\b(burden\w*|bother\w*|worry (them|her|him|my|mum|mom)|upset (them|her|him)|enough on|put (this|it|that) on|dump\w*|load|weight|drag\w*|busy|hassle|annoy\w*|too much for|own (problems|stuff|troubles)|guilty|pain)\b/,
  'am-i-overreacting':
    /\b(?:i|i'm|me|it|this|that)\b.*\b(over ?react\w*|too (much|sensitive)|drama\w*|fuss|silly|stupid|big deal|normal)\b/,
  'has-more-to-tell':
    /\b(?:there's|there is|got|have|not|that isn't|that's not) (?:more|something else|another thing|one more thing|all|everything|it all|the half)\b|\bcan i (?:say|tell)\b|\bthe rest\b/,
  'says-sorry': /\b(?:i'm|i am) (?:so |really )?sorry\b|^sorry\b|\bsorry (?:for|about)\b|\bapologi[sz]e\b/,
  'agrees-to-step':
    /^(?:(?:ok(?:ay)?|alright|fine|sure|yes|yeah|right|well)[,. ]+)*(?:i'?ll|i will|i can|let me|going to|maybe i|\w+ min)\b|^(?:ok(?:ay)?|fine|sure|alright)\W*$/,
  'avoids-it':
    /\b(avoid\w*|stay\w* (away|in|home|at home)|skip\w*|cancel\w*|put (it )?off|long way|(go|went|going) (a)?round|instead|hid)\b|\b(don't|won't|can't|cannot|stopped|not|never|stop|haven't|let \w+) (\w+ ){0,2}(go|goes|going|gone|use|using|touch|touching|look|looking|answer\w*|open\w*|eat\w*|driv\w*|leav\w*|see|carry\w*|do|doing|walk\w*|cook\w*|hold\w*|talk\w*|sit\w*)\b/,
  'calls-self-stupid': /\b(stupid|silly|idiot\w*|dumb|pathetic|ridiculous|daft|thick|mad|sad)\b/,
  'cannot-trust-self': /\b(trust|sure|believe|rely|doubt\w*|know what|memory|remember\w*|mind|judg\w*)\b/,
  'cannot-find-words': /\b(words?|explain|say|describe|put|how to|express|sense)\b/,
  'crying-now':
    /\b(?:i|i'm|i've|me|my eyes)\b.*\b(cr(?:y|ied|ying)|tears?|sob\w*|weep\w*|welling)\b|^(?:crying|in tears|sobbing)\b/,
  'children-notice':
    /(?=.*\b(kids?|child\w*|son|daughter|little one|boy|girl|toddler|\w+ year old|the baby|my baby)\b).*\b(saw|sees?|seen|notic\w*|heard|hears?|ask\w*|cr(y|ied|ying)|scared|watch\w*|knows?|worr\w+|looked|upset|picks? up)\b/,
  'doubts-own-part':
    /\b(i|me|my|maybe i)\b.*\b(fault|right|wrong|selfish|part|did|was|am|could have|should)\b/,
  'everyone-else-copes':
    /\b(every ?one|every ?body|others?|other people|they all|friends|normal people|people|the rest)\b/,
  'feels-a-failure':
    /\b(fail\w*|useless|loser|not good enough|let .{0,12}down|behind|waste|nothing|rubbish)\b/,
  'feels-judged':
    /\b(judg\w*|star(e|es|ed|ing)|laugh\w*|eyes|opinion)\b|\b(people|everyone|every ?body|they|he|she|all|others?|who\w*)\b.*\b(think\w*|look\w*|talk\w*|say|see)\b/,
  'from-childhood':
    /\b(child\w*|kid|little|young\w*|grew|growing|school|mum|mom|dad|parents?|always|years old)\b/,
  'guilty-for-resting':
    /(?=.*\b(guilt\w*|bad|lazy|should|ought|allowed|selfish|deserve\w*)\b).*\b(rest\w*|sit\w*|sofa|lie|lying|lay|nothing|break|day off|nap|sleep\w*|bed|telly|tv|relax\w*|myself|stop\w*|time off|bath)\b/,
  'hides-it':
    /\b(hid\w*|pretend\w*|fak(e|ing)|mask\w*|secret|cover\w*|front|nobody knows|no ?one knows)\b|\bi\b.*\b(smil\w*|act\w*|say i'm (fine|ok)|said i'm (fine|ok)|lie|lied|lying|don't let|put on)\b/,
  'hurtful-words':
    /(?=.*\b(said|says|called|calls|told|wrote|text\w*|words?|names|keeps|shout\w*|laugh\w*)\b).*\b(useless|stupid|lazy|fat|ugly|pathetic|weird|selfish|mad|crazy|hate\w*|shut up|bitch|freak|drama\w*|disappoint\w*|worst|never|always|wish\w*|names|shout\w*|laugh\w*|nag|boring|thick|weak|loser|burden|embarrass\w*|fault|wrong with|nobody|no one|difficult|needy|attention|not good|man up|grow up|get over|awful|nasty|horrible|cold|hurt\w*)\b/,
  'must-function-tomorrow':
    /(?=.*\b(tomorrow|morning|work|shift|school|early|alarm|up at|\d ?(am|o'?clock)?|meeting|exam|kids)\b).*\b(got to|gotta|have to|need to|must|can't|supposed|should|up|how am i|function|still)\b/,
  'never-gets-better':
    /(?=.*\b(never|always|ever|forever|no point|years|still|same)\b).*\b(better|change\w*|end|ends|stop|stops|same|stuck|like this|point|gets?|different)\b/,
  'numb-now':
    /\b(numb|empty|blank|flat|hollow|don't feel|can't feel|feel nothing|nothing (left|anymore)|cry)\b/,
  'others-dont-get-it':
    /\b(understand\w*|get|gets|got|know\w*|idea|clue|listen\w*|think\w*|says?|believ\w*|explain\w*)\b/,
  'others-minimise': /\b(says?|said|tells?|told|think\w*|reckon\w*|keeps?)\b/,
  'others-have-it-worse':
    /\b(worse|others|other people|lucky|complain\w*|right to|real problems|starving|wars?)\b/,
  'self-blame':
    /\b(fault|blame\w*|should\w*|if (only )?i|my (own )?doing|because of me|i (made|let|caused)|guilt\w*)\b/,
  'should-be-able': /\b(should\w*|ought|supposed|grown|adult|simple|easy|able|normal|age)\b/,
  'asks-how-long':
    /\b(how long|when (will|does|do|is|can)|ever (end|stop)|how many (more )?(weeks|months|days) (will|does|until|till))\b/,
  'someone-was-kind':
    /\b(hug\w*|kind\w*|nice\w*|made me|brought|asked|held|sat with|help\w*|smil\w*|listen\w*|came round|rang|thank\w*|lovely|sweet|gave|let me|stayed)\b/,
  'someone-is-near':
    /\b(here|with me|next (to|door|room)|home|house|asleep|downstairs|upstairs|near\w*|housemate|flatmate|husband|wife|partner|mum|mom|dad|dog|cat)\b/,
  'still-alone': /\b(alone|nobody|no ?one|still|on my own|by myself|empty|quiet)\b/,
  'takes-it-back':
    /\b(never ?mind|forget (it|i)|ignore|scratch|scrap|take .{0,10}back|doesn't matter|sorry|delete)\b/,
  'takes-medicine':
    /\b(tablets?|pills?|meds?|medic\w+|mg|sertraline|citalopram|fluoxetine|prescri\w+|dose|antidepress\w*)\b/,
  'tired-of-fighting': /\b(tired|sick|exhaust\w*|worn|done|fed up|enough|fight\w*|battl\w*)\b/,
  'told-nobody':
    /\b(nobody|no ?one|never|not|haven't|didn't|don't|first|can't)\b.*\b(told|tell|telling|said|say|know|knows|talk\w*)\b|\bsecret\b/,
  'tried-everything': /\b(tried|try|everything|nothing|all|done)\b/,
  'two-feelings': /\b(but|and|both|also|part of me|same time|though|tho|yet|half|other)\b/,
  undecided: /\b(don't know|dunno|should|or|maybe|can't decide|torn|decide|not sure|whether|if i)\b/,
  unfair: /\b(fair|unfair|why me|always me|deserve\w*|not right|isn't right|wasn't right|just because)\b/,
  'wants-it-to-stop': /\b(stop\w*|end|over|go away|leave me|switch|off|peace|enough|quiet|done with)\b/,
  'wants-old-self-back': /\b(used to|before|old|back|myself|who i|was|normal)\b/,
  'wants-to-stop-here':
    /\b(stop|enough|bed|night|go|leave|later|bye|off|done|that's|break)\b(?!.*\b(it|him|her|them) there\b)/,
  'was-better-before': /\b(before|used to|was|were|better|until|then)\b/,
  'held-out':
    /\b(didn't|did not|haven't|resist\w*|held (out|off)|without|instead|left it|let it|waited|managed|put (it|them|the|my)|not (given|gone|done|checked|washed))\b(?! work)/,
  'angry-at-self':
    /(?=.*\b(hat(e|ing)|angry|furious|disgust\w*|stupid|idiot|punish\w*|asham\w*|kick\w* myself|why (did|do|am) i|cross|fault|pathetic|useless)\b)\b(my ?self|me|self|i)\b.*\b(my ?self|me|self|i)\b|\bmy ?self\b/,
}

/** Near these, and something else. */
const unless: Readonly<Record<string, RegExp>> = {
  'needs-a-moment': /\b(never|don't|no|not|haven't|she|he|they)\b/,
  'agrees-to-step': /\btry again\b/,
  'says-sorry':
    /\b(?:don't|not|stop) (?:be |say(?:ing)? |being )?sorry\b|\bsorry to (him|her|them|my|mum|dad|the)\b|\b(want|should|need|going|have|how) to (say sorry|apologi[sz]e)\b/,
  'always-the-pattern': /\b(didn't|not|wasn't|isn't|never|doesn't) always\b/,
  'missed-out': /\bmissed (the|my) (bus|train|call|stop|turn)\b/,
  'afraid-of-going-mad': /\b(i )?(do )?know (what's|whats|what is|that it'?s not|it isn't|it's not) real\b/,
  'cannot-trust-self': /\b(i|i've|i'd) (already |just |have |did )?(told|tell) you\b/,
  'wants-it-to-stop': /\b(bed|sleep|home)\b/,
  'afraid-of-step': /\b(scared|afraid|frightened|terrified) of (him|her|them|his|my|what (he|she))\b/,
  'only-wants-hearing': /\b(?:him|her|them|his|it) (?:say|tell|talk)|\bto hear (?:him|her|them|my|his|the)\b/,
  touched: /\b(asked|asks) (how|if) (i|me)\b/,
}

/** Whether a message bears out by a word of its own what it was taken to do. */
export const isBorneOut = (id: string, words: string): boolean =>
  unless[id]?.test(words) !== true && evidence[id]?.test(words) !== false
