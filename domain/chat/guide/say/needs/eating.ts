import { check, land } from '#domain/chat/guide/say/needs/eating/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/eating/arrive.ts'
import { work } from '#domain/chat/guide/say/needs/eating/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const eating: NeedWords = {
  need: 'eating',
  name: 'Food and my body',
  listens: [
    'It is hard to have this on your mind all day.',
    'You do not have to make it sound all right.',
    'I will not tell you what to eat.',
    'You can want help and not want it at the same time.',
    'I am listening to you, not to the rules about food.',
    'It is lonely to hide something like this.',
    'Food comes up every day, so there is little rest from it.',
    'A meal can be so much more than a meal.',
    'It is painful to be on bad terms with your own body.',
    'Guilt can sit at the table too.',
    'Rules about food can get strict and leave little room.',
    'One remark or one look in the mirror can spoil a day.',
    'It is seldom only about food.',
  ],
  arrive,
  work,
  check,
  land,
  unfit: [
    'cool-pack',
    'body-scan',
    'muscle-relaxation',
    'five-senses',
    'walk-and-label',
    'thought-record',
    'worst-best-likely',
    'maybe-maybe-not',
    '4-7-8-breathing',
    'box-breathing',
  ],
}
