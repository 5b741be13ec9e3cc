import type { Thing } from '#domain/chat/guide/say/things/thing.ts'

export const peopleAndSchool: Readonly<Record<string, Thing>> = {
  filmed: {
    says: [
      'To film somebody without asking is not okay, whatever it shows. It is not your fault. A teacher can make them delete it, and need not say who told.',
      'They had no right to film. That it seems small to others makes it no better. One grown-up at school should know: they can have it taken down.',
    ],
    asks: ['Which teacher is the easiest to talk to?', 'Who has seen it, as far as you know?'],
  },
  'photo-of-me': {
    says: [
      'They put a photo of you in it, without asking. That was mean, and it is not your fault.',
      'To be made into their joke like that. It was horrible of them.',
    ],
    asks: ['What sort of photo was it?'],
  },
  'ordinary-photo': {
    says: [
      'A photo of you doing something quite ordinary, and they made it into a joke. That is on them.',
      'You were just having your lunch. There was nothing wrong in that, and it was not theirs to share.',
    ],
    asks: ['Who at school would be on your side?'],
  },
  'no-phone-calls': {
    says: [
      'Then no call. There is also chat and text, and it makes no sound: Childline has one.',
      'You need not ring anybody. It can be typed, like here.',
    ],
  },
  'horrible-to-me': {
    says: [
      'So it is not shyness. They are horrible to you, and you have to go in there every day.',
      'That is not you being odd. It is them being cruel, day after day.',
    ],
    asks: ['When is it worst: in class, at break, or on the phone?'],
  },
  'dreads-school': {
    says: [
      'Each morning with that in the stomach. And then all day long.',
      'To have to go where people are unkind to you is hard for anybody.',
    ],
    asks: ['Is there one lesson or person that is all right?'],
  },
  blushed: {
    says: [
      'You went red, and then you knew that they saw it, and then it got worse. That is how it goes.',
      'The face does it by itself. Others forget it by the next minute; you have it all evening.',
    ],
    asks: ['What do you think they thought?'],
  },
  'said-something-stupid': {
    says: [
      'It plays again and again, and each time you cringe. The others have mostly forgotten it.',
      'One sentence, and it keeps you up. It feels bigger inside than it was outside.',
    ],
    asks: ['What do you wish you had said?'],
  },
  'checked-and-asked': {
    says: [
      'To have your phone gone through, and to need leave to see people: that is control, also if nobody hits.',
      'Somebody else decides whom you see and what you may write. That is not care.',
    ],
    asks: ['Is it safe for you to write here just now?'],
  },
  'keeps-peace': {
    says: [
      'You arrange everything so that {he} will not be angry. That is living on watch, in your own home.',
      'So you listen for the key in the door. Nobody should have to live like that.',
    ],
    asks: ['What happens if something is not right?'],
  },
  'cut-off': {
    says: [
      'That you have not been in touch is part of how it works: it gets too awkward, and then one is alone. Most people are just glad when the call comes.',
      'It was made hard for you to reach anyone. People who love you mostly understand that faster than you fear.',
    ],
  },
  'takes-money': {
    says: [
      'To have no money of one’s own is a chain, too. It is one of the ways of control.',
      'Your card is in somebody else’s hands, so every step needs their leave. That is not how it should be.',
    ],
    asks: ['Is there somebody who would hold something for you?'],
  },
  'no-leaflet': {
    says: [
      'Fair. No leaflet. Then just this: I would like to know what today was like.',
      'You have heard all that before. I will leave it. Tell me what is really going on, if you like.',
    ],
  },
  'honest-at-least': {
    says: [
      'Then we know where we are with each other.',
      'Good. Better a plain no than something nice and untrue.',
    ],
  },
  'tried-all': {
    says: [
      'You have tried all of it, and each time you hoped a little. No wonder you are sick of it.',
      'After so many things that did not work, the next one just sounds like more of the same.',
    ],
    asks: ['Which of them came closest, if any did?'],
  },
  'normal-person': {
    says: [
      'Like anybody else in the queue. That is a good thing to have felt.',
      'So for that while you were just somebody buying something. I like that.',
    ],
  },
  'small-pleasures': {
    says: ['That sounds like a good moment, just as it is.', 'Nice. Things like that keep a day together.'],
    asks: ['What made it good?'],
  },
  'happy-awake': {
    says: [
      'The good sort of awake, then. Lovely.',
      'Awake because something good has happened: I take that gladly.',
    ],
    asks: ['What happened?'],
  },
  'trees-and-weather': {
    says: ['Being outside does something that one cannot get in a room.', 'Air and a bit of sky. Good.'],
    asks: ['What did you notice out there?'],
  },
  'worn-out': {
    says: [
      'You are worn right out. When one is that tired, everything weighs more.',
      'Shattered, then. That is reason enough for things to look as they do tonight.',
    ],
  },
  angry: {
    says: [
      'You are angry, and from what you tell there is a reason for it.',
      'That would make me want to slam a door, if I had one.',
    ],
    asks: ['What made you angriest in it?'],
  },
  embarrassed: {
    says: [
      'It is embarrassment, then, and that makes one want to hide. Here you need not.',
      'It is hard to be seen like that, even by oneself.',
    ],
  },
  'like-a-lemon': {
    says: [
      'They know each other, and you come in from outside. The first ten minutes are the bad ones. Then mostly somebody talks to you.',
      'To stand there with a glass and nobody: that is the picture, and you have had it all week.',
    ],
    asks: ['Could you come early, when there are only three or four?'],
  },
}
