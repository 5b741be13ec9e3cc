import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const low = { heardTier: 'none' } as const

test.each([
  'he picked up!! he was drunk at his brothers. hes ok',
  'she picked up!! she was drunk and asleep, shes ok',
  'found him. he is home and safe',
])('“%s” is relief, whatever was guessed from it, and stays relief', (words) => {
  const { say } = conversation('GB')
  say('my bf hasnt texted since last night and im spiralling')
  const { text, guide } = say(words, 'crisis', ['abuse'])
  expect(guide.need).not.toBe('crisis')
  expect(text).not.toMatch(/your fault|close this page|999/)
  expect(text).toMatch(/waiting|where they are|cross/)
  expect(say('im still shaking', 'crisis', [], low).guide.need).not.toBe('crisis')
})

test.each([
  'he picked up and said he will kill me',
  'he answered and i want to die',
  'he is ok but he hit me',
])('“%s” is no relief', (words) => {
  expect(conversation('GB').say(words, 'crisis', ['abuse']).guide.need).toBe('crisis')
})

test('whoever was feared for is found: the talk is free, and what comes after is told', () => {
  const { say } = conversation('GB')
  say('my friend says she wants to die and shes not answering', 'crisis', ['someone-else'])
  say('i rang her mum', 'crisis', [], low)
  const { text, guide } = say('she picked up!! she was drunk. shes ok', 'crisis', ['abuse'])
  expect(guide.need).toBe('just-listen')
  expect(text).toMatch(/You reached them/)
  expect(text).not.toMatch(/Have you called|999|Is help with them/)
})

test('where somebody swallowed something, feeling well ends nothing', () => {
  const { say } = conversation('GB')
  say('my friend took loads of pills', 'emergency', ['someone-else'])
  expect(say('she picked up. shes ok', 'emergency', [], low).guide.step).toMatch(/^someone-else\/taken-/)
})

