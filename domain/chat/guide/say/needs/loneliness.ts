import { check, land } from '#domain/chat/guide/say/needs/loneliness/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/loneliness/arrive.ts'
import { work } from '#domain/chat/guide/say/needs/loneliness/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const loneliness: NeedWords = {
  need: 'loneliness',
  name: 'I feel alone',
  listens: [
    'It is hard to be on your own with that.',
    'You are not strange for feeling that way.',
    'It hurts to have no one to tell.',
    'You are not boring me.',
    'That is worth saying, even if nobody asked.',
    'Wanting somebody near is a very human wish.',
    'One can be lonely in a room full of people.',
    'An evening can be long without another voice in it.',
    'It hurts to see others together and be outside.',
    'Reaching out and hearing nothing back is painful.',
    'A silent phone can hurt.',
    'Always being the one who asks first is tiring.',
    'Even good things feel smaller with nobody to share them.',
  ],
  arrive,
  work,
  check,
  land,
  unfit: ['body-scan', 'worry-time', 'thought-record', '4-7-8-breathing', 'cool-pack', 'worst-best-likely'],
}
