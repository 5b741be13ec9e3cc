import { check, land } from '#domain/chat/guide/say/needs/social-anxiety/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/social-anxiety/arrive.ts'
import { work } from '#domain/chat/guide/say/needs/social-anxiety/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const socialAnxiety: NeedWords = {
  need: 'social-anxiety',
  name: 'People make me anxious',
  listens: [
    'It is all right to be awkward here.',
    'Here you do not have to make a good impression.',
    'A lot of people feel that and never say it.',
    'Being looked at can feel like being tested.',
    'It is tiring to watch every word you say.',
    'The hours before can be as hard as the thing itself.',
    'Afterwards the mind likes to play every minute again.',
    'Everybody would like to be met kindly.',
    'A short call or a hello can cost a lot.',
    'It is lonely to want company and fear it too.',
    'What others find easy can take all your strength.',
    'Staying away can bring relief and sadness at once.',
    'Going red or blank in front of people is hard to bear.',
  ],
  arrive,
  work,
  check,
  land,
  unfit: ['body-scan', 'worry-time', '4-7-8-breathing', 'muscle-relaxation', 'cool-pack'],
}
