import { expect, test } from 'vitest'
import { everydayQuestionIn } from '#domain/chat/guide/hear/everyday-questions.ts'
import { withoutOpinion } from '#domain/chat/guide/hear/sentences.ts'
import { everydayAnswers } from '#domain/chat/guide/say/everyday-answers.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'
import { conversation, walk } from '#domain/testing/talk-with-guide.ts'

test.each<[text: string, answer: string, at?: NeedId, told?: string]>([
  ['does childline tell my mum', 'child-line-private'],
  ['if i ring do they know who i am', 'line-knows-me'],
  ['if i call 999 can i not talk', 'silent-call'],
  [
    'so theres other people who get this?',
    'others-mother',
    'ocd-harm',
    'picture of dropping her. shes 5 weeks',
  ],
  ['am i the only one', 'others-thoughts', 'ocd-taboo'],
  ['mate. in bed or out of bed. simple question', 'bed-or-up', 'sleep'],
  ['ok pressed. still havent revised. do i stay up or sleep', 'revise-or-sleep'],
  ['its due thursday. how do i even start', 'start-form', 'shame', 'its a PIP form'],
  ['what do i say to Femi', 'ask-someone-out', 'loneliness', 'Femi asked me for lunch once'],
  ['what do i say to her when she asks where he is', 'dementia-asks', 'someone-else', 'mum has dementia'],
  ['hello? swollen face toothache. a&e or wait', 'tooth-swollen'],
  ['what do i do with the next 20 mins', 'next-minutes-eating', 'eating'],
  ['so i make the sandwiches without washing?', 'so-do-it', 'ocd-contamination'],
  ['so go to the party? with the thoughts?', 'go-with-thoughts', 'ocd-taboo'],
  ['do you think it will go away', 'will-it-last', 'good-moment'],
  ['what would you say if you were me. to the boss', 'resign-words', 'just-listen', 'im resigning tomorrow'],
])('"%s" is asked as %s', (text, answer, at, told) => {
  const before = { at: at ?? null, told: told === undefined ? [] : [told], said: [] }
  expect(everydayQuestionIn(text, before)).toBe(answer)
  expect(everydayAnswers[answer]).toBeDefined()
})

test.each<[text: string, at: NeedId | null]>([
  ['my mum told childline about it', null],
  ['i start work at six', null],
  ['she slept in bed or on the sofa all week', 'conflict'],
  ['what do i say', 'grief'],
])('"%s" asks none of them', (text, at) => {
  expect(everydayQuestionIn(text, { at, told: [], said: [] })).toBeNull()
})

test('an opinion that is asked for is read as the question in it, and is not about the guide', () => {
  expect(withoutOpinion('do you think i should text her')).toBe('should i text her')
  expect(withoutOpinion('do you think it will go away')).toBe('will it go away')
  const [, text] = walk('she left me after six years', 'do you think i should text her')
  expect(text?.understood.act).not.toBe('about-guide')
  expect(text?.text).not.toMatch(/no AI|do not feel|prepared/)
})

test('two things asked of the guide at once are both answered', () => {
  const [reply] = walk('can i delete all this, and will you nag me with notifications')
  expect(reply?.text).toMatch(/Your data/)
  expect(reply?.text).toMatch(/notifications|nag|speaks/)
})

test('what wants certainty is answered once, and then left open', () => {
  const { say } = conversation()
  say('I have these horrible thoughts of hurting my baby, i would never')
  say('does it happen to other people')
  const first = everydayAnswers['others-thoughts']!
  const second = say('so does it happen to other people like me')
  expect(first.some((text) => second.text.includes(text))).toBe(false)
})
