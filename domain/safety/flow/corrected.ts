import { deniesTaking } from '#domain/safety/flow/at-hand.ts'
import type { FlowKind } from '#domain/safety/flow/flow.ts'
import { plain } from '#domain/safety/flow/meaning.ts'
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

const wasFood = /\b(i (ate|binged|mean(t)? food)|food|biscuits|chocolate|bread|sweets|a binge|vitamins)\b/

/** What a denial of one thing leaves standing. */
const takesBack =
  /\b(just|only) (joking|kidding)\b|\bwas joking\b|\bbut i (did|have|took|want|might|will|do)\b|\b(lol|haha)\W*$/

/**
 * Whether somebody says plainly that it is not what was heard: what it was instead, that it was looked at, or that it was not
 * meant. A mere "I am fine" and "I was joking" say nothing of the kind.
 */
export function saysItWasMisread(text: string, kind: FlowKind): boolean {
  const heard = plain(text).replace(/\b(i|they|we|you)(ve|re)\b/g, "$1'$2")
  if (saysItHappens(text) || takesBack.test(heard)) return false
  // Nothing taken is not nothing wrong, unless they say what it was.
  if (kind === 'taken' && deniesTaking(text)) return notMeant.test(heard) || wasFood.test(heard)
  return notMeant.test(heard) || instead[kind]?.test(heard) === true
}
