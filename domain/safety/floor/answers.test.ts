import { expect, test } from 'vitest'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import type { Turn } from '#domain/safety/screener.ts'
import { type Answer, type Concern, type Question, questions, type Tier } from '#domain/safety/tier.ts'
import { askAnswers } from '#domain/safety/words/ask-answers.ts'

const endingLife = 'Are you thinking about ending your life?'
const howStrong = 'On a scale from 0 to 10, how strong is the wish to die?'
const safe = 'Are you safe right now?'
const taken = 'Have you taken something?'

const moving = 'Can you lift both arms?'
const responding = 'Is he responding to you?'

const answers: [Tier, string, string][] = [
  ...[
    'yes',
    'Yeah',
    'y',
    'kind of',
    'a bit',
    'sort of',
    'not today',
    'does it matter',
    'who cares',
    'every day',
    'i guess so',
    'No its not a thought i hate. i want to do it. tonight',
    'no joke, i mean it',
  ].map((answer): [Tier, string, string] => ['crisis', endingLife, answer]),
  ...['8', 'ten. never been a ten at anything', '9 and a half', 'like a 7'].map(
    (answer): [Tier, string, string] => ['crisis', howStrong, answer],
  ),
  ['care', howStrong, '3'],
  ['care', howStrong, 'a 5, maybe'],
  ['none', howStrong, '0'],
  ['none', howStrong, 'zero, that was long ago'],
  ['none', 'On a scale of ten, how strong is the panic?', '9'],
  ['care', endingLife, 'not really'],
  ['care', endingLife, 'maybe'],
  ['care', endingLife, 'sometimes'],
  ['care', endingLife, 'idk'],
  ['care', endingLife, "I don't know"],
  ['care', endingLife, 'not right now'],
  ['none', endingLife, 'no'],
  ['none', endingLife, 'No, I am just tired'],
  ['none', endingLife, 'I am safe'],
  ['crisis', safe, 'no'],
  ['crisis', safe, 'not really'],
  ['crisis', safe, "I'm not"],
  ['care', safe, 'kind of'],
  ['care', safe, 'idk'],
  ['care', safe, 'for now'],
  ['none', safe, 'yes'],
  ['none', safe, "I'm safe"],
  ['emergency', taken, 'yes'],
  ['emergency', taken, 'all of them'],
  ['emergency', taken, 'a few'],
  ['emergency', taken, '30'],
  ['crisis', taken, 'not yet'],
  ['crisis', taken, 'not sure'],
  ['none', taken, 'no'],
  ['none', taken, 'nothing'],
  ['none', taken, 'just my usual 20 mg'],
  ['emergency', taken, 'about three times as much'],
  ['emergency', taken, 'grandpas pills, like a handful'],
  ['emergency', moving, 'no, the left one stays down'],
  ['none', moving, 'yes, both'],
  ['none', 'Can you move to another room?', 'no'],
  ['emergency', responding, 'nope'],
  ['emergency', 'Can you wake her?', 'tried, nothing'],
  ['none', responding, 'yes'],
  ['crisis', 'Are you hurt right now?', 'yes'],
  ['crisis', 'Are you thinking about hurting someone?', 'yes'],
  ['crisis', 'You mean ending it tonight?', 'yes love'],
  ['crisis', 'Do you want to act on those?', 'yes'],
  ['crisis', endingLife, 'i am past the thinking'],
  ['crisis', 'Are the pills with you?', 'yes'],
  ['none', 'Are the pills with you?', 'no'],
  ['crisis', 'Can you put the blades away while we talk?', 'no'],
  ['none', 'Can you put the blades away while we talk?', 'yes, done'],
  ['none', 'Can you put the phone away for tonight?', 'no'],
  ['crisis', 'Did he hurt you?', 'yes'],
  ['none', 'Did he hurt you?', 'no, never'],
  ['emergency', 'Is she breathing?', 'no'],
  ['emergency', 'Can you wake him?', 'no'],
  ['emergency', 'Has the bleeding stopped?', 'no'],
  ['emergency', taken, 'did not count'],
  ['care', 'Have you hurt yourself?', 'not today'],
  ['care', endingLife, 'yes but they are intrusive thoughts, i hate them'],
  ['crisis', 'Are you safe at home?', 'no'],
  ['care', 'Are you safe at home?', 'sometimes'],
  ['crisis', 'Is your child safe?', 'no'],
  ['none', 'Shall we try a slow breath?', 'yes'],
  ['none', 'How are you?', 'not really good'],
  ['crisis', '¿Estás pensando en quitarte la vida?', 'sí'],
  ['crisis', 'Denkst du daran, dir das Leben zu nehmen?', 'ein bisschen'],
  ['crisis', 'Est-ce que tu penses à mettre fin à tes jours ?', 'oui'],
  ['none', 'Est-ce que tu penses à mettre fin à tes jours ?', 'non'],
]

