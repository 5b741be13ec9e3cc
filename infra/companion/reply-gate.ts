import type { Breach } from '#domain/safety/replies/breaches.ts'
import { type Held, HeldText } from '#infra/companion/held-text.ts'
import type { ModelPart } from '#infra/companion/model-stream.ts'
import { ReplyText } from '#infra/companion/reply-text.ts'

/** Something that a model would say: what it answers, what of it is shown already, and what is to be judged. */
export type Said = { asked: string; before: string; text: string }
/** What it breaks; nothing where it may be shown. */
export type Judge = (said: Said, signal: AbortSignal) => Promise<readonly Breach[]>

/**
 * When what each sentence of was judged is let go: at once; by the paragraph, once somebody has read that; or when the reply
 * has been read to its end, but not later than so long after it was asked for.
 */
export type Release =
  | { by: 'sentence' }
  | { by: 'paragraph'; verdict: Judge }
  | { by: 'reply'; withinMs: number }

export type Judges = {
  /** Reads each sentence, at once. */
  judge: Judge
  /** It may take a moment to know. */
  release: Promise<Release> | Release
}

/** `isAnew`: all that was let go before it is taken back. */
export type Released = { text: string; isAnew: boolean }
type Ending = Extract<ModelPart, { kind: 'end' }>['ending']
export type Gated = {
  breaches: readonly Breach[]
  exerciseId: string | null
  /** Nothing stands; what was let go is taken back, too. */
  isEmpty: boolean
  /** `broken-off`: what was let go is as far as it is whole. */
  ending: Ending
}

/** Marks of the chat templates of models: what comes behind one is no reply any more. */
const templateMark =
  /<\|[a-z_]{2,20}\|>|<\/s>|<(?:end|start)_of_turn>|\[\/?INST\]|\n(?:user|human|system|assistant): /i
/** What may still become one, at the end of what came so far. */
const templateBegun = /(?:<[^<>\s]{0,24}|\[\/?[A-Z]{0,5}|\n[a-z]{0,9}:?)$/i
const paragraphEnd = /\n\s*$/
const longestParagraph = 600

/**
 * Lets go what a model says, once it was judged. It ends with the first that breaks something, which nobody
 * sees; `Released` is all that may be shown.
 */
export async function* gate(
  parts: AsyncIterable<ModelPart>,
  { asked, judge, release: whoReads }: Judges & { asked: string },
  signal: AbortSignal,
): AsyncGenerator<Released, Gated> {
  let text = new ReplyText()
  let held = new HeldText()
  let [shown, paragraph, begun] = ['', '', '']
  let isAnew = false
  let ending: Ending = 'whole'
  let release: Release = { by: 'sentence' }
  const since = performance.now()

  const ended = (breaches: readonly Breach[] = []): Gated => ({
    breaches,
    exerciseId: text.exerciseId,
    isEmpty: shown === '',
    ending,
  })

  /** What was said so far is something else now. What of it is shown already stays, where it begins with that. */
  function startAnew(said: string): string {
    ;[text, held, paragraph, begun] = [new ReplyText(), new HeldText(), '', '']
    const settled = text.add(said)
    if (settled.startsWith(shown)) return settled.slice(shown.length)
    isAnew ||= shown !== ''
    shown = ''
    return settled
  }

  function isDue(): boolean {
    if (release.by === 'sentence') return true
    if (release.by === 'reply') return performance.now() - since >= release.withinMs
    return paragraphEnd.test(paragraph) || paragraph.length > longestParagraph
  }

  /** What is held so far, once whoever reads it has. */
  async function* released(): AsyncGenerator<Released, readonly Breach[]> {
    const said = paragraph
    paragraph = ''
    if (said === '') return []
    const broken =
      release.by === 'paragraph' ? await release.verdict({ asked, before: shown, text: said }, signal) : []
    if (broken.length > 0) return broken
    shown += said
    yield { text: said, isAnew }
    isAnew = false
    return []
  }

  async function* judged(units: Held[]): AsyncGenerator<Released, readonly Breach[]> {
    for (const { text: said, ahead } of units) {
      const before = shown + paragraph
      const broken = said.trim() === '' ? [] : await judge({ asked, before, text: said + ahead }, signal)
      if (broken.length > 0) return broken
      paragraph += said
      const refused = isDue() ? yield* released() : []
      if (refused.length > 0) return refused
    }
    return []
  }

  for await (const part of parts) {
    release = await whoReads
    if (part.kind === 'end') {
      ending = part.ending
      break
    }
    const came = begun + part.text
    const mark = templateMark.exec(came)
    const settled = mark ? mark.index : came.length - (templateBegun.exec(came)?.[0].length ?? 0)
    const said = came.slice(0, settled)
    const settledText = part.kind === 'replace' ? startAnew(said) : text.add(said)
    begun = mark ? '' : came.slice(settled)
    const broken = yield* judged(held.add(settledText, /\s$/.test(said) || /^\s/.test(begun)))
    if (broken.length > 0) return ended(broken)
    if (mark || text.isFull) break
  }
  const rest = text.add(begun) + text.end()
  const broken = yield* judged([...held.add(rest), ...held.end()])
  return ended(broken.length > 0 ? broken : yield* released())
}