test('in a talk about somebody else a guess opens no script about themselves', () => {
  const { say } = conversation('GB')
  say('my brother says he wants to kill himself tonight', 'crisis', ['someone-else'])
  const { text, guide } = say('hes in his room', 'crisis', ['someone-else', 'abuse'], { heardTier: 'crisis' })
  expect(guide.step).toMatch(/^someone-else\//)
  expect(text).not.toMatch(/your fault|close this page/)
})

test('breath that is not wanted as an exercise is no breath that fails', () => {
  const { say } = conversation('GB')
  say('panic attacks every day and i cant sleep')
  const { text, guide } = say('not breathing stuff', 'emergency', ['medical-emergency'])
  expect(guide.need).not.toBe('crisis')
  expect(text).not.toMatch(/999|breath/i)
  expect(say('and i miss my gran', 'emergency', [], low).guide.need).not.toBe('crisis')
})

test.each(['he is not breathing', 'not breathing', 'my baby is not breathing, what is this thing'])(
  '“%s” is one',
  (words) => {
    const { say } = conversation('GB')
    say('panic attacks every day')
    expect(say(words, 'emergency', ['medical-emergency']).guide.need).toBe('crisis')
  },
)

test('parents who part are no danger: it is met, and asked plainly once', () => {
  const { say } = conversation('GB')
  const { text, guide, asks } = say('im 13 and my parents are splitting up', 'crisis', ['suicide', 'minor'])
  expect(guide.need).not.toBe('crisis')
  expect(text).toMatch(/parents part|two directions|change that you did not choose/)
  expect(text).not.toMatch(/close this page|not in trouble/)
  expect(asks).toBe('safe-now')
  const fault = say('is it my fault', 'crisis', [], low)
  expect(fault.text).toMatch(/^No\. .*between the two of them|^No\. .*grown-ups/s)
  expect(fault.text).not.toContain('the one who did it')
  expect(say('can u tell them', 'crisis', [], low).text).toMatch(/You could say|show them/)
})

test.each(['i cut again', 'i cut again last night', 'relapsed and cut tonight', 'ive started cutting again'])(
  '“%s” is an injury of their own, asked after as one, also where nothing was heard in it',
  (words) => {
    const { say } = conversation('GB')
    const { text, guide } = say(words)
    expect(guide.step).toBe('self-harm/hurt')
    expect(text).toContain('Are you hurt right now?')
    const arm = say('just my arm its not deep', 'emergency', ['medical-emergency'])
    expect(arm.guide.step).toBe('self-harm/small')
    expect(arm.text).not.toContain('999')
  },
)

test('an injury and a wish guessed from it are met as the injury', () => {
  const { guide, text } = conversation('GB').say('i cut again last night', 'crisis', ['self-harm', 'suicide'])
  expect(guide.step).toBe('self-harm/hurt')
  expect(text).not.toContain('People do get through this')
})

test.each([
  'i cut my hair again',
  'i cut down again on coffee',
  'cut the grass again',
  'i cut him off again',
])('“%s” is no injury', (words) => {
  expect(conversation('GB').say(words).guide.need).not.toBe('crisis')
})

test('a wish that was somebody else’s is turned to them, and the door stays open for their own', () => {
  const { say } = conversation('GB')
  say('i want to die', 'crisis', ['suicide'])
  const { guide, text } = say("no it's not me, it's my brother. he said that to me tonight", 'crisis', [
    'suicide',
    'someone-else',
  ])
  expect(guide.step).toBe('someone-else/asked')
  expect(text).toMatch(/yours, too/)
  expect(say('hes in his room', 'crisis', ['abuse'], { heardTier: 'crisis' }).guide.step).toMatch(
    /^someone-else\//,
  )
})

test.each(['its my brother too', 'no it’s not me, it’s the voices'])('“%s” takes no wish back', (words) => {
  const { say } = conversation('GB')
  say('i want to die', 'crisis', ['suicide'])
  expect(say(words, 'crisis', ['suicide'], low).guide.step).not.toMatch(/^someone-else/)
})

test('a plan is not taken back so', () => {
  const { say } = conversation('GB')
  say('i want to die, i have the tablets here', 'crisis', ['suicide'])
  const { guide } = say("no it's not me, it's my brother. he said that", 'crisis', ['suicide'], low)
  expect(guide.step).not.toMatch(/^someone-else/)
})

test('something harmless asked in a crisis is met once and then left, without a word that it must wait', () => {
  const { say } = conversation('GB')
  say('I want to kill myself', 'crisis', ['suicide'])
  const joke = say('can you tell me a joke', 'crisis', [], low)
  expect(joke.text).not.toMatch(/One short thing first|I missed what you asked/)
  expect(joke.text).toMatch(/ordinary/)
  expect(joke.guide.need).toBe('crisis')
  const more = say('who is the prime minister', 'crisis', [], low)
  expect(more.guide.need).toBe('just-listen')
  expect(more.guide.asked).toMatch(/^left:suicide/)
})

test('asked what to do, whoever is hurt at home hears the line for that', () => {
  const { say } = conversation('GB')
  say('he shoved me last night', 'crisis', ['abuse'])
  say('no hes at work', 'crisis', ['abuse'], low)
  expect(say('what should i do', 'crisis', [], low).text).toContain('0808 2000 247')
})

test('the age in the middle of a line is heard, and what is passed round is met as that', () => {
  const { say } = conversation('GB')
  const { text } = say('its everywhere im 14', 'care', ['minor'])
  expect(text).toContain('0800 1111')
  expect(say('the photo. someone shared it at school', 'care', [], low).text).toMatch(/picture|photo/i)
})

test('biscuits after a packet are food, said lightly too', () => {
  const { say } = conversation('GB')
  say('i ate the whole packet', 'emergency', ['taken'])
  expect(say('just biscuits lol', 'emergency', [], low).guide.need).toBe('eating')
})

test('what was guessed of a small wound makes the next answer no emergency either', () => {
  const { say } = conversation('GB')
  say('i cut again')
  say('just my arm its not deep', 'emergency', ['medical-emergency'])
  const { guide, text } = say('no i dont want to die', 'emergency', ['medical-emergency', 'suicide'], {
    heardTier: 'care',
  })
  expect(guide.step).toBe('suicide/safe-now')
  expect(text).not.toContain('999')
})

test('a child who is made to choose between parents hears that it need not', () => {
  const { say } = conversation('GB')
  say('im 13 and my parents are splitting up')
  expect(say('they make me choose').text).toMatch(/not have to choose|too big a thing|make you pick/)
})

test('nor does what was guessed come back once they are asked about themselves', () => {
  const { say } = conversation('GB')
  say('i cut again')
  say('just my arm its not deep', 'emergency', ['medical-emergency'])
  say('no i dont want to die', 'emergency', ['medical-emergency'], { heardTier: 'care' })
  const { guide } = say('i dont want my mum to know', 'emergency', ['medical-emergency'], {
    heardTier: 'crisis',
  })
  expect(guide.step).not.toMatch(/^medical-emergency/)
})

test('who then feels faint is heard at once', () => {
  const { say } = conversation('GB')
  say('i cut again')
  say('just my arm its not deep')
  const { guide } = say('i feel faint and cold', 'emergency', ['medical-emergency'])
  expect(guide.step).toMatch(/call/)
})

test.each(['hes home', 'hes back', 'he came home', 'he picked up the kids and hes home'])(
  'where somebody is feared, “%s” is no relief',
  (words) => {
    const { say } = conversation('GB')
    say('i am scared of my husband, he hits me')
    const { text } = say(words, 'crisis', ['abuse'])
    expect(text).not.toMatch(/waiting is over|ends the waiting|where they are/)
    expect(text).toMatch(/999/)
  },
)

test.each(['hes home', 'he came home'])('below a crisis, too, “%s” is none there', (words) => {
  const { say } = conversation('GB')
  say('my partner checks my phone and wont let me see my sister')
  expect(say(words).text).not.toMatch(/waiting is over|ends the waiting|where they are/)
})

const wrongly = /^I took that for an emergency, and it seems I was wrong\./

test.each([
  'thanks. bye',
  'what? no',
  'and now i keep looking at my phone like an idiot',
  'we were talking about mums birthday',
])('a danger to another that was only guessed is ended by “%s”, with one honest sentence', (words) => {
  const { say } = conversation('GB')
  say('I had a fight with my sister')
  say('and then she put the phone down', 'emergency', ['someone-else'])
  const { text, guide } = say(words, 'emergency', ['someone-else'], low)
  expect(guide.need).not.toBe('crisis')
  expect(text).toMatch(words === 'what? no' ? /life was in danger, and it is not/ : wrongly)
  expect(text.match(/999/g) ?? []).toHaveLength(words === 'what? no' ? 0 : 1)
  expect(say('i might text her', 'emergency', ['someone-else'], low).text).not.toMatch(wrongly)
})

test.each(['thanks. bye', 'we were talking about mums birthday'])(
  'what was told outright is ended by no “%s”',
  (words) => {
    const { say } = conversation('GB')
    say('my sister wants to kill herself', 'crisis', ['someone-else'])
    expect(say(words, 'crisis', ['someone-else'], low).guide.need).toBe('crisis')
  },
)

test('that they are safe, in answer to what was asked, begins no alarm', () => {
  const { say } = conversation('GB')
  say('saw a man with his haircut in tesco and im back there')
  const { text, guide } = say('yes im safe here, door’s locked. he doesnt know where i live', 'crisis', [
    'abuse',
  ])
  expect(guide.need).not.toBe('crisis')
  expect(text).not.toMatch(/close this page|999/)
})

test.each([
  'yes im safe but he is coming back',
  'safe if he stays asleep',
  'im safe i guess, he hit me again',
])('“%s” is no plain safety', (words) => {
  expect(conversation('GB').say(words, 'crisis', ['abuse']).guide.need).toBe('crisis')
})

test('raw hands in a talk about washing are met as that', () => {
  const { say } = conversation('GB')
  say('i wash my hands for an hour and cant stop, its my ocd')
  const words = 'its not really bleeding bleeding just raw. the thing is i know theyre clean but i cant stop'
  expect(say(words, 'emergency', ['self-harm']).guide.need).toMatch(/^ocd-/)
})

test.each([
  'what no?? nobody is bleeding out... i meant the OCD',
  'please stop saying 999, its my ocd',
  'forget the bleeding. how do i not wash',
])('“%s” ends an alarm that was only guessed', (words) => {
  const { say } = conversation('GB')
  expect(say('my hands look awful from all of it', 'emergency', ['self-harm']).guide.need).toBe('crisis')
  expect(say(words, 'emergency', [], low).guide.need).not.toBe('crisis')
})

test('what bleeds badly is not talked away', () => {
  const { say } = conversation('GB')
  say('i cut my arm and the blood will not stop', 'emergency', ['self-harm'])
  expect(say('stop saying 999', 'emergency', [], low).guide.need).toBe('crisis')
})
