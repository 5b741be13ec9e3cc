import type { KindTable } from '#domain/chat/guide/say/kinds/kind-words.ts'

/** What others say and do, and where one stands among them. */
export const othersKinds: KindTable = {
  'others-minimise': {
    says: [
      'It hurts to be told that, when you are right in the middle of it.',
      'They wave it away, and you still have it. It leaves you alone with it.',
      'They may mean well. It still leaves you standing there with it.',
      'You don’t have to shrink it here.',
      'If it were that easy, you would have done it long ago.',
      'So you told somebody, and got that back. I’m sorry.',
      'They don’t feel what you feel. It is as big as it is for you.',
    ],
    named: {
      person: [
        'To hear that from {detail} of all people must hurt.',
        'So {detail} waves it away, and you are still in it.',
        'You hoped {detail} would see it. That stings.',
      ],
    },
    asks: [
      'What would you have liked to hear instead?',
      'What did you do with it when that was said?',
      'Is there anybody who takes it as seriously as it is?',
    ],
  },
  'others-dont-get-it': {
    says: [
      'It is lonely when you explain it and it does not get across.',
      'You stop trying after a while, don’t you. It costs too much.',
      'So you are among people, and alone with this.',
      'It is hard to make somebody see what they have not been through.',
      'I may not get all of it either. I would like to hear it your way.',
      'You should not have to prove how hard it is.',
    ],
    asks: [
      'What is it that they miss?',
      'If they could feel one part of it for a minute, which should it be?',
      'Who comes nearest to getting it?',
    ],
  },
  'told-nobody': {
    says: [
      'So this is the first time it is out. I will be careful with it.',
      'You have held that all by yourself until now.',
      'That was a lot to keep in. I’m glad you put it somewhere.',
      'It took something to write that. I have read it, every word.',
      'Nobody knew, then. You must have been very alone with it.',
      'It is said now. Nothing has to follow from it.',
    ],
    asks: ['How is it, now that it is said?', 'What was it like to keep that to yourself?'],
  },
  'afraid-to-burden': {
    says: [
      'You look after them by not telling, and then you sit with it alone.',
      'You don’t want to be one more weight on them. I can see why.',
      'Here you are no trouble to anyone. You can say all of it.',
      'Most people would sooner know than be spared. I don’t know yours, of course.',
      'So you swallow it, to keep it easy for the others.',
      'It is a kind thought, and a lonely one.',
    ],
    asks: [
      'If it was the other way round, would you want to know?',
      'Who would mind least, if you told just a little?',
      'What do you think they would say?',
    ],
  },
  'someone-was-kind': {
    says: [
      'That was kind. I’m glad somebody was there at that moment.',
      'How good of them. A small thing like that can stay with you.',
      'So somebody saw you. That is worth a lot.',
      'It is nice to hear that, in the middle of all this.',
      'They did not have to, and they did it.',
      'I’m glad you got that.',
    ],
    asks: [
      'How was it to get that?',
      'What did you do when that happened?',
      'Do they know what it meant to you?',
    ],
    isMirrored: true,
  },
  'hurtful-words': {
    says: [
      'Ouch. That is a hard thing to have said to you.',
      'Words like that stick. I’m sorry you had to hear them.',
      'That was hurtful, whatever was meant by it.',
      'Nobody should be spoken to like that.',
      'I can see why it goes on ringing in your ears.',
      'That would sting anybody.',
    ],
    asks: [
      'Which word of it hurt most?',
      'What did you say, or what do you wish you had said?',
      'How long has it been in your head since?',
    ],
  },
  'angry-at-them': {
    says: [
      'You are furious, and you are allowed to be.',
      'That anger has a reason. You don’t have to be fair about it here.',
      'I can hear how much this makes your blood boil.',
      'Say it out loud. Nobody gets hurt by it on this page.',
      'No wonder you are angry.',
      'That crossed a line for you.',
    ],
    asks: [
      'What is the part that makes you most angry?',
      'What would you say to {him}, if it had no cost?',
      'Under the anger, is there something that hurts?',
    ],
  },
  'feels-judged': {
    says: [
      'It feels as if all eyes are on you. That is an awful place to be.',
      'So you watch yourself the whole time, through their eyes.',
      'I can’t see what they think. I can see what it does to you.',
      'To feel looked at like that makes you want to hide.',
      'That must make it so hard to just be there.',
      'You carry their looks home with you.',
    ],
    asks: [
      'What do you fear they see?',
      'What did you notice that made you think so?',
      'Is there anybody there with whom it is easier?',
    ],
    inNeed: [
      [
        ['certain-beliefs'],
        {
          says: [
            'To feel watched like that is frightening. I can’t tell from here what is behind it.',
            'I believe that you feel looked at, and that it scares you.',
            'That must make it hard to rest anywhere. Somebody who knows you could hear about this too.',
          ],
          asks: ['Where do you feel it least?', 'Whom do you trust enough to tell this?'],
        },
      ],
    ],
  },
  'afraid-of-losing-them': {
    says: [
      'You are so afraid to be left without them.',
      'They mean so much to you. That is why it scares you this badly.',
      'I can’t tell you what will come. I hear how much you love them.',
      'To be that scared of losing somebody is hard to carry about all day.',
      'The thought of being without them goes right through you.',
      'You are holding on tight, because it matters that much.',
    ],
    named: {
      person: [
        'You are so afraid for {detail}. I can hear how much they mean to you.',
        'The thought of losing {detail} must go right through you.',
        'You love {detail}, and that is why it scares you this much.',
      ],
    },
    asks: [
      'What set the fear off just now?',
      'What are they to you?',
      'Do they know that you are afraid of this?',
    ],
  },
  'hides-it': {
    says: [
      'So you keep a straight face, and all that time it goes on inside.',
      'You have got good at hiding it. It must take so much strength.',
      'They see somebody who copes, and you know the rest.',
      'It is lonely to be the only one who knows.',
      'You don’t have to hide it here.',
      'I see. Nobody would guess, and that is how you wanted it.',
    ],
    asks: [
      'What do you fear would happen if they saw?',
      'Who would be the safest person to see a bit of it?',
      'How long have you kept it from them?',
    ],
  },
  'others-have-it-worse': {
    says: [
      'Others may have it worse. That does not make yours weigh less.',
      'You don’t need to have the worst of it to be allowed to hurt.',
      'It is not a contest, and you are not taking anything from anyone by telling it.',
      'What they go through does not take yours away.',
      'You would not say that to a friend who told you this.',
      'You can feel for them and still have trouble of your own.',
    ],
    asks: [
      'If nobody had it worse, what would you say about yours?',
      'Who taught you that you have to have a good enough reason?',
    ],
  },
  'everyone-else-copes': {
    says: [
      'It looks that way from outside. You can’t see what they do at home.',
      'It hurts to look at them and think that it is only you.',
      'You see their outsides and you know your own inside. It is a hard match.',
      'I understand why it looks as if it is just you.',
      'To be surrounded by people who seem fine makes it lonelier.',
      'You measure yourself against them, and lose each time.',
    ],
    asks: [
      'What do you think they have that you don’t?',
      'Is there one of them who might know this from inside?',
      'What would they see, if they looked at you?',
    ],
  },
  'still-alone': {
    says: [
      'Yes. I am words on a page, and that can make it feel emptier.',
      'Then I am not enough for this, and I won’t pretend I am.',
      'I understand. You wanted a person, and got this.',
      'Telling it did not take the lonely part away. I’m sorry.',
      'You are right that I can’t sit beside you.',
      'That is fair. Writing to me leaves the room just as empty.',
    ],
    asks: [
      'Who would you want here, if you could have anyone?',
      'What would make it a little less lonely right now?',
      'Is there a person you could send just one line to?',
    ],
  },
}
