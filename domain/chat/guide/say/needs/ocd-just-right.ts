import { check, land } from '#domain/chat/guide/say/needs/ocd-just-right/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/ocd-just-right/arrive.ts'
import { workLater } from '#domain/chat/guide/say/needs/ocd-just-right/work-later.ts'
import { work } from '#domain/chat/guide/say/needs/ocd-just-right/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdJustRight: NeedWords = {
  need: 'ocd-just-right',
  name: 'It’s not quite right',
  listens: [
    'That feeling is hard to explain to others.',
    'That can wear a person out, even over a small thing.',
    'It takes up time that nobody else sees.',
    'It does not need a reason to be real.',
    'Few people know how much work that is.',
    'It is tiring to have to do things again.',
    'Wanting things just right can take over a day.',
    'It is uncomfortable when something feels off and will not settle.',
    'Starting over again and again eats up so much time.',
    '“Almost right” can be harder to bear than plainly wrong.',
    'Being nearly finished, and then not, is frustrating.',
    'The pull to put it right can be very strong.',
    'It is hard to move on while something feels unfinished.',
  ],
  arrive,
  work: [...work, ...workLater],
  check,
  land,
  unfit: [
    'thought-record',
    'worst-best-likely',
    'worry-time',
    'leaves-on-a-stream',
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
