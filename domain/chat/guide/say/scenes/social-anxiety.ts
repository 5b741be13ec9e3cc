import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const socialAnxiety: Scenes = {
  // After being with people goes over everything they said and finds it embarrassing.
  'social-anxiety/replays-what-was-said': {
    says: [
      'It’s long over, and in your head it’s still going on, with every bit of it held up to the light.',
      'Each rerun gets searched for how it may have looked from outside, and a rerun always finds something.',
      'You were there among people, which takes enough already, and afterwards comes a second round of it in your head.',
    ],
    asks: ['Which moment does it keep stopping at?', 'What do you fear it looked like from outside?'],
  },
  // A friend has gone quiet or cooler and they think they did something wrong.
  'social-anxiety/friend-gone-quiet': {
    says: [
      'Someone goes quiet, and the quiet gets filled at once with the question of what you did wrong.',
      'There’s no answer to hold on to, so your mind searches back through everything and puts you on trial.',
      'A bit of silence from a friend, and the whole friendship feels as if it stood on thin ice.',
    ],
    asks: ['What do you fear the silence means?', 'How were things between you before it got quiet?'],
  },
  // Dreads making or taking a telephone call and puts it off.
  'social-anxiety/phone-calls': {
    says: [
      'From outside it’s only a call, and for you there’s a whole hill in front of it.',
      'Only a voice, no face, and an answer needed straight away: so much dread can sit in a thing that small.',
      'The call may be short, and still it takes up so much room beforehand, with all the bracing for it.',
    ],
    asks: ['Which moment of a call is the worst one?', 'What do you imagine might go wrong?'],
  },
  // Dreads having to speak or present in front of a group.
  'social-anxiety/speaking-before-a-group': {
    says: [
      'All eyes turned your way, and everything in you wanting to be out of sight: that’s what this asks of you.',
      'The speaking itself is short, and the shadow it casts is so much longer than the thing.',
      'It isn’t so much what there is to say. It’s being looked at while saying it, with no way to slip off.',
    ],
    asks: ['What is the moment you dread most?', 'What do you fear people would see?'],
  },
  // Cancelled or turned back at the last moment, relieved at first and then sorry.
  'social-anxiety/cancelled-again': {
    says: [
      'First the relief at being let off, and right behind it the guilt and the company you’d have liked to have.',
      'A part of you wanted to be there, and the fear was stronger when it came to it. What’s left tastes of both.',
      'It gets you out of the dread, and it costs something too: the time with people, and how you look at yourself afterwards.',
    ],
    asks: ['At what point did it become too much?', 'What part of it would you have liked?'],
  },
  // Feels looked at and judged by strangers in ordinary places.
  'social-anxiety/watched-in-public': {
    says: [
      'Out among people it feels as if there were a light on you, and every movement has to be done on purpose.',
      'The most ordinary things turn into work when it feels as if eyes were on you.',
      'Just being somewhere, without that feeling of being weighed up, would be such a rest.',
    ],
    asks: ['Where do you feel it most strongly?', 'What do you fear they are thinking?'],
  },
  // Blushes, shakes, sweats or has a trembling voice and fears that others see it.
  'social-anxiety/it-shows-on-me': {
    says: [
      'Your body tells on you just when you’d like to be unseen. And the less it’s meant to show, the more it seems to.',
      'The nerves would be enough. That they can be seen from outside makes a second job of hiding them.',
      'It’s as if the inside had no curtain. There’s hardly a chance to keep the nervousness to yourself.',
    ],
    asks: ['What do you dread someone would think, seeing it?', 'What do you do to keep it from showing?'],
  },
  // At a gathering stands at the edge and does not know how to join in.
  'social-anxiety/alone-at-the-edge': {
    says: [
      'In the middle of people and still outside of it, and having to look as if that were quite all right.',
      'From the edge to the group it’s only a few steps, and there seems to be a pane of glass across them.',
      'To be there and look occupied while the talk goes on without you is lonely work.',
    ],
    asks: [
      'What would you have wished for in that moment?',
      'What goes through your head while you stand there?',
    ],
  },
  // When someone talks to them the words are gone and nothing comes out.
  'social-anxiety/mind-goes-blank': {
    says: [
      'The words are there when nobody’s waiting for them, and just when they’re wanted, they’re gone.',
      'It’s bitter, when there’s so much in you and none of it gets out in that moment.',
      'The waiting for your words takes up all the room in your head, and there’s nowhere left for the words themselves.',
    ],
    asks: ['What would you have liked to say?', 'Who is it easier to talk with?'],
  },
  // Good news: did something among people that the fear had stood in front of.
  'social-anxiety/did-it-anyway': {
    says: [
      'The fear may have come along, and you did it all the same. It is good to hear that.',
      'What had stood there like a wall turned out to have a door in it, and you went through.',
      'From outside it may look small. You know what was in the way of it, and it happened in spite of that.',
    ],
    asks: [
      'Which moment of it do you like to think back to?',
      'What was different from what you had feared?',
    ],
  },
  // A first day or new start (job, school, course, team) is coming, or was today, and is frightening.
  'social-anxiety/first-day': {
    says: [
      'In a new place, even the smallest things have to be found out.',
      'Everyone there seems to know how it goes, and you have to be the new one.',
      'So many faces and names at once, and none of them know you.',
    ],
    asks: [
      'What do you picture when you think of walking in, or what do you remember of it?',
      'What made you go for this new start, or how did it come about?',
    ],
  },
}
