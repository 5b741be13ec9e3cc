import { randomBytes, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

const id = (): string => randomBytes(16).toString('hex')
const minuteMs = 60_000

/** A crisis that was heard in the words of this number. */
type Heard = { crisisIn?: number }

/** So many turns of one conversation, brought along as a person brings it: with a document. Gives its id here. */
export async function bringLongTalk(page: Page, turns: number, { crisisIn }: Heard = {}): Promise<string> {
  const sessionId = id()
  const begin = Date.now() - 3 * 60 * minuteMs
  const at = (turn: number) => new Date(begin + turn * minuteMs).toISOString()
  const day = at(0).slice(0, 10)
  const started = { id: randomUUID(), type: 'SessionStarted', at: at(0), data: { sessionId } }
  const said = Array.from({ length: turns }, (_, index) => {
    const turn = index + 1
    const messageId = id()
    const isHeard = turn === crisisIn
    const heard = { tier: isHeard ? 'crisis' : 'none', concerns: isHeard ? ['suicide'] : [] }
    const message = { sessionId, messageId, isFirst: turn === 1, day, ...heard }
    const reply = {
      sessionId,
      messageId,
      replyId: id(),
      author: 'guide',
      model: null,
      isStopped: false,
      suggestedExerciseId: null,
      guide: null,
    }
    return [
      {
        id: randomUUID(),
        type: 'MessageSent',
        at: at(turn),
        data: message,
        personal: { text: `Word ${turn} of a long talk.` },
      },
      {
        id: randomUUID(),
        type: 'ReplyWritten',
        at: at(turn),
        data: reply,
        personal: {
          text: `Answer ${turn}. ${'It is said slowly, and at length. '.repeat(1 + (turn % 5))}`,
          choices: [],
        },
      },
    ]
  }).flat()
  const facts = [started, ...said]
  await page.request.post('/api/mood-logs', { data: { level: 5, note: null, sessionId: null } })
  const answer = await page.request.post('/api/data/import', {
    data: { format: 'leeward-export', version: 1, facts },
  })
  expect(await answer.text()).toContain(`"added":${facts.length}`)
  const brought = async () => {
    const sessions = (await (await page.request.get('/api/sessions')).json()) as { id: string }[]
    return sessions[0]?.id
  }
  await expect.poll(brought).toBeDefined()
  return (await brought())!
}

/** Shows it, as whoever comes back to it finds it. */
export async function openTalk(page: Page, sessionId: string): Promise<void> {
  await page.evaluate((name) => localStorage.setItem('leeward-session', name), sessionId)
  await page.goto('/chat')
}
