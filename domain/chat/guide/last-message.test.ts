import { expect, test } from 'vitest'
import { ownWordsIn } from '#domain/chat/guide/hear/own-words.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const talk = (...messages: string[]) => {
  const { say } = conversation('GB')
  return messages.map((message) => say(message))
}
const last = (...messages: string[]) => talk(...messages).at(-1)!

test.each([
  'hardest part is theres no hardest part. i just went to my sons football game today and felt nothing. nothing at all. thats it',
  'it wasnt even bad. i cried in front of everyone and called my manager mum. thats it. 2014',
  'i think i might just send her the photo of mum in the yellow hat. nothing else',
])('“that is it” at the end of what was told is no goodbye: “%s”', (words) => {
  const { understood, text } = last('i feel so low', words)
  expect(understood.act).not.toBe('goodbye')
  expect(text).not.toMatch(/last word|nothing left to do|that is it for now/)
})

test('what they say that they have said is no reproach that the guide repeats itself', () => {
  const { understood } = last('i feel so low', 'The stairs. The carrying. I already said it')
  expect(understood.act).not.toBe('said-already')
})

test('a denial of fear ends the fear, for good', () => {
  const replies = talk(
    'i am so scared that something is wrong with my body',
    'i didnt say im frightened something is wrong. im fed up not scared',
    'im sick of having to prove it every single time',
  )
  for (const { guide, text } of replies.slice(1)) {
    expect(guide.need).not.toBe('health-fear')
    expect(text).not.toMatch(/scared you are|worried about your health/)
  }
})

test('an illness with a name is met as that, and a fear of one as fear', () => {
  const ill = last(
    'hi. i have crohns, real disease, so when my stomach hurts everyone says its anxiety. tired of it',
  )
  expect(ill.understood.topic).toBe('fact:life-chronic')
  const afraid = last('i think i have ms, my legs are tired again and i googled it, im so scared')
  expect(afraid.guide.need).toBe('health-fear')
})

test('who left by a message is parted from, and nobody has died', () => {
  const replies = talk(
    'he left me on whatsapp after 6 years. SIX. a text message',
    'nobody died, he just left. i watched the dots',
    'i want to write him. should i',
  )
  for (const { text } of replies) expect(text).not.toMatch(/sorry for your loss|way to grieve|picture/)
})

test.each([
  'not a problem for once! i went to the supermarket on my own today. first time since november',
  'i went on the bus today. first time in 14 months',
])('a first time in long is a good moment, and is asked for no hardest part: “%s”', (words) => {
  const { say } = conversation('GB')
  expect(say(words).guide.need).toBe('good-moment')
  for (const more of ['i stood the whole way', 'the driver smiled', 'i had an orange after'])
    expect(say(more).text).not.toMatch(/hardest part|Does anyone else know|from somebody just now/)
})

test('to have drunk again is no good moment', () => {
  expect(last('i drank again, first time in 2 years i went out').guide.need).not.toBe('good-moment')
})

test('who asks for more of what helps is not taken to want another subject', () => {
  const { understood, text } = last('i binged again', 'is there anything else here for that')
  expect(understood.act).toBe('something-else')
  expect(text).not.toMatch(/turn in the road|Something else, then|another subject/)
})

test.each([
  'She took hers with too much sugar and would not be told.',
  'Our cat died in May. He took his pills with tuna every morning.',
  'my dad would not be told, he took too much on',
])('what somebody took at table is no overdose: “%s”', (words) => {
  expect(last('My wife passed away in March. We were married 51 years.', words).text).not.toContain('999')
})

test('no tips are given to whoever asks for none', () => {
  const { text, suggestedExerciseId } = last(
    'please dont give me any tips or breathing. i just want to say it somewhere. my dog died today',
  )
  expect(text).not.toMatch(/Three things|ten minutes/)
  expect(suggestedExerciseId).toBeNull()
})

test('that it goes down is heard before how often it has been', () => {
  const { understood, text } = last(
    'i am having a panic attack right now',
    'yeah ive had it like 4 times, always at night. its going down now',
  )
  expect(understood.topic).toBe('progress')
  expect(text).not.toMatch(/is back/)
})

test.each([
  'got to be up at 6',
  'i suppose not',
  'im saying it lol',
  'its half 3',
  'she is in Lyon i am in Paris',
  'i literally asked for no tips',
  'i didnt say im frightened',
])('“%s” is not given back', (words) => {
  expect(ownWordsIn(words)).toBeNull()
})

test('an eater who will not be sick is told of breakfast', () => {
  const { understood } = last(
    'i binged again',
    'im not going to be sick if thats what you mean. i meant should i have breakfast',
  )
  expect(understood.topic).toBe('fact:should-eat')
})

test('to have to start again is the trouble, and no wish to begin the talk anew', () => {
  const { understood } = last('keep counting the stairs. if i get it wrong i have to start again')
  expect(understood.act).not.toBe('start-over')
})

test('what they are instead is given back as theirs', () => {
  const { text } = last('cant stop thinking i left the iron on', 'im not anxious im annoyed with my sister')
  expect(text).not.toMatch(/It’s annoyed/)
})

test.each([['eating', 'now i feel disgusting and i want to get rid of it']])(
  'told first of all it is met, and nothing is to be done yet (%s): “%s”',
  (need, words) => {
    const { guide, understood } = last(`ate the whole loaf. i binged. ${words}`)
    expect(guide.need).toBe(need)
    expect(understood.topic).not.toBe('fact:next-minutes-eating')
  },
)

test('what to say to whom one cried on is no line for somebody who took credit', () => {
  const { understood } = last(
    'i made a complete fool of myself at the works do. cried on my manager',
    'what do i even say to her',
  )
  expect(understood.topic).not.toBe('fact:boss-unfair')
})

test('what was spoken of before is gone back to when it is asked for', () => {
  const replies = talk(
    'i found a mole on my back and i am so scared it is cancer. hundreds of photos',
    'my aunt died of melanoma. her funeral was the 9th',
    'can we talk about the checking bit. i want to take another photo right now',
    'no the checking. the photo. should i take it',
  )
  expect(replies[1]!.guide.need).toBe('grief')
  for (const { understood } of replies.slice(2)) expect(understood.topic).toBe('fact:new-photo')
})

test('who denies that they want to confess is not taken to confess', () => {
  const { guide, text } = last(
    'i keep going over something i did years ago and whether i must confess it',
    'confessing?? i dont want to confess anything i just cringe',
  )
  expect(guide.need).not.toMatch(/^ocd/)
  expect(text).not.toMatch(/You you/)
})
