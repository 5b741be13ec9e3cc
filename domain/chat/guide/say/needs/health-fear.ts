import { check, land } from '#domain/chat/guide/say/needs/health-fear/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/health-fear/arrive.ts'
import { workLater } from '#domain/chat/guide/say/needs/health-fear/work-later.ts'
import { work } from '#domain/chat/guide/say/needs/health-fear/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const healthFear: NeedWords = {
  need: 'health-fear',
  name: 'A fear about my body',
  listens: [
    'It is so hard when the fear is about your own body.',
    'It is tiring to be on guard all day.',
    'You are not silly for being afraid of this.',
    'It is lonely to be this worried about your health.',
    'Not knowing is one of the hardest parts of this.',
    'A body comes along everywhere, and so does the fear.',
    'Fear about health can push everything else aside.',
    'It makes sense that your health matters so much to you.',
    'Waiting and wondering are hard to sit through.',
    'Living next to a fear like this is hard work.',
    'It is hard to get on with a day while this waits.',
    'Others often cannot see how big this fear is.',
    'So much in life hangs on a body.',
  ],
  arrive,
  work: [...work, ...workLater],
  check,
  land,
  unfit: [
    'body-scan',
    'thought-record',
    'worst-best-likely',
    'cool-pack',
    '4-7-8-breathing',
    'box-breathing',
    'muscle-relaxation',
  ],
}
