import { expect, test } from 'vitest'
import { ofFirst } from '#domain/chat/guide/say/asked/first.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const talk = (...messages: string[]) => {
  const { say } = conversation('GB')
  return messages.map((message) => say(message))
}
const last = (...messages: string[]) => talk(...messages).at(-1)!
const topicOf = (...messages: string[]) => last(...messages).understood.topic?.replace('fact:plainly-', '')

test.each([
  [['im 13 and they laugh at me in pe', 'if i ring childline will they tell my mum'], 'line-tells'],
  [['im 15 and i feel low', 'does the helpline pass it on to my school?'], 'line-tells'],
  [['i keep seeing myself drop the baby', 'would she have to report it'], 'take-child-thoughts'],
  [
    ['i see pictures of hurting my son in the bath', 'are they going to take him away if i say'],
    'take-child-thoughts',
  ],
  [['im drinking too much and i have two kids', 'will social services take my kids away'], 'take-child-open'],
  [['i hear a woman calling me at night', 'who do i even go to, my doctor?'], 'whom-voices'],
  [['theres someone whispering about me and when i look nobody is there', 'do u hear them'], 'hear-him'],
  [['i keep checking the cooker', 'what do i do with the urge right now'], 'urge-wait'],
  [
    ['i counted the moles on my arm for an hour', 'what am i meant to do when my hands want to look again'],
    'urge-wait',
  ],
  [
    ['ive had half a bottle of gin', 'i dont want the rest. how do i get through the next hour'],
    'urge-drink',
  ],
  [['my brother has gone quiet since his wife left him', 'what do i text him'], 'text-quiet'],
  [
    ['my mate has stopped answering, im scared hell do something stupid', 'what can i write to him'],
    'text-worried',
  ],
  [['his aftershave and now nothing is real', 'tell me what day it is'], 'what-day-here'],
  [['ive been signed off with stress', 'can they sack me for it'], 'sacked'],
  [['panic attack in the van, im dizzy', 'can i drive like this'], 'drive-clear'],
  [['my chest flutters and the ecg was fine', 'should i google it'], 'google-not'],
  [['i lied to my mum about the money', 'is it guilt do you think?'], 'feeling-named'],
  [
    ['he goes through my phone every night', 'is there someone i can speak to who wont make me go'],
    'whom-abuse',
  ],
  [['my ex sits in his car outside my flat', 'who can i report it to'], 'report-it'],
  [['missed the deadline, havent left my room', 'what do i even write to my lecturer'], 'email-behind'],
  [['i binge after work', 'will they only tell me to lose weight'], 'not-of-weight'],
  [['mum cant know. i feel awful', 'could you ring my aunt for me'], 'cannot-tell'],
  [['the mole on my back looks darker', 'can you tell me if that is bad'], 'mole-once'],
] as const)('%j is answered at once, as “%s”', (messages, name) => {
  expect(topicOf(...messages)).toBe(name)
})

test.each([
  [['i keep checking the door', 'do i take my keys away'], 'take-child-open'],
  [['my son is 4', 'who do i ask about his shoes'], 'whom-gp'],
  [['had a lovely day', 'what day was it you said'], 'take-child-open'],
  [['i hear my neighbours arguing about money', 'do you think he loves her'], 'hear-him'],
] as const)('%j is not taken for “%s”', (messages, name) => {
  expect(topicOf(...messages)).not.toBe(name)
})

test('the day is said as it stands in the calendar, and the hour is not invented', () => {
  const { text } = last('i smell him and the room is gone', 'what day is it')
  expect(text).toMatch(/day that your phone shows/)
  expect(last('hello', 'what time is it').text).toMatch(/phone/i)
})

test.each([
  [
    'theres a man talking about me in the stairwell, nobody is there when i look',
    'he says i should shut him up. shoes are on',
  ],
  ['i hear a voice, it never stops', 'it told me to go out and hurt the man downstairs', 'im outside now'],
  [
    'a woman talks to me through the ceiling',
    'nobody lives upstairs',
    'she says i should set the shed on fire',
  ],
  ['i hear him through the wall', 'he wants me to get him. got my coat on'],
])(
  'a voice that sends them out (“%s”) is met with stay in and the number, whatever else is due',
  (...messages) => {
    const { text } = last(...messages)
    expect(text).toMatch(/999/)
    expect(text).toMatch(/stay in|go in|go back in|Go in|back to where you live/)
  },
)

test('whoever is controlled is not asked for a trigger, nor told that it is no danger', () => {
  for (const told of [
    'he kicked the door in because i was late',
    'she threw a plate at the wall last night',
    'he smashed my tablet cos i was slow',
  ]) {
    const { text } = last('my partner checks my phone and i have to ask for money', told)
    expect(text).toMatch(/not cause|none of it is your doing/)
  }
  for (const told of ['i mean hes never hit me', 'she never once touched me though'])
    expect(last('my partner reads my messages and wont let me go out', told).text).toMatch(
      /hit for it to count|make it small/,
    )
})

test('who wanted to hear “stop” hears it first', () => {
  for (const told of [
    'i only said it cos i thought youd say stop',
    'i wanted you to tell me not to',
    'i hoped someone would say no',
  ])
    expect(last('im 16 and i make myself sick after tea', told).text).toMatch(/^(?:Stop|Please stop)/)
})

test('what is said so is short, can be read at eleven, and passes what replies are screened by', () => {
  for (const text of Object.values(ofFirst).flat()) {
    expect(screenReply(text), text).toEqual([])
    for (const sentence of text.split(/(?<=[.?!…:])\s+/))
      expect(sentence.match(/[\p{L}\p{N}’-]+/gu)?.length ?? 0, sentence).toBeLessThan(25)
    expect(text).not.toMatch(/!|'|\b(?:therapy|treatment|i promise|you are fine|calm down)\b/i)
  }
})

test.each([
  ['the voice wants me dead'],
  ['i hear a man at night', 'it keeps saying i should just die'],
  ['a voice talks to me', 'it tells me i must disappear'],
])(
  'a voice that turns on whoever hears it (“%s”) is no dilemma: help is named, and it is asked plainly',
  (...messages) => {
    const { text, asks } = last(...messages)
    expect(text).toMatch(/999/)
    expect(text).not.toMatch(/both sides|decide/)
    expect(asks).not.toBeNull()
  },
)

test('whoever may be seen by whom they fear hears one thing: close it', () => {
  for (const told of ['i think hes awake. what if he sees this', 'hes coming up the stairs'])
    expect(last('my husband reads my messages and wont let me go out', told).text).toMatch(
      /^Close (?:this page|it) now/,
    )
})

test('that it feels different takes no alarm back', () => {
  const { say } = conversation('GB')
  say('my chest is crushing and my arm hurts', 'emergency', ['medical-emergency'])
  expect(say('no not called. just feels diffrent this time', 'emergency', []).text).not.toMatch(
    /I got it wrong/,
  )
})
