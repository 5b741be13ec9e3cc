import { check, land } from '#domain/chat/guide/say/needs/ocd-contamination/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/ocd-contamination/arrive.ts'
import { work } from '#domain/chat/guide/say/needs/ocd-contamination/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdContamination: NeedWords = {
  need: 'ocd-contamination',
  name: 'Not clean enough',
  listens: [
    'It is tiring when so many things feel unsafe to touch.',
    'I can hear how much this asks of you.',
    'Nobody here will tell you to just stop.',
    'Feeling dirty or unclean is hard to bear.',
    'Ordinary things can turn into such hard work.',
    'It is a lot to keep track of what touched what.',
    'Disgust is a strong feeling, and hard to sit with.',
    'It is hard to relax when things do not feel clean.',
    'It is lonely when others touch things without a thought.',
    'A day gets smaller when so much of it is off limits.',
    'This kind of fear takes time, and it takes peace.',
    'It is hard when clean never quite feels clean enough.',
    'One touch can stay in the mind for hours.',
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
