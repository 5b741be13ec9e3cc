import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const sleep: Scenes = {
  // Cannot fall asleep and counts the hours that are left until they have to get up.
  'sleep/hours-left': {
    says: [
      'The remaining time runs like sand, and you lie there and watch it. Each reckoning makes you wider awake.',
      'You would only need to drop off, and that very need keeps you up. Meanwhile the sum keeps getting smaller.',
      'So much depends on that little bit of rest, and it cannot be forced. To lie there and do sums is a bitter sort of being awake.',
    ],
    asks: ['What is waiting for you when you get up?', 'What feels worst about being awake now?'],
  },
  // Falls asleep but wakes in the middle of the night or too early and then the thoughts begin.
  'sleep/awake-in-the-small-hours': {
    says: [
      'You had got there, you were asleep, and then you were called out again. And the thoughts were standing ready at once.',
      'At such an hour everything seems nearer and larger, and nobody is up whom one could tell it to.',
      'The night is torn in two, and in the tear sit all the things that could be kept at bay by day.',
    ],
    asks: [
      'Which thought is usually the first to arrive?',
      'What is the house like around you when you wake?',
    ],
  },
  // Does not want to go to sleep, or fights sleep, because of the nightmares.
  'sleep/afraid-of-nightmares': {
    says: [
      'What ought to be rest has become a place to be afraid of. You have the choice between tiredness and dread.',
      'You keep yourself awake as one keeps a door shut. Behind it is what you do not want to meet again.',
      'To be so tired and have to be on guard against sleep itself: there is nowhere left to put oneself down.',
    ],
    asks: [
      'What would make the place where you sleep a little less frightening?',
      'What stays with you from the dream, if you want to say?',
    ],
  },
  // Woke from a bad dream and the feeling of it does not go away, or clings to the whole day.
  'sleep/dream-hangs-over-the-day': {
    says: [
      'The dream is over, and its feeling has come along with you into the waking hours. It does not leave just because you are awake.',
      'You know where it came from, and still the body believes it. So it colours everything that comes after.',
      'You got out of the dream, and it did not get out of you. To go on as usual with that in your limbs takes strength.',
    ],
    asks: [
      'What feeling from it is still with you?',
      'What have you seen since waking that is different from it?',
    ],
  },
  // Exhausted all day, but as soon as they lie in bed they are wide awake.
  'sleep/tired-but-wired': {
    says: [
      'You have been longing for this bed the whole day, and now that you are in it, sleep goes out by the other door.',
      'Dead tired and wide awake at once: that is a mean combination. The rest is so near, and you cannot get in.',
      'It is as though something in you were switched on by lying down. The tiredness stays, and is of no use to you.',
    ],
    asks: ['What begins in you when you lie down?', 'What was your day like, up to the bed?'],
  },
  // Stays up too late with the phone or series although tired, because the evening is the only time that is their own.
  'sleep/night-is-my-only-time': {
    says: [
      'Those late hours are the ones that nobody else has a claim on. To give them up for sleep feels like losing the rest of yourself.',
      'You are tired, and still you want something of the day that belongs to you. You end up paying for it with your sleep.',
      'It is hard to let the day go when so little of it was yours. So the night has to make up for it.',
    ],
    asks: [
      'What do you find in those hours that the day lacks?',
      'When in the day is there a little time of yours?',
    ],
  },
  // On the edge of falling asleep a jolt, a racing heart or a feeling of falling throws them awake in fright.
  'sleep/jolted-awake': {
    says: [
      'You were so close to letting go, and right there you were thrown back. After that, letting go becomes a risk.',
      'It strikes at the most unguarded moment, just on the threshold. Then the fright is there, and the sleepiness is gone.',
      'Sleep asks you to drop your guard, and just then comes the alarm. No wonder that you now wait for it.',
    ],
    asks: ['What is it like in you right after the jolt?', 'What do you think in that first moment awake?'],
  },
  // Hardly slept and now has to get through the day, afraid of not managing.
  'sleep/the-day-after': {
    says: [
      'The day makes its demands, and the night has given you nothing for it. You have to draw on reserves that are not there.',
      'For everyone else a new day is beginning, and for you the old one never really ended. And now you are expected to function.',
      'With so little rest, even small things turn into mountains. The fear of not managing costs strength on top of that.',
    ],
    asks: ['Which part of today are you most worried about?', 'What could be a little smaller today?'],
  },
  // Already in the evening or afternoon dreads going to bed because it will be another bad night.
  'sleep/dread-of-bedtime': {
    says: [
      'The night is not yet here, and it is already casting its shadow. It takes the evening as well, which could have been yours.',
      'Bed is supposed to be where one puts the day down. For you it has become something to be faced.',
      'One bad night throws its fear ahead to the next. So you go towards it already braced, long before you lie down.',
    ],
    asks: [
      'When does that feeling begin, as a rule?',
      'What do you picture when you think of the night ahead?',
    ],
  },
  // Small good news: slept through, slept better or fell asleep again after a bad time.
  'sleep/slept-at-last': {
    says: [
      'At last the night gave you something back. After so many of the other kind, a morning like this is precious.',
      'It came by itself, without a fight. And you wake up with a bit more of yourself than before.',
      'So simple for others, and for you a real gift: to have been away for a while, and to come back rested.',
    ],
    asks: ['What was the first thing you noticed on waking?', 'What feels different in you today?'],
  },
}
