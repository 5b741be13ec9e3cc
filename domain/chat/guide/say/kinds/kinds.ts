import { aheadKinds } from '#domain/chat/guide/say/kinds/ahead.ts'
import { feelingKinds } from '#domain/chat/guide/say/kinds/feelings.ts'
import type { KindTable } from '#domain/chat/guide/say/kinds/kind-words.ts'
import { oneselfKinds } from '#domain/chat/guide/say/kinds/oneself.ts'
import { othersKinds } from '#domain/chat/guide/say/kinds/others.ts'
import { questionKinds } from '#domain/chat/guide/say/kinds/questions.ts'
import { reasonKinds } from '#domain/chat/guide/say/kinds/reasons.ts'
import { stepKinds } from '#domain/chat/guide/say/kinds/steps-taken.ts'
import { storyKinds } from '#domain/chat/guide/say/kinds/story.ts'
import { talkKinds } from '#domain/chat/guide/say/kinds/talk.ts'

/** What a message does in the middle of a talk, and how it is met: the ids are those of `corpus/guide/midtalk`, kept for good. */
export const kinds: KindTable = {
  ...storyKinds,
  ...aheadKinds,
  ...othersKinds,
  ...oneselfKinds,
  ...feelingKinds,
  ...stepKinds,
  ...questionKinds,
  ...reasonKinds,
  ...talkKinds,
}
