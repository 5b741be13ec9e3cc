/** How models mark their thinking where a server leaves it in the text: by DeepSeek and Qwen, Gemini, Mistral, gpt-oss. */
const marks = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<thought>', '</thought>'],
  ['[THINK]', '[/THINK]'],
  ['<|channel|>analysis<|message|>', '<|channel|>final<|message|>'],
] as const

const openings = marks.map(([opening]) => opening)
const closings = marks.map(([, closing]) => closing)
const longestMark = Math.max(...marks.flat().map((mark) => mark.length))

/**
 * What is known of a server and its model: some templates open the thinking themselves, so that only its end is sent.
 * `null` until the first reply is whole.
 */
export type ThinkingHabit = { isUnopened: boolean | null }

/** How thinking begins; what does not is held no longer than this takes to tell. */
const beginsLikeThinking =
  /^\W*(?:okay|ok|alright|hmm|so|first|right|well|wait|let(?:['’]s)?|the|this|user|we|i (?:need|should|must|have|will|think)|he|she|they)\b/i
const firstLook = 8

/** So much of such a beginning is held while it is not known whether a server sends thinking: most can be told by it. */
const tellingLength = 80

/** A model that speaks to itself about whoever wrote. */
const seemsThinking =
  /\b(?:the user|the person|this person|the human)\b|^\W*(?:okay|ok|alright|hmm|right|so|first),? (?:so |let me |let's |the |I (?:need|should|have) )|\b(?:I|we) (?:should|need to|must) (?:respond|reply|answer|acknowledge|avoid|follow)\b|\blet me (?:think|craft|draft)\b/i

function mayBeThinking(start: string): boolean {
  if (start.length < firstLook) return true
  if (!beginsLikeThinking.test(start)) return false
  return start.length < tellingLength || seemsThinking.test(start.slice(0, 2 * tellingLength))
}

/** `takesBack`: what was given before was thinking, too. */
export type WithoutThinking = { text: string; takesBack: boolean }

/** Takes out the thinking aloud of an answer, however its pieces are cut. What it learns goes into `habit`. */
export function createThinkingFilter(habit: ThinkingHabit = { isUnopened: false }): {
  add: (piece: string) => WithoutThinking
  end: (isWhole?: boolean) => string
} {
  let state: 'beginning' | 'thinking' | 'answer' = 'beginning'
  let held = ''
  let closing: string | null = null

  function beginning(): string {
    const start = held.trimStart()
    const opening = openings.find((mark) => start.startsWith(mark))
    if (opening) return enter(opening, start)
    if (openings.some((mark) => mark.startsWith(start))) {
      // Nothing but space so far: a little of it is enough to remember.
      if (start === '') held = held.slice(0, longestMark)
      return ''
    }
    if (habit.isUnopened) return ''
    if (habit.isUnopened === null && mayBeThinking(start)) return ''
    state = 'answer'
    return answer()
  }

  function enter(opening: string, text: string): string {
    state = 'thinking'
    closing = closings[openings.indexOf(opening as (typeof openings)[number])]!
    held = text.slice(opening.length)
    return thinking()
  }

  function thinking(): string {
    const end = held.indexOf(closing!)
    if (end < 0) {
      // Only what could be the beginning of the closing mark needs to be remembered.
      held = held.slice(-longestMark)
      return ''
    }
    held = held.slice(end + closing!.length)
    closing = null
    state = 'answer'
    return answer()
  }

  /** What may be said of what is held; what could be the beginning of a mark stays. */
  function answer(): string {
    const opened = found(held, openings)
    if (opened) return held.slice(0, opened.at) + enter(opened.mark, held.slice(opened.at))
    const kept = settledLength(held)
    const text = held.slice(0, kept)
    held = held.slice(kept)
    return text
  }

  return {
    add(piece) {
      held += piece
      if (state === 'thinking') return { text: thinking(), takesBack: false }
      const close = found(held, closings)
      const isBefore = close && (found(held, openings)?.at ?? Infinity) > close.at
      if (isBefore) {
        habit.isUnopened = true
        const takesBack = state === 'answer'
        state = 'answer'
        held = held.slice(close.at + close.mark.length)
        return { text: answer(), takesBack }
      }
      return { text: state === 'beginning' ? beginning() : answer(), takesBack: false }
    },
    end(isWhole = true) {
      const rest = state === 'thinking' ? '' : held
      const isCutThinking = state === 'beginning' && habit.isUnopened !== false && seemsThinking.test(rest)
      if (isWhole && !isCutThinking) habit.isUnopened ??= false
      held = ''
      return isCutThinking ? '' : rest
    },
  }
}

function found<Mark extends string>(text: string, all: readonly Mark[]): { mark: Mark; at: number } | null {
  return all
    .map((mark) => ({ mark, at: text.indexOf(mark) }))
    .filter(({ at }) => at >= 0)
    .reduce<{ mark: Mark; at: number } | null>(
      (first, one) => (first && first.at <= one.at ? first : one),
      null,
    )
}

/** Up to where no mark can begin any more. */
function settledLength(text: string): number {
  const from = Math.max(0, text.length - longestMark + 1)
  for (let at = from; at < text.length; at++) {
    const tail = text.slice(at)
    if (marks.flat().some((mark) => mark.startsWith(tail))) return at
  }
  return text.length
}
