import { check, land } from '#domain/chat/guide/say/needs/ocd-relationship/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/ocd-relationship/arrive.ts'
import { work } from '#domain/chat/guide/say/needs/ocd-relationship/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdRelationship: NeedWords = {
  need: 'ocd-relationship',
  name: 'Doubts about us',
  listens: [
    'I hear that, and nothing is decided by it.',
    'You can feel close and still not feel sure.',
    'Feelings get hard to feel when you keep checking.',
    'Thinking about it all the time can take the joy out.',
    'It can be lonely to have doubts beside someone.',
    'A doubt that comes back every day is exhausting.',
    'It is hard when a nice moment turns into a test.',
    'Love is hard to live while a question stands over it.',
    'Guilt towards the other person can come on top.',
    'Comparing what you feel with what you should feel is tiring.',
    'Even a quiet evening can get crowded with that question.',
    'Not wanting to hurt anybody makes this weigh more.',
    'This is about someone close, and that makes it hurt more.',
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
