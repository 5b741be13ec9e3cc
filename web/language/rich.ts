import { createElement, Fragment, type ReactNode } from 'react'

/** What a screen makes of a piece of a sentence: a link, bold words, words that are only read aloud. */
export type Wrap = (text: string) => ReactNode

/** A sentence of which pieces are more than text. The catalogue has its words and their order, the screen the rest. */
export const rich = (...parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)
