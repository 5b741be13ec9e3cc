import type { ReplyInNeed } from '#domain/chat/guide/after-crisis.ts'
import { leave, unsaid } from '#domain/chat/guide/crisis/crisis-replies.ts'
import type { CrisisTalk } from '#domain/chat/guide/crisis/crisis-talk.ts'
import { spelt } from '#domain/chat/guide/hear/things/spelt.ts'
import type { FlowPlace } from '#domain/safety/flow/flow.ts'
import { waitsForHelp } from '#domain/safety/flow/follow-flow.ts'

const professional =
  '(?:111|999|911|112|the (?:nurse|doctor|medic|operator|lady|man|woman|paramedics?|ambulance)|nurse|doctor|dr|paramedics?|they|she|he|a&e|the hospital)'
const seenTo = new RegExp(
  String.raw`\b(?:no|without an?|don't need an?|didn't need an?|not sending an?|cancell?ed the|called off the|sent the|stood down the) ambulance\b|\bambulance (?:is|was|has been|got)? ?(?:cancell?ed|called off|not needed|not coming)\b|\b${professional}\b.{0,40}\b(?:said|says|thinks?|reckons?|told me|sure)\b.{0,40}\b(?:panic|anxiety|fine|nothing (?:serious|wrong)|ok(?:ay)?|not (?:a )?heart|no need)\b|\b(?:checked|looked) me over\b|\b(?:discharged|sent) (?:me )?home\b`,
)
const unlikely =
  /\b(?:if|what if|maybe|worse|again now|hurts more|spread\w*|before|last (?:time|month|year|week))\b|\?\s*$/

const words: readonly string[] = [
  'So somebody who can judge it has looked at it, and no ambulance is needed now. It was right to ask them. Nobody there minds. If it changes or gets stronger, ring them again.',
  'Then it has been looked at by people who know, and you did right to ring. Should it change or get worse, ring again at once.',
]

/** Called and answered: who knows has said that nobody needs to come. */
export function whoIsSeenTo(talk: CrisisTalk, place: FlowPlace): ReplyInNeed | null {
  const heard = spelt(talk.heard)
  if (place.kind !== 'medical-emergency' || !waitsForHelp(place)) return null
  if (!seenTo.test(heard) || unlikely.test(heard)) return null
  const line = unsaid(words, talk)
  return line === undefined ? null : leave(talk, line)
}
