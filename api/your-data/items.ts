import { raiseNoteLater } from '#api/mood/raise-note-later.ts'
import { screenedAs, screenSaved } from '#api/screened.ts'
import { serve } from '#api/serve.ts'
import { ownSession } from '#api/sessions/own-session.ts'
import { type Asking, gone } from '#api/your-data/gone.ts'
import { correctMood, deleteExercise, deleteMessage, deleteMood, deleteSession } from '#contract/your-data.ts'
import { pendingMessageId } from '#domain/chat/conversation.ts'
import { chat } from '#domain/chat/decider.ts'
import { exercises } from '#domain/exercises/decider.ts'
import type { ForgetMemories } from '#domain/memory/decider.ts'
import { mood, type MoodCommand } from '#domain/mood/decider.ts'
import { Rejection, type RejectionCode } from '#domain/rejection.ts'
import { hint } from '#infra/hint.ts'
import { liveName } from '#infra/live/live-name.ts'
import { commandHandler, loadState, streamName, wholeStream, wordsOf } from '#infra/store/command-handler.ts'
import { forgetUnsent } from '#infra/store/unsent-words.ts'
import { forgetMemories } from '#infra/use-cases/forget-memories.ts'
import { findSessionOfMessage, messages } from '#projections/chat/messages.ts'
import { completions } from '#projections/exercises/completions.ts'
import { moods } from '#projections/mood/moods.ts'
import { exportItems } from '#projections/sessions/export-items.ts'
import { sessions } from '#projections/sessions/sessions.ts'

const handleMood = commandHandler('mood', mood, wordsOf('moodId'))
const handleMessage = commandHandler('session', chat, wordsOf('messageId'))
const handleSession = commandHandler('session', chat, wholeStream)
const handleExercise = commandHandler('exercises', exercises, wordsOf('completionId'))

/** Whoever owns nothing gets the answer of what is not there. */
function ownerOf({ caller }: Asking, otherwise: RejectionCode): string {
  if (!caller.subjectId) throw new Rejection(otherwise)
  return caller.subjectId
}

async function changeMood(asking: Asking, command: MoodCommand) {
  const subjectId = ownerOf(asking, 'mood-entry-unknown')
  const { caller, deps } = asking
  const whose = { subjectId, id: subjectId }
  const { position, receipt } = await handleMood(deps.store, whose, command, caller.context)
  return gone(asking, position, [moods, exportItems], receipt)
}

/** What is remembered of it goes with it. */
async function forgetWith(
  { caller: { at, context }, deps, wrote }: Asking,
  subjectId: string,
  of: ForgetMemories['data'],
): Promise<void> {
  wrote((await forgetMemories(deps.store, { subjectId, at, context }, of)).position)
}

export const itemRoutes = [
  serve(deleteMood, ({ input: { id }, ...asking }) =>
    changeMood(asking, { type: 'RetractMood', at: asking.caller.at, data: { moodId: id } }),
  ),

  serve(correctMood, async ({ input: { id, level, note }, ...asking }) => {
    const { at } = asking.caller
    const data = { moodId: id, level }
    const corrected = await changeMood(asking, { type: 'CorrectMood', at, data, personal: { note } })
    const subjectId = ownerOf(asking, 'mood-entry-unknown')
    const found = await screenSaved(asking.deps, subjectId, note)
    raiseNoteLater(asking.deps, { subjectId, id: subjectId }, { moodId: id, at, found })
    return { ...corrected, ...screenedAs(found) }
  }),

  serve(deleteExercise, async ({ input: { id }, ...asking }) => {
    const subjectId = ownerOf(asking, 'exercise-completion-unknown')
    const { caller, deps } = asking
    const retract = { type: 'RetractExercise', at: caller.at, data: { completionId: id } } as const
    const whose = { subjectId, id: subjectId }
    const { position, receipt } = await handleExercise(deps.store, whose, retract, caller.context)
    return gone(asking, position, [completions], receipt)
  }),

  serve(
    deleteMessage,
    async ({ input: { id }, ...asking }) => {
      const subjectId = ownerOf(asking, 'chat-message-unknown')
      const { caller, deps } = asking
      const sessionId = await findSessionOfMessage(deps.sql, subjectId, id)
      if (!sessionId) throw new Rejection('chat-message-unknown')
      const whose = { subjectId, id: sessionId }
      const retract = { type: 'RetractMessage', at: caller.at, data: { sessionId, id } } as const
      const { position, events, receipt } = await handleMessage(deps.store, whose, retract, caller.context)
      const [retracted] = events
      const messageId = retracted?.type === 'MessageRetracted' ? retracted.data.messageId : id
      // What is being written is stopped, and what was shown of it is forgotten.
      const name = liveName(streamName('session', whose), messageId)
      hint(deps.log, 'forget a reply', () => deps.live.forget(name))
      hint(deps.log, 'stop a reply', () => deps.live.askToStop(name))
      await forgetWith(asking, subjectId, { of: 'message', id: messageId, sessionId })
      return gone(asking, position, [messages, exportItems], receipt)
    },
    { reads: [messages] },
  ),

  serve(deleteSession, async ({ input: { sessionId }, ...asking }) => {
    const { caller, deps } = asking
    const subjectId = await ownSession(deps, caller, sessionId)
    const whose = { subjectId, id: sessionId }
    const name = streamName('session', whose)
    const { state } = await loadState(deps.store, name, chat)
    const pending = pendingMessageId(state)
    const end = { type: 'DeleteSession', at: caller.at, data: { sessionId } } as const
    const { position, receipt } = await handleSession(deps.store, whose, end, caller.context)
    if (pending) hint(deps.log, 'stop a reply', () => deps.live.askToStop(liveName(name, pending)))
    await forgetUnsent(deps.sql, { subjectId, sessionId })
    await forgetWith(asking, subjectId, { of: 'session', id: sessionId })
    return gone(asking, position, [sessions, messages, exportItems], receipt)
  }),
]
