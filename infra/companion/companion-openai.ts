import { brokeOffNote } from '#domain/chat/guide/stand-in.ts'
import { isFitting } from '#domain/exercises/catalogue.ts'
import { preparedReply, type Why } from '#domain/safety/prepared.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import { recentTurns, systemPrompt } from '#infra/companion/companion-prompt.ts'
import type { Companion, Prompt, ReplyPart } from '#infra/companion/companion.ts'
import { afterWaiting, type Timeouts } from '#infra/companion/deadline.ts'
import { goOnOnce } from '#infra/companion/go-on.ts'
import type { Reflect } from '#infra/companion/guide-aside.ts'
import { asModelError, ModelError } from '#infra/companion/model-error.ts'
import { createModelStream, type ModelMessage, type ModelServer } from '#infra/companion/model-stream.ts'
import { reflectWithModel } from '#infra/companion/reflection-openai.ts'
import { longestReply, ReplyText } from '#infra/companion/reply-text.ts'

/** A breach of the rules seldom spans more than the last few sentences; the whole is screened at the end. */
const screenedTail = 800

const endsSentence = /[.!?…\n]/

function messagesOf(prompt: Prompt): ModelMessage[] {
  const turns = recentTurns(prompt.turns).map(({ role, text }) => ({ role, content: text }))
  return [{ role: 'system', content: systemPrompt(prompt) }, ...turns]
}

/** What is shown in place of an answer that must not stand, and of any that fails in a crisis. */
function* preparedParts(prompt: Prompt, model: string, why: Why): Generator<ReplyPart> {
  const { tier, concerns, country, helpLines } = prompt
  yield { kind: 'replace', text: preparedReply(tier, concerns, why, country, helpLines) }
  yield { kind: 'end', author: 'prepared', model, suggestedExerciseId: null, choices: [], guide: null }
}

/** Aborts its signal after so long, unless it is disposed before. */
function createAlarm(ms: number): { signal: AbortSignal } & Disposable {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms)
  return { signal: controller.signal, [Symbol.dispose]: () => clearTimeout(timer) }
}

/**
 * The companion as a language model behind any server of the chat-completions protocol.
 * Throws `ModelError` where no answer came of it; in a crisis it never does.
 */
export function createOpenAiCompanion(
  server: ModelServer & { timeouts: Timeouts; reflect: Reflect },
): Companion {
  const stream = createModelStream(server)
  const completed = goOnOnce(stream)

  async function* reply(prompt: Prompt, signal: AbortSignal, waitedMs = 0): AsyncGenerator<ReplyPart> {
    const isInCrisis = isCrisis(prompt.tier)
    let text = new ReplyText()
    const timeouts = afterWaiting(server.timeouts, waitedMs)
    // In a crisis only words count: a server that gives other signs of life is not waited for either.
    using firstWords = isInCrisis ? createAlarm(timeouts.firstInCrisisMs) : null
    const until = firstWords ? AbortSignal.any([signal, firstWords.signal]) : signal
    let received = 0
    let isBrokenOff = false
    try {
      for await (const part of completed(messagesOf(prompt), timeouts, until)) {
        if (part.kind === 'end') {
          isBrokenOff = part.ending === 'broken-off'
          continue
        }
        if (part.kind === 'replace') text = new ReplyText()
        received += part.text.length
        const piece = text.add(part.text)
        if (piece !== '' || part.kind === 'replace') {
          if (piece !== '') firstWords?.[Symbol.dispose]()
          yield { kind: part.kind === 'replace' ? 'replace' : 'piece', text: piece }
        }
        if (endsSentence.test(piece) && screenReply(text.shown.slice(-screenedTail)).length > 0)
          return yield* preparedParts(prompt, server.model, 'unsafe')
        if (text.isFull || received > 4 * longestReply) break
      }
    } catch (error) {
      signal.throwIfAborted()
      if (isInCrisis) return yield* preparedParts(prompt, server.model, 'concern')
      throw asModelError(error)
    }
    const rest = text.end()
    if (rest !== '') yield { kind: 'piece', text: rest }
    if (isInCrisis && (text.shown === '' || isBrokenOff))
      return yield* preparedParts(prompt, server.model, 'concern')
    if (text.shown === '') throw new ModelError('empty')
    if (screenReply(text.shown).length > 0) return yield* preparedParts(prompt, server.model, 'unsafe')
    if (isBrokenOff) yield { kind: 'piece', text: `\n\n${brokeOffNote}` }
    const { exerciseId } = text
    const isOffered = exerciseId !== null && !isInCrisis && isFitting(exerciseId, prompt.concerns)
    yield {
      kind: 'end',
      author: 'model',
      model: server.model,
      suggestedExerciseId: isOffered ? exerciseId : null,
      choices: [],
      guide: null,
    }
  }

  return {
    author: 'model',
    model: server.model,
    timeoutMs: server.timeouts.firstMs,
    reply,
    reflect: (prompt, signal, waitedMs = 0) => reflectWithModel(stream, server, prompt, signal, waitedMs),
  }
}
