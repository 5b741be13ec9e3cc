import { expect, test } from 'vitest'
import { languageSpoken } from '#domain/chat/guide/crisis-elsewhere.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { findFlowStep } from '#domain/safety/flow/follow-flow.ts'
import { heardElsewhere, inEnglish } from '#domain/safety/flow/heard-elsewhere.ts'
import { meaningOf, meanings } from '#domain/safety/flow/meaning.ts'
import { plainQuestions } from '#domain/safety/plain-questions.ts'
import { questionIn } from '#domain/safety/questions.ts'
import type { Concern, Question } from '#domain/safety/tier.ts'
import { flows } from '#domain/safety/words/flows/flows.ts'
import { asksElsewhere, labelsElsewhere } from '#domain/safety/words/tongues/tongue.ts'
import { answersIn, askIn, chipIn, labelIn, tongues } from '#domain/safety/words/tongues/tongues.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

/** How danger is told, then a typed yes and a typed no, as people write them. */
const spoken: Record<string, { tells: string; yes: string[]; no: string[]; called: string }> = {
  es: { tells: 'ya no quiero vivir', yes: ['sí', 'Si, claro'], no: ['no', 'No...'], called: 'ya he llamado' },
  de: {
    tells: 'ich will sterben',
    yes: ['ja', 'Ja, bin ich'],
    no: ['nein', 'nee'],
    called: 'habe angerufen',
  },
  fr: { tells: 'je veux mourir', yes: ['oui', 'ouais'], no: ['non', 'Non.'], called: 'j’ai appelé' },
  it: { tells: 'voglio morire stasera', yes: ['sì', 'si'], no: ['no', 'No no'], called: 'ho chiamato' },
  pt: { tells: 'quero me matar', yes: ['sim', 'Sim!'], no: ['não', 'nao'], called: 'já liguei' },
  nl: { tells: 'ik wil dood', yes: ['ja', 'Ja hoor'], no: ['nee', 'Nee hoor'], called: 'ik heb gebeld' },
  pl: { tells: 'chcę umrzeć', yes: ['tak', 'Tak.'], no: ['nie', 'Nie!'], called: 'dzwoniłam' },
  tr: { tells: 'artık yaşamak istemiyorum', yes: ['evet', 'EVET'], no: ['hayır', 'yok'], called: 'aradım' },
  ar: { tells: 'أريد أن أموت', yes: ['نعم', 'أيوه'], no: ['لا', 'لأ'], called: 'اتصلت بهم' },
  hi: {
    tells: 'मैं मरना चाहता हूँ',
    yes: ['हाँ', 'haan', 'ji haan'],
    no: ['नहीं', 'nahi', 'nahin'],
    called: 'फ़ोन किया है',
  },
}
const all = Object.entries(spoken)

/** Small words of English that no other of the ten languages has. */
const english = /\b(the|you|your|are|and|now|have|call|right|not|this|with|someone|safe|help|yes)\b/i
const said = ({ text, choices }: { text: string; choices: string[] }) =>
  [text, ...choices].join('\n').replace(/SMS \d+ \(\w+\)/g, '')

const concerns: Concern[] = [
  'suicide',
  'taken',
  'medical-emergency',
  'self-harm',
  'abuse',
  'sexual-violence',
  'someone-else',
  'dependant-in-danger',
  'minor',
  'voices',
  'harm-to-others',
]

test.each(all)(
  '%s: nothing of the first reply is in English, whatever it is about',
  (language, { tells }) => {
    for (const concern of concerns)
      for (const tier of ['crisis', 'emergency'] as const) {
        const reply = conversation('US').say(tells, tier, [concern])
        expect(said(reply), `${concern} ${tier}`).not.toMatch(english)
        expect(reply.text).not.toMatch(/[{}]/)
        expect(reply.choices.length).toBeGreaterThan(1)
        expect(reply.guide.step).toContain(`${concern}/`)
        const { asks } = findFlowStep({
          kind: reply.guide.step.split('/')[0]!,
          step: reply.guide.step.split('/')[1]!,
        })!
        expect(reply.text.endsWith(askIn(tongues[language]!, asks)!)).toBe(true)
      }
  },
)

