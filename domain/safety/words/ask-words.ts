import { plainQuestions } from '#domain/safety/plain-questions.ts'
import type { Question } from '#domain/safety/tier.ts'

/**
 * Care asks once, plainly: `before` takes what was said seriously, `ask` is the one question and comes last,
 * `unclear` is said to whoever does not know; nobody is asked twice.
 */
export type AskWords = {
  before: string
  ask: string
  unclear: string
}

const asking = (before: string, question: Question): string =>
  `${before}: ${plainQuestions[question].charAt(0).toLowerCase()}${plainQuestions[question].slice(1)}`
const mayIAsk = (question: Question): string => asking('May I ask you one thing', question)
const ratherAsk = (question: Question): string => asking('I would rather ask than guess', question)

/** To whoever does not know. */
export const notToKnow = 'You do not have to know that'
/** Before the same question, to whoever asks what was meant. */
export const inOtherWords = 'I mean just what it says, and any answer is all right here. One word is enough. '

const withSomebody =
  'You do not have to know that now, and you need not be alone with it. You can {talk}{when}. Should it get worse, call {emergency}.'

// Asked plainly and once, as the first questions of the C-SSRS triage are: asking does not plant the thought (WHO, mhGAP; the
// 988 Lifeline's #BeThe1To). Safety first with violence: WHO's first-line support (LIVES).
export const askWords: Record<Question, AskWords> = {
  'ending-life': {
    before: 'That sounds like a lot to carry.',
    ask: ratherAsk('ending-life'),
    unclear: withSomebody,
  },
  'safe-now': {
    before: 'I take what you wrote seriously.',
    ask: mayIAsk('safe-now'),
    unclear: withSomebody,
  },
  'taken-something': {
    before: 'It is good that you wrote that here.',
    ask: mayIAsk('taken-something'),
    unclear: 'If you may have taken something, do not wait to feel it. Call {emergency} now.',
  },
  'hurt-now': {
    before: 'Something must hurt a lot.',
    ask: mayIAsk('hurt-now'),
    unclear: withSomebody,
  },
  'hurt-others': {
    before: 'That sounds like a very heavy moment.',
    ask: ratherAsk('hurt-others'),
    unclear:
      'You do not have to know that now. Some space between you and them helps first. To talk it through, you can {talk}{when}. If someone could be hurt, call {police}.',
  },
  'safe-at-home': {
    before: 'Thank you for trusting me with that. It is not your fault.',
    ask: mayIAsk('safe-at-home'),
    unclear:
      'You do not have to know that now. When it is safe for you, you can reach {forAbuse}. If it gets dangerous, call {police}.',
  },
  'child-safe': {
    before: 'It matters that you care about them.',
    ask: mayIAsk('child-safe'),
    unclear:
      'You do not have to know that alone. You can reach {forChildren}. If someone is in danger now, call {police}.',
  },
}

/** After a "no", where something else hints at it. */
export const onceMore = asking('I believe what you said, and ask once more because of this', 'ending-life')

/** To whoever says that there is no danger, before the talk goes on where it was. */
export const thanksForAnswer = 'Thank you for answering so plainly. Help stays in reach, should that change.'
/** To whoever was asked and meant something quite different. */
export const sorryForAsking =
  'I read something into your words that was not there, and I am sorry that I asked.'
export const thanksAgain = 'All right, I take you at your word.'

/** After it, where nothing else was spoken of yet. */
export const goingOn: readonly string[] = [
  'Then I would like to hear what it is about. You can tell it in your own words, from any end.',
  'What has it been like, these days? You can begin with the smallest part.',
  'What would you like to talk about, then?',
]

/** To whoever does not know: what comes next is theirs. */
export const whatWouldHelp = {
  asks: 'What would do you good right now?',
  choices: ['Just listen to me', 'An exercise'],
} as const
