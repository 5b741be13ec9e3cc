import { expect, test } from 'vitest'
import { plainlyAsked } from '#domain/chat/guide/hear/asked/which-answer.ts'
import { askedWords } from '#domain/chat/guide/say/asked/asked.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'
import { conversation, walk } from '#domain/testing/talk-with-guide.ts'

const answerTo = (text: string, at: NeedId | null, ...told: string[]): string | null =>
  plainlyAsked(text, { at, told, said: ['turn/listened'] })?.replace('plainly-', '') ?? null

test.each([
  [
    'no. i just wanted someone to say its not my fault',
    'shame',
    'they put a photo of me in the groupchat',
    'fault-photo',
  ],
  ['so was it my fault or not', 'ocd-real-event', 'i froze. someone did it to me', 'fault-harmed'],
  ['am i to blame', 'violence-at-home', 'he reads my messages', 'fault-control'],
  ['was it my fault', 'grief', 'i went home to shower and she died', 'fault-shower'],
  ['ok but does that make me a bad daughter', 'grief', 'mum died, i wasn’t there', 'bad-grief'],
  ['am i a terrible mum', 'conflict', 'i shouted at the kids', 'bad-parent-shouted'],
  [
    'i just want to know if im being dramatic',
    'violence-at-home',
    'he goes through my phone',
    'dramatic-control',
  ],
  ['is this really a known thing its not just me', 'ocd-harm', 'images of hurting my baby', 'known-thoughts'],
  ['whats wrong with me', 'panic-now', '4th panic attack this week', 'wrong-panic'],
  ['so u dont tell anyone what i write here', 'ocd-harm', 'i have these thoughts', 'tells-anyone-thoughts'],
  ['can i not just talk to you', 'shame', 'nobody likes me', 'just-talk'],
  ['was that sarcasm', 'low-mood', 'got up at 2', 'sarcasm'],
  ['wow. so youre saying i caused some of it', 'just-listen', 'he raped me', 'not-said-harmed'],
  ['is fainting dangerous', 'eating', 'i make myself sick every night', 'faint-sick'],
  ['would they think im disgusting', 'eating', 'i might ring 111', 'not-disgusted'],
  ['is it ok to try the bigger tesco next', 'good-moment', 'went to the shop alone', 'try-next'],
  ['should i go down and say sorry', 'conflict', 'we had a row', 'sorry-said'],
  ['should i just ask someone to sit with me', 'loneliness', 'i eat in my car', 'ask-company'],
  ['why does a smell do that tho', 'flashback', 'his aftershave', 'why-smell'],
  ['it told me im useless. should i be worried', 'certain-beliefs', 'i hear a voice', 'voice-worried'],
] as const)('“%s” (%s, after “%s”) is answered by %s', (text, at, told, answer) => {
  expect(answerTo(text, at, told)).toBe(answer)
})

test.each([
  ['was it my fault', 'ocd-checking', 'what if i left the gas on'],
  ['am i a bad person', 'ocd-taboo', 'i get these thoughts'],
  ['is it normal', 'health-fear', 'my heart skips'],
  ['should i be worried', 'health-fear', 'a lump'],
  ['should i say sorry', 'ocd-real-event', 'what i said in 2009'],
  ['should i try to stop my tablets', 'low-mood', 'they make me tired'],
  ['how do i say sorry', 'conflict', 'we had a row'],
  ['it was my fault', 'grief', 'she died'],
  ['i am a bad swimmer', 'just-listen', 'we went to the pool'],
] as const)('“%s” (%s) is given no answer that would feed a doubt, or is not asked', (text, at, told) => {
  expect(answerTo(text, at, told)).toBeNull()
})

test('the same question has another wording each time, and then the talk goes on', () => {
  const { say } = conversation()
  say('mum died in august, i went home to shower and she died')
  const [first, second] = [say('was it my fault').text, say('was it my fault').text]
  expect(first).toMatch(/^No/)
  expect(second).not.toBe(first)
})

test('a plain question where nothing was told outright begins no alarm', () => {
  const { say } = conversation('GB')
  say('they all laugh at me at school')
  const { text, guide } = say('i just wanted someone to say its not my fault', 'emergency', ['minor'])
  expect(text).toMatch(/not your fault/)
  expect(guide.need).not.toBe('crisis')
})

test('what is said to a plain question has two wordings or more, and asks one thing at most', () => {
  for (const wordings of Object.values(askedWords)) {
    expect(new Set(wordings).size).toBeGreaterThanOrEqual(2)
    for (const text of wordings) expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(2)
  }
})

test('sarcasm of their own is not asked about', () => {
  const [, reply] = walk('i argued with my boss', 'im being sarcastic')
  expect(reply?.text).not.toContain('No sarcasm')
})