test.each(answers)('%s: "%s" - "%s"', (tier, asked, answer) => {
  const turns: Turn[] = [
    { role: 'companion', text: asked },
    { role: 'person', text: answer },
  ]
  expect(screenByFloor(turns).tier).toBe(tier)
})

const named: [Tier, Question, string][] = [
  ['crisis', 'ending-life', 'yes'],
  ['crisis', 'safe-now', 'no'],
  ['emergency', 'taken-something', 'yes'],
  ['crisis', 'hurt-now', 'yes'],
  ['crisis', 'hurt-others', 'yes'],
  ['crisis', 'safe-at-home', 'no'],
  ['crisis', 'child-safe', 'no'],
]

test.each(named)(
  '%s: an answer to the question "%s", asked in any words - "%s"',
  (tier, question, answer) => {
    const turns: Turn[] = [
      { role: 'companion', text: 'May I ask?', question },
      { role: 'person', text: answer },
    ]
    expect(screenByFloor(turns).tier).toBe(tier)
  },
)

/** Asked in words of its own, and answered as people do. */
const inOwnWords: [Tier, string, string][] = [
  ['crisis', 'Have you thought about how you would do it?', 'kind of'],
  ['crisis', 'Do you have a time in mind?', 'after my sisters birthday'],
  ['none', 'Have you thought about how you would do it?', 'no, never'],
  ['care', 'Do you have a plan?', 'yeah'],
  ['none', 'Do you have a plan?', 'no'],
  ['crisis', 'Do you have something near you that you could use?', "it's in my nightstand"],
  ['emergency', 'Do you have something near you that you could use?', 'in my hand'],
  ['none', 'Do you have something near you that you could use?', 'No, and I am not looking'],
  ['none', 'Do you have your inhaler with you?', 'in my hand'],
  ['crisis', 'Is it more that you want it to stop, or that you want to die?', 'second one'],
  ['care', 'Is it more that you want it to stop, or that you want to die?', 'the first, I think'],
  ['crisis', 'Is the thought something you want, or something that frightens you?', 'used to scare me'],
  ['none', 'Is the thought something you want, or something that frightens you?', 'It terrifies me'],
  ['crisis', 'Is anyone hurting you?', 'only when he is drunk'],
  ['crisis', 'Is anyone hurting you at home?', "he doesn't mean it"],
  ['none', 'Is anyone hurting you?', 'no!! my roommate just uses my oat milk'],
  ['care', 'Did your dad hit you?', 'yes, when I was a kid, years ago'],
  ['crisis', 'Can you keep yourself safe until morning?', "I don't want to promise that"],
  ['none', 'Can you keep yourself safe until morning?', 'yes'],
  ['crisis', 'Do the voices tell you to do things?', 'yes'],
  ['crisis', 'Did you want that to happen?', 'no'],
  ['emergency', 'Have you taken anything tonight?', 'an hour ago'],
  ['none', 'Have you taken anything tonight?', 'yeah one, for the headache'],
  ['crisis', 'When you say you are done, do you mean done with living?', 'yeah'],
  ['care', 'Do you wish you were with him?', 'sometimes'],
  ['crisis', 'Would you act on it?', 'I used to say no'],
  ['none', 'Do you want to act on those thoughts?', "NO that's the whole thing, they gross me out"],
  ['care', endingLife, 'what would you do if I was'],
  ['care', endingLife, 'yes but the ocd kind'],
  ['crisis', '¿Cansado del día o cansado de vivir?', 'lo segundo'],
  ['crisis', 'Hast du dich heute verletzt?', 'jo. is aber schon verbunden'],
  ['crisis', 'Fatigué de ta journée ou fatigué de vivre ?', 'de vivre'],
  ['emergency', 'Hai preso qualcosa?', 'tutte'],
  ['crisis', 'Você está pensando em se matar?', 'tô'],
  ['crisis', 'Ben je nu veilig?', 'nee'],
  ['crisis', 'Czy jesteś teraz bezpieczna?', 'nie'],
  ['crisis', 'Kendine zarar verdin mi?', 'evt'],
  ['crisis', 'هل تفكر في الموت؟', 'ايوا'],
  ['crisis', 'Kya aap marna chahti hain?', 'haan'],
]

