import { check, land } from '#domain/chat/guide/say/needs/flashback/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/flashback/arrive.ts'
import { workLater } from '#domain/chat/guide/say/needs/flashback/work-later.ts'
import { work } from '#domain/chat/guide/say/needs/flashback/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const flashback: NeedWords = {
  need: 'flashback',
  name: 'It’s happening again',
  listens: [
    'I believe you.',
    'You do not have to tell me what happened.',
    'It is not your fault that this is happening.',
    'That is a lot to have to live through again.',
    'You are here with me, and it is today.',
    'What you feel now makes sense.',
    'You decide what we talk about.',
    'Something small can bring it all back at once.',
    'A body can remember before the mind does.',
    'It is hard when then feels like now.',
    'Being thrown back like that is exhausting.',
    'What happened then can still reach into today.',
    'No one chooses when a memory comes.',
  ],
  arrive,
  work: [...work, ...workLater],
  check,
  land,
  unfit: [
    'body-scan',
    'box-breathing',
    '4-7-8-breathing',
    'cyclic-sighing',
    'coherent-breathing',
    'five-senses',
    'muscle-relaxation',
    'leaves-on-a-stream',
    'notice-the-thought',
    'thought-record',
    'worst-best-likely',
    'self-compassion-break',
    'urge-surfing',
    'maybe-maybe-not',
    'worry-time',
  ],
}
