import { brokeOffNote, standInNotes } from '#domain/chat/guide/stand-in.ts'
import { preparedReply } from '#domain/safety/prepared.ts'
import type { Breach } from '#domain/safety/replies/breaches.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import { exerciseChoice } from '#infra/companion/chosen-exercise.ts'
import { joinedTurns, rememberedTurns, systemPrompt } from '#infra/companion/companion-prompt.ts'
import { promptVersion } from '#infra/companion/companion-rules.ts'
import type {
  Companion,
  Prompt,
  RememberedWords,
  ReplyEnd,
  ReplyPart,
  Turn,
} from '#infra/companion/companion.ts'
import { afterWaiting, type Timeouts } from '#infra/companion/deadline.ts'
import { goOnOnce } from '#infra/companion/go-on.ts'
import type { Reflect } from '#infra/companion/guide-aside.ts'
import { asModelError, ModelError } from '#infra/companion/model-error.ts'
import { createModelStream, type ModelMessage, type ModelServer } from '#infra/companion/model-stream.ts'
import { withinLength } from '#infra/companion/model-text.ts'
import { readAhead } from '#infra/companion/read-ahead.ts'
import { recentTurns } from '#infra/companion/recent-turns.ts'
import { reflectWithModel } from '#infra/companion/reflection-openai.ts'
import type { ReplyChecks } from '#infra/companion/reply-checks.ts'
import { gate } from '#infra/companion/reply-gate.ts'
import { notesOfTalk, returningFear, withoutRemembered } from '#infra/companion/returning-fear.ts'
import { rewriteNote } from '#infra/companion/rewrite-note.ts'
import { type TokenBudget, withinBudget } from '#infra/companion/token-budget.ts'
import { VerdictAway } from '#infra/companion/verdict-openai.ts'

/** `brokenBefore`: what an answer held that nobody saw; the model is told why. */
function messagesOf(whole: Prompt, brokenBefore: readonly Breach[]): ModelMessage[] {
  const prompt = { ...whole, ...whole.told }
  const mayTell = whole.rememberedForModel !== undefined
  const turns = joinedTurns([...rememberedTurns(wordsFor(whole)), ...toldTurns(whole)]).map(
    ({ role, text }) => ({
      role,
      content: mayTell || role === 'user' ? text : withoutRemembered(text),
    }),
  )
  const rules = [systemPrompt(prompt), rewriteNote(brokenBefore)].filter((part) => part !== '')
  return [{ role: 'system', content: rules.join('\n\n') }, ...turns]
}

const toldTurns = ({ turns, told }: Prompt): Turn[] => recentTurns(told?.turns ?? turns)

/** In a crisis nothing of what is remembered goes along. */
const wordsFor = ({ tier, rememberedForModel }: Prompt): RememberedWords | undefined =>
  isCrisis(tier) ? undefined : rememberedForModel?.words

function memoryToldIn(prompt: Prompt): Pick<ReplyEnd, 'memoryTold'> {
  const { summary = null, lines = [] } = wordsFor(prompt) ?? {}
  const told = [...(summary ? [summary] : []), ...lines].map(({ memoryId, at }) => ({ memoryId, at }))
  return told.length > 0 ? { memoryTold: told } : {}
}

const hasRemembered = ({ rememberedForModel: told }: Prompt): boolean =>
  told ? told.rules.length + Object.keys(told.themes).length > 0 : false

/** What is shown in place of an answer that fails in a crisis. */
function* preparedParts(prompt: Prompt, model: string): Generator<ReplyPart> {
  const { tier, concerns, country, helpLines } = prompt
  yield { kind: 'replace', text: preparedReply(tier, concerns, 'concern', country, helpLines) }
  yield { kind: 'end', author: 'prepared', model, suggestedExerciseId: null, choices: [], guide: null }
}

/** Of the time for a first sentence, a whole reply is held back: the rest is for the silence that a server may fall into. */
const heldAtMost = 0.5

/** Aborts its signal after so long, unless it is disposed before. */
function createAlarm(ms: number): { signal: AbortSignal } & Disposable {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms)
  return { signal: controller.signal, [Symbol.dispose]: () => clearTimeout(timer) }
}

export type OpenAiCompanion = ModelServer & {
  timeouts: Timeouts
  reflect: Reflect
  guide: Companion
  checks: ReplyChecks
  budget?: TokenBudget | null
  /** Whether it is asked in a crisis; else the guide replies there. */
  isAskedInCrisis?: () => Promise<boolean>
}

/**
 * The companion as a language model behind any server of the chat-completions protocol. Nothing of its words is given
 * before it was checked: what fails is asked for anew, once, and else the guide replies.
 * Throws `ModelError` where no answer came of it; in a crisis it never does.
 */
