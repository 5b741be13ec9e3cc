import { check, land } from '#domain/chat/guide/say/needs/dissociation/after.ts'
import { arrive } from '#domain/chat/guide/say/needs/dissociation/arrive.ts'
import { work } from '#domain/chat/guide/say/needs/dissociation/work.ts'
import type { NeedWords } from '#domain/chat/guide/say/words.ts'

export const dissociation: NeedWords = {
  need: 'dissociation',
  name: 'Far away, unreal',
  listens: [
    'You do not have to act normal here.',
    'Many people know this feeling. You are not the only one.',
    'You can go quiet and come back when you want.',
    'You are here and writing, even if it does not feel so.',
    'It is unsettling when the world seems a step away.',
    'Feeling little or nothing can be hard too.',
    'It is lonely to be among people and not quite there.',
    'Few words fit a feeling like this.',
    'Even familiar things can look strange from there.',
    'Doing everyday things from so far away is hard.',
    'Not feeling like yourself is hard to go through.',
    'Looking for a feeling and finding a blank can be scary.',
    'Being only half here takes a lot of strength.',
  ],
  arrive,
  work,
  check,
  land,
  unfit: [
    'body-scan',
    'box-breathing',
    '4-7-8-breathing',
    'cyclic-sighing',
    'coherent-breathing',
    'leaves-on-a-stream',
    'notice-the-thought',
    'thought-record',
    'worst-best-likely',
    'self-compassion-break',
    'maybe-maybe-not',
    'urge-surfing',
    'worry-time',
  ],
}
