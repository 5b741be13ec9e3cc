const contracted = 'ca|do|does|did|wo|is|are|was|were|have|has|had|could|should|would'

/** After these it is no illness. */
const willDo =
  'do|ring|call|go|try|text|tell|ask|make|lie|stay|get|put|write|wait|be|just|have|see|send|leave|take|sleep|read|eat|start|book|phone|message|come|never|always|think|say'

/** Lower case, plain apostrophes, single spaces: what patterns are read on. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(new RegExp(`\\b(${contracted})nt\\b`, 'g'), "$1n't")
    .replace(/\bim\b/g, "i'm")
    .replace(/\bive\b/g, "i've")
    .replace(new RegExp(`\\bill? (?=(?:${willDo})\\b)`, 'g'), "i'll ")
    .replace(/\b(dunno|idk|dont know)\b/g, "i don't know")
    .replace(/\s+/g, ' ')
    .trim()

const marks = new Set(' \n\t.,!?:;…-')

/** Without marks at the ends: what is compared with a chip. */
export function bare(text: string): string {
  const words = plain(text)
  let [from, to] = [0, words.length]
  while (from < to && marks.has(words[from]!)) from++
  while (to > from && marks.has(words[to - 1]!)) to--
  return words.slice(from, to)
}

export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0
