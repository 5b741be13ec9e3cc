/** What a wording takes for granted, and the words of theirs without one of which it is not said. */
const takenForGranted: readonly (readonly [wording: RegExp, told: RegExp])[] = [
  [
    /\bguilt|accused|feel bad about|bad feeling|weighs on you\b/i,
    /\b(guilt\w*|fault|blam\w*|sorry|asham\w*|regret\w*|should\w*|shouldve|forgiv\w*|feel (so |really )?(bad|awful|terrible)|wish i|confess\w*|selfish)\b/,
  ],
  [/\b(phone|short call)\b/i, /\b(phone|call\w*|rang|ring\w*|text\w*|messag\w*|repl\w+|speak|number)\b/],
  [
    /\b(others see it another way|nobody understands|not being believed|convince|argue with you|laugh at you)\b/i,
    /\b(believ\w*|crazy|paranoid|understand\w*|laugh\w*|(they|he|she|mum|mom|everyone|people|nobody|no ?one) (says?|said|thinks?|tells?)|listens?|imagin\w*)\b/,
  ],
  [/\b(prayer|closeness)\b/i, /\b(pray\w*|god|church|mosque|sin\w*|allah|faith|mass)\b/],
  [/\basks first\b/i, /\b(ask\w*|text\w*|messag\w*|invit\w*|first|reach\w*|arrang\w*|always me)\b/],
  [
    /\bothers together\b/i,
    /\b(others|friends|couples?|together|photos?|insta\w*|group|parties|families|everyone)\b/,
  ],
  [
    /\bhearing nothing back\b/i,
    /\b(text\w*|messag\w*|rang|call\w*|repl\w+|invit\w*|reach\w*|wrote|answer\w*|email\w*)\b/,
  ],
  [
    /\broom full of people\b/i,
    /\b(people|party|work|office|crowd\w*|room|everyone|school|uni|together|married|husband|wife|family)\b/,
  ],
  [/\beven good things\b/i, /\b(good|nice|happy|news|won|passed|got)\b/],
  [/\bevening\b/i, /\b(evening\w*|nights?|tonight|after work|dark|dinner|tea)\b/],
  [/\bgoing red or blank\b/i, /\b(red|blush\w*|blank|froze|freeze|stutter\w*|shak\w+|words)\b/],
  [
    /\b(the hours before|in the hours before)\b/i,
    /\b(tomorrow|before|tonight|next|later|\w+day|have to|got to|gotta|party|meeting|interview|presentation|going to)\b/,
  ],
  [/\bafterwards\b/i, /\b(replay\w*|after|afterwards|said|yesterday|last night|went|was|cring\w+)\b/],
  [
    /\bstaying away\b/i,
    /\b(avoid\w*|cancel\w*|stay\w* (in|home|away|at home)|not go\w*|didn't go|don't go|won't go|hid\w*)\b/,
  ],
  [/\bcraving\b/i, /\b(crav\w*|urges?|want|pull|tempt\w*|desperate|need (a|one|it|to))\b/],
  [/\bthe day after\b/i, /\b(hung ?over|hangover|yesterday|last night|woke|morning|drank|binge\w*)\b/],
  [
    /\b(from people is lonely|hide (something|a part)|such a secret|in secret|do you hide)\b/i,
    /\b(secret\w*|hid\w*|nobody knows|no ?one knows|never told|pretend\w*|lie|lied|lying|haven't told|not told|sneak\w*|asham\w*)\b/,
  ],
  [/\ball around\b/i, /\b(party|pub|friends|everyone|work|offer\w*|round|house|christmas|wedding|bar)\b/],
  [/\bwaiting and wondering\b/i, /\b(wait\w*|results?|appointment|until|till|scan|\w+day|weeks?)\b/],
  [/\bpicture in the mind\b/i, /\b(pictures?|images?|see|imagin\w*|visions?|flash\w*)\b/],
  [
    /\bnear people\b/i,
    /\b(people|near|baby|kids?|child\w*|her|him|family|around|some ?one|platform|wife|husband|partner|mum|mom)\b/,
  ],
  [/\bjust once more\b/i, /\b(again|times|more|once|over)\b/],
  [
    /\b(follow you out of the door|walking away is hard|going back\?)/i,
    /\b(door|out|leav\w*|left|work|car|home|house|walk\w*|drove|driv\w*|back|late)\b/,
  ],
  [/\bown eyes\b/i, /\b(see|look\w*|saw|eyes|photo\w*|check\w*)\b/],
  [/\bremember something and still\b/i, /\b(remember\w*|i know|sure|memory)\b/],
  [
    /\b(others touch|touched what|unsafe to touch|one touch)\b/i,
    /\b(touch\w*|handles?|door|floor|shoes|money|hands?|surface\w*|wash\w*)\b/,
  ],
  [
    /\b(dirty or unclean|never quite feels clean|do not feel clean)\b/i,
    /\b(dirt\w*|clean\w*|filth\w*|contamin\w*|gross|germs?|wash\w*)\b/,
  ],
  [/\bgone another way\b/i, /\b(wish\w*|should\w*|if only|regret\w*|could have|go back)\b/],
  [/\b(tell it all|confess)\b/i, /\b(tell|told|confess\w*|admit\w*|say)\b/],
  [/\bfrom back then\b/i, /\b(years?|ago|back then|was|when i)\b/],
  [
    /\b(past can feel|memory will not let go|replay|going over it)\b/i,
    /\b(years?|ago|replay\w*|remember\w*|memor\w*|keep (thinking|going)|over and over|when i was|did|happened|past|back)\b/,
  ],
  [/\b(moment turns into a test|keep checking)\b/i, /\b(check\w*|test\w*|sure|feel\w*|kiss\w*)\b/],
  [/\bcomparing\b/i, /\b(compar\w*|other (couples|people)|should feel|supposed to|ex)\b/],
  [
    /\b(needed from all sides|keeps it all going)\b/i,
    /\b(kids?|work|mum|mom|dad|boss|everyone|all|family|house|husband|wife|caring|carer|every\w*)\b/,
  ],
  [/\beven nice things\b/i, /\b(nice|party|birthday|holiday|friends|christmas|wedding|fun)\b/],
  [/\bwhere to begin\b/i, /\b(start\w*|begin\w*|where|first|choose|which)\b/],
  [
    /\b(quarrel|fights? like that)\b/i,
    /\b(row\w*|fight\w*|fought|argu\w*|quarrel\w*|shout\w*|said|scream\w*|fell out|yell\w*)\b/,
  ],
  [/\bwanting to shout\b/i, /\b(shout\w*|scream\w*|angry|furious|livid|mad|fuming|punch)\b/],
  [
    /\bsilence is loud\b/i,
    /\b(silen\w*|not (speaking|talking)|ignor\w*|quiet|hung up|blank\w*|won't (speak|talk)|atmosphere)\b/,
  ],
  [
    /\btreated unfairly\b/i,
    /\b(unfair\w*|fair|never|always|blam\w*|credit|why me|treat\w*|favourite|passed over)\b/,
  ],
  [
    /\bcare for someone and be angry\b/i,
    /\b(angry|cross|fed up|sick of|annoy\w*|furious|hate|resent\w*|snap\w*)\b/,
  ],
  [/\bworried and tired\b/i, /\b(tired|exhaust\w*|worn|drain\w*|sleep|knackered)\b/],
  [
    /\bbeing the one who notices\b/i,
    /\b(notic\w*|see|seen|saw|lately|lost|stopp\w*|chang\w*|keeps?|cancel\w*|isn't|isnt|hasn't)\b/,
  ],
  [
    /\b(getting up and getting dressed)\b/i,
    /\b(get up|getting up|bed|dress\w*|shower\w*|morning|out of bed)\b/,
  ],
  [/\bthings you liked\b/i, /\b(lik\w*|enjoy\w*|love\w*|used to|hobb\w*|interest\w*|nothing|fun|bored)\b/],
  [/\bacting as if all is well\b/i, /\b(pretend\w*|act\w*|smil\w*|fine|mask\w*|fak\w*)\b/],
  [/\bnot lazy\b/i, /\b(lazy|weak|useless|can't|cant|effort|shower\w*|bed|nothing done|pathetic)\b/],
  [/\bhave a hole in it\b/i, /\b(ok|okay|good|fine|laugh\w*|normal|well|better)\b/],
  [/\bworld goes on\b/i, /\b(every ?one|world|goes on|normal|carry on|expects?|work|people|bills|shops?)\b/],
  [/\btimetable\b/i, /\b(weeks?|months?|years?|over it|by now|still|expects?|should be|move on)\b/],
  [/\bwhen nobody else notices\b/i, /\b(alone|nobody|no ?one|miss\w*|others|notice\w*)\b/],
  [
    /\bmost ordinary places\b/i,
    /\b(chair|coat|kitchen|bed|ring\w*|morning|cup|mug|phone|house|room|clock|\d ?o'?clock|table|shop\w*|car|smell\w*|side|slippers|walk|lead|bowl)\b/,
  ],
  [/\blove does not stop\b/i, /\b(lov\w*|miss\w*|still)\b/],
  [/\bhave to be strong\b/i, /\b(strong|brave|cop\w+|hold\w*|kids|together|expects?|fine|ok|okay)\b/],
  [
    /\bonce the moment is over|after the moment is over\b/i,
    /\b(cring\w+|years?|yesterday|last|still|ago|can't stop)\b/,
  ],
  [/\bdreading the night\b/i, /\b(dread\w*|scared|afraid|going to bed)\b/],
  [/\bshort night\b/i, /\b(tomorrow|work|morning|meeting|shift|school|exam|up at)\b/],
  [/\bthe mind is not\b/i, /\b(mind|thoughts?|head|brain|think\w*|awake)\b/],
  [/“what if”/i, /\b(what if|might|could|in case)\b/],
  [/\btomorrow is so loud\b/i, /\b(tomorrow|\w+day|next|morning|week|future)\b/],
  [
    /\b(the future is|being ready for everything)\b/i,
    /\b(future|will|gonna|going to|what if|next|happen\w*|plan\w*|ready)\b/,
  ],
  [
    /\b(keeping something in|stay inside|in silence)\b/i,
    /\b(never told|told (no|any)|nobody knows|no ?one knows|secret\w*|keep\w* it|bottl\w*|hold\w* (it|this)|years|can't tell|inside)\b/,
  ],
  [/\btwo feelings\b/i, /\b(but|though|tho|and also|mixed|both|part of me)\b/],
  [/\bhave to be big\b/i, /\b(small|silly|stupid|little|only|just|nothing|pathetic|dumb)\b/],
  [/\bnot everything has an answer\b/i, /\b(why|answers?|how|don't know|understand)\b/],
  [
    /\b(step and every mood|on guard in your own home)\b/i,
    /\b(moods?|steps?|door|keys?|temper|eggshells|scared|afraid|careful|home)\b/,
  ],
  [/\bcare about someone and be afraid\b/i, /\b(lov\w*|care\w*|nice|sweet|sorry|good)\b/],
  [/\bhard to stay and hard to leave\b/i, /\b(leav\w*|stay\w*|go|left)\b/],
  [
    /\bfrighten or hurt you\b|\bhas to be afraid\b/i,
    /\b(hit\w*|hurt\w*|scared|afraid|fear\w*|frighten\w*|threat\w*|push\w*|chok\w*|shout\w*|scream\w*)\b/,
  ],
  [/\b(one remark|look in the mirror)\b/i, /\b(mirror|said|comment\w*|remark|look\w*|photo)\b/],
  [
    /\brules about food\b|\brules about\b/i,
    /\b(rules?|allowed|calori\w*|only eat|safe foods?|never eat|restrict\w*|count\w*)\b/,
  ],
  [/\bamong people and not quite\b/i, /\b(people|friends|family|work|school|party|talking|everyone)\b/],
  [/\blooking for a feeling\b/i, /\b(feel|feeling|numb|nothing|empty|blank)\b/],
  [/\bhard when relief\b|\brelief and trouble\b/i, /\b(helps?|relief|relax\w*|calm\w*|cope|coping|better)\b/],
  [/\bif they saw\b/i, /\b(see|saw|seen|notice\w*|find out|show\w*|hid\w*)\b/],
  [/\bother way round\b/i, /\b(burden\w*|bother\w*|worry|upset)\b/],
  [
    /\b(who were they to you)\b/i,
    /^(?!.*\b(mum|mom|mam|dad|mother|father|husband|wife|partner|nan|gran\w*|grandad|brother|sister|son|daughter|baby|friend|mate|dog|cat|boyfriend|girlfriend|uncle|aunt\w*|cousin)\b)/s,
  ],
  [/\b(how long have|how long has|when did it get)\b/i, /^(?!.*\b(since|years?|months?|weeks?|ages)\b)/s],
  [/\bmost this minute\b/i, /^(?!.*\b(scan|hospital|deadline|tomorrow|\w+day)\b)/s],
  [/\bhow is the place without\b/i, /\b(house|home|flat|room|empty|quiet|coat|chair|bed|lived)\b/],
  [
    /\bhow did it end\b/i,
    /\b(row\w*|fight\w*|fought|argu\w*|quarrel\w*|shout\w*|fell out)\b(?!.*\b(hung up|left|walked out|blocked|slammed)\b)/s,
  ],
]

/** Whether all that a wording takes for granted was told. */
export const isOfWhatWasTold = (wording: string, told: string): boolean =>
  takenForGranted.every(([taken, words]) => !taken.test(wording) || words.test(told))
