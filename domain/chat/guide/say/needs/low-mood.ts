import { check, land } from '#domain/chat/guide/say/needs/low-mood/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/low-mood/arrive.ts'
import { work } from '#domain/chat/guide/say/needs/low-mood/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const lowMood: NeedWords = {
  need: 'low-mood',
  name: 'I feel so low',
  listens: [
    'I am sorry it is so hard.',
    'That sounds so heavy.',
    'You do not need a reason to feel low.',
    'I will not tell you to cheer up.',
    'It is hard to get through a day like that.',
    'You are not lazy, and you are not weak.',
    'Feeling like that is exhausting.',
    'Even small things can cost a lot on such days.',
    'It is hard when things you liked leave you cold.',
    'Getting up and getting dressed can be a day’s work.',
    'A low time can make everything look grey.',
    'Acting as if all is well takes strength too.',
    'When everything is heavy, slow is how it goes.',
  ],
  arrive,
  work,
  check,
  land,
  unfit: ['body-scan', 'worry-time', '4-7-8-breathing', 'box-breathing', 'cool-pack'],
}
