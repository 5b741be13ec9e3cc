import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const grief: Scenes = {
  // A birthday, holiday or anniversary comes round for the first time without the person who died.
  'grief/first-special-day-without': {
    says: [
      'The calendar doesn’t know what has happened. It brings the day round as it always did, and this time there is a gap in the middle of it.',
      'A day that used to be shared has to be got through without the one it belonged to. Nothing about it is in its old place.',
      'Such a day shows the absence more sharply than the ordinary ones, because so much of that person was part of it.',
    ],
    asks: [
      'What was this day like when they were still here?',
      'Which moment of the day do you find hardest to imagine?',
    ],
  },
  // For a moment turned to the dead person out of habit, to call or tell them something, and then remembered.
  'grief/reached-for-them': {
    says: [
      'For a moment they were still there, as they always were. Then you had to lose them all over again, in the middle of an ordinary day.',
      'Part of you hasn’t been told yet. It still turns to where they used to be, and each time it finds out anew.',
      'So much of you is still turned towards {him}. It is love carrying on with its habits, and then running into the empty place.',
    ],
    asks: ['What would you have wanted to tell them?', 'What would they have said to you, do you think?'],
  },
  // Was not present when the loved one died and cannot forgive oneself.
  'grief/not-there-at-the-end': {
    says: [
      'You would have given anything to be there, and the hour didn’t wait for you. Ever since, you have been measuring yourself by that one stretch of time.',
      'You weren’t beside {him}, and so the mind keeps going back there, as if it could still open the door in time.',
      'The farewell that should have been yours is missing, and in its place there is this reproach. Being far from someone you love at such an hour hurts.',
    ],
    asks: [
      'What would you have wanted to say or do there?',
      'What do you remember of the last time together?',
    ],
  },
  // Cannot bring oneself to clear out or part with the belongings of the one who died.
  'grief/their-belongings': {
    says: [
      'They aren’t just things. They were touched and used and put down by that hand, and to give them away feels like letting go of a bit more.',
      'Others may see objects that are in the way, and you see a life in them. Each piece you pick up asks for a whole farewell.',
      'As long as it is still there, something of {him} is still in its place. No wonder your hand stops.',
    ],
    asks: ['Which of these things is closest to you?', 'What does it bring back when you look at it?'],
  },
  // The people around have stopped asking and expect the grief to be over.
  'grief/others-have-moved-on': {
    says: [
      'For them it is something that happened. For you it is every day, and now you have to carry it past people who think it is finished.',
      'At first there was room for it, and then the room was closed, while the missing went on. It leaves you alone with someone nobody mentions.',
      'Grief seems to get a date by which it ought to be done, and somebody else sets it. Yours keeps no such calendar.',
    ],
    asks: [
      'What would you like {him} to know about it?',
      'With whom can you still speak about the one you miss?',
    ],
  },
  // A beloved animal has died and the house feels empty, while others think it is only a pet.
  'grief/pet-has-died': {
    says: [
      'A whole daily life together has ended: the greeting, the small sounds, the being needed. And the place where that was is everywhere you look.',
      'It was love, with no words needed and nothing held back, and it was there every single day. Of course it leaves such a hole.',
      'What has gone was a companion who belonged to all the small hours of your life. For such a loss the world gives hardly any room.',
    ],
    asks: ['What was this little companion like?', 'When in the day is it most missing?'],
  },
  // Grieves for a baby lost in pregnancy or at birth that others hardly count as a person.
  'grief/lost-pregnancy': {
    says: [
      'A whole future had already begun, with a place made ready in you for it. That has died too, and hardly anyone saw that it was there.',
      'There are so few memories to hold on to, and so much that was hoped. You are mourning someone the world hardly got to know about.',
      'For others it may have been barely a beginning. For you there was already someone, and that someone is missing.',
    ],
    asks: ['What had you already imagined for the two of you?', 'Who knows how much this child is missed?'],
  },
  // The last contact was a quarrel or silence, or something important was never said before the death.
  'grief/last-words-unsaid': {
    says: [
      'The conversation was cut off at the wrong place, and there is no one there now to finish it with. So it goes on inside you.',
      'A long story with someone, and now that last bit stands there as if it were the whole. What you still wanted to say has nowhere to go.',
      'It was meant to have a next time, and the next time was taken away. What remains are the words, said or unsaid, that can’t be changed any more.',
    ],
    asks: ['What would you say if they could hear it?', 'How were the two of you in better times?'],
  },
  // Is frightened that the voice, face or memories of the dead person are fading.
  'grief/forgetting-voice-face': {
    says: [
      'First the person went, and now it seems that even what you kept is slipping through your fingers. That is a loss inside the loss.',
      'You hold on as tight as you can, and still it grows paler. How frightening, when remembering is what you have left.',
      'It can feel like a kind of betrayal, though you never wanted to let go of anything. You would so like to keep it clear.',
    ],
    asks: ['What of them is still quite clear to you?', 'When do they feel nearest to you?'],
  },
  // A song, smell or small thing suddenly brings the grief up in the middle of ordinary life.
  'grief/ambushed-by-something-small': {
    says: [
      'It came from the side, out of some small ordinary thing, when you had no guard up. And all at once everything was there again.',
      'Nobody around could have known what that little thing was. For you it held the whole person, and it went straight through.',
      'The big days one sees coming. These small things lie in wait anywhere, and then the missing is as fresh as at the start.',
    ],
    asks: ['What came back to you in that moment?', 'What did that little thing have to do with {him}?'],
  },
  // Laughed, enjoyed something or did not think of the dead person for a while and feels guilty for it.
  'grief/guilty-for-laughing': {
    says: [
      'As if every light moment were taken away from {him}. So even the gladness comes with a bill, and you pay it at once.',
      'It seems there is a watchman in you who counts how much you mourn, and who takes any lightness for disloyalty.',
      'Lightness and missing turned up side by side, and it felt as though one had to cancel the other. Loving someone makes that a painful place to stand.',
    ],
    asks: ['What was it like just before the guilt came?', 'What would they have said about that moment?'],
  },
  // Feels relief after a death, because of long illness or a hard relationship, and is ashamed of it.
  'grief/relief-mixed-in': {
    says: [
      'Something in you put down a load that had been carried for a long time. Straight away came the verdict that it wasn’t allowed.',
      'It is one of those feelings for which there is no card in any shop. So you have to hide it, next to everything else that is there.',
      'The death ended a person, and it also ended a strain. Both are true for you, and only one of them may be shown.',
    ],
    asks: ['What had it been like for you before the end?', 'What else is there, beside the relief?'],
  },
  // A pet is seriously ill or very old and one fears losing it or has to decide.
  'grief/pet-is-ill': {
    says: [
      'An animal like that belongs to every single day, so there is fear in every single day now. This is a real love and a real sorrow.',
      'You watch a creature that cannot say how it is, and you have to read everything from so little. That is heavy on the heart.',
      'The farewell is already in the room although nobody has gone yet. It is hard to love someone on borrowed days.',
    ],
    asks: ['What has this animal meant in your days?', 'What is the hardest thing to watch just now?'],
  },
  // A relationship has ended, they were left or had to leave, and it hurts.
  'grief/breakup': {
    says: [
      'Somebody who was in every part of your day is suddenly not in it.',
      'An ending like this reaches into the smallest things.',
      'You lose the person, and also the future you had half furnished with {him}.',
    ],
    asks: [
      'What time of day is the hardest at the moment?',
      'What do you miss that nobody else would know about?',
    ],
  },
  // The former partner has somebody new, and it hurts or will not leave the mind.
  'grief/ex-has-someone-new': {
    says: [
      'It is as if your place had been filled before you’d finished leaving it.',
      'Knowing it’s over is one thing, and seeing it with your own eyes is another.',
      'It pulls your eyes back, though looking hurts.',
    ],
    asks: ['How did you find out?', 'What does it stir up most in you?'],
  },
  // The funeral is coming, is today or has just been, and they do not know how to get through it or feel afterwards.
  'grief/funeral': {
    says: [
      'A day like that asks you to stand in public with something that has no words.',
      'There are flowers and chairs and times to think of, and underneath there is the one who died.',
      'Nobody really knows how to do such a day.',
    ],
    asks: ['Who are you saying goodbye to?', 'Which part of that day is most in your mind?'],
  },
  // The anniversary of a death comes round again after years and stirs everything up.
  'grief/death-day-again': {
    says: [
      'That day comes round, and it is all close again.',
      'A date like this brings everything right back.',
      'You carry it the rest of the year too, and now it weighs more.',
    ],
    asks: ['What comes to mind first when you think of that time?', 'How do you usually spend that day?'],
  },
  // Somebody close has died only hours or days ago and nothing seems real.
  'grief/just-died': {
    says: [
      'It has happened, and the rest of you hasn’t caught up with it.',
      'The world goes on with its ordinary things, and for you it has stopped.',
      'There may be tears or nothing at all, and either way it’s hard to take in.',
    ],
    asks: ['Who was this person to you?', 'Who is with you now?'],
  },
  // After the death of a partner or housemate the home, the table or the evenings are empty.
  'grief/empty-chair': {
    says: [
      'The rooms are the same, and everything in them has a gap.',
      'It’s not only the big days, it is the plate, the chair, the hour after supper.',
      'There’s nobody there to tell the little things to, the ones you’d never ring anyone about.',
    ],
    asks: ['Which hour of the day is the emptiest?', 'What would you have told {him} today?'],
  },
}
