import type { Thing } from '#domain/chat/guide/say/things/thing.ts'

/** What somebody did, named: the moment that teaches most. */
export const stepsTaken: Readonly<Record<string, Thing>> = {
  'waited-and-not': {
    says: [
      '{Minutes}, and you did not {deed}. That is the exercise itself. The fear may come along; it need not be gone for it to count.',
      'You held it for {minutes} and did not {deed}. Scared all the same: that is just how it goes, and it counts.',
    ],
    asks: ['Another ten?', 'What is it like now?'],
  },
  'waited-for': {
    says: [
      '{Minutes}. That is the exercise itself, and you did it with the urge right there.',
      '{Minutes} of not following it. The pull was there, and you stayed with it.',
    ],
    asks: ['Is it stronger, weaker or the same now?', 'Another ten?'],
  },
  'did-not': {
    says: [
      'You did not {deed}. With the pull still there, that is the hardest part of it.',
      'The urge was there, and you did not {deed}. That is the thing that changes something.',
    ],
    asks: ['What is it like to leave it so?'],
  },
  'rose-and-fell': {
    says: [
      'It went up, and it came down again by itself. You saw that, and nobody can talk you out of it now.',
      'So it has a top, and then it fades. You found that out by staying.',
    ],
  },
  'shook-and-stayed': {
    says: [
      'Shaking, and you stayed. That is the part that counts.',
      'You shook and did not leave. So it can be there, and you can stay.',
    ],
    asks: ['What was it like a few minutes later?'],
  },
  'stayed-with-it': {
    says: [
      'You stayed, though everything wanted to go. That is the part that counts.',
      'It was bad, and you did not leave. That is worth more than an easy day.',
    ],
    asks: ['What happened to the fear after a while?'],
  },
  'said-it-back': {
    says: [
      'A good morning, and you said it back. So small, and it is what being among people is made of.',
      'She said it, and you answered. That was two people being friendly to each other.',
    ],
    asks: ['How was it, hearing your own voice there?'],
  },
  'told-somebody': {
    says: [
      'You told somebody. That is out of your head now, and in two.',
      'You said it aloud to a person. That takes a lot, and it was you who did it.',
    ],
    asks: ['How did they take it?'],
  },
  'rang-for-help': {
    says: [
      'You rang. Now somebody who can look at it knows.',
      'The call is made, and that was the hard part of it.',
    ],
    asks: ['What did they say?'],
  },
  'put-it-away': {
    says: [
      'It is out of your hand. Hands do feel odd with nothing to do, at first.',
      'You put it down. Now there is one thing less that pulls.',
    ],
  },
  'list-helped': {
    says: [
      'You are more here now, and you got there yourself, thing by thing.',
      'It worked a little: your eyes found the room again. You can do that anywhere.',
    ],
  },
  'up-and-washed': {
    says: [
      'Up and washed, on a day like this. From outside it looks small. It is not.',
      'You got up and did that, with no strength for it. It counts.',
    ],
  },
  'ate-something': {
    says: [
      'You ate. On such a day that is a real thing to have done.',
      'So there is food in you. That was not a small step tonight.',
    ],
    asks: ['How was it, to have it there?'],
  },
  'no-drink-days': {
    says: [
      'That is days of choosing it again each evening. Nobody sees that, and I take note of it.',
      'You have done it that long already. One evening does not wipe it out, whatever happens.',
    ],
    asks: ['What has helped you most so far?'],
  },
  'said-sorry': {
    says: [
      'You said sorry. Now it is with them, and you did your part.',
      'You went and said it. That is hard after a row.',
    ],
    asks: ['How did it go?'],
  },
  'to-the-end': {
    says: [
      'It wobbled, and you went on to the end. That is what being brave looks like from inside.',
      'You got to the end of it. The shaking came along, and it did not stop you.',
    ],
    asks: ['How was the minute after it?'],
  },
  'first-in-long': {
    says: [
      'The first in {minutes}, and you did it. That is a big thing.',
      '{Minutes}, and then today. Take that in for a moment.',
    ],
    asks: ['What was it like, just before?', 'What surprised you about it?'],
  },
}
