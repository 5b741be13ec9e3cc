import { createContext, use } from 'react'

/** Stops following the end of the conversation, for parts that open in place. */
export const HoldScroll = createContext<() => void>(() => {})

export const useHoldScroll = (): (() => void) => use(HoldScroll)
