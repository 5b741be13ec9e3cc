import { check, land } from '#domain/chat/guide/say/needs/worry-loop/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/worry-loop/arrive.ts'
import { work } from '#domain/chat/guide/say/needs/worry-loop/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const worryLoop: NeedWords = {
  need: 'worry-loop',
  name: 'My thoughts go round',
  listens: [
    'I can see why your mind keeps going back to it.',
    'It is tiring to think about it all the time.',
    'You do not need to have an answer.',
    'One worry easily brings the next one with it.',
    'It is hard to rest while a question stays open.',
    'The future is a big thing to carry in one head.',
    'A mind can run for hours and still not arrive.',
    'People often worry most about what they care for most.',
    'Being ready for everything is a job without an end.',
    'A “what if” can be louder than what is there.',
    'It is hard to enjoy today when tomorrow is so loud.',
    'Not knowing how it will turn out is hard.',
    'All that thinking is work, even if nobody sees it.',
  ],
  arrive,
  work,
  check,
  land,
  unfit: ['body-scan', '4-7-8-breathing'],
}
