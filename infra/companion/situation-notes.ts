import { rulesInForce } from '#domain/chat/guide/remember/rules-in-force.ts'
import type { ActId, NeedId } from '#domain/chat/guide/understanding.ts'
import { needNames, type ReturningTheme } from '#domain/memory/remembered-needs.ts'
import { type OwnRule, ruleName } from '#domain/memory/rules.ts'
import type { Prompt, Turn } from '#infra/companion/companion.ts'
import { heardIn } from '#infra/companion/heard-in.ts'

const ritual =
  'what they do or think to be certain is the ritual: no certainty, no help with it; offer to put it off'

/** Where a good reply differs by what somebody came with. */
export const needNotes: Partial<Record<NeedId, string>> = {
  'panic-now': 'panic at this moment: very short; slow and steady; no causes, no odds',
  'health-fear': 'fear for their health: see the rules on health worries',
  'ocd-contamination': `fear of dirt or germs: ${ritual}`,
  'ocd-checking': `the urge to check: ${ritual}`,
  'ocd-harm': `thoughts of harm that frighten them: see the rules on OCD; ${ritual}`,
  'ocd-taboo': `thoughts that feel forbidden: see the rules on OCD, no verdict on them; ${ritual}`,
  'ocd-relationship': `doubt whether they love or are loved: no verdict on the partner; ${ritual}`,
  'ocd-just-right': `the urge to make it right: ${ritual}`,
  'ocd-real-event': `doubt about what they did: do not go over it, no absolution; ${ritual}`,
  flashback: 'something of the past that comes over them: the room and the day first',
  dissociation: 'feeling unreal or far away: eyes open, the room, one thing to touch',
  grief: 'grief: no silver linings, no stages; ask about whom they lost only if they tell',
  eating: 'eating: no numbers, weights, calories or tips',
  substance: 'drink or drugs: no amounts, no mixing, no shame; a doctor before stopping all at once',
  'violence-at-home': 'violence at home: ask whether it is safe to read this; never advise to confront',
  'certain-beliefs': 'a belief that they are certain of: neither agree nor argue; answer the feeling',
  'just-listen': 'they want to be heard: no advice and no exercise',
}

/** Where a good reply differs by what the latest message does. */
export const actNotes: Partial<Record<ActId, string>> = {
  thanks: 'They say thanks: take it plainly, and leave the next step to them.',
  helped: 'Something helped: say what they did for it, in a sentence.',
  'did-not-help':
    'Something did not help: take that seriously, do not offer it again, and ask what it was like.',
  worse: 'It got worse: stop what was going on, and ask what is worst now.',
  'said-already': 'They have said it already: do not ask it again; say what you understood.',
  'not-understood': 'They feel misunderstood: say sorry in a few words, and ask what you missed.',
  stop: 'They want to stop: stop, at once and kindly.',
  'human-please': 'They ask for a person: say that you are an AI, and name people who can be reached.',
  shorter: 'They want shorter replies: two sentences at most from now on.',
  goodbye: 'They are leaving: a short, warm goodbye. Ask nothing, and do not urge them to come back.',
}

export const correctedNote =
  'An alarm in this conversation was not meant so, and they said it. Do not come back to it, name no lines and ask nothing about danger, unless something new is said.'

const noted = (needs: (NeedId | null | undefined)[]): string[] =>
  needs.flatMap((need) => {
    const note = need ? needNotes[need] : undefined
    return note ? [`It seems to be about ${note}.`] : []
  })

/** How many of the person's latest messages say what they came with. */
const read = 4

/** What the guide would see in what was said: what they came with, and what they do now. */
function understood(said: readonly Turn[], guide: Prompt['guide'], isCalm: boolean): string[] {
  const heard = said.slice(-read).map(heardIn)
  const ofGuide = noted([guide?.need as NeedId | undefined])
  // What they came with goes on where the latest message says nothing of it.
  const about = heard.map(({ need, second }) => noted([need, second])).findLast((notes) => notes.length > 0)
  const act = isCalm ? heard.at(-1)?.act : null
  return [...(about ?? ofGuide), (act && actNotes[act]) ?? '']
}

/** Those that were given in this conversation, and those of others where they may go along. */
export const ownRules = ({
  turns,
  rememberedForModel,
}: Pick<Prompt, 'turns' | 'rememberedForModel'>): OwnRule[] =>
  rulesInForce(
    rememberedForModel ?? null,
    turns.filter(({ role }) => role === 'user').map(({ text }) => text),
  )

/** `isCalm`: nothing is heard now, and nothing is asked. */
type Situation = Pick<Prompt, 'turns' | 'guide' | 'isCorrected' | 'rememberedForModel'> & { isCalm: boolean }

/** Fears that came up in other conversations, the most frequent first. */
function returning({ rememberedForModel }: Situation): string {
  const themes = Object.entries(rememberedForModel?.themes ?? {}) as [ReturningTheme, number][]
  const named = themes.toSorted(([, one], [, other]) => other - one).slice(0, 3)
  return named.length === 0
    ? ''
    : `In earlier conversations came up: ${named.map(([theme, times]) => `${needNames[theme]} (${times})`).join('; ')}. Where it is that again, keep to the rules on the same fear.`
}

/** What else is known of a talk without a crisis. A goodbye, or what was not meant so, may be another thing where there is concern. */
export function situationNotes(situation: Situation): string[] {
  const { turns, guide, isCalm, isCorrected = false, rememberedForModel } = situation
  const said = turns.filter(({ role }) => role === 'user')
  const rules = ownRules({ turns, ...(rememberedForModel && { rememberedForModel }) })
  return [
    isCalm && isCorrected ? correctedNote : '',
    ...understood(said, guide, isCalm),
    rules.length > 0 ? `They asked of you for good: ${rules.map(ruleName).join('; ')}.` : '',
    returning(situation),
  ].filter((note) => note !== '')
}
