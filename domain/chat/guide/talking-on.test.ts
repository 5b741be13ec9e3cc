import { expect, test } from 'vitest'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import { matterSteps, needSteps } from '#domain/chat/guide/say/steps.ts'
import { needIds } from '#domain/chat/guide/understanding.ts'
import { conversation, sentencesOf, walk } from '#domain/testing/talk-with-guide.ts'

test('what was wrongly understood is let go for good, and the correction says what it is', () => {
  const { say } = conversation()
  expect(say('I googled my symptoms again, what if it is cancer').guide.need).toBe('health-fear')
  const reply = say('no, it’s not about my health, it’s my marriage')
  expect(reply.guide.need).not.toBe('health-fear')
  expect(reply.text).toContain('It’s your marriage.')
  for (const text of ['he hardly speaks to me', 'it hurts', 'we sit there'])
    expect(
      say(text, 'none', [], { scores: { acts: {}, needs: { 'health-fear': 0.9 } } }).guide.need,
    ).not.toBe('health-fear')
  const again = { scores: { acts: {}, needs: { 'health-fear': 0.9 } } }
  const back = say('I googled my symptoms again and it says cancer', 'none', [], again)
  expect(back.guide.need).toBe('health-fear')
})

test.each(['that’s not it', 'you got me wrong', 'no not like that', 'that’s not what I meant'])(
  '"%s" takes the need away, and asks once, plainly',
  (text) => {
    const [, reply] = walk('I feel so lonely, nobody calls me', text)
    expect(reply?.guide.need).toBe('opening')
    expect(reply?.text.match(/\?/g)).toHaveLength(1)
  },
)

test('a reproach is taken as one, with their words, and is neither shame nor an insult', () => {
  const { say } = conversation()
  say('I have deadlines and a to-do list that never ends')
  say('my boss moved to the other office')
  const reply = say('did you even read that', 'none', [], {
    scores: { acts: { insult: 0.9 }, needs: { shame: 0.9 } },
  })
  expect(reply.understood.act).toBe('not-understood')
  expect(reply.text).toContain('“my boss moved to the other office”')
})

test('what is told freely is met, and no passage is brought as if a chip had been pressed', () => {
  const { say } = conversation()
  const first = say('my husband and I had a fight with shouting at each other')
  const passages = needWords['conflict'].work.flatMap(({ says }) => says)
  expect(first.choices.length).toBeGreaterThan(0)
  const replies = [say('he slept on the sofa'), say('the kids heard it')]
  expect(replies[0]?.text).toContain('He slept on the sofa.')
  for (const { text } of replies) for (const says of passages) expect(text).not.toContain(says)
})

test('an open question is answered by what is told, and nothing new follows at once', () => {
  const { say } = conversation()
  say('my nan died on sunday')
  for (let turn = 0; turn < 8; turn++) {
    const { asks } = say('yes')
    if (
      asks === null ||
      !needWords['grief'].work.some((one) => one.id === asks && one.asks?.reads === 'open')
    )
      continue
    const reply = say('she had a blue teapot')
    expect(reply.understood.act).toBe('answer')
    expect(reply.choices).toEqual([])
    expect(reply.asks).toBeNull()
    return
  }
  expect.unreachable()
})

test.each(['mostly quiet, please', 'just listen', 'no questions please', 'please don’t ask me anything'])(
  'after "%s" nothing is asked until it is wanted',
  (wish) => {
    const { say } = conversation()
    const replies = [
      wish,
      'my dad was in hospital',
      'he looked so small',
      'I held his hand',
      'yes',
      'I don’t know',
      'I feel lonely',
    ]
    for (const text of replies) expect(say(text).text, text).not.toContain('?')
    expect(say('you can ask me something now').text).toContain('?')
  },
)

test.each([
  ['what is a panic attack', 'panic-attack'],
  ['why does anxiety make my heart race', 'heart-race'],
  ['and the tingling in my fingers?', 'tingling'],
  ['what is ocd?', 'ocd'],
  ['what’s an intrusive thought', 'intrusive-thought'],
  ['what is a compulsion', 'compulsion'],
  ['what does reassurance seeking mean', 'reassurance'],
  ['what is ERP', 'erp'],
  ['whats derealisation', 'derealisation'],
  ['what is a flashback', 'flashback'],
  ['why do I always wake up at 3am', 'wake-at-night'],
  ['what is grounding', 'grounding'],
  ['does breathing actually help', 'breathing-helps'],
  ['should I stop taking my sertraline', 'medicine'],
  ['can I double my dose tomorrow', 'medicine-double'],
  ['how long does a panic attack last', 'panic-last'],
  ['can you die of a panic attack', 'panic-die'],
  ['can you faint from a panic attack', 'panic-faint'],
  ['is therapy worth it', 'therapy-worth'],
  ['how do I find a therapist', 'find-therapist'],
  ['what is cbt', 'cbt'],
  ['how do I tell my parents I need help', 'tell-parents'],
  ['how do I tell my partner about my ocd', 'tell-partner'],
])('"%s" is answered plainly', (text, fact) => {
  const [reply] = walk(text)
  expect(reply?.guide.said?.[0]).toMatch(new RegExp(`^fact/${fact}\\.\\d$`))
  expect(reply?.suggestedExerciseId).toBeNull()
})

