import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const worryLoop: Scenes = {
  // Does the sums again and again whether the money will reach for what has to be paid.
  'worry-loop/money-sums': {
    says: [
      'The same sums, gone over again, and the answer never gets any bigger. It keeps a person sitting at the till all day long.',
      'There is so little slack in it that the mind keeps recounting, as if one more round might turn up something that was missed.',
      'It takes a lot out of a day, having to stretch what there is and dread what may still come on top.',
    ],
    asks: ['Which cost weighs on you most just now?', 'When in the day does the counting get loudest?'],
  },
  // A parent pictures accidents and worse as soon as a child is out of sight.
  'worry-loop/child-out-of-sight': {
    says: [
      'As soon as a child is out of sight, the mind paints the worst, and it paints it in detail. The fright each time is quite real.',
      'It’s love with nobody in view to look after. It has nowhere to go, so it goes through everything that could happen.',
      'Having to let a child go off a little way, and then being left behind with those pictures, wears a parent thin.',
    ],
    asks: ['Which picture comes back most often?', 'What changes in you once they are back with you?'],
  },
  // Goes over a decision without end, tips one way and then back, and cannot settle it.
  'worry-loop/cannot-decide': {
    says: [
      'Every time it seems to tip, the other side speaks up again. So nothing gets settled and nothing can be put down.',
      'There’s a wish in it to be sure before choosing, and each round of weighing looks as if it might finally bring that.',
      'A choice carried about undecided is a weight of its own. It comes along everywhere and leaves little room for anything else.',
    ],
    asks: ['What are you most afraid of getting wrong?', 'Which way did it lean the last time it leaned?'],
  },
  // Waits for an important answer that lies in other hands and cannot think of anything else.
  'worry-loop/waiting-for-answer': {
    says: [
      'It’s in someone else’s hands now, and still your head is at work on it all day, as if that could hurry it along.',
      'Waiting like this makes everything hang: nothing can quite be planned and nothing let go until word comes.',
      'Not knowing has its own kind of noise. Every bit of waiting holds the hope and the dread at once.',
    ],
    asks: ['What hangs on this answer for you?', 'Which part of the waiting is hardest to bear?'],
  },
  // A loved grown-up is late or does not answer and the mind already sees an accident.
  'worry-loop/late-no-word': {
    says: [
      'No word, and the silence fills up by itself with the worst there is. Each minute seems to add a little to it.',
      'You are listening for a phone or a door, and until it comes, nothing else in you can get on with its day.',
      'Someone dear is out of reach, and there’s only your imagination to report on it. It does not send gentle reports.',
    ],
    asks: ['What is the picture your mind shows you?', 'What do you catch yourself doing while you wait?'],
  },
  // As soon as one worry is settled the next one takes its place, so relief never lasts.
  'worry-loop/next-worry': {
    says: [
      'So the relief hardly gets to sit down. The place is free for a moment and already it’s being filled again.',
      'It’s as if the worry only changed its subject and kept its strength. Being done with something never quite feels like being done.',
      'You’re always on watch for what’s next, and that costs the very rest that ought to come when things are calm.',
    ],
    asks: ['Which worry is in front right now?', 'How long does the quiet last, when there is some?'],
  },
  // Cannot stop worrying about the state of the world, wars, climate, the news.
  'worry-loop/world-news': {
    says: [
      'The whole world comes in through the news, and that’s far too much for one head to keep watch over.',
      'There’s so much in it that matters and so little of it in your hands. In that gap the worry keeps running.',
      'Ordinary life is meant to go on beside all that, and in you it keeps sounding underneath everything.',
    ],
    asks: ['Which piece of it has stayed with you most?', 'What does it do to the rest of your day?'],
  },
  // Fears losing the job, nothing is certain yet, and every sign is read for it.
  'worry-loop/job-might-go': {
    says: [
      'Nothing is certain yet, and so every little sign gets read for what it might mean.',
      'A livelihood hangs on it, and you already live through losing it in your head while still having to turn up and work.',
      'It’s tiring to stand on ground that may or may not hold. The mind keeps walking ahead to the day it gives way.',
    ],
    asks: [
      'What would losing it mean most of all for you?',
      'What set the worry going most strongly of late?',
    ],
  },
  // Was reassured or calm for a short time and then the same worry came back.
  'worry-loop/back-after-relief': {
    says: [
      'For a while it was quiet, and then the ’but what if’ found its way back in. That’s disheartening after feeling free of it.',
      'The relief was real, and it didn’t keep. It’s as if it had a short date on it, and then the doubt asks again.',
      'It comes back just when it seemed to be over, and it wants answering all over again from the beginning.',
    ],
    asks: ['What did the worry say when it came back?', 'What was the quiet like while it lasted?'],
  },
  // Noticed with surprise that the worrying was quieter or away for a while.
  'worry-loop/quiet-for-once': {
    says: [
      'So there was room for something other than worry for a while, and you noticed it. That’s lovely to hear.',
      'After so much noise, a quieter stretch is quite a thing. It’s good that it got to be there.',
      'For once the worry didn’t have the loudest voice. It’s nice to be told about a moment like that as well.',
    ],
    asks: ['What was there in place of the worry?', 'What was it like to notice that?'],
  },
}
