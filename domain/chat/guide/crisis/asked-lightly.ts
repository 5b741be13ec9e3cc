import type { ReplyInNeed } from '#domain/chat/guide/after-crisis.ts'
import { at, leave, paragraphs, unsaid } from '#domain/chat/guide/crisis/crisis-replies.ts'
import type { CrisisTalk } from '#domain/chat/guide/crisis/crisis-talk.ts'
import { askedAnew } from '#domain/chat/guide/crisis/still-open.ts'
import type { FlowPlace } from '#domain/safety/flow/flow.ts'
import { answersStep, nameOfFlowPlace, waitsForHelp } from '#domain/safety/flow/follow-flow.ts'
import { plain } from '#domain/safety/flow/meaning.ts'
import { aside, asideAgain } from '#domain/safety/words/flows/asked-lightly.ts'

const light =
  /\b(jokes?|riddle|pun|football|rugby|cricket|weather|capital of|prime minister|president|the (king|queen)|recipe|quiz|trivia|sing|poem|a story|favou?rite|who won|the score|netflix|films?|movies?|songs?|games?)\b|\bwhat('s|s| is)? (the )?(time|day|date|year)\b|\bhow old are you\b|\bdo you (like|watch|eat|play)\b|\bwhat('s|s| is) \d+\b/
const asks =
  /\?\W*$|^(what|how|do|does|can|could|will|would|is|are|why|where|who|when|tell|sing|give)\b|^whats\b/
const grave =
  /\b(die|dying|dead|kill\w*|suicid\w*|hurt\w*|pills?|tablets?|overdos\w*|rope|hang\w*|bleed\w*|end (it|my))\b/

/** What was asked first and is not answered stays open; all other steps may rest. */
const opening: ReadonlySet<string> = new Set(['safe-now', 'unsafe', 'at-hand', 'asked', 'hurt', 'how-bad'])

/** Something of the world is asked in the middle of it: met once with the question, and then the question is left. */
export function askedLightly(talk: CrisisTalk, place: FlowPlace): ReplyInNeed | null {
  const { heard, heardTier } = talk
  const words = plain(heard)
  const isLight = light.test(words) && asks.test(words) && !grave.test(words)
  if (!isLight || heardTier !== 'none' || waitsForHelp(place) || answersStep(place, heard)) return null
  const first = opening.has(place.step) ? unsaid(aside, talk) : undefined
  if (first !== undefined) return at(talk, place, paragraphs(first, askedAnew(talk, place)))
  return leave(talk, unsaid(asideAgain, talk), { left: nameOfFlowPlace(place) })
}
