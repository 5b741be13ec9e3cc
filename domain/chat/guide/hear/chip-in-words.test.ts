import { expect, test } from 'vitest'
import { chipInWords, pathInWords } from '#domain/chat/guide/hear/chip-in-words.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'
import { walk } from '#domain/testing/talk-with-guide.ts'

const chosenBy = (need: Exclude<NeedId, 'crisis'>, text: string): string | null => {
  const asked = needWords[need].arrive[0]?.asks ?? null
  return (chipInWords(text, asked) ?? pathInWords(text, need))?.answer.label ?? null
}

test.each([
  ['eating', 'the next half hour. the bathroom is right there', 'The next half hour'],
  ['eating', 'fine til 9pm. i asked about the next half hour', 'The next half hour'],
  ['conflict', 'cool down first cos im pacing and the kids are asleep', 'Cool down first'],
  ['conflict', 'HOW DO I COOL DOWN', 'Cool down first'],
  ['conflict', 'sort it out i suppose but its 3am', 'Sort it out'],
  ['grief', 'I should like to talk about her if that is all right. She did crosswords.', 'Talk about it'],
  ['sleep', 'bad dream. i just said. its the stairwell one', 'A bad dream'],
  ['low-mood', 'one tiny thing. has to be tiny', 'One tiny thing'],
  ['ocd-checking', 'the pull is stong. my legs are half out of bed', 'The pull is strong'],
  ['someone-else', 'what can i do. ive knocked and he says go away', 'What can I do?'],
] as const)('%s: "%s" is the chip', (need, text, label) => {
  expect(chosenBy(need, text)).toBe(label)
})

test.each([
  ['grief', 'my mum never talked about it'],
  ['grief', 'talk about what? i dont get it'],
  ['sleep', 'i dont want a bad dream card'],
  ['conflict', 'we tried to sort it out with a lawyer and he laughed'],
  ['low-mood', 'it was one tiny thing after another that week and then she left'],
  ['eating', 'the next half hour. bye, thanks'],
] as const)('%s: "%s" is none', (need, text) => {
  expect(chosenBy(need, text)).toBeNull()
})

test('its way is gone, and what was told beside it is met', () => {
  const [, cooling] = walk('so angry at my boss', 'cool down first please, my brother is in the kitchen')
  expect(cooling?.suggestedExerciseId).not.toBeNull()
  const [, heard] = walk(
    'My wife died in April and I cry at night',
    'talk about it. she did the crossword in pen',
  )
  expect(heard?.text).toContain('She did the crossword in pen.')
  expect(heard?.guide.need).toBe('grief')
})

test('a path of the talk can be asked for when its chips are gone', () => {
  const replies = walk('so angry at my boss', 'he is unfair to all of us', 'how do i cool down')
  expect(replies.at(-1)?.suggestedExerciseId).not.toBeNull()
})
