import { honest, stay } from '#domain/safety/words/around.ts'
import type { PreparedWords, ShownWords } from '#domain/safety/words/concern-words.ts'

// "You were right to tell", "it is not your fault", and an adult who can act: NSPCC and Childline on a child who tells.
// A line of their own first: Child Helpline International.
export const minorShown: ShownWords = {
  crisis: {
    title: 'You can talk to someone now',
    lead: 'It was right to say this. You are not in trouble. These people talk with kids and teens. If you are hurt or not safe, call {emergency}.',
  },
  emergency: {
    title: 'Get help right now',
    lead: 'Call {emergency} now and tell them where you are. Then go to an adult you trust, and show them this.',
  },
  card: {
    care: 'It is good that you said this. You can talk to someone here. You can also tell an adult you trust.',
    crisis: 'You can still talk to someone here. If you are hurt or not safe, call {emergency}.',
  },
}

export const minorPrepared: PreparedWords = {
  crisis: [
    'Thank you for telling me. It was right to say it, and you are not in trouble.',
    'Are you hurt? Are you safe right now? If not, call {emergency} and tell them where you are.',
    'You can talk to someone: {forChildren}. You can also {talk}.',
    'Are you thinking about ending your life? You can say so. I will not be angry.',
    'Is there an adult you trust? A parent, a teacher, a nurse, or a friend’s parent? You can just show them this.',
    'If someone hurts you, it is not your fault. If one adult does not listen, tell another one.',
    honest,
    stay,
  ],
  care: [
    'Thank you for telling me. It was good to say it.',
    'Are you safe right now? Is there an adult you trust who could know? You can just show them this.',
  ],
}
