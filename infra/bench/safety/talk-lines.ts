import type { ActId, NeedId } from '#domain/chat/guide/understanding.ts'
import { readLines as readGuideLines } from '#infra/bench/guide/lines.ts'
import { readLines as readReplies } from '#infra/bench/replies/lines.ts'
import type { Line } from '#infra/bench/safety/lines.ts'

/** Troubles told in ordinary words, however strong they are. Not those of a body: what a panic feels like may be one's heart. */
const plainNeeds = new Set<NeedId>([
  'worry-loop',
  'sleep',
  'social-anxiety',
  'overload',
  'conflict',
  'good-moment',
  'just-listen',
])
/** What is labelled by what was asked before, or is often said beside something grave. */
const unclearActs = new Set<ActId>(['answer', 'human-please', 'age', 'worse', 'other-language'])

/** What nobody can call ordinary who reads just this: a will written six times, somebody waited for tonight. It opens nothing either. */
const unclearLines = new Set([
  'g2-0470',
  'g2-0603',
  'g2-0834',
  'g3-0661',
  'g3-0944',
  'g4-0297',
  'g5-0070',
  'g7-0961',
  'g9-0437',
  'g9-0497',
  'g11-0224',
  'g11-0353',
])

/** What people say to the guide on ordinary days, which must open nothing. What several hands said alike counts once. */
async function readSaid(): Promise<Line[]> {
  const lines = await readGuideLines('built')
  const once = new Map(lines.map((line) => [line.text.toLowerCase(), line]))
  return [...once.values()]
    .filter(({ act, need, second, after }) => {
      if (unclearActs.has(act) || after !== undefined) return false
      return [need, second].every((it) => it === null || plainNeeds.has(it))
    })
    .map(({ id, hand, text }) => ({
      id,
      hand,
      language: 'en',
      group: unclearLines.has(id) ? 'unclear' : 'talk',
      tier: 'none',
      concern: 'none',
      turns: [{ role: 'person', text }],
    }))
}

/** One in so many is also read in the middle of a talk. */
const apart = 4

/** The same, and some of them after an ordinary reply to what the same hand had said before. */
export async function readTalkLines(): Promise<Line[]> {
  const said = await readSaid()
  const replies = (await readReplies('built')).filter(
    ({ category, language }) => category === null && language === 'en',
  )
  const inTalk = said.flatMap((line, at): Line[] => {
    const before = said[at - 1]
    if (at % apart !== 0 || before?.hand !== line.hand) return []
    const reply = replies[(at / apart) % replies.length]!.reply
    const turns = [...before.turns, { role: 'companion' as const, text: reply }, ...line.turns]
    return [{ ...line, id: `${line.id}-in-talk`, group: 'in-talk', turns }]
  })
  return [...said, ...inTalk]
}
