import { check, land } from '#domain/chat/guide/say/needs/good-moment/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/good-moment/arrive.ts'
import { work } from '#domain/chat/guide/say/needs/good-moment/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const goodMoment: NeedWords = {
  need: 'good-moment',
  name: 'Something good happened',
  listens: [
    'That is good to read.',
    'That sounds lovely.',
    'I have no “but” to add.',
    'You can be as happy about it as you like.',
    'That is worth remembering.',
    'That belongs in the story, too.',
    'Things like that can light up a whole day.',
    'How good that this happened.',
    'Moments like that deserve some room.',
    'It is so nice when something goes well.',
    'That can be joy, or relief, or both.',
    'Nobody has to earn a good moment.',
    'A good moment can stand next to hard ones and still count.',
  ],
  arrive,
  work,
  check,
  land,
  unfit: [
    'thought-record',
    'worst-best-likely',
    'worry-time',
    'urge-surfing',
    'maybe-maybe-not',
    'notice-the-thought',
    'leaves-on-a-stream',
    'stop-and-choose',
    'attention-switch',
    'body-scan',
    'cool-pack',
    '4-7-8-breathing',
  ],
}
