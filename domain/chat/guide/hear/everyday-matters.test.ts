import { expect, test } from 'vitest'
import { everydayMatterIn } from '#domain/chat/guide/hear/everyday-matters.ts'
import { wishIn } from '#domain/chat/guide/hear/quiet.ts'
import { urgePathIn } from '#domain/chat/guide/hear/urge-paths.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'
import { conversation, walk } from '#domain/testing/talk-with-guide.ts'

test.each<[text: string, matter: string, at?: NeedId]>([
  ['gcse chem in like 6 hrs and i know NOTHING lol im so cooked', 'life-exam'],
  ['boss wants deck by 8, kids got chickenpox, mum had a fall, car failed mot', 'life-many'],
  ['ms fatigue again. legs like wet sand and the consultant has 4 minutes for me', 'life-chronic'],
  ['i opened the PIP form and shut it again, cant even start', 'life-form'],
  ['my manager shouted at me in front of everyone on the ward', 'life-told-off'],
  ['my dog died today', 'life-pet'],
  ['I laughed at something on Tuesday and then I felt dreadful', 'life-laughed', 'grief'],
  ['i just put him in the cot and shut the door for a bit', 'life-cot'],
  ['my dad isnt speaking to me since i came out', 'life-came-out'],
])('"%s" is %s', (text, matter, at) => {
  expect(everydayMatterIn(text, { at: at ?? null, said: [] })).toBe(matter)
})

test('it is met once, stays away from other troubles, and no menu is guessed for it', () => {
  expect(
    everydayMatterIn('my exam is tomorrow and i know nothing', { at: 'ocd-checking', said: [] }),
  ).toBeNull()
  const { say } = conversation()
  const first = say('gcse chem in like 6 hrs and i know NOTHING')
  expect(first.text).toMatch(/exam|night before/)
  expect(first.choices).toEqual([])
  expect(say('gcse chem in 6 hrs and i know nothing').understood.topic).not.toBe('fact:life-exam')
})

test('how to leave it undone is answered by the way of that need, and not by "no certainty"', () => {
  expect(urgePathIn('how do i not go down there a 12th time', 'ocd-checking')).toBe('let-it-wait')
  const replies = walk('I have to check the hob again and again', 'how do i not go down there again')
  expect(replies[1]?.understood.topic).toBe('path:let-it-wait')
  expect(replies[1]?.guide.asked).toBe('ocd-checking/let-it-wait')
})

test.each(['if i stop asking how will i ever know', 'no dont be quiet i asked you a question'])(
  '"%s" is no wish for silence',
  (text) => {
    expect(wishIn(text)).not.toBe('quiet')
  },
)

test('a card of caring for somebody needs that to be spoken of now', () => {
  const replies = walk(
    'had a row with my sister about dads house',
    'i did all the caring for dad and now she wants half',
    'so what do i do about it',
  )
  expect(replies[2]?.understood.topic).not.toMatch(/carer/)
})
