import { check, land } from '#domain/chat/guide/say/needs/grief/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/grief/arrive.ts'
import { workLater } from '#domain/chat/guide/say/needs/grief/work-later.ts'
import { work } from '#domain/chat/guide/say/needs/grief/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const grief: NeedWords = {
  need: 'grief',
  name: 'I am grieving',
  listens: [
    'It is allowed to hurt as much as it does.',
    'That hurts, and I will not try to talk you out of it.',
    'You do not have to be strong here.',
    'You can tell me about it as often as you need to.',
    'Loss is hard at any time.',
    'Loss leaves a gap in the most ordinary places.',
    'Grief does not go by a timetable.',
    'Missing can be strongest when nobody else notices.',
    'The world goes on, and that can feel wrong.',
    'A day can go well and still have a hole in it.',
    'Love does not stop because something has ended.',
    'Some days it is sharp, and some days it is dull.',
    'What mattered that much cannot simply be replaced.',
  ],
  arrive,
  work: [...work, ...workLater],
  check,
  land,
  unfit: [
    'thought-record',
    'worst-best-likely',
    'worry-time',
    'maybe-maybe-not',
    'leaves-on-a-stream',
    'urge-surfing',
    'body-scan',
  ],
}
