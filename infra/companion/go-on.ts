import { ModelError } from '#infra/companion/model-error.ts'
import type { ModelMessage, ModelPart, ModelStream } from '#infra/companion/model-stream.ts'

const sentenceEnd = /[.!?…。！？।؟]["'”’»)*_]*(?=\s|$)/g

/** Up to the end of the last whole sentence; empty where there is none. */
export function wholeSentences(text: string): string {
  const last = [...text.matchAll(sentenceEnd)].at(-1)
  return last ? text.slice(0, last.index + last[0].length) : ''
}

/** Whether it may end like this: with a sentence, a line that names an exercise, or an emoji. */
export const endsWhole = (text: string): boolean =>
  /(?:[.!?…。！？।؟\]]["'”’»)*_]*|\p{Extended_Pictographic}\ufe0f?)$/u.test(text.trimEnd())

const goOnNote =
  '[From Leeward, not from the person: the line broke there. Go on after your last words, without repeating them and without a word about this.]'

/** Whoever reads has waited already: going on has less time for its first sentence. */
const goOnMs = 10_000

/**
 * The same stream, but an answer that breaks off in mid-sentence is asked once to go on. Where it then does not, what was
 * said stays as far as it is whole, and the end says so. Throws where not one sentence was whole.
 */
export const goOnOnce = (stream: ModelStream): ModelStream =>
  async function* (messages, timeouts, signal) {
    let said = ''
    let tokens: number | null = null
    const end = (ending: Extract<ModelPart, { kind: 'end' }>['ending']): ModelPart => ({
      kind: 'end',
      ending,
      tokens,
    })

    for (const isAgain of [false, true]) {
      const kept = said
      const limits = isAgain ? { ...timeouts, firstMs: Math.min(timeouts.firstMs, goOnMs) } : timeouts
      let fault = new ModelError('cut-off')
      try {
        for await (const part of stream(isAgain ? goingOn(messages, kept) : messages, limits, signal)) {
          if (part.kind === 'end') {
            tokens = part.tokens === null ? tokens : (tokens ?? 0) + part.tokens
            if (part.ending === 'whole' || (part.ending === 'open' && endsWhole(said)))
              return yield end('whole')
            if (part.ending === 'length') {
              const whole = wholeSentences(said)
              if (whole !== '' && whole !== said) yield { kind: 'replace', text: whole }
              return yield end('length')
            }
          } else if (part.kind === 'replace') {
            said = joined(kept, part.text)
            yield { kind: 'replace', text: said }
          } else {
            const text = said === kept ? joined(kept, part.text).slice(kept.length) : part.text
            said += text
            if (text !== '') yield { kind: 'text', text }
          }
        }
      } catch (error) {
        signal.throwIfAborted()
        // What a filter stopped does not stand as an answer.
        if (!(error instanceof ModelError) || error.fault === 'declined') throw error
        fault = error
      }
      const whole = wholeSentences(said)
      if (whole === '') throw fault
      if (whole !== said) yield { kind: 'replace', text: whole }
      said = whole
      // Nobody waits twice for a server that is silent.
      if (fault.fault === 'timed-out') break
    }
    yield end('broken-off')
  }

const goingOn = (messages: ModelMessage[], said: string): ModelMessage[] => [
  ...messages,
  { role: 'assistant', content: said.trim() },
  { role: 'user', content: goOnNote },
]

/** What goes on stands in the same paragraph. */
function joined(before: string, after: string): string {
  if (before === '') return after
  const next = after.trimStart()
  return next === '' ? before : `${before} ${next}`
}