test.each(all)('%s: a chip and a typed answer move the flow alike', (language, { tells, yes, no }) => {
  const { labels } = tongues[language]!
  const after = (answer: string) => {
    const { say } = conversation('US')
    say(tells, 'crisis', ['suicide'])
    const reply = say(answer, 'crisis')
    expect(said(reply), answer).not.toMatch(english)
    return reply.guide.step
  }
  const [unsafe, , safe] = conversation('US').say(tells, 'crisis', ['suicide']).choices
  for (const answer of [unsafe!, labels['I am not safe'], labels['I am not sure'], ...no])
    expect([answer, after(answer)]).toEqual([answer, 'suicide/unsafe'])
  for (const answer of [safe!, labels['I am safe for now'], ...yes])
    expect([answer, after(answer)]).toEqual([answer, 'suicide/safe'])
})

test.each(all)(
  '%s: whoever took something is heard until help is with them',
  (language, { tells, no, called }) => {
    const { labels, says } = tongues[language]!
    const { say } = conversation('US')
    say(tells, 'emergency', ['taken'])
    const replies = [no[0]!, called, labels['Not yet'], labels['Help is with me']].map((answer) =>
      say(answer, 'emergency'),
    )
    expect(replies.map(({ guide }) => guide.step).slice(0, 3)).toEqual([
      'taken/again',
      'taken/coming',
      'taken/waiting',
    ])
    expect(replies[2]!.text).toContain(says.taken)
    expect(replies[3]!.text).toBe(says.helped)
    for (const reply of replies) expect(said(reply)).not.toMatch(english)
  },
)

test.each(all)('%s: every chip is heard as its own at every step', (language) => {
  const tongue = tongues[language]!
  for (const [kind, { steps }] of Object.entries(flows))
    for (const [step, { ways, asks }] of Object.entries(steps)) {
      if (askIn(tongue, asks) === undefined) continue
      const shown = ways.flatMap(({ label }) => (label && labelIn(tongue, label) ? [label] : []))
      expect(new Set(shown.map((label) => labelIn(tongue, label))).size, `${kind}/${step}`).toBe(shown.length)
      for (const label of shown)
        expect(
          heardElsewhere(tongue, { kind: kind as keyof typeof flows, step }, chipIn(tongue, asks, label)!),
        ).toBe(label)
    }
})

test.each(all)('%s: care’s questions are known again, and their answers read', (language, { yes, no }) => {
  const tongue = tongues[language]!
  for (const question of Object.keys(plainQuestions) as Question[]) {
    const asked = `${tongue.heavy}\n\n${askIn(tongue, plainQuestions[question])}`
    expect(questionIn(asked)).toBe(question)
    const screen = (text: string) =>
      screenByFloor([
        { role: 'companion', text: asked, question },
        { role: 'person', text },
      ]).answered?.answer
    const [chosenYes, chosenNo, unsure] = answersIn(tongue)
    const isForSafety = question.includes('safe')
    for (const text of [chosenYes!, ...yes])
      expect([text, screen(text)]).toEqual([text, isForSafety ? 'no-danger' : 'danger'])
    for (const text of [chosenNo!, ...no])
      expect([text, screen(text)]).toEqual([text, isForSafety ? 'danger' : 'no-danger'])
    expect(screen(unsure!)).toBe(question === 'taken-something' ? 'danger' : 'unclear')
  }
})

test.each(all)(
  '%s: what is chosen to the question whether they are safe is read by the floor',
  (language) => {
    const tongue = tongues[language]!
    const asks = plainQuestions['safe-now']
    const screen = (label: string) =>
      screenByFloor([
        { role: 'companion', text: askIn(tongue, asks)!, question: 'safe-now' },
        { role: 'person', text: chipIn(tongue, asks, label)! },
      ]).answered?.answer
    expect(screen('I am not safe')).toBe('danger')
    expect(screen('I am safe for now')).toBe('no-danger')
    expect(screen('I am not sure')).toBe('unclear')
  },
)

test.each(all)('%s: care asks in it, once', (language, { tells }) => {
  const tongue = tongues[language]!
  const reply = conversation('US').say(tells, 'care', ['suicide'], { ask: 'safe-now' })
  expect(said(reply)).not.toMatch(english)
  expect(reply.text).toContain(tongue.asks['Are you safe right now?'])
  expect(reply.choices).toEqual(answersIn(tongue))
  expect(reply.asks).toBe('safe-now')
})

