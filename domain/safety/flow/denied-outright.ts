import { saysItLiesReady, saysSomethingWasTaken } from '#domain/safety/flow/at-hand.ts'
import { plain } from '#domain/safety/flow/meaning.ts'
import { isAtEdge, saysItBleeds } from '#domain/safety/flow/turns-of-events.ts'

const hedge =
  '(?!.{0,24}\\b(?:tonight|today|yet|right now|at the moment|any ?more|now,|for now|this week|but|i think|i guess|probably|if)\\b)(?! now\\b)'
const denials = new RegExp(
  String.raw`\b(?:i'm|i am|am i|i was) (?:not|never) (?:\w+ )?(?:suicidal|going to (?:do anything|hurt|harm|kill|end)|gonna (?:do anything|hurt|harm|kill|end)|(?:thinking|talking) (?:of|about) (?:dying|killing|ending|suicide|hurting))${hedge}|\bi (?:don't|do not|never) (?:\w+ )?want(?:ed)? to (?:die|kill myself|hurt myself|harm myself|end)${hedge}|\bi (?:wouldn't|would never|won't) (?:hurt|harm|kill) myself${hedge}|\bnot (?:about|talking about) (?:dying|suicide|killing myself)${hedge}`,
  'g',
)
const explains =
  /\byou asked\b|\bi (?:just |only |had )?(?:said|meant)\b|\bi was (?:just |only )?(?:talking|telling|saying|describing|answering|looking|joking about)\b|\bi can see\b|\bthat's (?:just|only)\b|\b(?:it's|it is|it was) (?:just |only )?(?:a|an|the|my|about)\b|\bi (?:just )?(?:need|want) (?:some )?(?:help|to talk|to know) (?:with|about|how)\b/
const drops =
  /\b(?:drop|leave|forget|stop with) (?:it|that|this|the (?:\w+ )?(?:thing|stuff|questions?))\b|\b(?:can we|let's|want to) (?:move on|go back to|talk about (?:something|anything) else)\b/

const denialIn = (heard: string): boolean => heard.search(denials) >= 0

/** Told outright, a wish to die is no misunderstanding; nor is what lies ready, was taken or bleeds. */
const wished =
  /\b(?:want|wanna|wish|wanted|ready|going|gonna|prefer|rather) (?:to )?(?:i (?:was|were) )?(?:die|dead|be dead|not (?:be|wake|exist)|kill myself|hurt myself|end (?:it|my|things)|disappear|never wake)\b|\b(?:kill(?:ing)?|hang(?:ing)?|cut(?:ting)?|hurt(?:ing)?) myself\b|\bsuicid\w*|\bend (?:it all|my life|it tonight)\b|\bbetter off (?:dead|without me)\b|\b(?:not|n't) (?:want to )?(?:be here|be alive|live|exist|wake up)\b|\bno (?:point|reason) (?:in |to )?(?:living|live|go)\b|\bgoodbye\b/

const toldOutright = (text: string): boolean =>
  wished.test(plain(text).replace(denials, ' ')) ||
  saysItLiesReady(text) ||
  saysSomethingWasTaken(text) ||
  saysItBleeds(text) ||
  isAtEdge(text)

/**
 * Taken for somebody who may die, they say plainly that they are not, and what it was, or that they want to speak of what
 * they spoke of. `told`: all that they said, the latest last.
 */
export function deniesOutright(told: readonly string[]): boolean {
  const heard = plain(told.at(-1) ?? '')
  const isExplained = denialIn(heard) && (explains.test(heard.replace(denials, ' ')) || drops.test(heard))
  const isLeft = drops.test(heard) && told.slice(-3, -1).some((text) => denialIn(plain(text)))
  return (isExplained || isLeft) && !told.some(toldOutright)
}
