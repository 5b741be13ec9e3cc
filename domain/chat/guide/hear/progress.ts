import { plain, wordCount } from '#domain/chat/guide/hear/plain.ts'
import { isAskedOf } from '#domain/chat/guide/hear/questions-of-deeds.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'
import { saysTheyAreFound } from '#domain/safety/flow/about-another.ts'

/** What goes well, what is about to be done, thanks, and going: heard before the talk brings anything more. */
export const progressKinds = [
  'found',
  'resisted',
  'did',
  'came',
  'eased',
  'plans',
  'leaving',
  'thanks',
] as const
export type ProgressKind = (typeof progressKinds)[number]
export type Progress = {
  /** All that was heard; what counts most stands first. */
  kinds: readonly ProgressKind[]
  /** The clause that tells of the first. */
  clause: string
}

const lead =
  '^(?:(?:ok(?:ay)?|yes|yeah|right|fine|well|so|and|then|actually|anyway|maybe|just|already|already|oh|lol|alright|now|still|at least|i (?:suppose|guess|think)|perhaps|nah|nope|no|ugh|argh)[, ]+)*'
const starting = (words: string): RegExp => new RegExp(`${lead}(?:${words})`)

const less =
  'smaller|quieter|calmer|lighter|weaker|softer|easier(?! to)|less(?: strong| loud| tight| bad)?|better|going down|gone down|coming down|come down|calming down|calmed down|passing|passed|fading|faded|settling|settled|easing(?: off)?|eased(?: off)?|dying down|died down|slowing(?: down)?|slowed(?: down)?|phew|wearing off|worn off|lifting|lifted|not (?:as|so) bad(?: now)?|not as (?:strong|loud|tight)'
const eased = new RegExp(
  `^(?:(?!\\b(?:not|never|isn't|won't|if|when|would|could|will|want|need|get|make|he|she|they|is it|should|might)\\b)[^?])*\\b(?:${less})\\b(?! (?:when|if|than|at|person|off))`,
)
const longestEased = 10

const urges =
  'gone|go|checked|check|washed|wash|texted|text|googled|google|asked|ask|prayed|pray|drank|drink|drunk|smoked|smoke|binged|binge|been sick|purged|purge|looked|look|pressed|press|touched|touch|replied|reply|rung|called|confessed|confess|repeated|repeat|gone back|turned back|turned round|driven back|gone in|gone down|given in|give in|done it|searched|rang|gambled|bet|scrubbed|redone|re-?read|counted'
const resisted = new RegExp(
  `^(?:(?:\\w+ ){0,3}i |i've |still |and |only )?(?:haven't|have not|didn't|did not|managed not to|without)(?: even| actually| still)? (?:${urges})\\b(?! (?:you|for this|to be))|\\bi(?:'ve)? (?:just )?(?:left|leave) (?:it|the \\w+|that) (?:un\\w+|not finished|as it is|alone|open|there)\\b|\\bi (?:stood|held|sat|walked|drove|touched|used|cooked|bathed|carried|stayed|went)\\b.{0,40}\\b(?:today|anyway|without|with (?:it|the thoughts?))\\b|\\bi (?:\\w+ ){1,2}instead$|\\b(?:watch|phone|scales?|oximeter|monitor|thermometer|cuff) (?:is |'s )?(?:now )?(?:in (?:the|a|my) (?:drawer|cupboard|bag|box|other room)|off|away|upstairs|switched off)\\b|^(?:ok(?:ay)?,? |well,? |yes,? )*(?:i |i've )?(?:just )?stayed(?: (?:here|put|at work|where i (?:am|was)))?$|\\bput (?:them|it|(?:the|my) \\w+) (?:in (?:the|a|my) (?:freezer|drawer|cupboard|bag|box|other room|shed|car|garage|loft)|outside|upstairs|out of reach|away)\\b|\\b(?:resisted|let it be|sat with it|rode it out|walked (?:away|off|past)|(?:walked|gone|went) to the \\w+ instead)\\b`,
)
/** It was hard, and done all the same: the hard thing, and no ritual. */
const didIt =
  /^(?:\w+[, ]+){0,2}(?:it )?(?:was|felt) (?:\w+ )?(?:awful|horrible|hard|terrible|scary|uncomfortable|weird),? (?:but|and|though) i (?:just )?did it\b/
