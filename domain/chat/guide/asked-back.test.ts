import { expect, test } from 'vitest'
import { conversation, walk } from '#domain/testing/talk-with-guide.ts'

const last = (...messages: string[]) => walk(...messages).at(-1)!

test.each([
  ['why do you ask', /guess|rightly|words in your mouth/],
  ['what do you mean by that?', /only meant|Plainly|no more than this/],
  ['u keep asking me stuff', /No more questions|ask nothing|only read|keep quiet/],
  ['are you just going to ask me questions', /No more questions|ask nothing|only read|keep quiet/],
] as const)('“%s” is answered, whatever it was about', (asked, words) => {
  for (const first of ['i keep googling my lump', 'its 4am again and i cant sleep', 'my dog died on tuesday'])
    expect(last(first, 'it never stops', asked).text).toMatch(words)
})

test('asked at once whether it is a person, it says what it is', () => {
  const { text, understood } = last('hi is this a real person')
  expect(understood.act).toBe('about-guide')
  expect(text).toMatch(/prepared|written|program/i)
  expect(text).not.toMatch(/far away|unreal|closed once/)
})

test.each(['oh great a robot. ok fix my life', 'wow thanks so helpful', 'im being sarcastic'])(
  '“%s” is taken as it is meant',
  (words) => {
    expect(last('hello', words).text).toMatch(/Fair|had that coming|not taken badly/)
  },
)

test('who feels disbelieved about what they are sure of is neither confirmed nor doubted', () => {
  const { text } = last('they are all watching me through the wall', 'you dont believe me')
  expect(text).toMatch(/frightened|not lying|wears you out/)
  expect(text).not.toMatch(/^I believe you/)
})

test.each([
  [['my heart keeps skipping and the ecg was normal', 'can i still go running'], /tests|clear you|surgery/],
  [['flying on thursday and im terrified', 'can i take diazepam'], /pharmacist/i],
  [['flying on thursday and im terrified', 'what can i do when it shakes'], /Feet|crew|cabin/],
  [['my flatmate eats my food every week', 'how do i say it without shouting'], /“|two lines/],
  [['im so angry at my mother i could scream', 'what do i write to her'], /“|three lines/],
  [
    ['my dog died. i had to put him to sleep', 'did i do the right thing putting him to sleep'],
    /decide|judge|choice/,
  ],
  [
    ['my wife is dying. hospice says weeks', 'i dont know how to sit with her'],
    /hand|small things|right way/i,
  ],
  [['i keep washing my hands over and over', 'i will try', 'what if i cant'], /smaller|Halve|another day/],
  [['did i lock the door, i keep checking. im at work', 'should i go home'], /urge|doubt/],
  [['fireworks all week and im back there', 'what would i even say to the doctor'], /“|three lines/],
  [['just so tired of everything at work', 'what helps with being this tired'], /rest|lie down|undone/],
  [['i used to cut myself and the urge is back', 'what can i do instead'], /[Tt]en minutes|urge/],
  [['nightmares every nite about my dad', 'should i call him now its 3'], /daylight|morning/],
  [
    [
      'had a panic attack in tesco yesterday and im scared to go back',
      'what do i do if it starts in the queue',
    ],
    /basket|breath|wave/,
  ],
  [
    ['had a panic attack in tesco yesterday and im scared to go back', 'what if it happens again'],
    /It may|may come/,
  ],
] as const)('what is asked in %j is answered', (messages, words) => {
  expect(last(...messages).text).toMatch(words)
})

test('words that are too long are said shorter, and no exercise comes instead', () => {
  const { text, suggestedExerciseId } = last(
    'im so angry at my mother i could scream',
    'what do i write to her',
    'hmm not that. shorter',
  )
  expect(suggestedExerciseId).toBeNull()
  expect(text).toMatch(/“/)
})

test('what the grandchildren are told about somebody who dies has its answer', () => {
  const { text } = last('my wife is dying. hospice says weeks', 'what do i say to the grandchildren')
  expect(text).not.toMatch(/today is hard/)
  expect(text).toMatch(/sad news|short true words|next to them/)
})

