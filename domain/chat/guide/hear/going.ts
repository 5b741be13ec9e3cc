import { wordCount } from '#domain/chat/guide/hear/plain.ts'
import { progressIn } from '#domain/chat/guide/hear/progress.ts'
import { spelt } from '#domain/chat/guide/hear/things/spelt.ts'

/** How they go: hurt, with something good, or as one goes at night. */
export type Going = 'bye-missed' | 'bye-glad' | 'bye-night' | 'bye-plain'

const ofNight = /\b(?:good ?night|night|nite|nighty|nn|bed|sleep|asleep)\b/
const goes =
  /(?:^|[\s.,!?])(?:good ?night|(?<=^|[.,!?] ?|\b(?:ok|thanks?|ta|so|now|well|anyway|night|chat|x) )(?:night|nite)|nighty night|nn|bye+|bye bye|cheerio|ta ?ra|ta-ta|laters|ttyl|(?:gtg|g2g|got to go|gotta go|need to go|have to go|i should go|better go)(?: (?:maths|class|lesson|work|tea|dinner|now|the bus|bus|school|[\w']+s (?:here|up|home)))?|cya|see (?:you|ya)|(?:i'm |im )?off to (?:bed|sleep)|(?:i'm |im )?going to (?:bed|sleep)|(?:gonna|going to|think i(?:'ll|l)|i'll|think il|time to) (?:go to |try (?:to |and )?|get some )?(?:sleep|bed)|going now|thanks for (?:the chat|listening|talking))(?: (?:then|now|all|both|thanks?(?: anyway)?|ta|thank you|cheers))*[\s.!]*(?:x+)?[\s.!]*$/
const goesHurt =
  /^(?:(?:ok|okay|right|fine|well|wow|no)[, .]+)*(?:forget it|never ?mind(?=[,.]| (?:i'm|night|bye)|$)|whatever(?=[,.]|$)|this is (?:shit|crap|useless|pointless|rubbish)|i give up on (?:this|you)|you're no (?:help|use))\b(?=.*\b(?:night|nite|bye|bed|sleep|going|off|thanks|leaving|done)\b|\W*$)/
const hurt =
  /\b(?:forget it|this is (?:shit|crap|useless|pointless|rubbish)|(?:ur|you're|your) not listening|no (?:help|use)|waste of time|didn't help|started twice)\b/
const glad =
  /\b(?:chuffed|glad|happy|lovely|great|laughed|proud|brilliant|good (?:news|day|chat|one)|nice|helped|better|nobody (?:ever|has ever)? ?(?:said|told|asked)|thank (?:you|u)|thanks for)\b/
const isForGood =
  /\b(?:forever|for good|goodbye (?:everyone|world|all)|won't be back|never wake|not wake|die|kill\w*|end it|pills?|tablets?|cut|knife|rope|bridge|want to (?:sleep|go to sleep) (?:and|forever))\b/
const asksYet =
  /\?|\b(?:number|what was|can't sleep|cannot sleep|scared to|afraid to|too scared|won't let me|before i)\b/
const longest = 34

/** How they take leave at the end of what they write; null where they stay. */
export function goingIn(text: string, told: readonly string[]): Going | null {
  const words = spelt(text)
  if (told.length === 0 || wordCount(words) > longest || asksYet.test(words) || isForGood.test(words))
    return null
  const isHurt = goesHurt.test(words)
  if (!isHurt && !goes.test(words)) return null
  const planned = progressIn(text, null, told)?.kinds ?? []
  if (!isHurt && planned.some((kind) => kind === 'plans' || kind === 'did' || kind === 'found')) return null
  const lately = spelt(told.slice(-1).join(' '))
  if (isHurt || hurt.test(words) || hurt.test(lately)) return 'bye-missed'
  return glad.test(words) ? 'bye-glad' : ofNight.test(words) ? 'bye-night' : 'bye-plain'
}

const good =
  /\b(?:chuffed|over the moon|buzzing|made up|so (?:happy|pleased|proud)|(?:great|good|best|amazing|brilliant) news|heart sounds? (?:great|good|fine)|all clear|proud of me|laughed so (?:much|hard)|best day|got the (?:job|place|flat)|(?:first|having a|new) (?:grandchild|grandson|granddaughter|grandbaby)|chuffed|got engaged|getting married|passed (?:my|his|her) (?:test|exams?|driving)|lovely (?:day|time|evening|walk)|nice day)\b/
const bad =
  /\b(?:but|not|n't|never|died|dead|dying|worse|scared|afraid|anxious|guilt\w*|worr\w+|sad|cry\w*|cried|hate\w*|alone|miss(?:ing)?|used to|wish|if|jealous|everyone else|rest of them|faking|pretend\w*)\b|n't\b/
const isNone = /\b(?:no|isn't a|is no|there's no|there isn't a) (?:hard|bad|worst) (?:bit|part)\b/

/** Good news, told as such. */
export const gladIn = (text: string): boolean => {
  const words = spelt(text)
  return isNone.test(words) || (good.test(words) && !bad.test(words) && !words.includes('?'))
}
