import type { ReplyInNeed } from '#domain/chat/guide/after-crisis.ts'
import { at, paragraphs, unsaid, wordsAt } from '#domain/chat/guide/crisis/crisis-replies.ts'
import type { CrisisTalk } from '#domain/chat/guide/crisis/crisis-talk.ts'
import { inFlow } from '#domain/chat/guide/crisis/in-flow.ts'
import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { stateOf } from '#domain/chat/guide/state.ts'
import type { FlowPlace } from '#domain/safety/flow/flow.ts'
import { sayAt } from '#domain/safety/flow/follow-flow.ts'
import { keepsItNear, saysTheyOrder, saysTheyShake, setsOut } from '#domain/safety/flow/orders.ts'
import { askedSimply } from '#domain/safety/words/flows/asked-simply.ts'
import { itPulls } from '#domain/safety/words/flows/still-open.ts'
import {
  asksIfTheyGo,
  doNotGo,
  outOfReach,
  stayInside,
  whenShaking,
} from '#domain/safety/words/flows/voices-and-reach.ts'

const orders: FlowPlace = { kind: 'voices', step: 'orders' }
const call: FlowPlace = { kind: 'voices', step: 'call' }
const unsafe: FlowPlace = { kind: 'suicide', step: 'unsafe' }

/** An order was told of below a crisis. */
export const wasOrdered = ({ guide }: GuidePrompt): boolean =>
  stateOf(guide).said.some((id) => id.startsWith('asked/voice-orders.'))

/** Also below a crisis, who sets out to follow a voice is kept there until somebody is with them. */
export function keptFromOrder(talk: CrisisTalk): ReplyInNeed | null {
  const met = setsOut(talk.heard) ? metOrder(talk) : null
  return met ?? (talk.from?.kind === 'voices' ? inFlow(talk, talk.from) : null)
}

/** A voice's order is met at once, wherever the talk is; who sets out to follow it is not let go. */
export function metOrder(talk: CrisisTalk): ReplyInNeed | null {
  const { heard, from, prompt, said } = talk
  const isOfVoices =
    from === null ? prompt.concerns.includes('voices') || wasOrdered(talk.prompt) : from.kind === 'voices'
  if (!isOfVoices || prompt.guide === null) return null
  if (setsOut(heard)) return at(talk, call, paragraphs(unsaid(doNotGo, talk), wordsAt(talk, call)))
  const words = saysTheyOrder(heard) ? unsaid(stayInside, talk) : undefined
  if (words === undefined) return null
  const asks = said(asksIfTheyGo) ? (askedSimply[sayAt(orders, said).asks] ?? asksIfTheyGo) : asksIfTheyGo
  return at(talk, orders, paragraphs(words, asks))
}

const ofDying: ReadonlySet<string> = new Set(['suicide', 'self-harm'])

/** Put back within reach is not yet away: it goes to somebody, and that is asked before the talk is free. */
export function putWithinReach(talk: CrisisTalk, { kind }: FlowPlace): ReplyInNeed | null {
  const { heard, heardTier, said } = talk
  const words =
    ofDying.has(kind) &&
    heardTier !== 'emergency' &&
    keepsItNear(heard) &&
    unsaid([...outOfReach, ...itPulls], talk)
  if (!words) return null
  const { asks } = sayAt(unsafe, said)
  const steady = saysTheyShake(heard) ? unsaid(whenShaking, talk) : null
  return at(talk, unsafe, paragraphs(words, steady, said(asks) ? (askedSimply[asks] ?? asks) : asks))
}
