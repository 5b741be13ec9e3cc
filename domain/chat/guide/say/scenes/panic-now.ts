import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const panicNow: Scenes = {
  // Panic rose in a shop or in a queue and the person wants to leave everything and get out, or did leave.
  'panic-now/in-the-shop': {
    says: [
      'So ordinary an errand, and in the middle of the shelves and the people everything in you says: out, now.',
      'Something as plain as shopping has turned into a place to escape from. That takes a lot out of a day, and it is unfair.',
      'The goods hardly matter any more when the body wants only the door. The pull to be outside is enormous then.',
    ],
    asks: ['What was the strongest part of it, in there?', 'What is around you at this moment?'],
  },
  // The panic came without any cause that the person can find, in a calm moment.
  'panic-now/out-of-nowhere': {
    says: [
      'A peaceful moment, and then this, with nothing to point at. Part of the fright is that it gives no reason.',
      'If there were a cause, one could at least be on guard against it. Coming from nowhere, it makes even the quiet moments feel unsafe.',
      'You were in the middle of something quite harmless, and it broke in unannounced. No wonder you go looking for what set it off.',
    ],
    asks: ['What did you notice first when it began?', 'How is it in you now, compared with that moment?'],
  },
  // Panic on a bus, train, plane, lift or in traffic, because one cannot get out.
  'panic-now/stuck-on-the-way': {
    says: [
      'It is the not being able to get out that makes it so fierce: shut in, with the way out in somebody else’s hands.',
      'Being carried along with no exit, while everything in you wants to leave at once, is a fright all of its own.',
      'Everything narrows to a single thought then: how do I get out. Time stretches, and the closed space seems to shrink.',
    ],
    asks: ['What was the worst bit about being shut in?', 'Where are you now, and what can you see there?'],
  },
  // Between attacks the person is always waiting for the next one and watching for its signs.
  'panic-now/dreading-the-next': {
    says: [
      'Even when it is not there, it takes up the room. The hours in between are spent on watch rather than on living.',
      'You are on guard for something that gives no date. That waiting is tiring in itself, even when nothing comes.',
      'The fear of the fear: it reaches into the good hours as well and asks for a lookout to be posted all day.',
    ],
    asks: ['What do you find yourself watching for most?', 'What has the waiting taken from you lately?'],
  },
  // The panic had gone down and now it has come back.
  'panic-now/came-back': {
    says: [
      'You had just got some ground under your feet, and it came again. The disappointment weighs almost as much as the fright.',
      'The relief had hardly settled in before it was taken back. Having to go through the same thing again is bitter.',
      'There had been some quiet, and you had begun to trust it. That it has returned makes the quiet itself seem unreliable.',
    ],
    asks: ['What is strongest in it this time?', 'How was it for you in the quieter time between?'],
  },
  // In the panic the person fears going mad or losing control of themselves.
  'panic-now/losing-my-mind': {
    says: [
      'The worst of it is not even the body. It is the terror of losing your grip on yourself, on your own mind.',
      'You are holding on with all your strength, afraid of what happens if you let go. That holding is exhausting.',
      'To feel your own mind as something that may slip away from you: few frights reach as deep as that.',
    ],
    asks: ['What does it feel as if you might lose?', 'What in you has stayed steady, even a little?'],
  },
  // Having panic while hiding it from the people around, behind a normal face or in the toilet.
  'panic-now/hiding-it': {
    says: [
      'Two jobs at once: getting through the panic, and making sure that it does not show. The second costs nearly as much.',
      'On the outside a normal face, on the inside an alarm. And because the hiding works so well, it stays lonely in there.',
      'So much strength goes into looking as though nothing were happening. What it really costs stays out of sight.',
    ],
    asks: ['What would be hard about it being seen?', 'What was going on inside while you were hiding it?'],
  },
  // The panic attack is over and the person is drained, shaky or empty for hours afterwards.
  'panic-now/worn-out-after': {
    says: [
      'It is over, and it has taken everything with it. The body worked at full strength the whole time, and now it is spent.',
      'People speak of the attack and rarely of what comes after: this emptiness, when the fright has gone and so has the strength.',
      'What you have left after such a thing is not much. It went by, but it did not go by without cost.',
    ],
    asks: ['How does the tiredness feel in you now?', 'What would be kind to you in this state?'],
  },
  // Others saw the person having a panic attack and now they feel embarrassed.
  'panic-now/others-saw': {
    says: [
      'First the fright itself, and then the eyes. Something so private happened in front of people, with no chance to choose it.',
      'The attack passed, but the picture of having been seen in it stays, and comes up again and again with a hot face.',
      'You were at your least protected, and there were people looking on. It makes sense that you would rather disappear now.',
    ],
    asks: ['Which moment of it keeps coming back to you?', 'How did the people there respond to you?'],
  },
  // Small good news: the panic came, the person stayed or carried on, and it passed.
  'panic-now/stayed-and-it-passed': {
    says: [
      'It came, you stayed, and it went by itself. The fright was there in full, and still it was not the one that decided.',
      'This time it did not chase you out. You were there when it came, and you were still there when it was over.',
      'You have seen its other side now: not only how it rises, but also how it goes. That is a moment to keep.',
    ],
    asks: [
      'What was it like to notice that it was passing?',
      'What would you like to remember of that moment?',
    ],
  },
  // Feels dizzy, lightheaded or unsteady and fears fainting or falling over.
  'panic-now/dizzy': {
    says: [
      'When the ground doesn’t feel steady, it is hard to trust anything else.',
      'Every step needs thinking about when your head feels like that.',
      'The dizziness is one thing, and the fear of going down comes on top of it.',
    ],
    asks: [
      'Where are you while you’re writing this?',
      'What does the unsteadiness get in the way of most today?',
    ],
  },
  // Keeps yawning, sighing or gulping for a breath that feels deep enough, and is afraid about the breathing.
  'panic-now/air-not-reaching': {
    says: [
      'Breathing usually runs by itself, and now every breath has become something to watch.',
      'Reaching for a deep breath and stopping short of it is frightening each time.',
      'It is tiring to have your attention stuck on something you do all day and all night.',
    ],
    asks: ['Where are you just now, and who is near?', 'What were you in the middle of when it started?'],
  },
  // Is afraid of a flight that is coming up, or is sitting at the gate.
  'panic-now/flight-ahead': {
    says: [
      'A flight on the calendar can fill the days before it with dread.',
      'Part of this is having to hand yourself over and not be able to step out.',
      'Others think of the place they’re flying to, and you have to think of the way there.',
    ],
    asks: [
      'Which moment of the journey do you see in front of you most?',
      'What is waiting for you at the other end?',
    ],
  },
  // Is afraid of driving, motorways or tunnels since feeling panic at the wheel, or avoids driving.
  'panic-now/behind-the-wheel': {
    says: [
      'Driving used to mean getting somewhere, and now the drive itself is what has to be got through.',
      'Each road has to be weighed up first, by how it might feel to be on it.',
      'The car is a lonely place to be frightened, with the hands needed and the traffic not waiting.',
    ],
    asks: ['Which stretch of road comes to mind first?', 'What has become harder to reach since then?'],
  },
  // Can only go a short way from home, or only with somebody, for fear of panic.
  'panic-now/far-from-home': {
    says: [
      'The world has got small, with an edge that your body knows exactly.',
      'Home holds you up, and every street away from it costs more.',
      'There are places you’d go if the fear didn’t draw the map.',
    ],
    asks: ['Where does your line run at the moment?', 'Which place beyond it do you miss?'],
  },
}
