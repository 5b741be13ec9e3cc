import { expect, test } from 'vitest'
import { directAnswers } from '#domain/chat/guide/say/answers/answers.ts'
import { factWords } from '#domain/chat/guide/say/facts.ts'
import { plainAnswers } from '#domain/chat/guide/say/plain-answers.ts'
import { needSteps } from '#domain/chat/guide/say/steps.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const talk = (messages: readonly string[]) => {
  const { say } = conversation('GB')
  return messages.map((message) => say(message)).at(-1)!
}

/** Which answer a reply begins with; what is filled in is left out of the comparison. */
const isAnsweredBy = (text: string, wordings: readonly string[]): boolean =>
  wordings.some((one) => text.startsWith(one.split(/[.{:]/)[0]!))

test.each([
  [['i keep going back to check the cooker is off', 'how long will this last'], 'how-long-doubt'],
  [['my dad died in january', 'will it ever get easier'], 'get-easier-loss'],
  [['my dad died in january', 'his birthday is on friday', 'what do you do on a day like that'], 'hard-day'],
  [['he broke up with me last week', 'what do i say to him when he comes for his things'], 'say-to-ex'],
  [['he broke up with me last week', 'is it normal to feel sick'], 'usual-feeling'],
  [['i keep washing my hands again and again', 'there is blood on the towel'], 'skin-bleeds'],
  [['i keep having intrusive thoughts of stabbing my nan', 'why do i keep having them'], 'why-thoughts'],
  [['i keep checking the door', 'why do i keep doing this'], 'why-doubt'],
  [
    ['i cant stop googling my symptoms', 'what if the doctor got it wrong, why do i keep checking'],
    'why-body',
  ],
  [['ive been on sertraline for 3 weeks', 'how long does it take to work'], 'medicine-works'],
  [['i binged again last night', 'should i skip breakfast tomorrow'], 'should-eat-less'],
  [['i keep cleaning my phone over and over', 'should i clean it again'], 'should-ritual'],
  [['work is too much, i am overwhelmed', 'should i go to work tomorrow'], 'should-work'],
  [
    ['im 20 and gay and my parents are religious, they would kick me out', 'should i tell them'],
    'should-tell-unsafe',
  ],
  [['my sister said she doesnt want to be here anymore', 'what do i say to her'], 'say-to-suicidal'],
  [['im worried about my daughter, she is not eating', 'do i force her to eat'], 'should-force'],
  [['im worried about my son', 'how do i get him to see a doctor'], 'get-them-help'],
  [['we had an argument, me and my mum', 'how do i say sorry without giving in'], 'say-sorry'],
  [['the doctor found a lump', 'how do i get through the next 2 weeks'], 'wait-for-result'],
  [['i am so depressed', 'whats wrong with me'], 'whats-wrong'],
  [['i am so depressed', 'should i see a doctor', 'what will they ask me'], 'at-the-doctor'],
  [['my mate died by suicide last month', 'why didnt i pick up the phone'], 'my-fault-suicide'],
  [['nobody texts me, i have no friends', 'why dont they like me'], 'why-them'],
  [['i hate how my life is', 'how do i know if i need help'], 'need-help'],
  [['can i ask you something'], 'ask-away'],
  [['i feel so low', 'can we do box breathing', 'what was the point of that'], 'point-breathing'],
  [['i feel so low', 'do pigeons dream of the sea?'], 'no-answer'],
  [
    ['my mum has dementia and i look after her', 'i shouted at her', 'is it normal to get so angry'],
    'usual-carer',
  ],
  [['i keep hearing voices', 'they say i should jump'], 'voice-orders'],
  [['my husband had a stroke, i look after him', 'is it wrong to want a week away'], 'usual-carer'],
  [['my dad died, he was horrible to us', 'is it evil to be relieved'], 'grief-usual'],
  [
    ['my husband is depressed, im worried about him', 'what do i say when he says he is useless'],
    'say-to-them',
  ],
  [['i am so depressed', 'how do i make her understand'], 'make-understand'],
  [['my grandad has alzheimers and he didnt know me', 'how do i be with him'], 'be-with-them'],
  [['my dog is being put down tomorrow', 'how do i tell my little girl'], 'tell-child'],
  [['i weighed myself 6 times, i feel so fat', 'should i eat dinner'], 'should-eat'],
  [['my daughter cut herself. i found out yesterday', 'should i take away the blades'], 'should-remove'],
  [['he wont leave me alone. my ex. 40 calls today', 'should i reply just once'], 'no-reply-to-them'],
  [['my ex is stalking me', 'can the police do anything'], 'police-can'],
  [['whats the number for someone to talk to', 'what happens if i ring'], 'what-a-line-does'],
  [['i relapsed, smoked again', 'can i just have one'], 'just-one'],
  [['i used to cut. havent for a year', 'how long does the urge last'], 'how-long-urge'],
  [['my partner and i had a fight with shouting', 'how do i know if i should leave'], 'should-leave'],
  [['im on a train, i am panicking', 'should i get off'], 'should-leave-place'],
  [
    ['im 17, i sent him a pic and he says he will post it', 'should i just send another one'],
    'should-not-send',
  ],
  [['my best friend has cancer', 'is it selfish to be scared'], 'usual-feeling'],
] as const)('%j is answered first, by “%s”', (messages, name) => {
  expect(isAnsweredBy(talk(messages).text, directAnswers[name] ?? plainAnswers[name]!)).toBe(true)
})

test('who is in a panic hears how long it lasts, and who is not hears nothing of panic', () => {
  const panic = talk(['i cant breathe, im panicking', 'how long does it last'])
  expect(isAnsweredBy(panic.text, factWords['panic-last']!)).toBe(true)
  expect(talk(['i keep checking the door', 'how long will this last']).text).not.toMatch(
    /attacks|twenty minutes/,
  )
})

test('who asks for a list gets the steps there are, all at once', () => {
  const { text } = talk(['i am so lonely', 'can you give me a list of what to do'])
  for (const step of needSteps['loneliness']!) expect(text).toContain(step)
})

test('a doubt that asks to be settled is not settled, and a question is never passed over', () => {
  for (const question of ['what if they are lying', 'is that normal', 'am i a bad person']) {
    const reply = talk(['i replay what i said at a party years ago over and over', question])
    expect(reply.understood.topic).toBe('certainty')
  }
})

test('what only sounds like a question is told, and gets no “I have no answer”', () => {
  for (const text of ['cant believe it', 'how could he do that', 'what a day', 'will do', 'who cares'])
    expect(talk(['my husband and i had a fight', text]).understood.topic).not.toBe('unanswered')
})

test('asked four times, nothing is said twice', () => {
  const { say } = conversation()
  say('my dad died in january')
  const replies = Array.from({ length: 4 }, () => say('will it ever get easier').text)
  expect(new Set(replies).size).toBe(4)
})

test('an order from a voice is followed by the question whether they are safe', () => {
  const { say } = conversation('GB')
  say('i keep hearing voices')
  expect(say('they say i should jump').asks).toBe('safe-now')
})

test('“leave me alone” said of another stops nothing, and “no one helps” did not help', () => {
  const { say } = conversation('GB')
  expect(say('he wont leave me alone. my ex. 40 calls today').guide.need).toBe('violence-at-home')
  expect(say('no one helps').understood.act).not.toBe('helped')
})

test('a question that was answered does not take the talk elsewhere', () => {
  const { say } = conversation()
  say('my nan died on sunday')
  const scores = { acts: {}, needs: { 'health-fear': 0.9 } }
  expect(say('is it normal to be angry at people', 'none', [], { scores }).guide.need).toBe('grief')
})

test('asked what it would do, the guide says that it is words, and gives a step', () => {
  const { text } = talk(['i am so lonely, nobody calls me', 'what would you do'])
  expect(needSteps['loneliness']!.some((step) => text.includes(step))).toBe(true)
})

test('who is followed is given no step about writing to them', () => {
  const { text } = talk(['my ex wont leave me alone, 40 calls today', 'what can i do'])
  expect(needSteps['violence-at-home']!.some((step) => text.startsWith(step.split('{')[0]!))).toBe(true)
})
