import { chat } from '#domain/chat/decider.ts'
import { lackedQuestion } from '#domain/safety/asks/lacked-question.ts'
import { questionIn } from '#domain/safety/questions.ts'
import { isCrisis, type Question } from '#domain/safety/tier.ts'
import type { ReplyEnd } from '#infra/companion/companion.ts'
import { newId } from '#infra/ids.ts'
import { liveCipher } from '#infra/live/live-cipher.ts'
import { liveName } from '#infra/live/live-name.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import type { OwedReply } from '#worker/chat/owed-reply.ts'
import { rememberTurn } from '#worker/chat/remember-turn.ts'
import { showPieces } from '#worker/chat/show-pieces.ts'
import type { Deps } from '#worker/deps.ts'

const handleChat = commandHandler('session', chat)

type Piece = { kind: 'piece' | 'replace'; text: string }

/** A reply in progress: what is said is shown as it comes, and is a fact once it is whole. */
export class ReplyDraft {
  readonly #deps: Deps
  readonly #owed: OwedReply
  readonly #writer: Awaited<ReturnType<Deps['live']['begin']>>
  readonly #show: ReturnType<typeof showPieces>
  #text = ''

  private constructor(deps: Deps, owed: OwedReply, writer: Awaited<ReturnType<Deps['live']['begin']>>) {
    this.#deps = deps
    this.#owed = owed
    this.#writer = writer
    this.#show = showPieces(writer)
  }

  /** Whoever follows sees an empty page again: another attempt may have been at it before. */
  static async begin(deps: Deps, owed: OwedReply): Promise<ReplyDraft> {
    const writer = await deps.live.begin(liveName(owed.name, owed.messageId), liveCipher(owed.key))
    await writer.write({ kind: 'started' })
    return new ReplyDraft(deps, owed, writer)
  }

  /** False when another worker has taken over. */
  async add(piece: Piece): Promise<boolean> {
    this.#text = piece.kind === 'replace' ? piece.text : this.#text + piece.text
    return this.#show(piece, this.#text)
  }

  /** What the reply still lacks to ask this; null where it asks it. */
  lacked = (question: Question): string | null => lackedQuestion(this.#text, question)

  async finish(
    { choices, notes = [], check, ...end }: ReplyEnd,
    { isStopped = false, asks }: { isStopped?: boolean; asks?: Question } = {},
  ): Promise<void> {
    const { sessionId, messageId } = this.#owed
    const question = asks ?? questionIn(this.#text)
    const isWritten = await this.#settle('done', {
      type: 'WriteReply',
      at: this.#deps.clock().toISOString(),
      data: { sessionId, messageId, replyId: newId(), isStopped, ...end, ...(question && { question }) },
      personal: { text: this.#text, choices },
      check,
    })
    if (!isWritten) return
    await rememberTurn(this.#deps, this.#owed, notes)
    if (end.author === 'model') await this.#askToRemember()
  }

  /** The next turn asks again where this is lost. */
  async #askToRemember(): Promise<void> {
    const { prompt, sessionId, name } = this.#owed
    if (!this.#deps.memoryWriter || !prompt.rememberedForModel || isCrisis(prompt.tier)) return
    const ids = { subjectId: name.subjectId, sessionId }
    await this.#deps.queue
      .enqueue('remember-talk', ids, { dedupeId: `remember-${sessionId}` })
      .catch(() => {})
  }

  async fail(): Promise<void> {
    const { sessionId, messageId } = this.#owed
    await this.#settle('failed', {
      type: 'FailReply',
      at: this.#deps.clock().toISOString(),
      data: { sessionId, messageId, reason: 'companion' },
    })
  }

  async #settle(kind: 'done' | 'failed', command: Parameters<typeof handleChat>[2]): Promise<boolean> {
    const { sessionId, name, causationId } = this.#owed
    const whose = { subjectId: name.subjectId, id: sessionId }
    const context = { timeZone: 'UTC', causationId }
    const { position } = await handleChat(this.#deps.store, whose, command, context)
    this.#deps.wake(name.subjectId)
    // The fact is safe; who follows finds it also without this piece.
    if (position !== null) await this.#writer.write({ kind, position }).catch(() => {})
    return position !== null
  }
}
