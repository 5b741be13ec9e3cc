import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const children = '0800 1111 (Childline)'
const asMinor = (text: string) => {
  const talk = conversation('GB')
  return { ...talk, first: talk.say(text, 'care', ['minor']) }
}

test('a child of ten whose mother will not get up hears of that, of a grown-up outside, and of when to call', () => {
  const { first, say } = asMinor('im 10 and my mum wont get out of bed and she cries all day')
  expect(first.text).toMatch(/grown-up/)
  expect(first.text).toContain('999')
  expect(first.text).toContain(children)
  expect(first.text).not.toMatch(/someone else, and it weighs/)
  const going = say('i make my brothers tea. i dont know if shes ill')
  expect(going.text).toMatch(/doctor|teacher|grown-up/)
  expect(going.text).not.toContain(children)
  expect(say('what do i do if she doesnt get up').text).toMatch(/999/)
  expect(say('is it my fault').text).toMatch(/^(No\b|It is not\.)/)
})

test.each(['im 10 and my mum drinks and shouts every night', "my mum wont get up. i'm 9"])(
  '“%s” is answered as a child',
  (text) => {
    const { text: said, choices } = asMinor(text).first
    expect(said).toMatch(/999.*Childline/s)
    expect(choices).toEqual([])
  },
)

test.each([
  [
    'im 14 and my friends made a group chat without me and theyre all laughing about me',
    /friends|left out|chat/i,
  ],
  ['i am 15 and i make myself sick after eating', /doctor/i],
  ['im 15 and pregnant and scared', /clinic/i],
  ['im 13 and my boyfriend is 19 and wants pics', /send|picture/i],
  ['im 12 and my nan died yesterday', /sorry|sad/i],
  ['i am 11. mum has been in bed for a week and theres no food', /food|hungry/i],
  ['im 15 and my parents are getting divorced', /parents part|sides?|change/i],
  ['someone is blackmailing me with my nudes. im 16', /pay|money/i],
])('“%s” is answered by what happened, and the line of that age stands after it', (text, event) => {
  const paragraphs = asMinor(text).first.text.split('\n\n')
  expect(paragraphs[0]).toMatch(event)
  expect(paragraphs[0]).not.toContain(children)
  expect(paragraphs.at(-1)).toContain(children)
})

test('what stands beside an age is met though nothing is known of it, and the line is named once', () => {
  const { first, say } = asMinor('im 13 and my hamster ran away out of the window last night')
  expect(first.text.split('\n\n')).toHaveLength(2)
  expect(first.text).toContain(children)
  expect(say('im 13 and it is raining and he is still out there somewhere').text).not.toContain(children)
})

test('whoever will not tell a grown-up is not told to leave an exercise that nobody brought', () => {
  const { say } = asMinor('im 14 and my friends made a group chat without me')
  expect(say('no i dont want to tell a grown up theyd make it worse').text).not.toMatch(
    /that one|exercise|let it go/i,
  )
  expect(
    conversation().say('i did not tell my boss because it would only make things worse').text,
  ).not.toMatch(/that one at once|No more of it|Stop it now/)
})

test('a bullied teenager who wants to disappear is asked plainly', () => {
  const { say } = asMinor('im 14')
  expect(say('theyre bullying me at school every day').text).toMatch(/school|not your fault/i)
  const asked = say('i wanna disappear')
  expect(asked.asks).toBe('ending-life')
  expect(asked.text).toMatch(/ending your life/)
})

test.each(["i'm 7 today, my mum cries all day", 'my mum wont get up', 'im 40 and my mum drinks'])(
  'who is no child (“%s”) is not spoken to as one',
  (text) => {
    expect(conversation('GB').say(text.replace('7 today', '7 out of 10 today')).text).not.toContain(children)
  },
)

test.each(['are you gonna tell my mum', 'will you tell anyone', 'do you tell people'])(
  'a child that asks “%s” hears no first, and what a grown-up is for',
  (words) => {
    const { say } = asMinor('im 12 and i cant sleep because mum and dad shout')
    const { text } = say(words)
    expect(text).toMatch(/^No\b/)
    expect(text).toMatch(/grown-up|adult/)
  },
)

test('the grown-up whom a child names is taken up by that word', () => {
  const { say } = asMinor('im 12 and i cant sleep because mum and dad shout')
  expect(say('my nan').text).toMatch(/[Yy]our nan\b/)
})

test('a blow at home told by a child is met with the number, the line, and whether they are safe now', () => {
  const { say } = asMinor('im 12 and i cant sleep because mum and dad shout')
  const { text, asks } = say('last night dad threw a plate and it hit mum')
  expect(text).toContain('999')
  expect(text).toContain(children)
  expect(asks).toBe('safe-now')
  expect(text).toMatch(/are you safe right now\?$/i)
})

test('a child whose question waits is answered first; no other question comes in its place', () => {
  const { say } = conversation('GB')
  const ask = { ask: 'safe-at-home' } as const
  expect(say('im 12 and my dad gets really angry', 'care', ['minor'], ask).asks).toBe('safe-at-home')
  const { text, asks } = say('are you gonna tell my mum', 'care', ['minor'], { ...ask, heardTier: 'none' })
  expect(text).toMatch(/^No\b.*Are you safe at home right now\?$/s)
  expect(text).not.toMatch(/ending your life/)
  expect(asks).toBe('safe-at-home')
})

test('in danger, too, a child that asks who is told hears no first', () => {
  const { say } = conversation('GB')
  say('im 11 and my stepdad hits my mum', 'crisis', ['minor'])
  const { text, guide } = say('will you tell the police', 'crisis', ['minor'], { heardTier: 'none' })
  expect(text).toMatch(/^No\. Nothing here tells or calls anyone/)
  expect(guide.need).toBe('crisis')
})