test.each(inOwnWords)('in other words, %s: "%s" - "%s"', (tier, asked, answer) => {
  const turns: Turn[] = [
    { role: 'companion', text: asked },
    { role: 'person', text: answer },
  ]
  expect(screenByFloor(turns).tier).toBe(tier)
})

test('what is near is asked about danger only where dying was spoken of', () => {
  const turns = (before: string): Turn[] => [
    { role: 'person', text: before },
    { role: 'companion', text: 'Do you have it near you?' },
    { role: 'person', text: 'in the drawer' },
  ]
  expect(screenByFloor(turns('I want to die')).tier).toBe('crisis')
  expect(screenByFloor(turns('I lost my lanyard')).tier).toBe('none')
})

test('who no longer fears an unwanted thought has more than a thought', () => {
  const turns: Turn[] = [
    { role: 'person', text: 'I have intrusive thoughts about jumping, I would never do it' },
    { role: 'companion', text: 'Would you act on it?' },
    { role: 'person', text: 'it stopped scaring me' },
  ]
  expect(screenByFloor(turns).tier).toBe('crisis')
})

test('in a talk about an unwanted thought a yes means the thought', () => {
  const talk = (answer: string): Turn[] => [
    { role: 'person', text: 'I have intrusive thoughts about jumping, I would never do it' },
    { role: 'companion', text: endingLife },
    { role: 'person', text: answer },
  ]
  expect(screenByFloor(talk('yes'))).toMatchObject({ tier: 'care', concerns: ['intrusive-thought'] })
  expect(screenByFloor(talk('yes, I will do it tonight')).tier).toBe('crisis')
})

test('a no where it is not safe at home is about home', () => {
  const turns: Turn[] = [
    { role: 'person', text: 'My husband hits me' },
    { role: 'companion', text: safe },
    { role: 'person', text: 'no' },
  ]
  expect(screenByFloor(turns)).toMatchObject({ tier: 'crisis', concerns: ['abuse'] })
})

test('what is unclear asks, and an answer to it is not asked about again', () => {
  expect(screenByFloor([{ role: 'person', text: 'I wish I was dead' }]).ask).toBe('ending-life')
  const answer = screenByFloor([
    { role: 'companion', text: endingLife },
    { role: 'person', text: 'idk, I wish I was dead' },
  ])
  expect(answer).toMatchObject({ tier: 'care', answered: { question: 'ending-life', answer: 'unclear' } })
  expect(answer.ask).toBeUndefined()
})

test('not being safe is about what was found before the question', () => {
  const turns = (concerns: Concern[]): Turn[] => [
    { role: 'person', text: 'It happened again', concerns },
    { role: 'companion', text: safe },
    { role: 'person', text: 'no' },
  ]
  for (const concern of ['sexual-violence', 'voices', 'abuse'] as const)
    expect(screenByFloor(turns([concern])).concerns).toEqual([concern])
  expect(screenByFloor(turns([])).concerns).toEqual(['suicide'])
})

test('an answer that was chosen is known by its name', () => {
  for (const question of questions) {
    const { yes, no, unsure } = askAnswers[question]
    const isSafety = question.includes('safe')
    const said = (text: string) =>
      screenByFloor([
        { role: 'companion', text: 'May I ask?', question },
        { role: 'person', text },
      ]).answered
    expect(said(isSafety ? no : yes)).toEqual({ question, answer: 'danger' })
    expect(said(isSafety ? yes : no)).toEqual({ question, answer: 'no-danger' })
    const unclear = question === 'taken-something' ? 'danger' : 'unclear'
    expect(said(unsure)).toEqual({ question, answer: unclear })
  }
})

