import { check, land } from '#domain/chat/guide/say/needs/ocd-checking/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/ocd-checking/arrive.ts'
import { work } from '#domain/chat/guide/say/needs/ocd-checking/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdChecking: NeedWords = {
  need: 'ocd-checking',
  name: 'I have to check',
  listens: [
    'It is so hard when nothing feels sure.',
    'Doubt like that can wear anyone down.',
    'I will not tell you to just stop thinking about it.',
    'Having to check like that is exhausting.',
    'It is hard to trust your own eyes when doubt is loud.',
    'Walking away is hard when a doubt pulls you back.',
    'It is heavy to feel that so much depends on you.',
    'Not being sure is a very uncomfortable place to be.',
    '“Just once more” seldom stays at once.',
    'Caring so much about what could happen is tiring.',
    'A question like that can follow you out of the door.',
    'It is frustrating to remember something and still doubt it.',
    'So many minutes can go into this.',
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
