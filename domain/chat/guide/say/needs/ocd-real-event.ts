import { check, land } from '#domain/chat/guide/say/needs/ocd-real-event/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/ocd-real-event/arrive.ts'
import { work } from '#domain/chat/guide/say/needs/ocd-real-event/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdRealEvent: NeedWords = {
  need: 'ocd-real-event',
  name: 'Did I do wrong?',
  listens: [
    'The past can feel very close.',
    'It is hard when a memory will not let go.',
    'I hear it, and I do not decide anything about it.',
    'You do not have to fill in every detail.',
    'Guilt can hurt for a long time.',
    'It is tiring to think about something that often.',
    'It is hard to live with such a question.',
    'Looking back at yourself can be very harsh.',
    'Going over it again seldom brings any peace.',
    'It hurts to be both the accused and the judge.',
    'Wishing it had gone another way can hurt a lot.',
    'The need to tell it all can be very strong.',
    'One moment from back then can fill the whole of today.',
  ],
  arrive,
  work,
  check,
  land,
  unfit: [
    'thought-record',
    'worst-best-likely',
    'worry-time',
    'leaves-on-a-stream',
    'stop-and-choose',
    'body-scan',
    'muscle-relaxation',
    'longer-exhale',
    'cyclic-sighing',
    'coherent-breathing',
    'box-breathing',
    '4-7-8-breathing',
    'cool-pack',
    'butterfly-tap',
    'five-senses',
    'orienting',
    'attention-switch',
  ],
}