const isOfUrge = (at: NeedId | null): boolean =>
  at?.startsWith('ocd-') === true || ['health-fear', 'eating', 'substance', 'grief'].includes(at ?? '')
/** An urge that will be left undone. */
const leaves = starting(
  `(?:i )?(?:won't|wont|will not|am not going to|'m not going to|not going to) (?:be |just |even )?(?:${urges}|drive back|driving back|go round again)\\b.{0,24}`,
)
const overLong =
  /\b(for|in) (\d+|a|two|three|many|a few|several)? ?(days|weeks|months|years|ages)\b|\b(anyone|anybody|out|outside) (in|for|since)\b/

const did = starting(
  "(?:i |i've |ive )?(?:just |finally |actually |already |only )?(?:sent it|sent (?:her|him|them|the|a|my) [\\w ]{2,20}|did it|done it|done that|did that|did the \\w+|made it|rang (?:them|her|him|the \\w+)|called (?:them|her|him|the \\w+)|booked (?:it|the|a) ?\\w*|told (?:her|him|them|my \\w+|someone)(?! (?:not|to|i think|i (?:had|have|thought)))|wrote (?:it|to|my|the)\\b.*|filled (?:it|in)\\b.*|got (?:up|out|dressed|outside|through it)\\b.*|had (?:a|some) (?:shower|water|toast|tea|food|walk)|ate (?:something|a (?:bit|sandwich|meal|piece))\\b.*|went (?:out|outside|for a walk)\\b.*|stayed (?:the whole|till|until|for|to the end)\\b.*|put (?:the|my) phone\\b.*|gone outside\\b.*|i?'?ve gone outside\\b.*|moved (?:to|into) the (?:kitchen|sofa|living room)|sat up\\b.*|opened the curtains?|poured it (?:away|out)|deleted (?:it|the|his|her|my)\\b.*|blocked (?:him|her|it|them)|tidied\\b.*|washed (?:one|a|the) (?:plate|cup|dish\\w*)|walked (?:round|to|in|out|home)\\b.*|it'?s done\\b|there\\.? done it)",
)
const came = starting(
  "(?:she|he|they|mum|mom|dad|my \\w+|the \\w+)(?:'s| has| just)? (?:replied|said (?:come|yes|of course|she'd love|he'd love|they'd love)|invited me|texted back|wrote back|answered|rang back|called back|hugged me|said yes|said sorry|smiled at me|understood|listened|sent (?:me )?a (?:heart|smile))\\b.*",
)
const soon =
  "(?:i'll|ill|i will|i'm going to|i'm gonna|im gonna|gonna|going to|i might|might|i could|i think i'll|i think i will|i'd like to|i would like to|i'm|let me|i can|i'm just|i better|i'd better|i had better)"
const deedsToCome =
  '(?:go (?:to (?:bed|sleep|the (?:shop|park|party|doctor|gp|meeting))|up|out|home|outside|again|for a walk|and (?:lie|sit|make|ring|ask|tell))|going (?:again|to bed|up|out|home|for a walk)|lie (?:down|here)|rest|sleep|stay (?:up|here|in bed|put)|ring|call|text|message|email|write|tell|ask|book|phone|speak to|talk to|make (?:a|some|the|it|myself)|eat|have (?:a|some|my)|drink (?:water|some|a glass|tea)|try|wait|put(?:ting)? (?:the|my|it|on)|leave it|leav(?:e|ing) the|read|sit|watch|walk|walking|get (?:up|the \\d|some (?:air|sleep|rest)|dressed|a)|fill|send|start|do (?:my|the|one|that|just|a)|open|finish|shower|see (?:the|my|a) (?:gp|doctor|nurse)|take (?:the|it|him|her) (?:bus|slow|dog|out|for)|go\\b)'
