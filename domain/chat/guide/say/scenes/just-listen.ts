import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const justListen: Scenes = {
  // Says that there is something that has never been told to anyone.
  'just-listen/never-told-anyone': {
    says: [
      'So it has lived with you alone all this while. It may come out here in any size and order you like, or only by its edge.',
      'Something kept that long has had a lot of guarding done around it. I’m listening, and nothing needs to be hurried.',
      'You have held it by yourself until now, and now it is standing near the door. Take whatever time it wants.',
    ],
    asks: ['Which part of it could be said first?', 'What is it like to come this close to saying it?'],
  },
  // Does not know where to begin because there is so much.
  'just-listen/where-to-begin': {
    says: [
      'When so much is waiting, any beginning looks like the wrong one. It can start in the middle here, or with whatever lies on top.',
      'It needs no order here. One loose end is plenty, and the rest may come along or wait, as it likes.',
      'So many things, and all of them seem to want to go through the door together. I’m here for whichever comes first.',
    ],
    asks: ['What lies right on top at this moment?', 'Which of all these things came with you today?'],
  },
  // Only needs to get it out and be heard, wants no advice or solutions.
  'just-listen/only-get-it-out': {
    says: [
      'Then this is a place to put it down, just as it is. I’ll leave it unmended and listen.',
      'To be handed a remedy when one wants an ear is like being interrupted. Say it as long and as loud as it wants to be.',
      'It wants out, and nothing has to come of it. Let it come in whatever words it has, I’m listening.',
    ],
    asks: ['What is pressing the most to be said?', 'What happened that filled you up like this?'],
  },
  // Cannot find the words for what is felt.
  'just-listen/no-words-for-it': {
    says: [
      'It is there quite clearly, only without a name, and every word you try seems to miss it a little. It may be said crookedly here.',
      'Some things are felt long before they can be told. Half a sentence will do, or a picture, or just where it sits.',
      'To feel so much and have no words for it is like knocking from behind a wall. I’m on the other side, listening, in no hurry.',
    ],
    asks: ['If it had a colour or a weight, what would it be?', 'Where do you notice it just now?'],
  },
  // Wants to tell something but fears being judged or found disgusting or mad for it.
  'just-listen/afraid-of-judgement': {
    says: [
      'Before it is even said, the verdict is already standing in the room. No wonder the words hold back.',
      'You would like to show it, and you are already watching for a face to change. I’m listening, and I don’t think in verdicts.',
      'There are two things here: what you want to tell, and the fear of how it will be looked at. Each of them may have its time.',
    ],
    asks: ['What do you fear would be thought of you?', 'Which small part of it could be told first?'],
  },
  // Feels that one's trouble is too small or a burden to others and apologises for bringing it up.
  'just-listen/not-worth-mentioning': {
    says: [
      'You weigh it before you put it down, and each time it comes out too light to be allowed. And yet it was heavy enough to bring you here.',
      'There is no queue here in which someone worse off is waiting. It may take up just the room it takes.',
      'How quickly you step back to make room for others. What is on your mind may be said here without paying an apology for it.',
    ],
    asks: [
      'What is the thing, if it needn’t be important?',
      'What would you say if nobody minded listening?',
    ],
  },
  // Has written the message several times and deleted it again, hesitates to send.
  'just-listen/wrote-and-deleted': {
    says: [
      'So there was already much more here, and it disappeared again before anyone could see it. It wants to be said, and it shrinks back.',
      'Every time it was there, and every time something took it back. This version has got through, and I’m reading it slowly.',
      'Between wanting to tell and wanting to hide, the words have gone to and fro. They may be unfinished here.',
    ],
    asks: ['Which sentence was the hardest to leave standing?', 'What was in the one that you took away?'],
  },
  // Has just told the thing and feels strange, shaky, relieved or exposed at having said it.
  'just-listen/now-it-is-said': {
    says: [
      'It has been said, and it was heard. After such a thing one may well feel odd for a while.',
      'What was inside is outside now, and it has to be looked at from a new side. Nothing more has to follow at once.',
      'You have let it be seen. It stands here now in your own words, and I have taken them in with care.',
    ],
    asks: ['How is it in you now that it is said?', 'What would do you good to have around you now?'],
  },
}
