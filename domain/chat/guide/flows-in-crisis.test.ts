import { expect, test } from 'vitest'
import { conversation, placesOf } from '#domain/testing/talk-with-guide.ts'

const talkTo = { suicideLine: /988|741741/, ownSafety: /are you safe/i }

test.each([
  ['I took all my tablets an hour ago', 'taken'],
  ['my chest hurts and my left arm is numb', 'medical-emergency'],
  ['I cut too deep and it will not stop', 'self-harm'],
] as const)('after "%s" the first step is the call, and nothing else is asked', (message, concern) => {
  const first = conversation().say(message, 'emergency', [concern])
  expect(first.text.split('\n\n')[0]).toContain('call 911')
  expect(first.text.trim().endsWith('Have you called?')).toBe(true)
  expect(first.text).not.toMatch(talkTo.ownSafety)
  expect(first.choices).toEqual(['Help is with me', 'I have called', 'Not yet', 'I cannot call'])
})

test('somebody who took something and feels fine is told to go now, whatever they say', () => {
  const { say } = conversation()
  say('I took all my tablets an hour ago', 'emergency', ['taken'])
  const replies = [
    'I feel fine now',
    'I am safe',
    'yes I am ok',
    'can we do a breathing exercise',
    'bye',
    '???',
  ].map((message) => say(message, 'emergency'))
  expect(replies[0]!.text).toContain('Feeling well does not mean safe: go now.')
  for (const { text, guide, suggestedExerciseId } of replies) {
    expect(text).toContain('911')
    expect(text).not.toMatch(talkTo.suicideLine)
    expect(text).not.toMatch(talkTo.ownSafety)
    expect(guide.need).toBe('crisis')
    expect(guide.step).toMatch(/^taken\//)
    expect(suggestedExerciseId).toBeNull()
  }
  const texts = replies.map(({ text }) => text)
  expect(new Set(texts).size).toBe(texts.length)
})

test('a call is waited through, and only help that has come ends the asking for it', () => {
  const { say } = conversation()
  say('I took all my tablets an hour ago', 'emergency', ['taken'])
  const replies = [
    'Not yet',
    "I can't",
    'Nobody is near',
    'I have called',
    'no',
    'I feel better',
    'Help is with me',
  ].map((message) => say(message, 'emergency'))
  expect(placesOf(replies)).toEqual([
    'crisis/taken/again',
    'crisis/taken/cannot',
    'crisis/taken/alone',
    'crisis/taken/coming',
    'crisis/taken/waiting',
    'crisis/taken/well-waiting',
    'crisis/taken/helped',
  ])
  expect(say('thank you', 'emergency').guide).toMatchObject({ need: 'just-listen', isAfterCrisis: true })
})

test.each(['the ambulance is here', 'they are here now', 'paramedics have arrived', "I'm at the hospital"])(
  'once help has come ("%s") it is not asked for any more',
  (message) => {
    const { say } = conversation()
    say('my chest hurts and my left arm is numb', 'emergency', ['medical-emergency'])
    expect(say(message, 'emergency').guide.step).toBe('medical-emergency/helped')
  },
)

test.each([
  'nobody is here',
  'the ambulance is not here yet',
  'when will they be here',
  'I wish someone was with me',
])('help that has not come ("%s") is not taken for help', (message) => {
  const { say } = conversation()
  say('my chest hurts and my left arm is numb', 'emergency', ['medical-emergency'])
  expect(say(message, 'emergency').guide.step).not.toBe('medical-emergency/helped')
})

test('after an injury the wound comes first, and a small one leads to the question of safety', () => {
  const { say } = conversation()
  expect(say('I cut myself just now', 'crisis', ['self-harm']).text).toContain('Are you hurt right now?')
  expect(say('yes', 'crisis').guide.step).toBe('self-harm/how-bad')
  expect(say('No, it is small', 'crisis').guide.step).toBe('self-harm/small')
  expect(say('it is covered', 'crisis').text).toContain('Are you safe right now?')
})

test.each([
  ['he is hitting me', 'abuse', 'I am not safe', /get to where others are/],
  ['he raped me last night', 'sexual-violence', 'I am safe for now', /doctor or nurse/],
  ['my friend is going to kill himself', 'someone-else', 'yes', /Call 911 now, and say where they are/],
  ['she hits the baby', 'dependant-in-danger', 'yes', /say who is in danger and where they are/],
  ['I am 13 and my dad hits me', 'minor', 'no', /Call 911 now and tell them where you are/],
  ['the voices tell me to jump', 'voices', 'yes', /You do not have to do it/],
  ['I am going to hurt him', 'harm-to-others', 'no', /another room/],
] as const)('"%s" is followed as what it is', (message, concern, answer, words) => {
  const { say } = conversation()
  expect(say(message, 'crisis', [concern]).guide).toMatchObject({
    need: 'crisis',
    step: `${concern}/asked`,
  })
  expect(say(answer, 'crisis').text).toMatch(words)
})

test('what becomes an emergency in the middle is met like one, once', () => {
  const { say } = conversation()
  say('he is hitting me', 'crisis', ['abuse'])
  expect(say('he got a knife from the drawer', 'emergency', ['abuse']).guide.step).toBe('abuse/in-danger')
  expect(say('I do not know what to do', 'emergency', ['abuse']).guide.step).toBe('abuse/inside')
})

test('something taken after a talk about dying is met with its own first step', () => {
  const { say } = conversation()
  say('I want to die', 'crisis', ['suicide'])
  const reply = say('I swallowed the whole packet', 'emergency', ['taken', 'suicide'])
  expect(reply.guide.step).toBe('taken/call')
  expect(reply.text.trim().endsWith('Have you called?')).toBe(true)
})

test('once the concern has fallen the talk is free again', () => {
  const { say } = conversation()
  say('he is hitting me', 'crisis', ['abuse'])
  expect(say('I would like a breathing exercise', 'care').suggestedExerciseId).not.toBeNull()
})

test.each(['it’s not deep', 'I am safe for now', 'just a scratch'])(
  'a small injury ("%s") is not sent to the emergency number',
  (message) => {
    const { say } = conversation()
    say('I cut myself just now', 'crisis', ['self-harm'])
    say('yes', 'crisis')
    expect(say(message, 'crisis').guide.step).toBe('self-harm/small')
  },
)

test.each(["i've started taking them", "I'm on the bridge", "i've got the rope", 'bye mum'])(
  'in the middle of a crisis and after it "%s" is met with the call',
  (message) => {
    const { say } = conversation()
    say('I am going to end it tonight', 'crisis', ['suicide'])
    say('I am not sure', 'crisis')
    expect(say(message, 'crisis', ['suicide'], { heardTier: 'none' }).guide.step).toBe('suicide/call')
    const later = conversation()
    later.say('I am going to end it tonight', 'crisis', ['suicide'])
    later.say('I am safe for now', 'crisis', ['suicide'], { heardTier: 'none' })
    later.say('There is nobody', 'crisis', ['suicide'], { heardTier: 'none' })
    later.say('it was a long day', 'crisis', ['suicide'], { heardTier: 'none' })
    expect(later.say(message, 'crisis', ['suicide'], { heardTier: 'none' }).guide.step).toBe('suicide/call')
  },
)

test('nobody who cannot take a step is left to themselves', () => {
  const { say } = conversation()
  say('I am going to end it tonight', 'crisis', ['suicide'])
  const replies = [
    'I am not sure',
    'There is nobody',
    'I cannot',
    'None of them',
    'I cannot',
    'Not yet',
    'no',
  ].map((message) => say(message, 'crisis', ['suicide'], { heardTier: 'none' }))
  expect(replies.map(({ guide }) => guide.need)).toEqual(replies.map(() => 'crisis'))
})

test.each(['ok', 'okay', 'sure'])('"%s" is no sign that help has come', (message) => {
  const { say } = conversation()
  say('my chest hurts and my left arm is numb', 'emergency', ['medical-emergency'])
  say('I have called', 'emergency')
  expect(say(message, 'emergency').guide.step).not.toBe('medical-emergency/helped')
})

test.each([
  ['suicide', 'I told her and she hugged me'],
  ['suicide', 'my mum is here now, thanks'],
  ['suicide', 'I feel a bit lighter'],
  ['medical-emergency', 'it was in 1998, nobody needs an ambulance'],
  ['medical-emergency', 'it wasn\u2019t my heart, the doctor checked'],
] as const)('a crisis of %s that is over is left: "%s"', (concern, over) => {
  const { say } = conversation()
  say('it is happening', concern === 'suicide' ? 'crisis' : 'emergency', [concern])
  const reply = say(over, 'crisis', [], { heardTier: 'none' })
  expect(reply.text).toContain('What would be good for the next hour?')
  expect(reply.text).not.toMatch(/911|have you called|are you safe/i)
  expect(reply.guide.need).toBe('just-listen')
  expect(say('I want to talk about school', 'crisis', [], { heardTier: 'none' }).text).not.toMatch(/911/)
})

test('where something was taken, feeling better ends nothing; and pills that are still here are not safety', () => {
  const taken = conversation()
  taken.say('I took them all', 'emergency', ['taken'])
  expect(taken.say('I feel a bit better', 'emergency', [], { heardTier: 'none' }).text).toContain('911')
  const low = conversation()
  low.say('I want to die', 'crisis', ['suicide'])
  const reply = low.say('i am safe for now i guess. the pills are still here', 'crisis', [], {
    heardTier: 'none',
  })
  expect(reply.guide.need).toBe('crisis')
})

test('whoever fears for a friend is not taken for the one in danger', () => {
  const { say } = conversation()
  say('my best friend says she is going to kill herself tonight', 'crisis', ['someone-else'])
  const reply = say('nobody is with her, I am two hours away', 'crisis', ['suicide', 'someone-else'])
  expect(reply.guide.step).toMatch(/^someone-else\//)
  expect(say('should i call even if i am wrong?', 'crisis', [], { heardTier: 'none' }).text).toMatch(
    /call 911/i,
  )
})

test('somebody held by another is not told to unlock the door', () => {
  const { say } = conversation()
  const replies = [
    say('he is choking me and I cannot get out', 'emergency', ['medical-emergency', 'abuse']),
    say('I cannot', 'emergency'),
    say('police are on the way', 'emergency'),
  ]
  expect(replies[0]!.guide.step).toBe('abuse/in-danger')
  for (const { text } of replies) expect(text).not.toMatch(/unlock|loudspeaker/i)
})

test('a wound of one’s own is pressed on first', () => {
  const reply = conversation().say('I cut too deep', 'emergency', ['medical-emergency', 'self-harm'])
  expect(reply.text).toContain('Press a clean cloth firmly')
})

test.each(['that is not what I meant', 'you got me wrong'])(
  'where only help ends it, "%s" is heard all the same',
  (message) => {
    const { say } = conversation()
    say('I took all my tablets an hour ago', 'emergency', ['taken'])
    const reply = say(message, 'emergency')
    expect(reply.text).toContain('I may have read you wrong')
    expect(reply.guide.step).toBe('taken/call')
  },
)

test('what was taken meanwhile is met as that, in however few words', () => {
  const { say } = conversation()
  say('I want to die', 'crisis', ['suicide'])
  say('I am not safe', 'crisis')
  const reply = say('i already took them', 'crisis')
  expect(reply.guide.step).toBe('taken/call')
  expect(reply.text).toContain('Call 911 now')
})

test('whoever has no phone that works is led to somebody who has', () => {
  const { say } = conversation()
  say('my chest hurts and my left arm is numb', 'emergency', ['medical-emergency'])
  expect(say('my phone is dead', 'emergency').guide.step).toBe('medical-emergency/cannot')
})

test('panic once help has come is met as panic', () => {
  const { say } = conversation()
  say('I took all my tablets an hour ago', 'emergency', ['taken'])
  say('the ambulance is here', 'emergency')
  expect(say('now I am panicking', 'emergency').guide.need).toBe('panic-now')
})

test.each([
  ['voices', ['the voices tell me to jump', 'yes', 'yes'], 'Not yet', 4],
  ['dependant-in-danger', ['she hits the baby', 'yes', 'I have called'], 'Not yet', 3],
] as const)('who says "not yet" in "%s" is not told the same again', (concern, way, answer, times) => {
  const { say } = conversation()
  say(way[0], 'crisis', [concern])
  const texts = way.slice(1).map((message) => say(message, 'crisis').text)
  for (let count = 1; count < times; count += 1) texts.push(say(answer, 'crisis').text)
  expect(new Set(texts).size).toBe(texts.length)
})
