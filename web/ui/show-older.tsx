import { createRef, type RefObject } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFocusAfter } from '#web/ui/use-focus-after.ts'
import * as words from '#web/ui/words.en.ts'

/** A list that goes on, as far as it is known here. */
export type GoesOn = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

type Props = {
  list: GoesOn
  /** Where the focus goes once there is nothing older, and no button. */
  place?: RefObject<HTMLElement | null>
  onAsk?: () => void
  className?: string
}

const nowhere = createRef<HTMLElement>()

/** The way to the next page of a list; nothing after the last. */
export function ShowOlder({ list, place, onAsk, className = '' }: Props) {
  const button = useFocusAfter(place ?? nowhere)
  if (!list.hasNextPage) return null
  const show = () => {
    onAsk?.()
    void list.fetchNextPage()
  }
  return (
    <div className={className}>
      {list.isFetchNextPageError && <Alert className="mb-2">{words.olderNotLoaded}</Alert>}
      <Button ref={button} variant="quiet" size="small" isBusy={list.isFetchingNextPage} onClick={show}>
        {list.isFetchNextPageError ? words.tryAgain : words.showOlder}
      </Button>
    </div>
  )
}