/** yes | kind of | not today | does it matter | no | do not know | sometimes */
const spoken = {
  en: 'yes | kind of | not today | does it matter? | no | idk | sometimes',
  es: 'Sí | un poco | hoy no | ¿qué más da? | No | no sé | a veces',
  de: 'Ja | ein bisschen | heute nicht | ist doch egal | Nein | weiß nicht | manchmal',
  fr: 'Oui | un peu | pas aujourd’hui | ça change quoi ? | Non | je ne sais pas | parfois',
  pt: 'Sim | mais ou menos | hoje não | tanto faz | Não | não sei | às vezes',
  it: 'Sì | un po’ | oggi no | che importa | No | non lo so | a volte',
  nl: 'Ja | een beetje | vandaag niet | wat maakt het uit | Nee | weet ik niet | soms',
  pl: 'Tak | trochę | nie dzisiaj | co za różnica | Nie | nie wiem | czasami',
  tr: 'Evet | biraz | bugün değil | ne fark eder | Hayır | bilmiyorum | bazen',
  ar: 'نعم | قليلا | ليس اليوم | ما الفرق | لا | لا أعرف | أحيانا',
  hi: 'haan | thoda | aaj nahi | kya fark padta hai | nahi | pata nahi | kabhi kabhi',
}
const meant = ['danger', 'danger', 'danger', 'danger', 'no-danger', 'unclear', 'unclear'] as const
const inEach = Object.entries(spoken).flatMap(([language, words]) =>
  words.split(' | ').map((text, at) => [language, text, meant[at]!] as const),
)

test.each(inEach)('%s: "%s" to the question about ending one’s life is %s', (_, text, answer) => {
  const turns: Turn[] = [
    { role: 'companion', text: 'May I ask?', question: 'ending-life' },
    { role: 'person', text },
  ]
  expect(screenByFloor(turns).answered).toEqual({ question: 'ending-life', answer })
})

const typed: [Answer, Question, string][] = [
  ['danger', 'ending-life', 'would it be so bad'],
  ['danger', 'ending-life', 'part of me does'],
  ['danger', 'ending-life', 'unfortunately yes'],
  ['unclear', 'ending-life', "i don't want to talk about it"],
  ['unclear', 'ending-life', 'no but i think about it'],
  ['unclear', 'ending-life', 'not actively'],
  ['unclear', 'ending-life', 'from time to time'],
  ['unclear', 'ending-life', '...'],
  ['unclear', 'ending-life', '😔'],
  ['no-danger', 'ending-life', "i don't want to die"],
  ['no-danger', 'ending-life', "no but i'm stressed"],
  ['no-danger', 'ending-life', 'god no'],
  ['unclear', 'safe-now', 'define safe'],
  ['no-danger', 'safe-now', "no I'm not suicidal now, I was last night"],
  ['no-danger', 'ending-life', "no i'm not suicidal"],
  ['danger', 'safe-now', "i don't think so"],
  ['unclear', 'safe-now', "i don't want to say"],
  ['danger', 'safe-at-home', "only when he's away"],
  ['danger', 'taken-something', 'i took them'],
  ['no-danger', 'taken-something', 'i took my usual dose'],
]

test.each(typed)('%s: to the question "%s" - "%s"', (answer, question, text) => {
  const turns: Turn[] = [
    { role: 'companion', text: 'May I ask?', question },
    { role: 'person', text },
  ]
  expect(screenByFloor(turns).answered).toEqual({ question, answer })
})

test('what answers nothing is heard as what it is', () => {
  const turns: Turn[] = [
    { role: 'companion', text: endingLife, question: 'ending-life' },
    { role: 'person', text: 'The bus was late and my boss shouted at me' },
  ]
  expect(screenByFloor(turns)).toEqual({ tier: 'none', concerns: [], reasons: [] })
})

const now = 'Is it happening right now?'

test.each([
  ['emergency', 'when I was at work half of my face would not smile', 'yes'],
  ['none', 'when I was at work half of my face would not smile', 'no, that was in spring'],
  ['none', 'my chest is tight when I worry', 'yes'],
  ['none', 'the party next door is loud', 'yes'],
] as const)('what happens now is an emergency after such a sign: %s, "%s", "%s"', (tier, before, text) => {
  const turns: Turn[] = [
    { role: 'person', text: before },
    { role: 'companion', text: now },
    { role: 'person', text },
  ]
  expect(screenByFloor(turns).tier).toBe(tier)
})
