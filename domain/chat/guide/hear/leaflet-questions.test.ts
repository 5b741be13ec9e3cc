import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const topicOf = (...messages: string[]): string | null => {
  const { say } = conversation('GB')
  return messages.map((message) => say(message).understood.topic).at(-1)!
}

test.each([
  [
    'sleep-paralysis',
    'the same dream again. him at the end of the bed. i woke up and couldnt move',
    'the not being able to move. is that a thing or am i going mad',
  ],
  ['sleep-paralysis', 'bad night', 'what helps with sleep paralysis'],
  [
    'shock-again',
    'today on the tram platform i saw a man fall in front of it. i keep hearing the sound',
    'ok. then say only: is it normal to hear the sound again and again',
  ],
  [
    'stood-by',
    'i saw a man fall in front of the tram',
    'yes safe, at home. my question is should i have done some thing',
  ],
  [
    'lived-or-not',
    'i saw a man get hit by a car today. i held his hand until the ambulance',
    'can i find out if he lived? who would i even ask',
  ],
  [
    'evenings',
    'my wife died in march. 51 years',
    'it is mostly the evenings. what does one do with evenings?',
  ],
  [
    'evenings',
    'my wife died in march. 51 years',
    'well, that is not much use. I asked what one does with evenings.',
  ],
  ['put-down-worry', 'cant sleep, my head rehearses the first slide', 'can i put the loop somewhere'],
  ['panic-at-night', 'i am having a panic attack', 'why does it keep hapening at night'],
  [
    'care-washing',
    'i look after my mum with dementia and she hit me',
    'how do i change her without her lashing out',
  ],
  [
    'knock-or-not',
    'i feel so lonely at uni',
    'they are laughing in the kitchen. should i knock on the kitchen door or is that weird',
  ],
  [
    'bring-it-back',
    'i get intrusive thoughts of stabbing my husband',
    'so should i bring the knives back in or leave them',
  ],
  [
    'lump-weeks',
    'i found a lump under my jaw',
    'so if its still there in 2 weeks i go to the gp? is that a normal amount of waiting',
  ],
  ['kept-in-hospital', 'i feel low', 'they want to take me in. im scared they will section me'],
  ['said-to-all', 'i feel low', 'do you just say that to everyone'],
  [
    'boss-unfair',
    'i am so angry. my boss put his name on my presentation',
    'ok what would u even say to a guy like that on monday',
  ],
  [
    'keeps-back',
    'fireworks again. i am having a flashback',
    'it was in 2004. i dont want to tell the rest ok',
  ],
])('%s: “%s”, then “%s”', (name, first, then) => {
  expect(topicOf(first, then)).toBe(`fact:${name}`)
})

test.each([
  ['lived-or-not', 'i saw a man fall in front of the tram. i dont know if he lived', 'i keep hearing it'],
  ['lump-weeks', 'i found a lump in my breast', 'so i wait 2 weeks and then go to the gp?'],
  ['knock-or-not', 'i feel lonely', 'nobody knocks on my door'],
  ['boss-unfair', 'my boss was kind to me', 'it went well today'],
  ['not-there', 'i feel low', 'how do you know what to say to me'],
])('not %s: “%s”, then “%s”', (name, first, then) => {
  const { say } = conversation('GB')
  expect(say(first).understood.topic).not.toBe(`fact:${name}`)
  expect(say(then).understood.topic).not.toBe(`fact:${name}`)
})

test('an answer that was owed is given when it is asked for once more', () => {
  const { say } = conversation('GB')
  say('she left me after six years')
  say('i keep looking at my phone. should i text her')
  expect(say('you didnt answer').understood.topic).toBe('fact:parting-text')
})
