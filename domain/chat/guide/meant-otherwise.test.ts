import { expect, test } from 'vitest'
import { conversation, walk } from '#domain/testing/talk-with-guide.ts'

const low = { heardTier: 'none' } as const
const last = (...messages: string[]) => walk(...messages).at(-1)!

test('a child in its room after a row is no abuser, whatever was guessed', () => {
  const { say } = conversation('GB')
  say('had a row with my 15 yr old she called me names')
  const { guide, text } = say('shes locked in her room now', 'emergency', ['abuse'])
  expect(guide.need).not.toBe('crisis')
  expect(text).not.toMatch(/999|your fault/)
  expect(say('i shouted worse things', 'emergency', [], low).guide.need).not.toBe('crisis')
})

test('a child who hits them is heard', () => {
  const { say } = conversation('GB')
  say('had a row with my 15 yr old')
  expect(say('she hit me and im scared of her', 'crisis', ['abuse']).guide.need).toBe('crisis')
})

test('who says that they are not hit is not told of hitting', () => {
  const { say } = conversation('GB')
  say('i am 16 and i think im gay')
  const { text } = say('no they dont hit me or anything')
  expect(text).not.toMatch(/Nobody should be hurt|gets? in between|see or feel that/)
  expect(conversation('GB').say('i am 16 and i think im gay').guide.need).toBe('just-listen')
})

test('that they cannot force him is no hint about themselves', () => {
  const { say } = conversation('GB')
  say('my brother is drinking so much and i worry about him')
  const { asks } = say('i know i cant force him', 'care', ['suicide'], { ask: 'ending-life', isHint: true })
  expect(asks).not.toBe('ending-life')
})

test('where to stay is answered, in the middle of it', () => {
  const { say } = conversation('GB')
  say('he hit me', 'crisis', ['abuse'])
  expect(say('is there somewhere i can stay', 'crisis', [], low).text).toMatch(/refuge.*0808 2000 247/s)
})

test('“no drugs” is no refusal of what was offered', () => {
  expect(last('i dont feel real', 'like watching myself type', 'no drugs').text).not.toMatch(
    /Put away|not that/,
  )
})

test('an urge to cut is met as that, and what is near as well', () => {
  const { say } = conversation('GB')
  expect(say('i want to cut but i havent').text).toMatch(/urge/)
  expect(say('6 months clean').guide.need).not.toBe('substance')
  const { guide, text } = say('the blade is upstairs', 'crisis', ['suicide'])
  expect(guide.step).toMatch(/^self-harm/)
  expect(text).not.toContain('People do get through this')
})

test('whether to go back on tablets is for whoever prescribed them', () => {
  const { text } = last(
    "I've been off the antidepressants for a week",
    'brain zaps',
    'should i go back on them',
  )
  expect(text).toMatch(/pharmacist|prescribed/)
})

test.each([
  ['i keep counting the stairs again and again until its right', 'i tried. i sang instead'],
  ['i keep counting the stairs again and again until its right', 'it was awful but i did it'],
  ['cant stop checking my pulse, i google my symptoms', 'ok watch is in the drawer now'],
  ['i keep checking, did i hit someone. drove back twice', 'fine i wont drive back again'],
  ['im drinking again and i want to stop', 'ok gp monday'],
] as const)('after “%s”, “%s” is named', (first, step) => {
  expect(last(first, step).understood.topic).toBe('progress')
})

test('whether it may just be left is answered with yes', () => {
  expect(
    last('i keep counting the stairs again until it feels right', 'could i just... not count').text,
  ).toMatch(/^(Yes, that|Just so|As you are, yes)/)
})

test.each(['He cried.', 'i hear my neighbours baby crying and i get so angry'])(
  'in “%s” it is not they who weep',
  (words) => {
    expect(last('i lost my temper with my husband', words).text).not.toMatch(/[Tt]ears|Crying|hold back/)
  },
)

test('what was meant of work is taken so, and life is let be', () => {
  const [, work, life] = walk('whats the point', 'of work i mean lol', 'not life dont worry')
  expect(work!.text).toMatch(/Not life|Of that|that part/)
  expect(life!.text).not.toMatch(/lazy|slowly/)
})

test.each([
  ['no im not suicidal before you ask', /leave that question|taken as told|not asked/],
  ["Goodness, I don't know how this works.", /22 exercises|listen/],
  ['can we talk about my brother', /^Yes|Of course/],
  ['why do bad things keep happening to me', /reason|no why/i],
  ['im scared of vomiting', /being sick|fear of it/],
  ['i had an abortion 2 years ago', /stay with one|opinion|sure of it/],
  ['im anxious all the time', /all the time|alarm|rest/],
] as const)('“%s” is met as what it is', (words, met) => {
  expect(last(words).text).toMatch(met)
})

test.each([
  [
    ['what if i hit someone with my car. i drove back again to check', 'can you check for me'],
    /one more check|no way to look|look it up|another hand/,
  ],
  [['my mum had a fall and shes in hospital', 'should i drive up tonight'], /ward|hospital/],
  [['my ex turned up outside my work again', 'im scared to walk to my car'], /alone|at work|another door/],
  [['im anxious all the time', 'idk where to start'], /First|first|nearest/],
  [['my son 8 has nightmares', 'what do i say to him'], /there|You|“/],
] as const)('what is asked in %j is answered', (messages, words) => {
  expect(last(...messages).text).toMatch(words)
})

test('the nightmares of a son are his', () => {
  expect(last('my son 8 has nightmares').guide.need).toBe('someone-else')
})

test('another exercise comes in place of the one that was not wanted', () => {
  const { suggestedExerciseId } = last('breathing exercise', 'not that one')
  expect(suggestedExerciseId).not.toBeNull()
  expect(suggestedExerciseId).not.toBe('longer-exhale')
})

test('what is given back ends before the good night', () => {
  expect(last('cant sleep', 'ok going to try sleep night').text).not.toMatch(/sleep night/)
})

test('fear of something else brings no words about leaving somebody', () => {
  const { say } = conversation('GB')
  say('im scared of vomiting')
  say('my kid has norovirus. he is in my bed', 'care', ['abuse'])
  expect(say('i cant leave him obviously', 'care', ['abuse'], low).text).not.toMatch(/have to leave/)
})
