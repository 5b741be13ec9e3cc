import { check, land } from '#domain/chat/guide/say/needs/shame/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/shame/arrive.ts'
import { work } from '#domain/chat/guide/say/needs/shame/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const shame: NeedWords = {
  need: 'shame',
  name: 'I feel ashamed',
  listens: [
    'I am not judging you.',
    'You have said it, and I am still here.',
    'That is hard to carry around.',
    'Many people carry something like that in secret.',
    'You do not have to defend it.',
    'Shame makes people want to disappear.',
    'A harsh voice inside is hard to live with.',
    'Shame can burn long after the moment is over.',
    'You are more than the thing you are ashamed of.',
    'Feeling small like that is painful.',
    'It is lonely to hide a part of yourself.',
    'Shame speaks as if it knew all of you.',
    'It is tiring to keep finding fault with yourself.',
  ],
  arrive,
  work,
  check,
  land,
  unfit: ['body-scan', 'thought-record', 'worst-best-likely', 'worry-time', 'muscle-relaxation', 'cool-pack'],
}
