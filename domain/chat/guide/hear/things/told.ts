import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** A message as it is read for what of life is told in it. */
export type Told = {
  words: string
  /** The messages before it, too. */
  all: string
  at: NeedId | null
}

export type Sign = RegExp | ((told: Told) => boolean)

export const at =
  (needs: readonly (NeedId | null)[], sign: RegExp) =>
  ({ words, at: need }: Told): boolean =>
    needs.includes(need) && sign.test(words)

export const ofDoubt: readonly NeedId[] = [
  'ocd-checking',
  'ocd-contamination',
  'ocd-harm',
  'ocd-taboo',
  'ocd-just-right',
  'ocd-relationship',
  'ocd-real-event',
]
export const ofPurge = /\b(sick|vomit\w*|throw(ing)? up|threw up|purg\w*)\b/
export const money =
  /\b(mortgage|debts?|money|loan|overdraft|credit card|bills?|rent|redundan\w+|arrears|bailiffs?)\b/
export const notTold =
  /\b((haven't|havent|not|never|didn't|can't) (told|tell|said)|doesn't know|don't know about|no idea|nobody knows|no ?one knows|hiding it|secret)\b/
export const drink = /\b(wine|drink\w*|drank|vodka|beers?|gin|cans|bottle|whisky|cider)\b/
export const died =
  /\b(died?|dead|death|funeral|passed away|(she|he|they|mum|mom|dad|nan) passed|when (she|he|they|mum|mom|dad) went|lost (her|him|my \w+))\b/

export const isGood = (words: string): boolean =>
  !/\b(not|never|no|used to|dead|weeds|hate\w*|lost|miss\w*|bin|can't|don't|didn't|cry\w*|sad|alone)\b|n't\b/.test(
    words,
  )

/** What of life is told, and how it is heard; the nearest first. */
export type ThingsTold = readonly (readonly [id: string, sign: Sign])[]
