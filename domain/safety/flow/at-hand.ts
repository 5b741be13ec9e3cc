import { plain } from '#domain/safety/flow/meaning.ts'

const means =
  '(?:pills?|tablets?|tabs|meds|medication|medicines?|capsules|paracetamol|ibuprofen|painkillers|co-?codamol|codeine|insulin|sleeping (?:pills|tablets)|overdose)'
const ready = new RegExp(
  String.raw`\b${means}\b.{0,30}\b(?:out\b|(?:on|by|under|beside|next to|in front of|in|with) (?:the|my|me)\b|lined up|laid out|right here|ready|here\b)|\b(?:got|have|holding|counted|counting|keep (?:counting|looking at)|lined up|laid out|staring at|looking at|sat with|sitting with) (?:all )?(?:out )?(?:the|my|some|these|a \w+ of)? ?(?:\w+ )?${means}\b`,
)
const another =
  /\b(?:he|she|they|his|her|their|my (?:\w+ )?(?:mum|mom|dad|friend|brother|sister|son|daughter))\b/

/** Tablets lie ready; nothing is said of having taken them. */
export const saysItLiesReady = (text: string): boolean => {
  const heard = plain(text)
  return ready.test(heard) && !another.test(heard) && !saysSomethingWasTaken(text)
}

const these = `(?:any(?:thing)?\\b|one|them|it|none|nothing|(?:the|those|these) ${means})(?! (?:all|more|else|other|properly|today|this morning|for)\\b)(?: of (?:it|them|the \\w+))?`
const deniesIt = new RegExp(
  String.raw`\b(?:(?:have|has|had|did|do|am|was)n't|not|never|ain't)(?: \w+){0,2} (?:take|taken|took|taking|swallow(?:ed)?|touched|had|overdosed)(?: ${these}| yet|(?=\W|$)(?! \w))|\b(?:have|has|had|did)n't overdosed?\b|\b(?:taken|took) (?:none|nothing)\b|\bnothing (?:was |has been |is |'s been )?taken\b`,
  'g',
)
const spelt = (text: string): string => plain(text).replace(/\b(have|has|had|did|was)(?:nt|n’t)\b/g, "$1n't")

/** Said outright that nothing was taken: not that it was not all of it, and not that a daily dose was left out. */
export const deniesTaking = (text: string): boolean =>
  spelt(text).search(deniesIt) >= 0 && !saysSomethingWasTaken(text)

const onlyMeant =
  /\b(?:thinking (?:of|about)|think of|about to|tempted|going to|gonna|want(?:ed)? to|might|could|would|if i|if i'd|before i|imagin\w+|instead of|without|afraid of|scared of|(?:keep|stop)(?:ped|ping)? (?:me |myself )?from|urge to|picture|dreamt?|talk(?:ing)? about) (?:\w+ ){0,2}(?:take|taken|took|taking|swallow\w*|overdos\w*|drink\w*|have|having|had)\b/g
const object = `(?:${means}|them|it|all|some|lot|loads|too (?:much|many)|handful|few|couple|\\d+|something|everything|anything|dose|box|packet|bottle|half|rest|more|extra|bleach)`
const wasTaken = new RegExp(
  String.raw`\b(?:tak(?:en|ing)|tooken|took|swallow(?:ed|ing)|downed|necked|popped|chugged|injected|drank|drunk|ate|eaten|had)\b.{0,30}\b${object}\b|\b(?:overdosed|overdosing|od'?e?d|od'?ing)\b|\bi (?:already |just )?(?:did it|took)\W*$|\b(?:all|half|most) (?:of them )?(?:gone|inside me|down)\b`,
)

/** Told in any way that something was taken; a denial and a mere thought of it are no such words. */
export const saysSomethingWasTaken = (text: string): boolean =>
  wasTaken.test(spelt(text).replace(deniesIt, ' ').replace(onlyMeant, ' '))

const weighs =
  /\bif i (?:just )?(?:take|took|do|did|swallow\w*) (?:it|them|this|that|all)\b|\bbefore any(?:one|body) (?:came|comes|found|finds|would|notice[sd]?)\b|\bnobody would (?:find|notice)\b|\b(?:talking|thinking|think|talk) about (?:killing myself|dying|being dead|ending (?:it|my life))\b/

/** In a talk about dying: they picture it, which is a yes to whether they think of it. */
export const saysTheyWeighIt = (text: string): boolean => {
  const heard = plain(text)
  return weighs.test(heard) && !/(?:\bnot|n't|\bnever) (?:talking|thinking|think|talk)\b/.test(heard)
}

const toSomebody =
  '(?:him|her|them|my (?:\\w+ )?\\w+|someone|somebody|the (?:neighbou?rs?|pharmacist|chemist|nurse|warden)|a (?:friend|neighbou?r|nurse|pharmacist|flatmate|colleague)|(?:mum|mom|dad))'
const handsOver = new RegExp(
  String.raw`\b(?:gave|given|handed|hand|passed) (?:over )?(?:all )?(?:of )?(?:them|it|(?:(?:all )?(?:of )?(?:the|my|all the|all my)) (?:\w+ )?${means})(?: all| over| in)* to ${toSomebody}\b|\b(?:gave|given|handed) ${toSomebody} (?:all )?(?:the|my) ${means}\b|\b(?:she|he|they|my (?:\w+ )?\w+)(?:'s|s| has|'ve| have)? (?:just )?(?:got|has|have|taken|took) (?:them|the ${means}|my ${means})(?: all)?(?: off me| away| now| out of the house)\b`,
)

/** What lay ready is with somebody else now. */
export const saysItWasHandedOver = (text: string): boolean => {
  const heard = plain(text)
  return (
    handsOver.test(heard) &&
    !heard.endsWith('?') &&
    !/(?:\bnot|n't|\bnever|\bbefore|\bif) (?:\w+ ){0,3}(?:gave|give|given|hand)/.test(heard)
  )
}