test.each(all)('%s: what answers nothing is asked once more, then left with the numbers', (_, { tells }) => {
  const { say } = conversation('US')
  const first = say(tells, 'crisis', ['suicide'])
  const again = say('hmm', 'crisis')
  expect(again.guide.step).toBe(first.guide.step)
  const left = say('hmm hmm', 'crisis')
  expect(left.text).toContain('988')
  expect(left.guide.isAfterCrisis).toBe(true)
  for (const reply of [again, left]) expect(said(reply)).not.toMatch(english)
})

test.each(all)('%s: where no number is known, that is said in it, too', (_, { tells }) => {
  const reply = conversation('ZZ').say(tells, 'crisis', ['suicide'])
  expect(said(reply).replace('findahelpline.com', '')).not.toMatch(english)
})

test.each([
  ['es', 'me he tomado todas las pastillas'],
  ['de', 'ich habe alle tabletten geschluckt'],
  ['fr', 'j’ai pris tous les cachets'],
  ['it', 'ho preso tutte le pillole'],
  ['pt', 'tomei todos os comprimidos'],
  ['nl', 'ik heb alle pillen ingenomen'],
  ['pl', 'wzięłam wszystkie tabletki'],
  ['tr', 'bütün hapları içtim'],
  ['ar', 'تناولت كل الحبوب'],
  ['hi', 'maine saari goliyan kha li'],
  ['tr', 'bileklerimi kestim kan akıyor'],
  ['pt', 'estou na ponte e vou saltar'],
  ['hi', 'maine zeher kha liya'],
  ['es', 'mi marido me pega'],
  ['de', 'mein mann schlägt mich'],
  ['fr', 'mon mari me frappe'],
  ['it', 'mio marito mi picchia'],
  ['pt', 'meu marido me bate'],
  ['nl', 'mijn man slaat me'],
  ['pl', 'mąż mnie bije'],
  ['tr', 'kocam beni dövüyor'],
  ['hi', 'mera pati mujhe maarta hai'],
])('what somebody took, or who hits them, is heard in %s: %s', (language, tells) =>
  expect(languageSpoken([{ role: 'user', text: tells }])).toBe(language),
)

test.each([
  'he hits me and i am so mad at him',
  'i took all of them in one go',
  'die alle in one war, he said',
  'no me and mine to see',
  'as a man i do so',
  'gli shop in the mall',
])('English stays English: %s', (tells) => expect(languageSpoken([{ role: 'user', text: tells }])).toBeNull())

test.each(all)('%s: a small wound leads on to whether they are safe', (language, { tells, yes, no }) => {
  const { say } = conversation('US')
  say(tells, 'crisis', ['self-harm'])
  const [deep, safe] = [say(yes[0]!, 'crisis'), say(no[0]!, 'crisis')]
  expect(deep.guide.step).toBe('self-harm/how-bad')
  expect(safe.guide.step).toBe('suicide/safe-now')
  expect(safe.text).toContain(tongues[language]!.asks['Are you safe right now?'])
})

test('in Arabic the groups of a number keep their order', () => {
  const { text } = conversation('PT').say('أريد أن أموت', 'crisis', ['suicide'])
  expect(text).toMatch(/\u2066[^\u2069]*808 24 24 24[^\u2069]*\u2069/)
})

test('whoever goes on in English is answered in English', () => {
  const { say } = conversation('US')
  say('ya no quiero vivir', 'crisis', ['suicide'])
  const reply = say('I am not safe at all', 'crisis')
  expect(reply.guide.step).toBe('suicide/unsafe')
  expect(reply.text).toContain('Who could be with you')
})

test('each meaning has English words of its own', () => {
  for (const meaning of meanings) expect(meaningOf(inEnglish[meaning], meanings)).toBe(meaning)
})

test('what other languages have words for is asked somewhere', () => {
  const steps = Object.values(flows).flatMap((flow) => Object.values(flow.steps))
  const asks = new Set([...steps.map((step) => step.asks), ...Object.values(plainQuestions)])
  const labels = new Set(steps.flatMap(({ ways }) => ways.map(({ label }) => label)))
  expect(asksElsewhere.filter((ask) => !asks.has(ask))).toEqual([])
  expect(labelsElsewhere.filter((label) => !labels.has(label))).toEqual([])
})
