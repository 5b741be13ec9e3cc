import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Whoever has scrolled down to here, in pixels above the end, means the end. */
const nearEnd = 70

const leftBelow = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement): number =>
  scrollHeight - clientHeight - scrollTop

/** Where something in it is being marked, what is marked stays in place. */
function isMarkedIn(box: HTMLElement): boolean {
  const selection = getSelection()
  return selection?.type === 'Range' && box.contains(selection.anchorNode)
}

/** Between what somebody said and the edge, or the bar that stays there, above it, in pixels. */
const above = 12

/**
 * How far down the end is followed: not so far that what was said last is lost to who said it. The way to help is never
 * left below the edge, and words that fill most of the box are not held.
 */
function followedTop(box: HTMLElement): number {
  const end = box.scrollHeight - box.clientHeight
  const last = [...box.querySelectorAll<HTMLElement>('[data-own], [data-help]')].at(-1)
  if (last?.dataset.own === undefined) return end
  const { top, height } = last.getBoundingClientRect()
  if (height > box.clientHeight / 2) return end
  const bar = box.querySelector<HTMLElement>('[data-help=bar]')?.offsetHeight ?? 0
  return Math.min(end, box.scrollTop + top - box.getBoundingClientRect().top - bar - above)
}

type FollowedEnd = {
  box: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  isAtEnd: boolean
  /** From here on what comes is followed. */
  follow: () => void
  goToEnd: (behavior: ScrollBehavior) => void
  /** The end is not followed until somebody goes there. */
  hold: () => void
}

/**
 * Keeps the end of what grows in sight, unless somebody has scrolled away from it. What is put in before `first` moves
 * nothing.
 */
export function useFollowEnd(first: string | undefined): FollowedEnd {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  /** What was said last is held in sight. */
  const isHolding = useRef(false)
  /** From the top of what is in sight to the end: what comes in above does not change it. */
  const fromEnd = useRef(0)
  const [isAtEnd, setAtEnd] = useState(true)

  const note = useCallback((place: HTMLElement) => {
    fromEnd.current = place.scrollHeight - place.scrollTop
    setAtEnd(leftBelow(place) <= nearEnd)
  }, [])

  useEffect(() => {
    const place = box.current!
    let lastTop = place.scrollTop
    const handleScroll = () => {
      const isUp = place.scrollTop < lastTop
      lastTop = place.scrollTop
      if (leftBelow(place) <= (isUp ? 1 : nearEnd)) {
        isFollowing.current = true
        // Somebody has gone past what was held.
        if (place.scrollTop > followedTop(place) + 1) isHolding.current = false
      } else if (isUp) isFollowing.current = false
      note(place)
    }
    // Of the box too: a window grows when a phone's keyboard goes, and nothing is scrolled by that.
    const observer = new ResizeObserver(() => {
      if (isMarkedIn(place)) isFollowing.current = false
      if (isFollowing.current) {
        place.scrollTop = isHolding.current ? followedTop(place) : place.scrollHeight
        // Before the event says so: from here somebody may go up by less than it has grown.
        lastTop = place.scrollTop
      }
      note(place)
    })
    observer.observe(place)
    observer.observe(content.current!)
    place.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      observer.disconnect()
      place.removeEventListener('scroll', handleScroll)
    }
  }, [note])

  const knownFirst = useRef(first)
  useLayoutEffect(() => {
    if (knownFirst.current === first) return
    knownFirst.current = first
    const place = box.current!
    if (!isFollowing.current) place.scrollTop = place.scrollHeight - fromEnd.current
  }, [first])

  const follow = useCallback(() => {
    const place = box.current
    isFollowing.current = true
    isHolding.current = true
    if (place) place.scrollTop = followedTop(place)
  }, [])
  const goToEnd = useCallback((behavior: ScrollBehavior) => {
    isFollowing.current = true
    isHolding.current = false
    box.current?.scrollTo({ top: box.current.scrollHeight, behavior })
  }, [])
  const hold = useCallback(() => {
    isFollowing.current = false
  }, [])
  return { box, content, isAtEnd, follow, goToEnd, hold }
}
