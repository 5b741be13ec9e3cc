const stops = new Set('.!?…。！？؟')
const closing = new Set('"”’\')]')
const abbreviated = /(?:^|[\s(])(?:dr|mr|mrs|ms|st|vs|etc|no|a\.m|p\.m|e\.g|i\.e)$/i

/** What an entry is looked through for: its beginning and its end. Nobody writes more lines than that in a day. */
const mostLines = 400

const isSpace = (sign: string | undefined): boolean => sign === undefined || /\s/.test(sign)

/** Where a sentence ends: after its last mark, before a space; a title or an hour ends none. */
function isEnd(text: string, at: number): boolean {
  const sign = text[at]!
  if (sign === '\n') return true
  if (!stops.has(sign) && !(closing.has(sign) && stops.has(text[at - 1] ?? ''))) return false
  return isSpace(text[at + 1]) && !(sign === '.' && abbreviated.test(text.slice(Math.max(0, at - 6), at)))
}

/** Without the sign of a list before it and the full stop after it: still word for word what stands there. */
function bareLine(line: string): string {
  const bare = line.trim().replace(/^[-*•–]\s+/, '')
  return /[^.][.,;:]$/.test(bare) ? bare.slice(0, -1).trimEnd() : bare
}

/** Above this a sentence is taken for several that are told in one breath. */
const mostWords = 18
const longestTold = 2_000
const joint = /(?:[,;–—] | )(?:and then |and |but |so |then |because )?(?=(?:i|i['’]m|we|my|it) )/gi
/** What follows on these is not meant as it stands. */
const bending =
  /\b(if|when|unless|though|although|said|says|say|told|thought|think|thinks|dream\w*|wish|would|could|should|might|maybe|pretend\w*|imagin\w*|like|until|before|not|n['’]t|never|nobody|than|that|what|why|how)$|\b(if|unless|said|says|told|thought|think|dream\w*|wish|would|could|should|might|maybe|pretend\w*|imagin\w*|not|never|nobody)\b/i

/** The parts of a sentence that was told in one breath, each as it stands there; a short one is whole. */
function partsOf(line: string): string[] {
  if (line.length > longestTold || line.split(' ').length <= mostWords) return [line]
  const joints = [...line.matchAll(joint)]
  const parts = [...joints, { index: line.length, 0: '' }].map(({ index }, at) => {
    const before = joints[at - 1]
    return line.slice(before ? before.index + before[0].length : 0, index)
  })
  return parts.filter((_, at) => at === 0 || !bending.test(parts[at - 1]!))
}

/** The sentences of an entry as they stand there, in their order. */
export function linesOf(text: string): string[] {
  const lines: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if (!isEnd(text, at)) continue
    lines.push(text.slice(from, at + 1))
    from = at + 1
  }
  lines.push(text.slice(from))
  const some = lines.filter((line) => line.trim() !== '')
  const kept =
    some.length <= mostLines ? some : [...some.slice(0, mostLines / 2), ...some.slice(-mostLines / 2)]
  return kept.map(bareLine).flatMap(partsOf)
}