test('a fact is told once; to be made sure is declined', () => {
  const { say } = conversation()
  say('what is a panic attack')
  expect(say('can you die of one').guide.said?.[0]).toContain('fact/panic-die')
  for (const text of ['are you sure', 'but really', 'can you die of it'])
    expect(say(text).guide.said?.[0]).toContain('listen/again')
})

test('about medicine nothing is decided', () => {
  const { say } = conversation()
  for (const text of [
    'I take propranolol and feel sick',
    'should I stop',
    'what if I skip a day of my tablets',
  ]) {
    const reply = say(text)
    if (text.startsWith('I ')) continue
    expect(reply.text).toMatch(/prescribe|pharmacist/)
    expect(reply.text).toMatch(/do not|slowly|at once/)
  }
})

test('each need has its own small step, three of them', () => {
  for (const need of needIds.filter((one) => one !== 'crisis'))
    expect(new Set(needSteps[need]).size, need).toBeGreaterThanOrEqual(3)
  expect(new Set(matterSteps.map(([id]) => id)).size).toBe(matterSteps.length)
})

test.each([
  ['I called the landlord', 'You called the landlord.'],
  ['only checked twice today', 'twice'],
  ['lasted 5 minutes', '5 minutes'],
  ['my scan came back clear', 'Your scan came back clear.'],
  ['it was an 8 then a 3', '8'],
])('"%s" is named with its own detail, and nothing is brought', (text, detail) => {
  const { say } = conversation()
  say('I checked the stove nine times and I still see the house burning')
  say('I keep going back')
  const reply = say(text)
  expect(reply.text.toLowerCase()).toContain(detail.toLowerCase())
  expect(reply.suggestedExerciseId).toBeNull()
  expect(reply.choices).toEqual([])
})

test('numbers are read against the one before', () => {
  const replies = walk('I am panicking, my heart is racing', '8', 'it’s a 4 now')
  expect(replies[2]?.text).toMatch(/8.*4/s)
})

test('grief is not asked when it was, once that is told', () => {
  const { say } = conversation()
  const replies = [say('my nan died on sunday'), ...Array.from({ length: 14 }, () => say('yes'))]
  for (const { text } of replies)
    expect(text).not.toMatch(/how long has it been|lately, or long ago|is yours new/i)
})

test('the end of a love is no funeral', () => {
  const { say } = conversation()
  expect(say('we broke up last week').guide.need).toBe('grief')
  for (const { text } of Array.from({ length: 14 }, () => say('yes')))
    expect(text).not.toMatch(/funeral|grave/i)
})

test.each([
  'the girls in my class are bullying me',
  'my dog is really sick, the vet says kidneys',
  'I am scared to tell my dad I failed maths',
])('"%s" is neither a fear for love nor violence', (text) => {
  const scores = { acts: {}, needs: { 'ocd-relationship': 0.5 } }
  const { need } = conversation().say(text, 'none', [], { scores }).guide
  expect(['ocd-relationship', 'violence-at-home', 'health-fear']).not.toContain(need)
})

test('ten turns of which nothing is understood are ten different replies, none of them a passage', () => {
  const { say } = conversation()
  const told = [
    'the blue one',
    'mostly tuesdays',
    'by the lake',
    'under the stairs',
    'grey paint',
    'with a lid on',
    'all the spoons',
    'over there',
    'two doors down',
    'as before',
  ]
  const replies = told.map((text) => say(text))
  const sentences = replies.slice(1).flatMap(sentencesOf)
  expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([])
  for (const { text } of replies) expect(text.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1)
})

test('not each conversation is opened with the same words', () => {
  const openings = [
    'can I rant',
    'I need to vent',
    'can we talk',
    'I want to get this off my chest',
    'I need someone to listen to me',
  ].map((text) => walk(text)[0]?.text)
  expect(new Set(openings).size).toBeGreaterThanOrEqual(4)
})

test('what is told beside a panic is met as told, and no step is put over it', () => {
  const { say } = conversation()
  say('I am panicking, my heart is racing')
  const reply = say('she sends emails to everyone at eleven')
  expect(reply.suggestedExerciseId).toBeNull()
  expect(reply.choices).toEqual([])
})

test('a correction that asks for an exercise is given the exercise', () => {
  const { say } = conversation()
  say('I have deadlines and a to-do list that never ends')
  expect(say('no, I mean the box breathing one').suggestedExerciseId).toBe('box-breathing')
})
