import { deniesTaking } from '#domain/safety/flow/at-hand.ts'
import type { FlowKind } from '#domain/safety/flow/flow.ts'
import { plain } from '#domain/safety/flow/meaning.ts'
import { saysItWasFood } from '#domain/safety/flow/named-harm.ts'
import { saysItHappens } from '#domain/safety/flow/turns-of-events.ts'

const notMeant =
  /(\bnot|n't|\bnever) (what|how) i (\w+ )?(meant|mean|said|say|wrote)\b|\bi (only |just |actually )?(meant|was talking about|am talking about|'m talking about)\b|\byou('ve| have)? (all )?(misread|misunderst\w+|got (me|it|that|this) (\w+ )?wrong|took (me|it|that) (\w+ )?wrong)\b|\bnot an? (emergency|crisis)\b|\bi (didn't|did not|never) (say|said|mean) (that|this|it)\b|\bwrong end of the stick\b|\bi('m| am) not in (any |actual )?danger\b.{3,}|\bnothing (like that|to do with (that|it))\b/

const instead: Partial<Record<FlowKind, RegExp>> = {
  taken:
    /(\bnot|n't|\bnever) (\w+ )?(take|took|taken|taking|swallow\w*|overdos\w*|have|had) (any |a |an |some )?(\w+ )?(pills?|tablets?|meds|medication|drugs?|anything|something|overdose|poison)\b|\bno (pills?|tablets?|drugs|overdose)\b|\bi (ate|binged|mean(t)? food)\b|\b(it was|just|only) (food|biscuits|chocolate|bread|sweets|a binge)\b/,
  'self-harm':
    /\b(dry skin|eczema|psoriasis|chapped|paper ?cut|nose ?bleed|hang ?nails?|shaving|(my|on my|a) period|from (washing|cleaning|scrubbing|gardening|cooking|the cat)|cat scratch\w*|(an|by) accident|accidentally|scabs?|spots?)\b|(\bnot|n't|\bnever) (\w+ )?(cut|hurt|harm)(ting|ing)? myself\b|\b(not|isn't|wasn't) self.?harm\b/,
  'medical-emergency':
    /\b(it's|its|it is|this is|that's|just|only|these|have|get|having|a) (\w+ ){0,2}(panic|anxiety)( attacks?)?\b|\bhealth anxiety\b|\b(ecgs?|ekgs?|bloods?|blood tests?|scans?|tests?|x-?rays?|troponins?|obs|echo)\b.{0,30}\b(normal|clear|fine|ok|okay|negative|nothing)\b|\bhad (\w+ )?(ecgs?|ekgs?)\b|\b(all clear|cleared me|checked me (over|out)|sent me home|discharged( me)?)\b/,
  abuse:
    /\b((he|she|they)('s| is|'re| are)|my (husband|wife|partner|boyfriend|girlfriend|mum|mom|dad|family) (is|are)) (\w+ )?(lovely|kind|gentle|great|amazing|wonderful|an angel|so good)\b|\b(nobody|no ?one) (\w+ )?(hurt|hurts|hits|hitting|hurting|abus\w+)( me)?\b|\b(not|isn't|never been) (abus\w+|violent)\b|\b(doesn't|never|would never|wouldn't|didn't) (\w+ )?(hit|hits|hurt|hurts|abuse|touch) me\b/,
  suicide:
    /\b(just|only) an? (expression|saying)\b|\b(an? )?(intrusive|unwanted|ocd) thoughts?\b|\bit's (me|the thoughts?) (i'm|that)\b/,
}
instead['sexual-violence'] = instead.abuse
instead.minor = instead.abuse

const protest =
  /^(?:what|huh|wait|eh|omg|wtf)\b\W*(?:what\W+)?(?:no|nope|nah)\b|\bwhy (would|should|do|must|are|did)? ?(i |you )?(\w+ )?(call|calling|ring|saying|telling me|asking me)?.{0,12}\b(999|911|112|the police|an ambulance|police|ambulance)\b|\bwhat (are you|r u) (on about|talking about)\b|\bwhat the (hell|heck|fuck)\b|\bi (don't|do not) need (999|911|112|the police|an ambulance|an? (crisis|emergency))\b|\bstop (saying|telling me|going on about|with the|talking about|asking about) .{0,20}\b(999|911|112|ambulance|emergency|bleeding)\b|\b(forget|never mind|ignore) the (bleeding|blood)\b|\b(nobody|no ?one) (is |was )?(in danger|dying|hurt|hurting|bleeding)\b|\bnot (an|a) (emergency|crisis|danger)\b|\b(you've|you have|you) (just )?(made|scared|frightened|freaked) me\b|\bi (only |just )?asked (you |about |how|if|what)\b|\b(leave|confront|danger from) who\b|\b(it's|its|it is|for) (just |only )?an? (\w+ )?(gland|lump|tooth|cold|job|essay|film|book|song|game|joke|expression)\b/
/** A sign of the body, told as there now, is no protest; nor is a word of what could be taken. */
const stillThere =
  /\b(can't|cannot|couldn't) (breathe|see|feel|move|stop it)\b|\bbut (it|my|i|the|he|she) .{0,30}\b(hurts?|bleed\w*|numb|worse|crush\w*|faint\w*|swell\w*|swollen|hit|took|cut)\b|\b(i did|i have|i've) (take|taken|took|cut|hurt)\b|\bi (took|swallowed|cut|overdosed)\b|\b(taken|tablets?|pills?)\b/

const denied =
  /\b(?:nobody|no ?one) (?:here )?(?:is|was) (?:bleeding|dying|hurt|hurting|in danger)(?: out| to death)?|\b(?:i'm|im|i am) not (?:bleeding|dying|in danger)(?: out| to death)?/gi

/** What is left of a protest without the danger that it denies. */
export const withoutDenied = (text: string): string => text.replace(/\u2019/g, "'").replace(denied, ' ')

/** A plain protest at an alarm: it was about something else, or there is no danger. */
export const protestsAtAlarm = (text: string): boolean => {
  const heard = plain(text)
  return protest.test(heard) && !stillThere.test(heard)
}

const things =
  /\b(?:it's|its|it is|this is|that's|about|for|from|have|just|only|with) (?:just |only |really |all )*(?:a |an |my |the )?(gland|lump|cracked skin|dry skin|sore hands|tooth|cold|panic|anxiety|ocd|eczema|period|nosebleed|paper ?cut|job|work|notice|resignation|essay|exam|film|book|song|game|joke|dog|cat|food|washing|checking|thoughts?|love|boyfriend|girlfriend|flatmate|school)\b/
const theirOwn = new Set([
  'gland',
  'lump',
  'tooth',
  'cold',
  'period',
  'job',
  'notice',
  'resignation',
  'essay',
  'exam',
  'boyfriend',
  'girlfriend',
  'flatmate',
  'thought',
  'thoughts',
  'dog',
  'cat',
])
const withArticle = new Set(['film', 'book', 'song', 'game', 'joke', 'nosebleed', 'papercut', 'paper cut'])

/** What it is about, as they name it in a protest; null where no word of it is plain. */
export function thingMeant(text: string): string | null {
  const heard = plain(text)
  const thing = things.exec(heard)?.[1] ?? /\bresign\w*\b/.exec(heard)?.[0]
  if (thing === undefined) return null
  if (thing.startsWith('resign')) return 'leaving a job'
  if (thing === 'ocd') return 'OCD'
  return theirOwn.has(thing) ? `your ${thing}` : withArticle.has(thing) ? `a ${thing}` : thing
}

/** What a denial of one thing leaves standing. */
const takesBack =
  /\b(just|only) (joking|kidding)\b|\bwas joking\b|\bbut i (did|have|took|want|might|will|do)\b|\b(lol|haha)\W*$/

/**
 * Whether somebody says plainly that it is not what was heard: what it was instead, that it was looked at, or that it was not
 * meant. A mere "I am fine" and "I was joking" say nothing of the kind.
 */
export function saysItWasMisread(text: string, kind: FlowKind): boolean {
  const heard = plain(text).replace(/\b(i|they|we|you)(ve|re)\b/g, "$1'$2")
  const isFood = kind === 'taken' && saysItWasFood(text)
  if (saysItHappens(text) || takesBack.test(isFood ? heard.replace(/\b(lol|haha)\W*$/, '') : heard))
    return false
  // Nothing taken is not nothing wrong, unless they say what it was.
  if (kind === 'taken' && deniesTaking(text)) return notMeant.test(heard) || isFood
  if (isFood) return true
  return notMeant.test(heard) || instead[kind]?.test(heard) === true
}
