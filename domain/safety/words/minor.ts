import { closeThisPage } from '#domain/safety/words/around.ts'
import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// "You were right to tell", "it is not your fault", and an adult who can act: NSPCC and Childline on a child who tells.
// A line of their own first: Child Helpline International.
export const minorShown: ShownWords = {
  crisis: {
    title: 'You can talk to someone now',
    lead: 'It was right to say this. You are not in trouble. {children:These people talk with kids and teens. }If you are hurt or not safe, call {emergency}.',
  },
  emergency: {
    title: 'Get help right now',
    lead: 'Call {emergency} now and tell them where you are. Then go to an adult you trust, and show them this.',
  },
  card: {
    care: 'It is good that you said this. {people:You can talk to someone here. }You can also tell an adult you trust.',
    crisis: '{people:You can still talk to someone here. }If you are hurt or not safe, call {emergency}.',
  },
}

export const minorPrepared: PreparedWords = {
  crisis: [
    closeThisPage,
    'It was right to say this. You are not in trouble.',
    'You can talk to someone: {forChildren}. If you are hurt or not safe, call {emergency}.',
    'Go to an adult you trust, away from what could hurt you. You can just show them this.',
  ],
  emergency: [
    'Call {emergency} now and tell them where you are. You are not in trouble.',
    closeThisPage,
    'Go to an adult you trust, away from what could hurt you. You can just show them this.',
    'You can also talk to someone: {forChildren}.',
  ],
  care: [
    'Thank you for telling me. It was good to say it.',
    'An adult you trust can help. You can just show them this.',
  ],
}
