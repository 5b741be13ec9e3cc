import { expect, test } from 'vitest'
import { correctionIn } from '#domain/chat/guide/hear/corrections.ts'
import { newsIn } from '#domain/chat/guide/hear/news.ts'
import { clauseGivenBack, ownWordsIn } from '#domain/chat/guide/hear/own-words.ts'

test.each([
  ['he hardly speaks to me since the move', 'He hardly speaks to you since the move.'],
  ['i just held his hand', 'You just held his hand.'],
  ['and then my mum and i had soup', 'You and your mum had soup.'],
  ['moved here in june', 'You moved here in June.'],
  ['I was late. My boss was cross', 'Your boss was cross.'],
])('"%s" is given back as "%s"', (text, own) => {
  expect(ownWordsIn(text)).toBe(own)
})

test.each([
  'i am worthless',
  'nobody will want me',
  'what if it is cancer',
  'i want to die',
  'he hit me in the kitchen',
  'did you read it',
  'you never listen to me',
  'i hate my body so much',
  'she might leave me',
  'ok',
  'i was driving. my friend died',
  'me wash hand all time',
  'my husband he not speak to me now',
  'she come home late every night',
  'i make my brothers tea',
  'rent, the car, mums hospital letter',
])('"%s" is not given back', (text) => {
  expect(ownWordsIn(text)).toBeNull()
})

test.each([
  ['no, it’s not about my health, it’s my marriage', 'my marriage'],
  ['no i mean i cant stop counting', "i can't stop counting"],
  ['i’m not sad i’m angry', 'angry'],
  ['that’s not what i meant, i mean she’s avoiding me', "she's avoiding me"],
  ['it isn’t about people, it’s that i have too much to do', 'i have too much to do'],
])('"%s" says what it is instead', (text, instead) => {
  expect(correctionIn(text)?.instead).toBe(instead)
})

test.each([
  'that’s it',
  'it isn’t about the money',
  'i read it till 2am',
  'no',
  'i said we were over',
  'it’s not fair',
])('"%s" corrects nothing', (text) => {
  expect(correctionIn(text)).toBeNull()
})

test.each([
  ['i did it', 'done'],
  ['deleted the app', 'done'],
  ['only asked twice today', 'fewer'],
  ['lasted 5 minutes', 'held'],
  ['it went ok', 'went'],
  ['6 now', 'number'],
  ['my results came back clear', 'clear'],
  ['i ate lunch in the toilet', undefined],
  ['i drank again', undefined],
  ['i called her and she hung up on me', undefined],
  ['it lasted an hour and i cried', undefined],
  ['is it a 4', undefined],
])('"%s" is news: %s', (text, kind) => {
  expect(newsIn(text)?.kind).toBe(kind)
})

test('what is asked is never given back as what is so', () => {
  for (const asked of [
    'did the weed break my brain for good',
    'did i break my brain',
    'is it broken for good',
  ])
    expect(clauseGivenBack(asked)).toBeNull()
  expect(clauseGivenBack('did the dishes')).toBe('You did the dishes.')
})
