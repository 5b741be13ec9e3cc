import { type RefObject, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

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
  place: RefObject<HTMLElement | null>
  className?: string
}

/** The way to the next page of a list; nothing after the last. */
export function ShowOlder({ list, place, className = '' }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  if (!list.hasNextPage) return null
  const show = async () => {
    await list.fetchNextPage()
    requestAnimationFrame(() => button.current ?? place.current?.focus({ preventScroll: true }))
  }
  return (
    <div className={className}>
      {list.isFetchNextPageError && (
        <p role="alert" className="mb-2 text-small text-alert">
          The older ones could not be loaded. Nothing of them is lost.
        </p>
      )}
      <Button
        ref={button}
        variant="quiet"
        size="small"
        isBusy={list.isFetchingNextPage}
        onClick={() => void show()}
      >
        {list.isFetchNextPageError ? 'Try again' : 'Show older'}
      </Button>
    </div>
  )
}
