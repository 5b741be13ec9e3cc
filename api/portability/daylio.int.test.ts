import { expect, test } from 'vitest'
import type { MoodLog } from '#contract/mood.ts'
import { sharedProduct } from '#infra/testing/shared-product.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { visitor } from '#infra/testing/visitor.ts'

const product = await sharedProduct()

const daylio = [
  'full_date,date,weekday,time,mood,activities,note_title,note',
  '2026-11-19,November 19,Thursday,8:15 PM,good,walk | tea,,"Slept, a little"',
  '2026-11-18,November 18,Wednesday,09:00,wired,,,',
  '2026-11-18,November 18,Wednesday,07:00,awful,,,',
].join('\n')

test('Daylio’s moods are shown first, then taken over on their days, once', async () => {
  const who = visitor(product.url, { timeZone: 'Europe/Berlin' })
  const send = (isPreview: boolean, levels = {}) =>
    who.post<{ added: number; known: number; moods: object[]; skipped: object[] }>(
      '/api/data/import/daylio',
      {
        csv: daylio,
        isPreview,
        levels,
      },
    )
  const preview = (await send(true)).body
  expect(preview).toMatchObject({ added: 0, skipped: [{ line: 2 }] })
  expect(preview.moods).toMatchObject([
    { line: 1, at: '2026-11-19T19:15:00.000Z', day: '2026-11-19', level: 8 },
    { line: 3, level: 2, note: null },
  ])
  expect((await who.get('/api/mood-logs')).body).toEqual([])

  expect((await send(false, { Wired: 3 })).body).toMatchObject({ added: 3, known: 0, skipped: [] })
  expect((await send(false, { Wired: 3 })).body).toMatchObject({ added: 0, known: 3 })
  const listed = (await who.get<MoodLog[]>('/api/mood-logs')).body
  expect(listed.map(({ level, note }) => [level, note])).toEqual([
    [8, 'Slept, a little\nActivities: walk, tea'],
    [3, null],
    [2, null],
  ])
  expect((await who.get<{ daysShownUp: number }>('/api/progress')).body.daysShownUp).toBe(2)
})

test('what is no table of Daylio is told so', async () => {
  const { status, text } = await visitor(product.url).post('/api/data/import/daylio', {
    csv: 'a,b\n1,2',
    isPreview: true,
  })
  expect([status, text]).toEqual([400, 'This is not the CSV export of Daylio.'])
})

test('Daylio’s file, opened by a visitor and again after signing in, is taken over once', async () => {
  const who = visitor(product.url)
  const send = async () => {
    const given = { csv: daylio, isPreview: false, levels: { wired: 3 } }
    const { body } = await who.post<{ added: number; known: number }>('/api/data/import/daylio', given)
    return [body.added, body.known]
  }
  expect(await send()).toEqual([3, 0])
  await signInShown(who)
  expect(await send()).toEqual([0, 3])
  const [latest] = (await who.get<MoodLog[]>('/api/mood-logs')).body
  await who.delete(`/api/mood-logs/${latest!.id}`)
  expect(await send()).toEqual([0, 3])
  expect((await who.get<MoodLog[]>('/api/mood-logs')).body).toHaveLength(2)
})
