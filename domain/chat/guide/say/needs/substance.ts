import { check, land } from '#domain/chat/guide/say/needs/substance/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/substance/arrive.ts'
import { workLater } from '#domain/chat/guide/say/needs/substance/work-later.ts'
import { work } from '#domain/chat/guide/say/needs/substance/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const substance: NeedWords = {
  need: 'substance',
  name: 'Drinking or using',
  listens: [
    'I am not here to tell you off.',
    'You do not have to promise anything.',
    'It is fine if you feel two ways about it.',
    'You do not need to make it sound better.',
    'It is all right to be unsure what you want.',
    'A craving can be very strong, and very good at talking.',
    'It often starts as a way to get through something.',
    'It is hard when relief and trouble come from one thing.',
    'The day after can be hard in its own way.',
    'Going back and forth with this is tiring.',
    'Keeping it from people is lonely work.',
    'It is hard to say no when it is all around.',
    'You are a whole person, and this is one part.',
  ],
  arrive,
  work: [...work, ...workLater],
  check,
  land,
  unfit: ['body-scan', '4-7-8-breathing', 'box-breathing', 'worry-time', 'thought-record', 'maybe-maybe-not'],
}
