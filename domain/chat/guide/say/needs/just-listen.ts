import { check, land } from '#domain/chat/guide/say/needs/just-listen/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/just-listen/arrive.ts'
import { workLater } from '#domain/chat/guide/say/needs/just-listen/work-later.ts'
import { work } from '#domain/chat/guide/say/needs/just-listen/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const justListen: NeedWords = {
  need: 'just-listen',
  name: 'Just listen to me',
  listens: [
    'I am with you. Go on if you want to.',
    'You do not have to carry it in silence here.',
    'I will not try to fix it.',
    'Whatever you feel about it is allowed here.',
    'That sounds important to you.',
    'Some things only need to be said out loud.',
    'It can simply be said, and stay as it is.',
    'Things can weigh more when they stay inside.',
    'That is part of your life, and it counts.',
    'There can be two feelings in one story.',
    'It does not have to be big to matter.',
    'Not everything has an answer, and this need not have one.',
    'Keeping something in for long is tiring.',
    'I can see why that stays with you.',
  ],
  arrive,
  work: [...work, ...workLater],
  check,
  land,
  unfit: ['thought-record', 'worst-best-likely', 'body-scan', '4-7-8-breathing'],
}
