import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, textOf } from '#api/chat/conversation-for-test.ts'
import type { ChatStreamEvent } from '#contract/chat.ts'
import { askAnswers } from '#domain/safety/words/ask-answers.ts'
import { askWords, thanksForAnswer } from '#domain/safety/words/ask-words.ts'
import { lateVerdict } from '#infra/testing/late-verdict.ts'
import { replyOf } from '#infra/testing/model-server.ts'
import { type ProductForTest, productForTest } from '#infra/testing/product-for-test.ts'
import { visitor } from '#infra/testing/visitor.ts'

const products = new Map<string, ProductForTest>()
beforeAll(async () => {
  for (const companion of ['guide', 'model'] as const)
    products.set(companion, await productForTest('postgres', companion, { LEARNED_SCREENING: 'off' }))
})
afterAll(async () => {
  for (const product of products.values()) await product[Symbol.asyncDispose]()
})

const unclear = 'Some days I wish I would just not wake up.'
const { ask } = askWords['ending-life']
const answers = askAnswers['ending-life']

async function talk(companion: 'guide' | 'model') {
  const { url, model, environment } = products.get(companion)!
  const ada = visitor(url)
  const { sessionId, listed } = await begin(ada)
  const say = async (message: string) => {
    const events = await Array.fromAsync(
      ada.follow<ChatStreamEvent>('POST', '/api/chat', { sessionId, message }),
    )
    const isDialog = events.some((event) => 'crisisDetected' in event && event.crisisDetected === true)
    const choices = events.flatMap((event) => ('choices' in event ? (event.choices ?? []) : []))
    return { text: textOf(events), isDialog, choices, tier: (events[0] as { tier?: string }).tier ?? 'none' }
  }
  const systemPrompt = () => JSON.stringify(model.requests.at(-1)!.body)
  return { say, listed, sessionId, model, environment, systemPrompt }
}

test('the guide asks once where it is unclear, and offers answers', async () => {
  const { say, listed } = await talk('guide')
  const asked = await say(unclear)
  expect(asked).toMatchObject({ tier: 'care', isDialog: false, choices: Object.values(answers) })
  expect(asked.text.endsWith(ask)).toBe(true)
  expect((await say('I wish I would just not wake up, really.')).text).not.toContain(ask)
  expect((await listed()).filter(({ content }) => content.includes(ask))).toHaveLength(1)
})

test.each([answers.yes, 'kind of', 'not today', 'does it matter', 'un poco', 'ein bisschen'])(
  '"%s" opens the dialog at once',
  async (answer) => {
    const { say } = await talk('guide')
    await say(unclear)
    const reply = await say(answer)
    expect(reply).toMatchObject({ tier: 'crisis', isDialog: true })
    expect(reply.text).toContain('findahelpline.com')
  },
)

test.each([answers.no, 'No, I am just so tired', 'nein'])(
  'after "%s" the talk goes on and the state falls',
  async (answer) => {
    const { say, listed } = await talk('guide')
    await say(`I feel panic. ${unclear}`)
    const reply = await say(answer)
    expect(reply).toMatchObject({ tier: 'none', isDialog: false })
    expect(reply.text).toContain(thanksForAnswer)
    expect(reply.text).not.toContain(ask)
    // The card stays where it was.
    expect((await listed())[0]).toMatchObject({ tier: 'care', concerns: ['suicide'] })
    expect((await listed())[0]).not.toHaveProperty('isCorrected')
    expect((await say('ok')).tier).toBe('none')
  },
)

test.each([answers.unsure, 'sometimes', 'manchmal'])(
  'after "%s" help is named gently, and nothing is asked about danger again',
  async (answer) => {
    const { say } = await talk('guide')
    await say(unclear)
    const reply = await say(answer)
    expect(reply).toMatchObject({ tier: 'care', isDialog: false })
    expect(reply.text).toContain('You do not have to know that now')
    expect(reply.text).not.toMatch(/are you (thinking|safe)/i)
  },
)

test('a model is asked to put exactly this question, and what it leaves out is added as our own', async () => {
  const { say, model, systemPrompt } = await talk('model')
  model.answer(replyOf('That sounds heavy.'), replyOf('I hear you.'))
  const asked = await say(unclear)
  expect(systemPrompt()).toContain(JSON.stringify(ask).slice(1, -1))
  expect(asked.text).toBe(`That sounds heavy.\n\n${ask}`)
  expect(asked.choices).toEqual(Object.values(answers))
  const reply = await say(answers.no)
  expect(reply).toMatchObject({ text: 'I hear you.', tier: 'none', choices: [] })
  expect(systemPrompt()).toContain('They have just answered that they are not.')
})

test('a model that asks it is not asked for twice', async () => {
  const { say, model } = await talk('model')
  model.answer(replyOf(`That sounds heavy. ${ask}`), replyOf('I am with you.'))
  const asked = await say(unclear)
  expect(asked.text).toBe(`That sounds heavy. ${ask}`)
  expect(asked.choices).toEqual(Object.values(answers))
  expect(await say('kind of')).toMatchObject({ tier: 'crisis', isDialog: true })
})

test('what is found while a model replies, or after it, is asked all the same', async () => {
  const { say, model, listed, sessionId, environment } = await talk('model')
  model.answer(replyOf('That sounds long.'), replyOf('A walk sounds good.'))
  await say('I had a long day at work.')
  const messageId = (await listed())[0]!.id
  await lateVerdict(environment, {
    sessionId,
    messageId,
    tier: 'care',
    concerns: ['suicide'],
    ask: 'ending-life',
  })
  expect((await say('I may go for a walk.')).text).toBe(`A walk sounds good.\n\n${ask}`)
})
