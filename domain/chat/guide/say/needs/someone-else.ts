import { check, land } from '#domain/chat/guide/say/needs/someone-else/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/someone-else/arrive.ts'
import { workLater } from '#domain/chat/guide/say/needs/someone-else/work-later.ts'
import { work } from '#domain/chat/guide/say/needs/someone-else/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const someoneElse: NeedWords = {
  need: 'someone-else',
  name: 'Worried about someone',
  listens: [
    'I hear you about them, and about you.',
    'What you see in them matters.',
    'That is hard on you too.',
    'You can be worried and tired at once.',
    'Caring about someone can hurt like that.',
    'Telling it here takes nothing away from them.',
    'Standing beside another person’s trouble is hard.',
    'Worry for someone has no days off.',
    'Being the one who notices is a heavy place to be.',
    'Wanting to help and not knowing how is painful.',
    'You can care for someone and be angry with them.',
    'The pain is theirs, and still it reaches you.',
    'It is hard to live your own day with them on your mind.',
  ],
  arrive,
  work: [...work, ...workLater],
  check,
  land,
  unfit: [
    'body-scan',
    'worst-best-likely',
    'thought-record',
    'maybe-maybe-not',
    '4-7-8-breathing',
    'leaves-on-a-stream',
  ],
}
