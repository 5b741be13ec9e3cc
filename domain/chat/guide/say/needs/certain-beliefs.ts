import { check, land } from '#domain/chat/guide/say/needs/certain-beliefs/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/certain-beliefs/arrive.ts'
import { work } from '#domain/chat/guide/say/needs/certain-beliefs/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const certainBeliefs: NeedWords = {
  need: 'certain-beliefs',
  name: 'Something strange is happening',
  listens: [
    'I am listening, and I will not laugh at you.',
    'I take you seriously.',
    'I am not here to argue with you.',
    'You do not have to convince me of anything.',
    'You deserve to feel safe.',
    'It must be hard to feel that nobody understands.',
    'You should not have to go through this alone.',
    'Being on the alert takes a lot of strength.',
    'It is hard to rest with so much on your mind.',
    'It is lonely when others see it another way.',
    'Whatever is behind it, what you feel is real.',
    'A thing this big can push the rest of life aside.',
    'Not being believed can hurt as much as the rest.',
  ],
  arrive,
  work,
  check,
  land,
  unfit: [
    'body-scan',
    'muscle-relaxation',
    'cool-pack',
    '4-7-8-breathing',
    'box-breathing',
    'cyclic-sighing',
    'leaves-on-a-stream',
    'notice-the-thought',
    'thought-record',
    'worst-best-likely',
    'worry-time',
    'maybe-maybe-not',
    'urge-surfing',
    'self-compassion-break',
    'attention-switch',
    'stop-and-choose',
    'five-senses',
  ],
}
