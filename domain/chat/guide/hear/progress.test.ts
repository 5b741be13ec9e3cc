import { expect, test } from 'vitest'
import { clauseGivenBack } from '#domain/chat/guide/hear/own-words.ts'
import { progressIn } from '#domain/chat/guide/hear/progress.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

test.each<[text: string, kinds: string[], given: string, at?: NeedId]>([
  ['its 20 mins now and i havent gone', ['resisted'], 'You haven’t gone.', 'ocd-checking'],
  [
    '5 minutes pass. I did not pray again. It is still there but smaller. Thank you',
    ['resisted', 'eased', 'thanks'],
    'You did not pray again.',
    'ocd-taboo',
  ],
  ['its getting smaller. like a 4. might lie down', ['eased', 'plans'], 'It’s getting smaller.'],
  ['already sent it. she replied with a heart', ['did', 'came'], 'You sent it.'],
  ['ok. ill do my name and address bit', ['plans'], 'You’ll do your name.'],
  ['giving up. ill ring the dentist', ['plans'], 'You’ll ring the dentist.'],
])('"%s" is %j', (text, kinds, given, at) => {
  const progress = progressIn(text, at ?? 'just-listen')
  expect(progress?.kinds).toEqual(kinds)
  expect(clauseGivenBack(progress?.clause ?? '')).toBe(given)
})

test.each([
  'im going to get them out',
  'im going to take them',
  'i havent been out in weeks',
  'he is getting better at hiding it',
  'it would be better if i wasnt here',
  'what if he didnt press hard enough',
  'i opened it and shut it 6 times today',
  'is it getting better?',
])('"%s" is none', (text) => {
  expect(progressIn(text, 'health-fear')).toBeNull()
})

test('it is heard before anything of the topic, and nothing is asked after it', () => {
  const { say } = conversation()
  say('I have to check the hob again and again')
  say('the pull is strong')
  const { text, choices } = say('its 20 mins now and i havent gone')
  expect(text).toContain('You haven’t gone.')
  expect(text).not.toContain('?')
  expect(choices).toEqual([])
  expect(say('I had better go up. Thank you for listening.').text).not.toMatch(/You had better|\?/)
})
