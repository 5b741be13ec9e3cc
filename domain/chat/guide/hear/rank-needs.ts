import { certainNeedIn } from '#domain/chat/guide/hear/certain-signs.ts'
import { needSigns } from '#domain/chat/guide/hear/need-signs.ts'
import { wordCount } from '#domain/chat/guide/hear/plain.ts'
import type { NeedId, Scores } from '#domain/chat/guide/understanding.ts'
import { needIds } from '#domain/chat/guide/understanding.ts'

/** What one certain turn of phrase is worth beside what was learned. */
const signWorth = 0.55

export type Ranked = { need: NeedId; worth: number }

/** Nobody is told of violence, of beliefs, of somebody else's danger or of good news on a hint. */
const carefully: ReadonlySet<NeedId> = new Set([
  'violence-at-home',
  'certain-beliefs',
  'someone-else',
  'good-moment',
])
const hintWorth = 0.6
const isBad =
  /\b(not|no|never|can't|don't|didn't|low|awful|struggl\w+|worse|worst|bad|sad|hate|die|dead|died|goodbye|alone|scared|tired|hurt\w*|cry\w*|lost|gave|anymore|tonight)\b/
/** What nobody has said a word of is not taken from the sound of a sentence. */
const evidence: Readonly<Partial<Record<NeedId, RegExp>>> = {
  'health-fear':
    /\b(pains?|painful|lumps?|hearts?|chest|cancer|tumou?rs?|symptoms?|headaches?|migraines?|dizz\w+|numb\w*|tingl\w+|doctors?|gp|dr|scans?|tests?|results?|googl\w+|blood|rash\w*|moles?|ill|illness|sick\w*|disease\w*|body|breath\w*|strokes?|ache\w*|aching|swollen|swelling|fever\w*|temperature|brain|ms|als|check\w*|pulse|vision|eyes?|stomach|throat|neck|glands?|itch\w*|cough\w*|die|dying|health\w*|hospital|infection|virus|wrong with me|nhs|a&e|nerves?|twitch\w*|palpitations|lungs?|liver|kidneys?|skin|lymph\w*|biopsy|ecg|mri|tongue|bowel|poo|pee|hiv|aneurysm|clots?|vein|medical|web ?md|diagnos\w+|condition|head|arm|leg|jaw|tired)\b/,
  'ocd-contamination':
    /\b(wash\w*|clean\w*|dirt\w*|germs?|contaminat\w*|touch\w*|shower\w*|soap|scrub\w*|bleach|toilets?|bins?|hands?|disgust\w*|sanitis\w*|shoes|raw|infect\w*|poison\w*|spread\w*|gloves|wipe(?:s|d) (?:down|everything|it)|laundry|clothes|surfaces?|door|handles?|public|sticky|gross|unclean|ill|sick)\b/,
  grief:
    /\b(died|dead|death|dying|lost|loss|miss(?:ing|ed)?|funeral|gone|passed|without (?:him|her|them)|grave\w*|ashes|mourn\w*|grie\w+|anniversary|put (?:him|her|them|the \w+) (?:down|to sleep)|vet|still|used to|side of the bed|empty|chair|coat|widow\w*|buried|coffin|heaven|last (?:time|words|call)|birthday|christmas|hospice|cancer|memor\w+|photo\w*|voicemail|clothes|smell\w*|wish|goodbye|here|ago|since|alone|left me|split|divorc\w*|broke up)\b/,
  eating:
    /\b(eat\w*|ate|food\w*|meals?|calori\w*|weigh\w*|fat|thin|mirror|body|bing\w+|purg\w+|hungry|scales?|diet\w*|size|breakfast|(?<!after |before )dinner|starv\w*|sick on purpose|full|fridge|cook\w*|bites?|swallow\w*|biscuits?|crisps|cake|kg|lbs|pounds|stone|jeans|gym|macros|fast(ing|ed)?|safe foods?)\b/,
  'ocd-harm':
    /\b(hurt\w*|harm\w*|kill\w*|stab\w*|push\w*|attack\w*|snap\w*|violen\w+|kni(fe|ves)|scissors|thoughts?|images?|pictures?|urges?|steer\w*|swerv\w*|drop\w*|throw\w*|poison\w*|strangl\w*|shak\w+|chok\w*|hit\w*|jump\w*|intrusive|control|smother\w*|drown\w*|dangerous|monster|blade|balcony|platform|baby|bath|run over|murder\w*|gun|window|cut\w*|head)\b/,
  'ocd-relationship':
    /\b(doubt\w*|in love|love (?:him|her|them) (?:enough|really|any ?more|at all)|(?:do i|if i|i don't|really) (?:really |still |actually )?love|attract\w*|right (one|person)|the one|compar\w*|feelings for|leave (him|her)|marry|partner|boyfriend|girlfriend|fianc\w+|kiss\w*|settl\w+|break up|his (nose|laugh|voice|chewing)|her (nose|laugh|voice)|relationship)\b/,
  substance:
    /\b(drink\w*|drank|drunk|sober\w*|alcohol\w*|booze|wine|beers?|vodka|gin|whisk\w+|cider|cans|pints?|bottles?|hungover|relaps\w+|clean|crav\w+|weed|smok\w+|joints?|high|stoned|using|used|coke|cocaine|heroin|gear|ket\w*|mdma|gambl\w+|bets?|betting|casino|slots|addict\w*|vap\w+|pub|bar|aa|meeting|sponsor|dealer|drugs?|rehab|detox|wagon|diazepam|xanax|codeine|pills|slip\w*|quit\w*|withdraw\w*|day \d+)\b/,
  'someone-else':
    /\b(depress\w*|struggl\w*|harm\w*|suicid\w*|drink\w*|drunk|eat\w*|ate|won't|worr\w+|ill\w*|sick|anxi\w+|panic\w*|hospital|trouble|hurt\w*|cut\w*|coping|cope|using|cry\w*|cried|alone|scared|help\w*|lost|die|dying|dead|bad|shut|stopped|hasn't|can't|changed|relaps\w*|diagnos\w+|cancer|memory|dementia|falls?|fell|bruis\w*|missing|pills|drugs|safe|weight|thin|sleep\w*|bed|room|bully|bullied|attack\w*|ocd|therap\w+|surgery|stroke|voices|debt|gambl\w+|skinny|tired|carer|caring|look\w* after|pain)\b/,
  'ocd-taboo':
    /\b(thoughts?|think\w*|images?|pictures?|pop\w*|sin\w*|blasphem\w*|god|pray\w*|hell|sexual\w*|sex|kids?|child\w*|baby|incest|attract\w*|urge\w*|disgust\w*|intrusive|pervert\w*|p(a)?edo\w*|church|mosque|temple|mass|confess\w*|(?:to|about|of|in|at|hate|love) jesus|allah|devil|satan|gay|straight|forbidden|horrible|wrong|evil|niece|nephew|sister|brother|forgiv\w*|swear\w*|curs\w*|groin\w*|monster|mind|head|happen\w*)\b/,
  'ocd-real-event':
    /\b(guilt\w*|confess\w*|forgiv\w*|replay\w*|over and over|i did|did i|wrong|bad person|ashamed|regret\w*|mistake\w*|years? ago|cheat\w*|lied|lie|stole|hurt\w*|sorry|past|happened|memor\w*|remember\w*|said|when i was|drunk|kiss\w*|hit|sure|certain|proof|what if|monster|deserve\w*|punish\w*|thinking about)\b/,
  dissociation:
    /\b(real\w*|unreal\w*|far|fog\w*|glass|float\w*|watch\w*|body|hands?|mirror|dream\w*|numb\w*|away|zon\w+|spac\w+|detach\w*|outside|robot|blank|voice|face|world|plastic|film|movie|underwater|cotton|not here|gone|missing|autopilot|behind (my|the) eyes|flat|distant|time|cardboard|someone else)\b/,
}
/** What is left of a guess then. */
const withoutEvidence: Readonly<Partial<Record<NeedId, number>>> = {
  'ocd-contamination': 0.4,
  grief: 0.5,
  'someone-else': 0.45,
  'ocd-real-event': 0.5,
  'ocd-taboo': 0.5,
  'health-fear': 0.5,
  'ocd-relationship': 0.3,
  eating: 0.55,
  'ocd-harm': 0.75,
  substance: 0.5,
}

/** Done to them: a memory to be met, and no doubt about their own guilt. */
const wasDone =
  /\b(was|got|been|being) (raped|molested|assaulted|abused|beaten|groomed|harassed|attacked)\b|\b(raped|molested|assaulted|abused) me\b/
const doubts: ReadonlySet<NeedId> = new Set(['ocd-real-event', 'ocd-taboo', 'ocd-harm', 'shame', 'grief'])
/** Said plainly, it is no doubt. */
const plainLove =
  /^(?:but |and |yes |yeah )*i (?:do |still |really |do still )?love (?:him|her|them)(?: (?:so|very) much| a lot| though| tho)?$/
const othersDrink =
  /\b(?:dad|mum|mom|mam|brother|sister|husband|wife|partner|boyfriend|girlfriend|son|daughter|uncle|mate|friend|he|she)(?:'s|s| is| has| was)? (?:\w+ ){0,4}(?:sober|drink(?:s|ing)?|drunk|drank|using again|relaps\w+|vodka|on the (?:drink|booze|bottle|gear)|gambl\w+)(?! (?:coffee|tea|water|milk))\b/
const ownDrink =
  /\bi(?:'ve|'m|'d)? (?:\w+ ){0,3}(?:drink|drank|drunk|drinking|sober|relapsed|use|using|smoke|smoked|gamble|gambled|bet|want (?:a|one)|crave|poured|had (?:a|one|two|half|another|most))\b|\bmy (?:drinking|using|habit|cravings?)\b/
const othersWorth = 0.5
/** Somebody else drinks, and no word of their own drinking: it is about that person. */
const isOthersDrink = (words: string): boolean => othersDrink.test(words) && !ownDrink.test(words)

/** Too little to say what it is about. */
const fewestWords = 3

/** No guess outweighs it. */
const certainWorth = 1.2

/** How likely each need is by a text, the likeliest first. */
export function rankNeeds(words: string, scores: Scores | null, dropped: ReadonlySet<NeedId>): Ranked[] {
  const isShort = wordCount(words) < fewestWords
  const isDone = wasDone.test(words)
  const certain = isDone ? null : certainNeedIn(words)
  const learnedOf = (need: NeedId): number => {
    const learned = isShort ? 0 : (scores?.needs[need] ?? 0)
    if (need === 'good-moment' && isBad.test(words)) return 0
    if (need === 'ocd-relationship' && plainLove.test(words)) return 0
    if (need === 'substance' && isOthersDrink(words)) return 0
    if (isDone) return need === 'flashback' ? 1 : doubts.has(need) ? 0 : learned
    if (evidence[need]?.test(words) === false) return learned * (withoutEvidence[need] ?? 0.7)
    return carefully.has(need) ? learned * hintWorth : learned
  }

  const ranked = needSigns.map(([need, signs], index) => {
    const heard = signs.filter((sign) => sign.test(words)).length
    const isTheirs = need === 'substance' && isOthersDrink(words)
    const bySigns = heard === 0 || isTheirs ? 0 : signWorth + 0.1 * (heard - 1) - index * 0.001
    // What was let go comes back only by their own plain words.
    const learned = dropped.has(need) && heard === 0 ? 0 : learnedOf(need)
    const sure = need === certain && !dropped.has(need) ? certainWorth : 0
    const ofThem = need === 'someone-else' && isOthersDrink(words) ? othersWorth : 0
    return { need, worth: ofThem + Math.max(bySigns * (scores && !isShort ? 0.6 : 1), sure) + learned }
  })
  const crisis = { need: 'crisis' as const, worth: 0 }
  return [...ranked, crisis]
    .filter(({ worth }) => worth > 0.05)
    .toSorted((one, other) => other.worth - one.worth)
}

/** The needs that the person said it is not. */
export const droppedIn = (said: readonly string[]): Set<NeedId> =>
  new Set(needIds.filter((need) => said.includes(`dropped/${need}`)))

export const hasSign = (need: NeedId, words: string): boolean =>
  certainNeedIn(words) === need ||
  needSigns.some(([one, signs]) => one === need && signs.some((sign) => sign.test(words)))
