import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { askForHelp } from '#web/chat/ask-for-help.ts'
import { Choices } from '#web/chat/choices.tsx'
import { Composer } from '#web/chat/composer.tsx'
import { concern, useConcern } from '#web/chat/concern-store.ts'
import { ConversationBar } from '#web/chat/conversation-bar.tsx'
import { conversationQuery, heardBefore, nothingSaid } from '#web/chat/conversation-query.ts'
import { type ConversationStore, conversationOf, useConversation } from '#web/chat/conversation-store.ts'
import { showCrisisAnywhere } from '#web/chat/crisis-anywhere.tsx'
import { hearInPage } from '#web/chat/hear-in-page.ts'
import { linesOf } from '#web/chat/lines.tsx'
import { QuickActions } from '#web/chat/quick-actions.tsx'
import { Transcript } from '#web/chat/transcript.tsx'
import type { Turn } from '#web/chat/turn.ts'
import { useAnnouncement } from '#web/chat/use-announcement.ts'
import { useRetention } from '#web/chat/use-retention.ts'
import { useSentEarly } from '#web/chat/use-sent-early.ts'
import { useWhoReplies } from '#web/chat/use-who-replies.ts'
import { Welcome } from '#web/chat/welcome.tsx'
import * as words from '#web/chat/words.en.ts'
import { useConsent } from '#web/consent/use-consent.ts'
import { offersIn } from '#web/exercises/suggested.ts'
import { CallError } from '#web/http/call.ts'
import { MoodPanel } from '#web/mood/mood-panel.tsx'
import { usePageFloor } from '#web/safety/page-floor.ts'
import { openedSession, storeSession, takePendingMessage } from '#web/sessions/session-of-tab.ts'
import { useSession } from '#web/sessions/session-queries.ts'
import { storedSession } from '#web/sessions/stored-session.ts'
import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { PageTitle } from '#web/shell/page-title.tsx'
import { showError } from '#web/ui/toasts.ts'

// With all that is known of exercises, for when one is suggested.
const SuggestedExercises = lazyPart(
  async () => (await import('#web/exercises/suggested-exercises.tsx')).SuggestedExercises,
)
// Asked once, and only where a model may reply.
const ConsentCard = lazyPart(async () => (await import('#web/consent/consent-card.tsx')).ConsentCard)
// Seldom shown: for whoever wants nothing kept.
const ExercisesAlways = lazyPart(async () => (await import('#web/chat/retention-card.tsx')).ExercisesAlways)
const RetentionCard = lazyPart(async () => (await import('#web/chat/retention-card.tsx')).RetentionCard)

const quickStartDelay = 100

const isRetentionNeeded = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'consent-keeping-needed'

