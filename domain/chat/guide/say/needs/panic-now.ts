import { check, land } from '#domain/chat/guide/say/needs/panic-now/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/panic-now/arrive.ts'
import { work } from '#domain/chat/guide/say/needs/panic-now/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const panicNow: NeedWords = {
  need: 'panic-now',
  name: 'Panic, right now',
  listens: [
    'That is a lot at once.',
    'Half sentences are enough here.',
    'It does not have to make sense.',
    'Panic is so loud while it is here.',
    'A minute like this can feel very long.',
    'This is a hard thing to be in the middle of.',
    'Panic can take hold of the whole body.',
    'It comes fast and wants everything at once.',
    'There is nothing small about panic.',
    'It is frightening when a body gets this loud.',
    'You do not have to do this well.',
    'It is hard to think with so much going on.',
    'Here with you, one moment at a time.',
  ],
  arrive,
  work,
  check,
  land,
  unfit: [
    'box-breathing',
    '4-7-8-breathing',
    'cyclic-sighing',
    'body-scan',
    'muscle-relaxation',
    'leaves-on-a-stream',
    'thought-record',
    'worst-best-likely',
    'worry-time',
  ],
}
