import { check, land } from '#domain/chat/guide/say/needs/violence-at-home/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/violence-at-home/arrive.ts'
import { work } from '#domain/chat/guide/say/needs/violence-at-home/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const violenceAtHome: NeedWords = {
  need: 'violence-at-home',
  name: 'I’m not safe at home',
  listens: [
    'I believe what you say.',
    'You need not prove any of it.',
    'This is serious, and you are right to say it.',
    'You know your home. I do not doubt you.',
    'You do not have to make it sound milder.',
    'You tell as much as is safe, and no more.',
    'Home should be a place where nobody has to be afraid.',
    'You are not to blame for what someone does to you.',
    'Living on guard in your own home is exhausting.',
    'You can care about someone and be afraid of them.',
    'Listening for every step and every mood wears a person out.',
    'Nobody has the right to frighten or hurt you.',
    'It can be hard to stay and hard to leave.',
  ],
  arrive,
  work,
  check,
  land,
  unfit: [
    'body-scan',
    'muscle-relaxation',
    '4-7-8-breathing',
    'box-breathing',
    'cyclic-sighing',
    'cool-pack',
    'thought-record',
    'worst-best-likely',
    'worry-time',
    'maybe-maybe-not',
    'leaves-on-a-stream',
    'notice-the-thought',
    'urge-surfing',
    'stop-and-choose',
    'self-compassion-break',
    'attention-switch',
  ],
}
