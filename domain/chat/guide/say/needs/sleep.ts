import { check, land } from '#domain/chat/guide/say/needs/sleep/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/sleep/arrive.ts'
import { work } from '#domain/chat/guide/say/needs/sleep/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const sleep: NeedWords = {
  need: 'sleep',
  name: 'I can’t sleep',
  listens: [
    'Nights like that are hard.',
    'Things feel bigger at night.',
    'Being so tired makes everything harder.',
    'A bad night is exhausting.',
    'It is hard to rest with that.',
    'You do not have to make sense when you are this tired.',
    'The night can be a lonely place.',
    'Sleep cannot be forced, and that is maddening.',
    'A bed can stop being a restful place.',
    'A short night reaches far into the next day.',
    'In the dark there is little else to think about.',
    'It is frustrating when the body is tired and the mind is not.',
    'Dreading the night makes the evening hard as well.',
  ],
  arrive,
  work,
  check,
  land,
  unfit: [
    'body-scan',
    'cool-pack',
    'walk-and-label',
    'attention-switch',
    'thought-record',
    'worst-best-likely',
  ],
}
