import { check, land } from '#domain/chat/guide/say/needs/ocd-harm/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/ocd-harm/arrive.ts'
import { workLater } from '#domain/chat/guide/say/needs/ocd-harm/work-later.ts'
import { work } from '#domain/chat/guide/say/needs/ocd-harm/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const ocdHarm: NeedWords = {
  need: 'ocd-harm',
  name: 'Thoughts that scare me',
  listens: [
    'A thought like that is frightening to have.',
    'That does not shock me, and I am not judging you.',
    'You are not the only person with thoughts like this.',
    'A thought came that you did not ask for.',
    'No wonder you are tired of these thoughts.',
    'It hurts when a thought goes against what you care about.',
    'Being afraid of your own mind is a lonely fear.',
    'It is hard to be near people with this in your head.',
    'Keeping watch over yourself all the time is exhausting.',
    'It is hard to keep a thing like this inside.',
    'One picture in the mind can spoil a whole hour.',
    'It is a lot to live with a “what if” like that.',
    'Fear like this can creep into the most ordinary moments.',
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
