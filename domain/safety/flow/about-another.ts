import { kin, plain } from '#domain/safety/flow/meaning.ts'

const their = String.raw`(his|her|their|them|him)`

/** Somebody else may be about to die: said outright, or by what they give away. */
const mayDie = new RegExp(
  String.raw`\b(kill(s|ing)?|hang(s|ing)?|hurt(s|ing)?|harm(s|ing)?) (himself|herself|themselves|themself)\b|\b(end(s|ing)?|tak(e|es|ing)) (his|her|their) (own )?(life|lives)\b|\b(he|she|they)('s|'re| is| are| was)? (\w+ ){0,2}suicidal\b|\b(he|she|they)('s)? (gave|given|giving|gives) (me |us |away |out )?${their} .{2,50}\b(won't|wont|doesn't|doesnt|don't|dont|no longer) (be )?need(ing)?\b|\b(he|she|they) (wants?|wanted) to (die|end it)\b`,
)

const notMe =
  /\b(not|isn't|isnt|wasn't|never) (for |about |with )?me\b|\b(nobody|no ?one)('s| is)? (is )?hurting me\b|\b(i'm|i am) not (the one|suicidal|in danger)\b|\bi (meant|mean)\b/
const notMeThem = new RegExp(
  String.raw`\bnot me\b\W*(it's |its |it is )?(my (\w+ ){0,2}(${kin.slice(1, -1)}|freinds?|frends?)|him|her|them)\b`,
)
const wellMyself = /\b(i'm|im|i am) (really |actually |totally )?(fine|ok|okay|safe|alright|all right)\b/
/** That somebody else is the one, and not only somebody who is spoken of. */
const isThem = new RegExp(
  String.raw`\b(worried|scared|frightened|afraid) (about|for)\b|\b(it's|its|it is) (my (\w+ )?${kin}|him|her|them)(?=\W*$| ?[.,!?]| (i'm|im|i am) (worried|scared|frightened|afraid)\b)`,
)
const them = new RegExp(
  String.raw`\b(it's|its|it is|about|for|meant|mean|(worried|scared|frightened) (about|for)) (\w+ )?(my (\w+ ){0,2}${kin}|him|her|them)\b|\b(worried|scared|frightened) (about|for|of what) (him|her|them|he|she)\b`,
)
/** What was written was somebody else's words. */
const quoted = new RegExp(
  String.raw`\b(that's|thats|this is|it's|its) what (my (\w+ )?${kin}|he|she|they) (said|says|wrote|texted|sent|told)\b|\b(he|she|they|my (\w+ )?${kin}) (just )?(said|wrote|texted|sent|told me) (that|this|it)\b`,
)
/** A name is known by its capital. */
const named = /\b([Ii]t['\u2019]?s|[Ii]t is|about|for|meant) (?!I\b|OK\b|Ok\b)[A-Z][a-z]{2,}\b/
const notNames =
  /\b(it['\u2019]?s|it is|for|about|meant) (mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(it['\u2019]?s|for|about) (samaritans|childline|christmas)\b/i

/** What they do to the one who writes, and what the one who writes may do, is that person's own danger. */
const ownDanger = new RegExp(
  String.raw`\b(he|she|they|him|her|them|${kin})\b.{0,24}\b(hits?|hitting|hurts?|hurting|beats?|beating|touch(es|ed|ing)?|chok\w+|rap(es|ed)|threaten\w*|kick\w*|punch\w*|kill(ing)?|scares?) me\b|\bi (want|am going|might|may|will)( to)? (die|kill|end|hurt)\b|\b(kill|hurt|harm|cut)(ting|ing)? myself\b|\bi('m| am| feel| am feeling|'m feeling) (\w+ )?suicidal\b|\bi('ve| have)? (took|taken)\b|\bif i (die|died|go|went|do it|did it|kill)\b|\b(so do i|both of us|we both|me too)\b`,
)

const notSo = /(\bnot|n't|\bnever|\bno longer) (\w+ ){0,3}(kill|killing|hang|hurt|harm|die|suicidal|end)\b/

export const saysAnotherMayDie = (text: string): boolean => {
  const heard = plain(text)
  return mayDie.test(heard) && !notSo.test(heard)
}

const someone = String.raw`(he|she|they|(my|a|an old) (\w+ ){0,2}(${kin.slice(1, -1)}|freinds?|frends?|ex|bf|gf|pal))`
const takesLeave = new RegExp(
  String.raw`\b${someone}\b.{0,40}\b(sen[dt]s?|wrote|writes?|left|texted|posted|puts?|says?|said|saying|message[ds]?|messaging)\b.{0,60}\b(good ?bye\w*|farewell|bye forever|suicide note|(thanks?|thank you|sorry) for everything|(final|last) (message|text|note|letter|post)|ending (it|things)|end (it|everything))\b`,
)
/** A goodbye that frightens: it goes unanswered, thanks for everything, or leaves them asking what to do. */
const isFrightening =
  /(\bnot|n't|\bnever|\bno) (\w+ ){0,2}(answer\w*|pick\w*|repl\w+|respond\w*|online|read)\b|\b(thanks?|thank you|sorry) for everything\b|\b(scared|worried|afraid|frightened|terrified)\b|\bwhat (do|should|can|shall)? ?i do\b|\bhow (do|can)? ?i help\b|\bphone('s| is)? off\b|\bsuicide note\b|\btake care of (nobody|no ?one)\b/
const ofOtherLeaving =
  /\b(funeral|died|passed away|moved|moving|leaving (do|party|drinks)|last day|airport|uni|university|job|resign\w*|retir\w+|dream\w*|film|movie|game|episode|book|years? ago|(last|this) (year|summer)|we broke up|dumped)\b/

/** Somebody has taken leave in a way that may mean their death. */
export const saysAnotherTakesLeave = (text: string): boolean => {
  const heard = plain(text)
  return takesLeave.test(heard) && isFrightening.test(heard) && !ofOtherLeaving.test(heard)
}

const keepsake =
  /\b(he|she|they|my (\w+ ){0,2}(friend|mate|brother|sister|son|daughter|cousin|uncle|flatmate|roommate|husband|wife|partner|boyfriend|girlfriend))('s|s| has|'ve)? (just )?(gave|given|giving|left|handed) ((me|us|my \w+) (all )?(his|her|their) (\w+ ){0,2}(dog|cat|guitar|piano|record player|records|vinyl|ps5|xbox|playstation|console|camera|laptop|bike|tools|collection|paintings|jewell?ery|stuff|things|belongings)\b|away (all |most of )?(his|her|their|everything)\b)/
const handedOn =
  /\b(charity|sold|selling|new one|upgrad\w+|moving|moved|birthday|christmas|borrow\w*|lent|lend|holiday|weekend|look after|old one|declutter\w*|allergic|passed away|died|in (his|her|their) will)\b/

/** Somebody gave away what was dear to them. */
export const saysAnotherGivesAway = (text: string): boolean => {
  const heard = plain(text)
  return keepsake.test(heard) && !handedOn.test(heard) && !heard.endsWith('?')
}

/** Told of themselves outright. */
export const saysItIsTheirOwn = (text: string): boolean => ownDanger.test(plain(text))

/** That the danger is somebody else's and not their own: said outright, or as a correction. */
export function saysItIsAnother(text: string): boolean {
  const heard = plain(text)
  const isNamed = named.test(text) && !notNames.test(text)
  const own = heard.replace(/\b(nobody|no ?one)('s| is)? (is )?hurting me\b/g, '')
  return (
    !ownDanger.test(own) &&
    (saysAnotherMayDie(text) ||
      (notMe.test(heard) && (them.test(heard) || quoted.test(heard) || isNamed)) ||
      notMeThem.test(heard) ||
      (wellMyself.test(heard) && (isThem.test(heard) || isNamed)))
  )
}

const bareWish =
  /^\W*(i )?(just |really |so )*(want to|wanna|wish i could|wish i was|wish i were) (die|dead|be dead|not be here|disappear)( tonight| now| any ?more)?\W*$/

/** Nothing but the wish itself: no way, no time, nothing near. */
export const isBareWish = (text: string): boolean => bareWish.test(plain(text))

/** They take back that it was theirs: somebody else said it. */
export const saysItWasQuoted = (text: string): boolean => {
  const heard = plain(text)
  return notMe.test(heard) && quoted.test(heard) && !ownDanger.test(heard)
}

const who = String.raw`(he|she|they|my (\w+ )?${kin}|him|her|them)`
const found = new RegExp(
  String.raw`\b${who}('s|s| has| have|'ve)? (just |finally |now )?(picked up|answered|rang back|called back|texted back|turned up|walked in|got home|came home|(been|was|were|is) found|made it home|(is )?back home)\b|\b(found|got hold of|got through to|reached|heard from|spoke to|spoken to) ${who}\b|\b(he|she|they)('s|s|'re| is| are) (really |actually |all )?(ok|okay|safe|alright|all right|home safe|fine)\b`,
)
const notFound =
  /\?\W*$|\b(cot|crib|pram|moses basket|playpen)\b|\bnot\b|n't\b|\bnever\b|\b(says?|said|claims?|thinks?|if|when|hope|wish|sure|until|looked for)\b|\b(tak(en|ing)|took|overdos\w*|pills?|tablets?|cut|bleed\w*|hurts?|hit|hits|kill\w*|die|dead|died|body|unconscious|threat\w*|scared of|crying)\b/

/** Whoever was feared for was reached, or is where nothing can happen to them. */
export const saysTheyAreFound = (text: string): boolean => {
  const heard = plain(text)
  return found.test(heard) && !notFound.test(heard) && !ownDanger.test(heard)
}
