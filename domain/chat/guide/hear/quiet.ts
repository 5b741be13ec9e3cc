import { plain, wordCount } from '#domain/chat/guide/hear/plain.ts'

/** How much the guide may ask: nothing until it is wanted, or again. */
export type Wish = 'quiet' | 'asked'

const quiet =
  /\b(mostly |just |please )?(be |keep |stay )quiet\b|\bmostly quiet\b|\bno (more )?questions?\b|\b(don't|do not|stop|without|not) (want (any |your )?questions?|ask(ing)? (me )?(anything|questions?|things|so much|any more|anymore|stuff)|asking( me)?$|questions?)|\bstop asking\b|^(can you |could you |please )*(just|only) (listen|read|let me (talk|write|vent|type))( to me)?( please)?[.! ]*$|^(just|only) (need|want) (you )?to (listen|read)\b|\bi (just |only )?(want|need) (you )?to (just |only )?listen( please)?[.! ]*$|^(don't|do not) say (much|anything)|\b(?:are|r) (?:you|u) (?:just |only )?(?:going to|gonna) (?:just |only |keep |always )*ask(?:ing)?\b(?! (?:him|her|them|my))|\b(?:you|u) (?:just |only |always )*(?:keep|kept) ask(?:ing)? (?:me )?(?:stuff|things|questions?|so (?:much|many)|all th\w+)\b|\b(?:so|too) many questions\b|\b(?:you're|youre|you are|ur) (?:still |just |only |always )*asking (?:me )?(?:\w+ )?questions\b/
const asked =
  /\byou (can|may|could) (ask|talk)\b|\bask me (something|anything|a question|things|stuff|now|again|sometimes)\b|\b(questions? (are|is) (ok|okay|fine)|i want (a )?questions?)\b|^(please )?say something( please)?[.! ]*$|\bwhat do you think\b/
/** Spoken of, and not wished for. */
const notAsWish =
  /\b(if|when|because|can't|cannot|don't|do not|couldn't|won't|never|trying to|want to) (i |be |we )?(just )?(stop asking|quiet|be quiet|keep quiet|stay quiet|stop)\b|\bi asked (you )?(a|the|my|this) question\b/
const longest = 16

export function wishIn(text: string): Wish | null {
  const words = plain(text.slice(0, 400))
  if (wordCount(words) > longest) return null
  if (notAsWish.test(words)) return null
  if (asked.test(words) && !/\b(don't|do not|stop|no)\b/.test(words)) return 'asked'
  return quiet.test(words) ? 'quiet' : null
}

const marks = { quiet: 'wish/quiet', asked: 'wish/asked' } as const
export const markOf = (wish: Wish): string => marks[wish]

/** Whether the person wants no questions, by all that was said so far. */
export const isQuiet = (said: readonly string[]): boolean =>
  said.lastIndexOf(marks.quiet) > said.lastIndexOf(marks.asked)
