import type { SendMessage } from '#domain/chat/commands.ts'
import { evolve, unstarted } from '#domain/chat/conversation.ts'
import { chat } from '#domain/chat/decider.ts'
import { easing } from '#domain/chat/eases.ts'
import type { ChatEvent, ReplyWritten } from '#domain/chat/events.ts'
import { guide } from '#domain/chat/guide/guide.ts'
import type { Scores } from '#domain/chat/guide/understanding.ts'
import { wordsToUnderstand } from '#domain/chat/guide/words-to-understand.ts'
import { floorVersion, screenByFloor } from '#domain/safety/floor/floor.ts'
import type { HelpLine } from '#domain/safety/help/help-line.ts'
import { questionIn } from '#domain/safety/questions.ts'
import { raise, type Screener, type Turn, type Verdict } from '#domain/safety/screener.ts'
import { isCrisis, type Screening, type Tier } from '#domain/safety/tier.ts'
import type { Prompt } from '#infra/companion/companion.ts'
import type { Recorded } from '#infra/store/event-store.ts'
import { promptOf } from '#worker/chat/prompt.ts'

export type TalkDeps = {
  /** Null: the floor alone. */
  learned: Screener | null
  /** Null: by patterns alone. */
  understand: ((text: string) => Promise<Scores | null>) | null
  helpLines: readonly HelpLine[]
}

/** What is said in a conversation that nobody keeps. */
type Said = Pick<ReplyWritten['data'], 'suggestedExerciseId' | 'guide' | 'author' | 'model'> &
  ReplyWritten['personal']

/** A conversation with the guide that nobody keeps, for operators and benches: heard, answered and remembered as any other. */
export function talkAlone({ understand, ...deps }: TalkDeps, country: string) {
  return talkWith(deps, country, async (prompt) => {
    const scores = (await understand?.(wordsToUnderstand(prompt))) ?? null
    return { ...guide({ ...prompt, scores }), author: 'guide' as const, model: null }
  })
}

/** The same with whoever answers. */
export function talkWith<Answer extends Said>(
  { learned, helpLines }: Omit<TalkDeps, 'understand'>,
  country: string,
  answer: (prompt: Prompt) => Promise<Answer>,
) {
  const sessionId = crypto.randomUUID()
  const events: Recorded<ChatEvent>[] = []
  let conversation = { ...unstarted, isStarted: true }

  function record(event: ChatEvent): void {
    const version = events.length + 1
    const recorded = {
      ...event,
      eventId: crypto.randomUUID(),
      position: version,
      version,
    } as Recorded<ChatEvent>
    events.push(recorded)
    conversation = evolve(conversation, recorded)
  }

  return async (text: string): Promise<Answer & { tier: Tier }> => {
    const before = events.flatMap((event): Turn[] => {
      const said =
        event.type === 'MessageSent' || event.type === 'ReplyWritten' ? event.personal?.text : undefined
      if (said === undefined) return []
      if (event.type === 'MessageSent') return [{ role: 'person', text: said }]
      const { question } = (event as Recorded<ReplyWritten>).data
      return [{ role: 'companion', text: said, ...(question && { question }) }]
    })
    const { tier, concerns, ask, answered, screenedBy } = await screen(learned, [
      ...before,
      { role: 'person', text },
    ])
    const at = new Date().toISOString()
    const message = { sessionId, messageId: crypto.randomUUID() }
    const sent: SendMessage = {
      type: 'SendMessage',
      at,
      data: {
        ...message,
        day: at.slice(0, 10),
        tier,
        concerns,
        country,
        screenedBy,
        ...(ask && { ask }),
        ...(answered && { answered }),
      },
      personal: { text },
      ...easing(text, before),
    }
    for (const event of chat.decide(sent, conversation, [])) record(event)
    const prompt = promptOf(events, conversation, at, helpLines)
    const reply = await answer(prompt)
    const question = questionIn(reply.text)
    record({
      type: 'ReplyWritten',
      at,
      data: {
        ...message,
        replyId: crypto.randomUUID(),
        author: reply.author,
        model: reply.model,
        isStopped: false,
        suggestedExerciseId: reply.suggestedExerciseId,
        guide: reply.guide,
        ...(question && { question }),
      },
      personal: { text: reply.text, choices: reply.choices },
    })
    return { ...reply, tier }
  }
}

/** By the layers that need no network. */
async function screen(
  learned: Screener | null,
  turns: readonly Turn[],
): Promise<Screening & { screenedBy: Verdict[] }> {
  const floor = screenByFloor(turns)
  const byFloor: Verdict = { layer: 'floor', version: floorVersion, tier: floor.tier }
  if (!learned || isCrisis(floor.tier)) return { ...floor, screenedBy: [byFloor] }
  const found = await learned.screen(turns, floor.tier)
  const { layer, version } = learned
  return { ...raise(floor, found), screenedBy: [byFloor, { layer, version, tier: found.tier }] }
}