export function createOpenAiCompanion(server: OpenAiCompanion): Companion {
  const unlimited = createModelStream(server)
  const { budget, maxOutputTokens } = server
  const stream = budget ? withinBudget(unlimited, budget, maxOutputTokens) : unlimited
  const completed = goOnOnce(stream)

  async function* reply(prompt: Prompt, signal: AbortSignal, waitedMs = 0): AsyncGenerator<ReplyPart> {
    const isInCrisis = isCrisis(prompt.tier)
    // Where seconds count, nobody's but prepared words will do.
    if (prompt.tier === 'emergency' || (isInCrisis && (await server.isAskedInCrisis?.()) === false))
      return yield* server.guide.reply(prompt, signal, waitedMs)
    const since = performance.now()
    const waited = () => waitedMs + Math.round(performance.now() - since)
    const longestMs = afterWaiting(server.timeouts, waitedMs).firstMs * heldAtMost
    const release = server.checks.releaseFor(prompt, longestMs)
    const judges = { asked: askedIn(prompt), judge: server.checks.judge, release }
    const choose = exerciseChoice(prompt, server.guide, signal)
    let isShown = false
    let broken: readonly Breach[] = []
    for (const isAgain of isInCrisis ? [false] : [false, true]) {
      const timeouts = afterWaiting(server.timeouts, waited())
      // In a crisis only words count: a server that gives other signs of life is not waited for either.
      using until = createUntil(signal, isInCrisis ? timeouts.firstInCrisisMs : null)
      try {
        const parts = completed(messagesOf(prompt, broken), timeouts, until.signal)
        const released = gate(readAhead(withinLength(parts)), judges, until.signal)
        let isFirst = true
        let next = await released.next()
        for (; !next.done; next = await released.next()) {
          const { text, isAnew } = next.value
          until.wordsCame()
          yield { kind: isShown && (isAnew || (isAgain && isFirst)) ? 'replace' : 'piece', text }
          ;[isShown, isFirst] = [true, false]
        }
        const { breaches, exerciseId, ending, isEmpty } = next.value
        const isBrokenOff = ending === 'broken-off'
        if (breaches.length > 0) {
          broken = [...new Set([...broken, ...breaches])]
          continue
        }
        if (isInCrisis && (isEmpty || isBrokenOff)) return yield* preparedParts(prompt, server.model)
        if (isEmpty) throw new ModelError('empty')
        if (isBrokenOff) yield { kind: 'piece', text: `\n\n${brokeOffNote}` }
        const fear = prompt.ask ? null : returningFear(prompt)
        if (fear !== null) yield { kind: 'piece', text: `\n\n${fear}` }
        return yield {
          kind: 'end',
          author: 'model',
          model: server.model,
          promptVersion,
          turnsTold: toldTurns(prompt).length - 1,
          ...(hasRemembered(prompt) && { isMemoryTold: true as const }),
          ...memoryToldIn(prompt),
          suggestedExerciseId: await choose(exerciseId),
          choices: [],
          guide: null,
          notes: notesOfTalk(prompt),
          check: { outcome: isAgain ? 'rewritten' : 'passed', breaches: broken },
        }
      } catch (error) {
        signal.throwIfAborted()
        if (isInCrisis) return yield* preparedParts(prompt, server.model)
        if (isAgain || error instanceof VerdictAway) break
        throw asModelError(error)
      }
    }
    yield* guideInstead(server.guide, prompt, broken, signal)
  }

  return {
    author: 'model',
    model: server.model,
    timeoutMs: server.timeouts.firstMs,
    reply,
    reflect: (prompt, signal, waitedMs = 0) => reflectWithModel(stream, server, prompt, signal, waitedMs),
  }
}

/** Ends the reading once nobody takes what is read, or where no words come in time. */
function createUntil(
  signal: AbortSignal,
  wordsWithinMs: number | null,
): { signal: AbortSignal; wordsCame: () => void } & Disposable {
  const leaving = new AbortController()
  const alarm = wordsWithinMs === null ? null : createAlarm(wordsWithinMs)
  return {
    signal: AbortSignal.any([signal, leaving.signal, ...(alarm ? [alarm.signal] : [])]),
    wordsCame: () => alarm?.[Symbol.dispose](),
    [Symbol.dispose]: () => {
      alarm?.[Symbol.dispose]()
      leaving.abort()
    },
  }
}

const askedIn = ({ turns }: Prompt): string => turns.findLast(({ role }) => role === 'user')?.text ?? ''

/** Takes back what was shown of the model's, and says why; in a crisis nothing stands before the help. */
async function* guideInstead(
  guide: Companion,
  prompt: Prompt,
  breaches: readonly Breach[],
  signal: AbortSignal,
): AsyncGenerator<ReplyPart> {
  let isFirst = true
  for await (const part of guide.reply(prompt, signal)) {
    if (part.kind === 'end') yield { ...part, check: { outcome: 'replaced', breaches } }
    else if (!isFirst) yield part
    else {
      const note = isCrisis(prompt.tier) ? '' : `${standInNotes.unsafe}\n\n`
      yield { kind: 'replace', text: note + part.text }
      isFirst = false
    }
  }
}
