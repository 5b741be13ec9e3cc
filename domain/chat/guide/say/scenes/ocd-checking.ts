import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const ocdChecking: Scenes = {
  // Goes back again and again to check whether the front door is locked.
  'ocd-checking/front-door': {
    says: [
      'Your own hand was on the lock, and a few steps on the certainty has gone again. It is as if the door would not let you leave.',
      'You go back for a single calm moment, and it does not survive the way out. That makes every leaving a tug of war.',
      'You were there, you did it, and still it will not stay done in your mind. It wears one down to have to doubt one’s own hand.',
    ],
    asks: ['What goes through you just before you turn back?', 'How far did you get this time?'],
  },
  // Cannot stop checking the stove, plugs or appliances for fear of a fire.
  'ocd-checking/stove-and-plugs': {
    says: [
      'Looking is not enough any more, because right behind the look there is the picture of fire. Then your own eyes no longer count as witnesses.',
      'An everyday thing at home has become something you would have to answer for. So you keep watch, and the watch never comes to an end.',
      'It has to be off with a certainty that simply will not come. You look for it wherever you can, and it costs you your peace.',
    ],
    asks: ['Which thing at home holds you longest?', 'What does the picture show you when it comes?'],
  },
  // Takes photos or videos as proof that things are locked or off, and the proof does not calm for long.
  'ocd-checking/photo-proof': {
    says: [
      'The picture was meant to end the doubt, and now the doubt has moved into the picture. So the proof itself needs checking.',
      'You found something clever to hold on to, and it slips like everything else. For a moment it is clear, and then the next question opens.',
      'You carry the evidence with you, and it still does not let you rest. It was such a reasonable hope that seeing it would be enough.',
    ],
    asks: ['How long does the calm from a picture last?', 'What does the doubt say when you look at it?'],
  },
  // Fears to have hit someone while driving and goes back or looks for signs of it.
  'ocd-checking/hit-someone-driving': {
    says: [
      'An ordinary stretch of road, and then the question whether someone got hurt through you. It is hard to simply arrive anywhere with that in the car.',
      'You search for a sign that would settle it, and every empty answer leaves room for another doubt. So the drive does not end when you park.',
      'The thought weighs so heavily because a life would be at stake. It makes you look for something that you cannot find an end to.',
    ],
    asks: ['What was the moment when the question came?', 'What have you already gone back over?'],
  },
  // Rereads emails, forms or messages over and over, before or after sending, for mistakes or something wrong in them.
  'ocd-checking/rereading-messages': {
    says: [
      'A few lines become something you have to vouch for with everything you have. And every reading leaves a small gap for a mistake to hide in.',
      'You read it, and a moment later it is as if you had not. Words that should simply go out keep holding you back.',
      'You want to be sure that nothing harmful slipped through. The wish is careful, and it takes more and more of your time.',
    ],
    asks: ['What are you most afraid to find in it?', 'Which message is holding you at the moment?'],
  },
  // Asks someone else to confirm that it was done or is all right, and the doubt comes back soon after the answer.
  'ocd-checking/asks-someone-to-confirm': {
    says: [
      'For a moment someone else holds the certainty for you, and then it runs out. And you stand there needing the same answer again.',
      'The answer comes, and it helps, and it does not stay. That is the sore point: the yes is real and the doubt outlives it.',
      'You do not ask because nobody told you. You ask because what you were told will not hold, and the asking itself has begun to hurt.',
    ],
    asks: ['How long did the answer hold this time?', 'What is it like just before you ask?'],
  },
  // Small good news: checked only once or not at all, and left or let it be.
  'ocd-checking/left-after-one-look': {
    says: [
      'The doubt was there to call you back, and you went on with it in your pocket. That is a different kind of leaving.',
      'You did not wait until it felt certain. You left the question open behind you, and the rest of the day could begin.',
      'That is what it looks like when the check no longer gets everything it asks for. It cost you something, and you did it.',
    ],
    asks: ['What did it feel like to leave it there?', 'What came after, once you had let it be?'],
  },
}
