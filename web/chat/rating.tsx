import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { rateReply, type Message } from '#contract/chat.ts'
import { conversationQuery } from '#web/chat/conversation-query.ts'
import { messagesList } from '#web/chat/messages-list.ts'
import * as words from '#web/chat/words.en.ts'
import { call, CallError } from '#web/http/call.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { showError, showToast } from '#web/ui/toasts.ts'

type Props = { message: Message; sessionId: string }

/** Says once whether a reply helped. */
export function Rating({ message, sessionId }: Props) {
  const client = useQueryClient()
  const list = messagesList(client, sessionId)
  const rate = useMutation({
    mutationFn: (rating: 1 | -1) => call(rateReply, { id: message.id, rating }),
    onSuccess: (_, rating) => {
      list.rate(message.id, rating)
      showToast(rating === 1 ? words.thankYou : words.received)
    },
    onError: (error) => {
      if (!(error instanceof CallError && error.code === 'chat-rating-repeated'))
        return showError(words.failed, words.ratingFailed)
      showError(words.alreadyRated, words.alreadyRatedAbout)
      void client.invalidateQueries({ queryKey: conversationQuery(sessionId).queryKey })
    },
  })
  const given = message.rating ?? null
  const isDisabled = given !== null || rate.isPending
  return (
    <>
      <IconButton
        label={words.helpful}
        aria-pressed={given === 1}
        disabled={isDisabled}
        icon={<ThumbsUp aria-hidden="true" className="size-4" />}
        onClick={() => rate.mutate(1)}
      />
      <IconButton
        label={words.notHelpful}
        aria-pressed={given === -1}
        disabled={isDisabled}
        icon={<ThumbsDown aria-hidden="true" className="size-4" />}
        onClick={() => rate.mutate(-1)}
      />
    </>
  )
}