const plans = starting(
  `(?:the )?(?:gp|doctor|dentist|bank|surgery|counsellor|therapist)(?: appointment)? (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: then)?$|(?:the )?(?:gp|doctor|dentist|bank|surgery) (?:tomorrow|in the morning)(?: then)?$|(?:i'm )?leaving (?:it|that|this)(?: (?:for|until|till|alone|there|be)\\b.*)?$|.*\\bwish me luck\\b.*|(?:tonight|tomorrow|in the morning|after (?:tea|work|lunch|school)|this (?:evening|afternoon)) then$|${soon} (?:just |maybe |probably |try to |try and |actually )*${deedsToCome}\\b.*`,
)
const isHarm =
  /\b(take (them|it all|all|the (pills|tablets))|jump|die|kill\w*|end it|hurt\w*|cut|drink (?!water|some water|tea|a glass of water)|drive|get them|do it|be sick|purge|binge|burn|skip|check|wash|google|search|confess|hit|smash|bridge|rope|knife|gun|overdose|get him|get her|scream|starve|go(?:ing)? back|turn (?:back|round)|leave (him|her)|weigh|bet|gamble|smoke|use)\b/

const leaving =
  /^(?:(?:ok(?:ay)?|right|well|anyway|so|yeah|yes|now|and|then|fine|alright)[, ]+)*(?:(?:i had better|i'd better|i better|i must|i should|i need to|time to|i'll|i'm) (?:go(?:ing)?(?: up| to bed| now| home)?|turn in|get to bed)|going up(?: now)?|off to bed|(?:i'm )?getting off(?: (?:here|now|the (?:bus|train|tram)))*(?: (?:ta|thanks|cheers|thank you))?|bed(?: now)?|night|goodnight|(?:well )?(?:that's|thats) (?:it|all|me|enough)(?: really| from me| for (?:now|today|tonight))?|nothing (?:more|else)(?: really)?)$/
const thanks =
  /^(?:(?:ok(?:ay)?|oh|well|aw+|and|so|no|but|great|right|yes|yeah)[, ]+)*(?:thanks?|thank you|thankyou|thx|ty|cheers|i needed (?:that|this)|that (?:really |actually )?helped)\b(?! (?:for nothing|but no|to|a lot for nothing))(?!.*\b(?:no|nothing)\b)/

const bad =
  /\b(worse|can't|cannot|couldn't|die|dying|dead|kill\w*|hopeless|hate|useless|never|awful|horrible|nobody|failed|fight|cry\w*|relaps\w*|binged|drank)\b/
const badOrOften = new RegExp(`${bad.source}|\\b\\d+ times\\b`)
/** Where it is steadied step by step, how often it has been before takes nothing from its going down. */
const isSteadied = (at: NeedId | null): boolean =>
  at === 'panic-now' || at === 'flashback' || at === 'dissociation'
const longest = 60

const clausesOf = (words: string): string[] =>
  words
    .split(/(?:[!,;:\n…]|\.(?!\d))+|\s-\s|\s(?=(?:and|but|cos|because|so|then)\b)/)
    .map((clause) => clause.replace(/^\s*(?:and|but|so|then)\s+/, '').trim())
    .filter((clause) => clause !== '' && !isAskedOf.test(clause))

/** At the end of what was told, "that's it" says that it is told. */
const isOfTelling = /\b(?:that's|thats) (?:it|all|me)\b|\bnothing (?:more|else)\b/
const longestLeaving = 12

const longestDeed = 24
/** Missed, and there again; where somebody does harm that is no relief. */
const isBackAgain =
  /^(?:omg |and |yes |guess what )*(?:she|he|it|the (?:cat|dog))(?:'s|s| is| came| has come) back(?: home| again)?$/
const withFear: ReadonlySet<NeedId | null> = new Set([
  'violence-at-home',
  'crisis',
  'flashback',
  'certain-beliefs',
])
const withHarm: ReadonlySet<NeedId | null> = new Set([
  'violence-at-home',
  'crisis',
  null,
  'flashback',
  'certain-beliefs',
  'conflict',
])

/** Somebody was away, or could not be reached: without that nobody is found. */
const wasAway =
  /\b(missing|not home|isn't home|hasn't (come|been|got) (home|back)|didn't come (home|back)|not (answer\w*|pick\w*|repl\w*)|won't (answer|pick up|reply)|isn't answering|where (she|he|they|is|are)|can't (find|reach|get hold)|ran (off|away)|gone|lost|went out|late|phone('s| is)? off|worried|scared|sick with worry|hospital|wait\w*|disappear\w*|find|found|safe|picked up|turned up|came (home|back)|back|home)\b/

/** Found so is no end of waiting. */
const foundHurt =
  /\bfound (?:\w+ )?(?:on the floor|collapsed|lying|unconscious|dead|in (?:bed|the bath)|like that)\b/
/** Hoped for, or said by others, and not so yet. */
const isHoped = /^that it\b|\b(?:it|things) gets? better\b/

function kindOf(clause: string, at: NeedId | null, of: number, total: number): ProgressKind | null {
  const count = wordCount(clause)
  if (count > 16) return null
  if (
    (saysTheyAreFound(clause) && !foundHurt.test(clause) && !withFear.has(at)) ||
    (isBackAgain.test(clause) && !withHarm.has(at))
  )
    return 'found'
  if (thanks.test(clause)) return 'thanks'
  if (isHoped.test(clause)) return null
  if (leaving.test(clause) && !(isOfTelling.test(clause) && total > longestLeaving)) return 'leaving'
  if (isOfUrge(at) && count <= 12 && resisted.test(clause) && !overLong.test(clause)) return 'resisted'
  if (did.test(clause) && !bad.test(clause) && total <= longestDeed) return 'did'
  if (came.test(clause) && !bad.test(clause) && of <= 5) return 'came'
  if (isOfUrge(at) && leaves.test(clause)) return 'plans'
  if (plans.test(clause) && !isHarm.test(clause) && !bad.test(clause)) return 'plans'
  return count <= longestEased && eased.test(clause) ? 'eased' : null
}

/** Done for fear of somebody, it is no step. */
const givesWay =
  /\b(?:dad|mum|mom|brother|sister|friend|everyone|everybody|he|she|they) (?:all )?passed\b|\b(?:like|as if) nothing\b|\b(keep the peace|so (?:he|she) (?:won't|wouldn't|doesn't)|to stop (?:him|her) (?:going|getting|being))\b/

/** What could be done, and why it is not. */
const butNot =
  /\b(?:could|might|should|would)\b.*\b(?:but|only|except|though)\b|\b(?:don't|dunno|not sure)(?: know)? (?:how|what|if|whether)\b/

/** What a message tells of the way out; null where it asks something, or where what is bad in it outweighs. */
export function progressIn(text: string, at: NeedId | null, told: readonly string[] = []): Progress | null {
  const words = plain(text.slice(0, 600))
  if (words.includes('?') || wordCount(words) > longest) return null
  if (givesWay.test(words)) return null
  if (isOfUrge(at) && didIt.test(words)) return { kinds: ['resisted'], clause: '' }
  const clauses = clausesOf(words)
  const heard = clauses.flatMap((clause) => {
    const kind = kindOf(clause, at, clauses.length, wordCount(words))
    return kind === null || (kind === 'found' && !wasAway.test(plain([...told, text].join(' '))))
      ? []
      : [{ kind, clause }]
  })
  const isEasing = isSteadied(at) && heard.some(({ kind }) => kind === 'eased')
  const isOutweighed =
    clauses.some((clause) => (isEasing ? bad : badOrOften).test(clause)) &&
    !heard.some(({ kind }) => kind === 'resisted')
  const kinds = progressKinds.filter((kind) => heard.some((one) => one.kind === kind))
  const [first] = kinds
  if (first === undefined || isOutweighed) return null
  if (first === 'plans' && butNot.test(words)) return null
  // A plan or a step in the middle of much else is told, and is not what it is about.
  const isAside = heard.length * 4 < clauses.length
  if (isAside && first !== 'resisted' && !kinds.includes('thanks') && !kinds.includes('leaving')) return null
  return { kinds, clause: heard.find(({ kind }) => kind === first)?.clause ?? '' }
}
