import { check, land } from '#domain/chat/guide/say/needs/ocd-taboo/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/ocd-taboo/arrive.ts'
import { work } from '#domain/chat/guide/say/needs/ocd-taboo/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdTaboo: NeedWords = {
  need: 'ocd-taboo',
  name: 'Thoughts I can’t say',
  listens: [
    'The thought itself can stay unsaid.',
    'I do not judge you for a thought.',
    'It is very hard to talk about this at all.',
    'It is lonely to carry a thought like that.',
    'Minds produce all kinds of thoughts.',
    'These thoughts often land on what is most dear to someone.',
    'Guilt can come up even before a thought is over.',
    'It is tiring to fight with your own head.',
    'Feeling guilty deep inside is hard to live with.',
    'This can get in the way of quiet, prayer or closeness.',
    'It is painful when a thought feels as bad as doing it.',
    'Having such a secret can make people seem far off.',
    'Pushing thoughts away all day is hard work.',
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
