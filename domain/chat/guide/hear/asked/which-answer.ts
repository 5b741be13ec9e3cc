import { unlessDangerous } from '#domain/chat/guide/hear/asked/danger-told.ts'
import { firstAnswer } from '#domain/chat/guide/hear/asked/first-answers.ts'
import { type Ask, whatIsAsked } from '#domain/chat/guide/hear/asked/what-is-asked.ts'
import { isBereft, isParted } from '#domain/chat/guide/hear/parting.ts'
import { plain } from '#domain/chat/guide/hear/plain.ts'
import { isYoung } from '#domain/chat/guide/hear/young.ts'
import { askedWords } from '#domain/chat/guide/say/asked/asked.ts'
import { ofFirst } from '#domain/chat/guide/say/asked/first.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

type About = {
  /** The sentence that asks. */
  sentence: string
  /** All that they wrote, this included, on plain words. */
  told: string
  at: NeedId | null
  isChild: boolean
}

const harmed =
  /\b(raped?|assault\w*|molest\w*|groomed|abused|touch(ed|es|ing)? me|forced (me|himself)|did (it|that|this|things|stuff) to me|i froze|(he|she|they|dad|mum|uncle|my \w+) (hits?|beats?|slapped|punched|choked|hurts?) me)\b/
const controlled =
  /\b((goes|going|looks|looking) through my|(checks|reads|tracks|takes|controls|has) my (phone|messages|texts|location|bank|card|money|wages)|i have to ask (him|her|before|if)|not allowed to|won't let me|eggshells|make sure everything|so angry (that )?i|scared of (him|her)|(he|she) (hits?|shoves?|threatens) )/
const excluded =
  /\b(group ?chat|left out|leave me out|without me|bull(y|ied|ying)|pick(ed|ing)? on|call(s|ed|ing)? me (names|weird|fat|ugly|gay|a\b)|horrible to me|laugh(ed|ing|s)? at me|ignor(e|ed|ing) me|photo of me|pic(ture)? of me|put me in)\b/
const photo = /\b(photo|pic|picture|screenshot|video)\b/
const stepped =
  /\b(shower|went home|gone home|popped (out|home)|nipped|left the room|cup of tea|coffee|asleep when|went to (get|the|work)|stepped out)\b/
const notThere =
  /\b((wasn't|was not|weren't|not) there|should have (been|stayed|gone)|missed it|too late|by (himself|herself))\b/
const shower = /\b(shower|bath|wash(ed)?)\b/
const job = /\b(redundan\w+|laid off|let go|sacked|fired|lost my job|made redundant)\b/
const quarrel = /\b(row|argu\w+|fight|fought|fell out|shouted|said something|called (him|her|his|my))\b/
const shouted = /\b(shout\w*|yell\w*|scream\w*|snapp\w*|lost it|lost my (temper|rag))\b/
const kids = /\b(kids?|children|son|daughter|toddler|baby|little one|boys?|girls?)\b/
const carer =
  /\b(carer|caring for|look(ing)? after (my )?(mum|mom|dad|husband|wife|him|her|nan)|dementia|care home)\b/
const drinks = /\b(drink\w*|drank|drunk|wine|vodka|beers?|gin|cans|bottle|hung ?over)\b/
const sick = /\b(sick|vomit\w*|throw(ing)? up|threw up|purg\w*)\b/
const unwell =
  /\b(panic\w*|anxi\w+|ocd|depress\w+|ill|illness|adhd|ptsd|flashbacks?|voices?|thoughts?|like this|mental)\b/
const newParent =
  /\b(baby|babies|newborn|changing him|changing her|bath(ing)? (him|her)|midwife|health visitor)\b/
const parents = /\b(parents|mum and dad|mom and dad|divorc\w+|split)\b/

const isDoubt = (at: NeedId | null): boolean => at?.startsWith('ocd-') === true
const isOfBody = (at: NeedId | null): boolean => at === 'health-fear'

const ofParent = /\b(mum|mom|mam|mother|dad|father|parent)\b/

const faultIn = ({ told, at, isChild }: About): string | null => {
  if (harmed.test(told)) return 'fault-harmed'
  if (at === 'violence-at-home' || controlled.test(told)) return 'fault-control'
  if (isDoubt(at)) return null
  if (excluded.test(told)) return photo.test(told) ? 'fault-photo' : 'fault-excluded'
  if (isChild && parents.test(told)) return 'fault-child'
  if (isBereft(told)) {
    if (/\b(suicid\w*|killed (him|her)self|took (his|her) own)\b/.test(told)) return null
    if (stepped.test(told)) return shower.test(told) ? 'fault-shower' : 'fault-not-there'
    return notThere.test(told) ? 'fault-not-there' : 'fault-death'
  }
  if (isParted(told)) return 'fault-parted'
  if (job.test(told)) return 'fault-work'
  if (at === 'someone-else') return 'fault-other-ill'
  if (at === 'conflict' || quarrel.test(told)) return 'fault-quarrel'
  return unwell.test(told) || at === 'panic-now' || at === 'low-mood' || at === 'flashback'
    ? 'fault-own-illness'
    : 'fault-open'
}

const badIn = ({ told, at, sentence }: About): string | null => {
  if (isDoubt(at) || at === 'crisis') return null
  if (/\b(ugly|fat|stupid|boring|unlovable|worthless)\b/.test(sentence)) return null
  if (harmed.test(told)) return 'fault-harmed'
  if (at === 'someone-else' && /\b(tell|told|promise\w*|secret|grass|snitch)\b/.test(told)) return 'bad-tell'
  if (at === 'someone-else') return 'bad-open'
  if (isBereft(told) && (stepped.test(told) || notThere.test(told))) return 'bad-grief'
  if (carer.test(told)) return 'bad-carer'
  if (kids.test(told) && shouted.test(told)) return 'bad-parent-shouted'
  if (ofParent.test(sentence) && kids.test(told) && !drinks.test(told)) return 'bad-parent'
  if (at === 'substance' || drinks.test(told)) return 'bad-drink'
  if (at === 'eating' || sick.test(told)) return 'bad-eating'
  if (at === 'conflict' || quarrel.test(told)) return 'bad-said'
  if (/\bfor (feeling|being (angry|jealous|glad|happy|relieved)|wanting|wishing|hating|not)\b/.test(sentence))
    return 'bad-feeling'
  return 'bad-open'
}

const ofNeed: Readonly<Partial<Record<NeedId, string>>> = {
  grief: 'normal-grief',
  'panic-now': 'normal-panic',
  dissociation: 'normal-unreal',
  flashback: 'normal-trauma',
  sleep: 'normal-sleep',
  'low-mood': 'normal-low',
  eating: 'normal-sick',
  substance: 'normal-drink',
  'certain-beliefs': 'normal-voices',
}

const hears = /\b(voices?|hear(ing)? (a |some)|someone talking|telling me)\b/

const asksIfOdd = /\b(weird|strange|odd|mad|crazy|abnormal|bad|wrong|stupid)\b/

const normalIn = ({ told, at, sentence }: About): string | null => {
  if (isDoubt(at) || isOfBody(at)) return null
  if (at === 'violence-at-home' || controlled.test(told))
    return asksIfOdd.test(sentence) ? 'bad-control' : 'normal-control'
  if (at === 'eating' && (!sick.test(told) || asksIfOdd.test(sentence))) return null
  if (at === 'certain-beliefs' && !hears.test(told)) return null
  if (at === null) return null
  return asksIfOdd.test(sentence) ? 'not-odd' : (ofNeed[at] ?? 'normal-open')
}

const wrongIn = ({ told, at }: About): string | null => {
  if (isDoubt(at) || isOfBody(at) || isBereft(told) || hears.test(told)) return null
  if (at === 'panic-now' || /\bpanic\w*|attacks?\b/.test(told)) return 'wrong-panic'
  if (at === 'dissociation') return 'wrong-unreal'
  if (at === 'flashback' || harmed.test(told)) return 'wrong-trauma'
  return at === 'low-mood' ? 'wrong-low' : 'wrong-open'
}

const faints = /\b(faint\w*|pass(ing|ed)? out|black(ing|ed)? out|dizzy|light.?headed)\b/

const dangerIn = ({ told, at, sentence }: About): string | null => {
  if (isDoubt(at) || /\b(stop\w*|quit\w*|withdraw\w*|pills?|tablets?|meds|dose)\b/.test(sentence)) return null
  if (faints.test(sentence))
    return sick.test(told) || at === 'eating' ? 'faint-sick' : isOfBody(at) ? null : 'faint-open'
  if (at === 'eating' && sick.test(told)) return faints.test(told) ? 'faint-sick' : 'sick-often'
  return null
}

const worriedIn = (about: About): string | null => {
  const { told, at } = about
  if (hears.test(told)) return 'voice-worried'
  if (faints.test(told) && (sick.test(told) || at === 'eating')) return 'faint-sick'
  if (isDoubt(at) || isOfBody(at) || at === 'someone-else' || at === 'violence-at-home') return null
  return /\b(chest|heart|lump|blood|bleed\w*|pain|numb)\b/.test(told) ? null : 'worried-open'
}

const unfitToTry =
  /\b(die|kill|stop (my|the|taking)|meds|tablets?|pills?|drink|drinking|smoke|weed|fast|diet|skip|less|starve|purge|sick|check\w*|wash\w*|google|confess|text (him|her)|message|cut|again|drive|him|her|sleep(ing)? pills?|work|leave|divorce|move out)\b/
const toTry: ReadonlySet<NeedId | null> = new Set([
  'good-moment',
  'social-anxiety',
  'panic-now',
  'low-mood',
  'loneliness',
  'just-listen',
  'worry-loop',
  'overload',
  'grief',
  'flashback',
  'dissociation',
  null,
])
const isOutAndAbout =
  /\b(shop|tesco|supermarket|bus|train|town|outside|walk|pub|class|gym|lift|bridge|motorway|school|meeting|queue)\b/

const ofHarm =
  /\b(sick|vomit\w*|purg\w*|lithium|meds|medication|pills?|tablets?|drunk|drank|cans|vodka|hurt\w*|kill\w*|knife|blade|voices?)\b/

const tryIn = ({ told, at, sentence }: About): string | null => {
  if (ofHarm.test(told)) return null
  if (!toTry.has(at) || unfitToTry.test(sentence)) return null
  return isOutAndAbout.test(sentence) || /\bnext\b/.test(sentence) || isOutAndAbout.test(told)
    ? 'try-next'
    : 'try-own'
}

const askIn = ({ at, sentence, told }: About): string | null => {
  if (
    isDoubt(at) ||
    isOfBody(at) ||
    isParted(told) ||
    /\b(for (money|reassurance)|if (he|she|they))\b/.test(sentence)
  )
    return null
  if (/\b(doctor|gp|pharmacist|nurse)\b/.test(sentence)) return null
  return at === 'loneliness' || at === 'social-anxiety' ? 'ask-company' : 'ask-open'
}

const whyIn = ({ at, sentence }: About): string | null => {
  if (isDoubt(at) || isOfBody(at)) return null
  if (/\bsmell/.test(sentence)) return 'why-smell'
  if (/\b(sounds?|songs?|noise|word|voice)\b/.test(sentence) && at === 'flashback') return 'why-sound'
  if (/\bnights?\b/.test(sentence)) return 'why-night'
  if (/^why (me)$/.test(sentence)) return null
  return /^(?:but |and |so )?why (now|today|tonight|this week|all of a sudden|after)/.test(sentence)
    ? 'why-now-open'
    : null
}

const putDown =
  /\b(?:had to |have )?put (?:him|her|them|\w+|the dog|the cat|our \w+|my \w+) (?:down|to sleep)\b/
const ofPet = /\b(dog|cat|rabbit|horse|puppy|kitten|vet)\b/
const ofCompany = /\b(flatmates?|housemates?|kitchen|party|common room|colleagues|group|them in the)\b/

const wasLoud = /\b(went mad|shout\w*|called (him|her)|yell\w*|scream\w*|snapp\w*|lost it|row|said)\b/

const whatIfIn = ({ at, sentence, told }: About): string | null => {
  if (/\b(die|dead|kill\w*|hurt\w*|suicid\w*|hits?|finds?)\b/.test(sentence)) return null
  if (at === 'someone-else')
    return /\b(no|away|won't|doesn't|angry|shuts?|slams?|refuses?|ignores?)\b/.test(sentence)
      ? 'what-if-refuses'
      : null
  if (at === 'conflict')
    return /\b(no|won't|doesn't|forgive|listen|accept|leaves?|talk)\b/.test(sentence)
      ? 'what-if-no-sorry'
      : null
  if (
    /\b(fail|don't (get|pass)|mess (it )?up|resit)\b/.test(sentence) &&
    /\b(exam|test|grade|mock|gcse|level|uni|course|driving)\w*\b/.test(told)
  )
    return 'what-if-fail'
  if (
    /\b(blush|go red|shake|shaking|sweat)\b/.test(sentence) &&
    (at === 'social-anxiety' || at === 'shame' || at === 'good-moment')
  )
    return 'what-if-blush'
  const isOfPeople = at === 'social-anxiety' || at === 'loneliness' || at === 'just-listen' || at === null
  return isOfPeople &&
    /\b(talks to me|talk to me|speaks to me|quiet|awkward|ignore\w*|weird|laugh|stare|say no|says? no|don't want me|go silent|blank)\b/.test(
      sentence,
    )
    ? 'what-if-people'
    : null
}

const notSaid = ({ told, at }: About): string =>
  at === 'ocd-relationship' || at === 'ocd-real-event'
    ? 'not-said-doubt'
    : harmed.test(told)
      ? 'not-said-harmed'
      : /\bweed|cannabis|joint|edible/.test(told) && (at === 'dissociation' || /\bbrain\b/.test(told))
        ? 'not-said-weed'
        : 'not-said'

const talkAbout: ReadonlySet<NeedId | null> = new Set(['ocd-harm', 'ocd-taboo'])

const answers: Readonly<Record<Ask, (about: About) => string | null>> = {
  fault: faultIn,
  'bad-person': badIn,
  dramatic: ({ told, at, isChild }) =>
    isDoubt(at) || isOfBody(at) || at === 'certain-beliefs'
      ? null
      : at === 'violence-at-home' || controlled.test(told)
        ? 'dramatic-control'
        : isChild
          ? 'dramatic-child'
          : 'dramatic-pain',
  known: ({ told, at }) =>
    talkAbout.has(at)
      ? newParent.test(told)
        ? 'known-thoughts'
        : null
      : isDoubt(at) || isOfBody(at) || at === 'violence-at-home' || at === 'certain-beliefs'
        ? null
        : at === 'grief'
          ? 'known-grief'
          : at === 'loneliness'
            ? 'known-lonely'
            : 'known-open',
  normal: normalIn,
  worried: worriedIn,
  'wrong-with-me': wrongIn,
  'taken-wrongly': notSaid,
  'meant-how': () => 'meant-how',
  sarcasm: () => 'sarcasm',
  'tells-anyone': ({ at, isChild }) =>
    at === 'violence-at-home'
      ? null
      : talkAbout.has(at)
        ? 'tells-anyone-thoughts'
        : isChild
          ? 'tells-anyone-young'
          : 'tells-anyone',
  'just-talk': () => 'just-talk',
  'tell-me-to': () => 'tell-me-to',
  prepared: () => 'prepared',
  'fix-me': () => 'fix-me',
  'point-of-this': () => 'point-of-this',
  'cannot-know': () => 'cannot-know',
  understands: () => 'understands',
  disgusted: ({ sentence, at }) =>
    isDoubt(at)
      ? null
      : /\b(doctor|gp|nurse|midwife|111|999|dentist|helpline|line|therap\w+|counsell\w+|they)\b/.test(
            sentence,
          )
        ? 'not-disgusted'
        : at === 'eating' && /\bam i\b/.test(sentence)
          ? 'bad-eating'
          : 'not-judged',
  'try-it': tryIn,
  'ask-them': askIn,
  'say-sorry': ({ at, told }) =>
    isDoubt(at) || at === 'violence-at-home' || controlled.test(told) ? null : 'sorry-said',
  allowed: ({ at }) => (isDoubt(at) || at === 'violence-at-home' || at === 'eating' ? null : 'allowed'),
  'why-body': whyIn,
  'was-that-right': ({ at, told }) =>
    isDoubt(at) || isOfBody(at)
      ? null
      : (ofPet.test(told) && isBereft(told)) || putDown.test(told)
        ? 'right-pet'
        : 'right-open',
  'what-if': whatIfIn,
  'go-in': ({ at, told, sentence }) =>
    (at === 'someone-else' || at === 'conflict') && /\bknock\b/.test(sentence) && wasLoud.test(told)
      ? 'knock-sorry'
      : ofCompany.test(told) && (at === null || toTry.has(at))
        ? 'go-in'
        : null,
  'body-cause': ({ at }) => (isDoubt(at) || isOfBody(at) ? null : 'body-cause'),
  'how-know': ({ at }) => (isDoubt(at) || isOfBody(at) || at === 'certain-beliefs' ? null : 'how-know'),
  'how-start': ({ told }) => (/\b(eulogy|memorial|funeral|speech)\b/.test(told) ? 'start-speech' : null),
  likes: () => 'likes',
  joke: () => 'joke',
  'how-are-you': () => 'how-are-you',
  named: () => null,
  dangerous: dangerIn,
}

/** The name of what is said to a question of this kind; null where there is nothing to say. */
export const answerTo = (
  ask: Ask,
  { words, ...about }: { words: string; told: string; at: NeedId | null; isChild: boolean },
): string | null => answers[ask]({ ...about, sentence: words })

const prefix = 'plainly-'

/** So near to what was told that nothing else comes before them; all others only where nothing nearer is known. */
const nearest: ReadonlySet<string> = new Set([
  'fault-photo',
  'fault-excluded',
  'fault-harmed',
  'fault-control',
  'fault-shower',
  'fault-not-there',
  'bad-grief',
  'dramatic-control',
  'normal-control',
  'bad-control',
  'known-thoughts',
  'tells-anyone-thoughts',
  'just-talk',
  'likes',
  'tell-me-to',
  'prepared',
  'of-me',
  'fix-me',
  'point-of-this',
  'cannot-know',
  'sarcasm',
  'not-said',
  'not-said-harmed',
  'not-said-weed',
  'faint-sick',
  'voice-worried',
  'why-smell',
  'try-next',
  'sorry-said',
  'ask-company',
  'not-disgusted',
  'not-said-doubt',
  'what-if-people',
  'what-if-refuses',
  'what-if-no-sorry',
  'what-if-fail',
  'how-know',
  'start-speech',
  'what-if-blush',
  'knock-sorry',
  'body-cause',
])
export const isNearest = (name: string): boolean =>
  nearest.has(name.replace(prefix, '')) || ofFirst[name.replace(prefix, '')] !== undefined

const general: ReadonlySet<string | null> = new Set([
  null,
  'unanswered',
  'certainty',
  'advice',
  'news',
  'progress',
  'intends',
  'diagnose',
  'fact:my-fault',
  'fact:verdict',
  'fact:verdict-self',
  'fact:should-i',
  'fact:what-if',
  'fact:is-it-usual',
  'fact:this-or-that',
  'fact:no-answer',
  'fact:say-it-plainly',
  'fact:why-general',
  'fact:why-me',
  'fact:should-tell',
])
/** What was found so far is only general. */
export const isGeneral = (topic: string | null): boolean => general.has(topic)

export const isAskedPlainly = (topic: string | null): boolean => topic?.startsWith(`fact:${prefix}`) === true

type Talk = { at: NeedId | null; told: readonly string[]; said: readonly string[] }

/** These are asked of a talk that has begun. */
const midTalk: ReadonlySet<Ask> = new Set(['taken-wrongly', 'meant-how', 'sarcasm'])

/** A plain question of theirs, by the name of its answer; null where none is asked, or its answers were all given. */
export function plainlyAsked(text: string, { at, told, said }: Talk): string | null {
  const isChild = isYoung([...told, text])
  const first = unsaid(firstAnswer(text, { at, told, said, isChild }), said)
  if (first !== null) return first
  const found = whatIsAsked(text)
  if (found === null || (midTalk.has(found.ask) && said.length === 0)) return null
  const all = plain([...told, text].join('\n'))
  const heard = answers[found.ask]({ sentence: found.sentence, told: all, at, isChild })
  return unsaid(unlessDangerous(heard, all), said)
}

const unsaid = (name: string | null, said: readonly string[]): string | null => {
  const wordings = name === null ? undefined : askedWords[name]
  const isSaid = wordings?.every((_, which) => said.includes(`fact/${prefix}${name}.${which}`))
  return wordings === undefined || isSaid ? null : `${prefix}${name}`
}

/** What they call themselves in the question, to be answered in the same word. */
export const roleAsked = (text: string): string =>
  /\b(mum|mom|mam|mother|dad|father|parent|daughter|son|wife|husband|partner|girlfriend|boyfriend|friend|sister|brother|carer)\b/.exec(
    whatIsAsked(text)?.sentence ?? '',
  )?.[1] ?? 'person'
