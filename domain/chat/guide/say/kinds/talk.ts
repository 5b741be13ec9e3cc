import type { KindTable } from '#domain/chat/guide/say/kinds/kind-words.ts'

/** About this talk itself: how far it reaches, where it pauses, where it ends. */
export const talkKinds: KindTable = {
  'takes-it-back': {
    says: [
      'All right, then that does not count. I go by what you say now.',
      'Okay, scrap that. You can change your mind here as often as you like.',
      'That can go. You are still finding out how it is.',
      'Fine. It came out one way, and it is another.',
      'Then not that. I drop it.',
      'No harm done. You know best how it is.',
    ],
    asks: ['What would be nearer to it?', 'How is it really, then?'],
  },
  'yes-exactly': {
    says: [
      'Good, then I have understood that much.',
      'I’m glad that is it. You can tell me more about just that.',
      'All right, then we are looking at the same thing.',
      'Then I have it right, and I stay with it.',
      'So that is the point where it hurts.',
      'That helps me too, to know I am near.',
    ],
    asks: [],
  },
  'yes-but': {
    says: [
      'So that is only partly it. I would like to get the rest right.',
      'Some of it fits, and some does not. I hear the “but”.',
      'Then I was only half there.',
      'That “but” sounds like the important bit.',
      'Okay, not quite. You put it better than I did.',
      'Partly, then. I take back the part that does not fit.',
    ],
    asks: ['What does not fit?', 'What is the other half of it?', 'What did I leave out?'],
  },
  'only-wants-hearing': {
    says: [
      'I heard it, from start to end. You don’t have to do anything with it now.',
      'Then I won’t come with anything else. It is heard.',
      'I’m glad you put it here. I read every line.',
      'That is enough of a reason. It has been read, and it stays as you told it.',
      'Good. It does not need an answer, and I don’t have a clever one.',
      'Then listening is all I do. You can say more, or leave it like this.',
    ],
  },
  'needs-a-moment': {
    says: [
      'There is plenty of time. I am not going anywhere.',
      'No rush. I wait.',
      'Of course. Write when you are ready.',
      'Let it sink in. There is no clock here.',
      'As long as you need.',
      'Go and take that moment. All this will still be here.',
    ],
  },
  'cannot-find-words': {
    says: [
      'You don’t have to say it well. Bits and pieces will do.',
      'That’s no matter. Some things have no good word.',
      'I don’t need it to make sense. Say it wrong, and we can go from there.',
      'It is hard to get it out of your head and onto a page.',
      'You can leave it without a word for now.',
      'Then start anywhere, with the first thing that comes.',
    ],
    asks: [
      'Is it heavy or sharp, or is it something else again?',
      'Is it more in your body, or more in your head?',
      'When did you last feel it?',
    ],
  },
  'has-more-to-tell': {
    says: [
      'Then tell me that too. There is room for it.',
      'Go on, please; I want to hear it.',
      'Yes, please do. You don’t have to keep it short.',
      'All right. I keep what you said so far, and you add the rest.',
      'Of course you can. Say it as it comes.',
      'I thought there might be more. There is no rush with it.',
    ],
  },
  'that-is-all': {
    says: [
      'Thank you for telling it to the end. I have all of it.',
      'Then that is the whole of it. It is a lot to have had on your own.',
      'I have read it from top to bottom.',
      'So now it is out, all of it.',
      'Good. You can lean back for a moment now.',
      'All right. Nothing more needs to come.',
    ],
    asks: [
      'How are you, now that it is told?',
      'Do you want to do something with it, or just leave it here?',
      'Which bit of it stays with you most?',
    ],
  },
  touched: {
    says: [
      'It sounds as if that is rare for you. I’m glad it reached you.',
      'You should be asked that more often.',
      'I am only prepared words, and I’m glad they were the right ones.',
      'That says how long nobody has asked.',
      'I’m glad. You deserved to be heard on this long ago.',
      'Then let it be nice for a moment.',
    ],
    asks: ['Who do you wish would ask you that?', 'What did it touch?'],
  },
  'doubts-talking': {
    says: [
      'You may be right, and it may do nothing. You don’t have to go on if it doesn’t.',
      'Fair. Words won’t change what happened. At best you carry it a little less alone.',
      'I can’t promise it helps. Some feel lighter after writing, and some don’t.',
      'That is a fair doubt, and I won’t try to sell it to you.',
      'It might be that something else would do you more good right now than typing.',
      'I understand. You came for some relief, and it has not come.',
    ],
    asks: [
      'What would feel more useful to you?',
      'What did you hope for, when you began to write?',
      'Has there been anything that did help, at some point?',
    ],
  },
  'wants-no-advice': {
    says: [
      'No advice, then. I only listen.',
      'Understood, I keep my tips to myself. Go on telling it.',
      'Fine by me. You don’t need fixing, you need somebody to hear it.',
      'All right, none of that. Say it as it is.',
      'Then I won’t offer you a thing. I read, and you write.',
      'Thanks for saying so. I leave all that out.',
    ],
    asks: ['What is on your mind most?', 'What has been the hardest bit of it?'],
  },
  'has-a-therapist': {
    says: [
      'Good to know that someone is with you in this, or may be soon. I am no stand-in for them.',
      'So there is a person for this as well. You could show them what you wrote here.',
      'That is useful to know. What they say goes before anything I say.',
      'I’m glad there is somebody. It can be a long time between one meeting and the next.',
      'All right. Then you don’t have to sort it out here alone.',
      'It is good that you have that, or are on the way to it.',
    ],
    asks: [
      'How is it with them?',
      'What do you want to tell them next time?',
      'What do you do in the time between?',
    ],
  },
  'takes-medicine': {
    says: [
      'So you take something for it. About the tablets themselves a doctor or a chemist knows more than I do.',
      'It is good to know about that. I leave the medicine to whoever gave it to you.',
      'Okay, so that is part of it too. I can’t say anything about doses, but I can hear how you are with it.',
      'If something about it worries you, ring the chemist; they know it well.',
      'So you are on something for it. I go on listening to the rest.',
      'I see. Please don’t stop or change it on your own.',
    ],
    asks: [
      'How has it been since you take it?',
      'Is there something about it that worries you?',
      'Does it help with the part that bothers you most?',
    ],
  },
  'says-sorry': {
    says: [
      'No need to be sorry. You are not bothering me in the least.',
      'You don’t have to say sorry here. I like it long.',
      'It is not too much. I read all of it.',
      'Please don’t be. That is what this page is for.',
      'Nothing to forgive. Write as much as you want.',
      'You are no trouble. You can go on just as you were.',
    ],
    asks: ['What were you going to say?', 'What else is there?'],
  },
  'still-there': {
    says: [
      'Yes, I am here. I have read what you wrote.',
      'Still here. I only answer when you write, so it may look as if I had gone.',
      'I am. Nothing you wrote was lost.',
      'Here I am. Go on whenever you like.',
      'Yes. I don’t go away, you can take your time.',
      'I’m with you. Say what you were about to say.',
    ],
  },
  'wants-to-stop-here': {
    says: [
      'That’s fine. Leave it here for today, and go gently.',
      'Then let’s stop. You said a lot, and it is kept as you left it.',
      'All right. Be kind to yourself for the rest of it. You can come back any time.',
      'Good that you notice it is enough. I’ll be here another day, if you want.',
      'Of course. Go and do something easy now. Bye for now.',
      'Okay, enough for now. Take care of yourself.',
    ],
  },
}
