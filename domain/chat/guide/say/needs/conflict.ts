import { check, land } from '#domain/chat/guide/say/needs/conflict/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/conflict/arrive.ts'
import { work } from '#domain/chat/guide/say/needs/conflict/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const conflict: NeedWords = {
  need: 'conflict',
  name: 'A fight with someone',
  listens: [
    'That sounds really upsetting.',
    'You can say what you could not say to them.',
    'Fights like that can go round in your head for days.',
    'I am not going to tell you who is right.',
    'It can hurt and make you angry at once.',
    'Trouble between people gets under the skin.',
    'Not being heard can hurt more than any word.',
    'Anger often shows that something matters.',
    'It is hard to be around someone after a thing like that.',
    'Words said in a quarrel can stay for a long time.',
    'Wanting to shout and wanting peace can come together.',
    'Being treated unfairly is hard to swallow.',
    'When there is tension, even silence is loud.',
  ],
  arrive,
  work,
  check,
  land,
  unfit: ['body-scan', 'worry-time', '4-7-8-breathing', 'maybe-maybe-not', 'worst-best-likely'],
}