test.each([
  ['got diagnosed with autism last month at 44', 'just-listen', /relief|word for it|news about yourself/],
  ['my housemate eats my food and im going to lose it', 'conflict', /yours|not being asked/],
  [
    'my bf hasnt texted since last night and im spiralling',
    'worry-loop',
    /head fills|one message|phone is silent/,
  ],
  ['found messages on my husbands phone', 'conflict', /floor away|shock|lonely place/],
  [
    'had a panic attack in tesco yesterday and now im scared to go back',
    'worry-loop',
    /place|next one|remembers/,
  ],
  ['anyway im anxious about a flight', 'worry-loop', /flying|calendar|fly/],
  ['havent had a drink for 12 days', 'substance', /day after another|yours, each|stretch/],
  ['my exam went terribly', 'just-listen', /walk out|All that work|runs in the head/],
] as const)('“%s” is met as what it is', (words, need, met) => {
  const { text, guide } = last(words)
  expect(guide.need).toBe(need)
  expect(text).toMatch(met)
})

test('several troubles in one message are named, and it is asked which comes first', () => {
  const { say } = conversation('GB')
  const { text, choices } = say('cant sleep, panic attacks every day, my gran died and my boyfriend left')
  expect(text).toMatch(/the nights.*the panic.*the loss/)
  expect(text).toMatch(/first/)
  expect(choices.length).toBeGreaterThan(1)
  const picked = say('the panic i guess')
  expect(picked.text).toMatch(/panic/i)
  expect(picked.text).not.toMatch(/breath out/)
})

test.each(['i was tired at work and then home', 'my boss shouted and i cried', 'mum died in may'])(
  '“%s” is one thing',
  (words) => {
    expect(conversation('GB').say(words).text).not.toMatch(/Which shall we take first|several things/i)
  },
)

test.each([
  ['i keep googling my lump', 'dont tell me to breathe', /breath/i],
  ['i ate everything again and hate my body', 'dont tell me to see a doctor', /doctor/i],
  ['panic attack now i cant breathe', 'no dont want to count', /count/i],
  ['just moved to leeds and i dont know anyone', 'i hate clubs and groups', /\b(club|group)/i],
] as const)('after “%s”, “%s” is taken at once', (first, refusal, refused) => {
  const { text, understood } = last(first, refusal)
  expect(understood.act).not.toBe('human-please')
  expect(text).toMatch(/None of that|Left out|without it/)
  expect(text).not.toMatch(refused)
})

test.each([
  ['did i lock the door, i keep checking. im at work', 'ok i stayed. its been an hour'],
  ['panic attack on the bus', 'ok getting off now ta'],
  ['im scared to go back to tesco', 'ok im going in 10 mins wish me luck'],
  ['i keep taking my blood pressure', 'I suppose I could leave it in the drawer.'],
] as const)('after “%s”, “%s” is named as what it is', (first, step) => {
  expect(last(first, step).understood.topic).toBe('progress')
})

test('what follows “not what I meant” is heard, and not asked for again', () => {
  const { text, guide } = last(
    'my eye has been twitching and google says ALS',
    "no that's not what i meant, i dont want to see a doctor again i want to stop thinking about it",
  )
  expect(text).not.toMatch(/What did I miss|What is it about/)
  expect(guide.need).toBe('health-fear')
})

test('a correction inside a doubt stays in it', () => {
  const { guide } = last(
    "I can't stop thinking I don't love my wife. do i really love her",
    'No, I meant about the thoughts, not the lying',
  )
  expect(guide.need).toBe('ocd-relationship')
})

test('what it is not and what it is are both heard', () => {
  const { text } = last('my husband just laughed at me', 'no not angry. just sad')
  expect(text).not.toMatch(/off the table\.$/)
  expect(text).toMatch(/sad/i)
})

test('“nothing happened” is no reproach, and a fear beside good news is met', () => {
  expect(last('idk', 'nothing happened').text).not.toMatch(/missed what you need|no use/)
  expect(last('passed my driving test!!', 'bit scared of motorways tho').text).not.toMatch(
    /Who else|best bit/,
  )
})
