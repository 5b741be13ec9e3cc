import { check, land } from '#domain/chat/guide/say/needs/overload/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/overload/arrive.ts'
import { workLater } from '#domain/chat/guide/say/needs/overload/work-later.ts'
import { work } from '#domain/chat/guide/say/needs/overload/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const overload: NeedWords = {
  need: 'overload',
  name: 'It’s all too much',
  listens: [
    'That is a lot for one person.',
    'Anyone would struggle with that.',
    'It adds up, even the small things.',
    'No wonder it feels like too much.',
    'That is more than fits in one day.',
    'A day has only so many hours.',
    'Being needed from all sides leaves little for yourself.',
    'It is hard to rest while things are still waiting.',
    'When one thing is done, the next is already there.',
    'Being the one who keeps it all going is tiring.',
    'Even nice things can turn into one more task.',
    'It takes strength just to choose where to begin.',
    'Feeling behind all the time wears a person out.',
  ],
  arrive,
  work: [...work, ...workLater],
  check,
  land,
  unfit: ['body-scan', 'worst-best-likely', '4-7-8-breathing'],
}
