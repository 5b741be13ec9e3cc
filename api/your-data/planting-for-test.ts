import type { JournalEntry } from '#contract/journal.ts'
import { newId } from '#infra/ids.ts'
import type { MailServer } from '#infra/testing/mail-server.ts'
import { type ModelServerForTests, replyOf } from '#infra/testing/model-server.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const colours = [
  'amber',
  'cobalt',
  'crimson',
  'ivory',
  'olive',
  'russet',
  'saffron',
  'teal',
  'umber',
  'violet',
]
const things = ['anchor', 'bellows', 'candle', 'drum', 'ferry', 'harp', 'kettle', 'ladder', 'mitten', 'otter']

/** Hands out phrases that stand nowhere else, each once. */
export function phrases(whose: string) {
  const planted: string[] = []
  return {
    planted,
    next: () => {
      const nth = planted.length
      const phrase = `${whose} ${nth} ${colours[nth % 10]} ${things[Math.floor(nth / 10) % 10]}`
      planted.push(phrase)
      return phrase
    },
  }
}

type Phrases = ReturnType<typeof phrases>
export type Planter = { who: Visitor; phrase: Phrases['next']; model: ModelServerForTests }

/** A conversation with the model, whose replies hold phrases too. */
export async function converse({ who, phrase, model }: Planter, turns: number): Promise<string> {
  const { sessionId } = (await who.post<{ sessionId: string }>('/api/session/new')).body
  await who.put('/api/consents', { purpose: 'model', isGiven: true })
  for (let turn = 0; turn < turns; turn++) {
    model.answer(replyOf(`I hear you: ${phrase()}.`))
    await Array.fromAsync(who.follow('POST', '/api/chat', { sessionId, message: `There is ${phrase()}.` }))
  }
  return sessionId
}

/** Moods with notes, of which some are corrected. Gives the notes that nobody should have any more. */
export async function logMoods(
  { who, phrase }: Planter,
  count: number,
  corrected: number,
): Promise<string[]> {
  const gone: string[] = []
  for (let nth = 0; nth < count; nth++) {
    const [moodId, note] = [newId(), phrase()]
    await who.post('/api/mood-logs', { level: 4, note, sessionId: null, moodId })
    if (nth >= corrected) continue
    await who.patch(`/api/mood-logs/${moodId}`, { level: 5, note: phrase() })
    gone.push(note)
  }
  return gone
}

export async function importMoods({ who, phrase }: Planter, count: number): Promise<void> {
  const lines = Array.from({ length: count }, (_, nth) => `2026-10-${10 + (nth % 20)},12:00,good,${phrase()}`)
  const csv = ['full_date,time,mood,note', ...lines].join('\n')
  const { body } = await who.post<{ added: number }>('/api/data/import/daylio', { csv, isPreview: false })
  if (body.added !== count) throw new Error(`${body.added} of ${count} moods were taken over`)
}

/** Journal entries, each edited once. Gives the words that nobody should have any more. */
export async function keepJournal({ who, phrase }: Planter, count: number): Promise<string[]> {
  const gone: string[] = []
  for (let nth = 0; nth < count; nth++) {
    const content = phrase()
    const entry = await who.post<JournalEntry>('/api/journal', { content, title: phrase(), tags: [phrase()] })
    await who.patch(`/api/journal/${entry.body.id}`, { content: phrase(), title: entry.body.title })
    gone.push(content)
  }
  return gone
}

/** Signs in by a mail that really goes out. */
export async function signInByMail(who: Visitor, mail: MailServer, email: string): Promise<void> {
  await who.submit('/api/login/email', { email, to: '/' })
  const sent = (await mail.mailsTo(email)).at(-1)!
  const entered = await who.submit('/api/login/email/code', { code: sent.code })
  if (entered.status !== 303) throw new Error(`${entered.status} ${entered.headers.get('Error-Code')}`)
}

/** Somewhere else, somebody has asked to be let in under this address, and is not in yet. */
export const askForMail = (url: string, email: string) =>
  visitor(url).submit('/api/login/email', { email, to: '/' })
