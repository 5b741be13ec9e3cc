import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { rateReply, type Message } from '#contract/chat.ts'
import { conversationQuery } from '#web/chat/conversation-query.ts'
import { messagesList } from '#web/chat/messages-list.ts'
import { call } from '#web/http/call.ts'
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
      showToast(rating === 1 ? 'Thank you!' : 'Feedback received')
    },
    onError: (error) => {
      if (!error.message.includes('already rated'))
        return showError('Error', 'Failed to submit rating. Please try again.')
      showError('Already rated', "You've already rated this message.")
      void client.invalidateQueries({ queryKey: conversationQuery(sessionId).queryKey })
    },
  })
  const given = message.rating ?? null
  const isDisabled = given !== null || rate.isPending
  return (
    <>
      <IconButton
        label="Helpful"
        aria-pressed={given === 1}
        isDisabled={isDisabled}
        icon={<ThumbsUp aria-hidden="true" className="size-4" />}
        onClick={() => rate.mutate(1)}
      />
      <IconButton
        label="Not helpful"
        aria-pressed={given === -1}
        isDisabled={isDisabled}
        icon={<ThumbsDown aria-hidden="true" className="size-4" />}
        onClick={() => rate.mutate(-1)}
      />
    </>
  )
}