export function ChatPage() {
  const client = useQueryClient()
  const session = useSession()
  const sessionId = session.data
  const stored = useQuery({
    ...conversationQuery(sessionId ?? ''),
    enabled: sessionId !== undefined,
  })
  const said = stored.data ?? nothingSaid
  const { messages } = said
  const before = useMemo(() => heardBefore(said), [said])
  const offers = offersIn(messages)
  const consent = useConsent('model-chat')
  const retention = useRetention()
  const who = useWhoReplies()
  const conversation = sessionId === undefined ? null : conversationOf(client, sessionId)
  const turn = useConversation(conversation, (now) => now.turn)
  const failed = useConversation(conversation, (now) => now.failed)
  const heard = useConversation(conversation, (now) => now.heard)
  const isBusy = turn !== null
  const announcement = useAnnouncement(heard, who)
  const { corrected } = useConcern()
  usePageFloor()
  useEffect(() => showCrisisAnywhere(client), [client])

  useEffect(() => {
    if (session.isError && !isRetentionNeeded(session.error))
      showError(words.connectionError, words.noSession)
  }, [session.isError, session.error])

  const isReady = sessionId !== undefined && stored.data !== undefined
  const visited = useRef<ConversationStore>(null)
  useEffect(() => {
    if (!isReady || !conversation || visited.current === conversation) return
    visited.current = conversation
    conversation.visit(said)
  })

  useEffect(() => {
    if (isReady) concern.lookBack(sessionId, [...before, ...messages])
  }, [isReady, sessionId, before, messages])

  // A quick start waits until what was said before is answered.
  useEffect(() => {
    if (!isReady || isBusy || !conversation) return
    const timer = setTimeout(() => {
      const message = takePendingMessage()
      if (message) conversation.send(message)
    }, quickStartDelay)
    return () => clearTimeout(timer)
  })

  /** A button goes away; the focus does not go with it. */
  const keepFocus = () => document.getElementById('content')?.focus({ preventScroll: true })

  const startAgain = () => {
    keepFocus()
    void (sessionId === undefined ? session.refetch() : stored.refetch())
  }

  /** Whatever is said here, or once more, goes on here. */
  const send = (text: string, repeated?: Turn) => {
    if (openedSession() === sessionId) storeSession(sessionId)
    conversation?.send(text, repeated)
  }
  const hasFailed = session.isError || stored.isError
  const { waitingBox, sendOnceReady } = useSentEarly({ sessionId, isReady, hasFailed, send })

  /** Says something unless that cannot be done now; then the words stay where they are. */
  const handleSay = (text: string): boolean => {
    if (isBusy) return false
    if (!isReady) {
      const place = { sessionId: null, messageId: null }
      hearInPage(messages, text, place)
      showError(words.notReady, words.pleaseWait)
      if (!hasFailed) sendOnceReady(text)
      void askForHelp(text, (event) => concern.handleEvent(event, place))
      return false
    }
    send(text)
    return true
  }

  /** Of what was said since: earlier messages that come in change nothing of it. */
  const lengthAfter = (id: string): number =>
    messages.length - messages.findIndex((message) => message.id === id) + failed.length + (turn ? 1 : 0)
  const last = messages.at(-1)
  const choices = turn || failed.length > 0 || last?.role !== 'assistant' ? [] : (last.choices ?? [])
  const hasMessages = messages.length > 0 || turn !== null || failed.length > 0

  return (
    <div className="mx-auto flex min-h-0 w-full max-w-3xl grow flex-col overflow-hidden bg-surface sm:my-3 sm:w-[calc(100%-2.5rem)] sm:rounded-panel sm:border sm:border-line sm:shadow-panel">
      <PageTitle>{words.chat}</PageTitle>
      <h1 className="sr-only">{words.chat}</h1>
      {hasMessages && sessionId && <ConversationBar sessionId={sessionId} />}
      <Transcript
        lines={linesOf({
          messages,
          sessionId: sessionId ?? '',
          turn,
          failed,
          onRetry: (left) => send(left.text, left),
        })}
        before={before}
        earlier={said.earlier}
        whoReplies={words.whoReplies[who ?? 'unknown']}
        conversation={conversation}
        exercises={
          new Map(
            offers.map(({ after, exerciseId }, index) => [
              after,
              <LaterPart key={exerciseId}>
                <SuggestedExercises
                  ids={[exerciseId]}
                  sessionId={sessionId ?? null}
                  isEarlier={index < offers.length - 1}
                  talk={{ length: lengthAfter(after), onSay: handleSay }}
                />
              </LaterPart>,
            ]),
          )
        }
        care={{
          corrected,
          onCorrect: (messageId, concerned) =>
            void concern.correct({ sessionId: sessionId ?? null, messageId }, 'card', concerned),
          onOpen: (concerned, messageId) =>
            concern.openAgain(concerned, { sessionId: sessionId ?? null, messageId }),
        }}
        welcome={
          !retention.isDeclined && (
            <Welcome
              isReturning={(openedSession() ?? storedSession()) !== null}
              isLoading={session.isPending || stored.isLoading}
              hasFailed={stored.isError || (session.isError && !isRetentionNeeded(session.error))}
              onRetry={startAgain}
            />
          )
        }
      >
        {retention.isDeclined && <ExercisesAlways />}
        {choices.length > 0 && !retention.isDeclined && (
          <Choices
            choices={choices}
            disabled={isBusy}
            onSay={(choice) => {
              if (handleSay(choice)) keepFocus()
            }}
          />
        )}
        {!retention.isDeclined && (
          <MoodPanel sessionId={sessionId ?? null} isRoomy={!hasMessages}>
            <QuickActions disabled={isBusy} onSay={handleSay} />
          </MoodPanel>
        )}
      </Transcript>
      <p role="status" className="sr-only">
        {isBusy ? words.replying : announcement}
      </p>
      {!retention.isDeclined && (
        <div className="grid shrink-0 gap-2.5 px-3 pb-3 sm:px-4 sm:pb-4">
          {consent.recipient !== null && (
            <LaterPart>
              <ConsentCard
                purpose="model-chat"
                recipient={consent.recipient}
                isChecked={consent.isChecked}
                isSaving={consent.isSaving}
                earlierOf={messages.length > 0 ? (sessionId ?? null) : null}
                onAnswer={consent.answer}
              />
            </LaterPart>
          )}
          <Composer
            sessionId={sessionId ?? null}
            waitingBox={waitingBox}
            isSending={isBusy}
            isStopping={turn?.phase === 'stopped'}
            canStop={isBusy}
            onSend={handleSay}
            onStop={() => void conversation?.stop()}
          />
        </div>
      )}
      {retention.isDeclined && (
        <div className="shrink-0 border-t border-line px-5 py-3 sm:px-6 sm:py-5">
          <RetentionCard isSaving={retention.isSaving} onAllow={retention.allow} />
        </div>
      )}
    </div>
  )
}
