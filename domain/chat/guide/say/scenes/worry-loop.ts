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
  // Dreads the coming week on a Sunday evening or at the end of a holiday.
  'worry-loop/sunday-evening': {
    says: [
      'The week isn’t here yet, and it has already taken your evening.',
      'A free day with its end in sight is not quite free.',
      'The body seems to know what day it is before the clock does.',
    ],
    asks: [
      'What is it about the coming days that weighs most?',
      'What was the best bit of the weekend, before this set in?',
    ],
  },
  // Wakes in the morning with dread, a knot or a racing heart before anything has happened.
  'worry-loop/waking-with-dread': {
    says: [
      'The day has hardly begun, and your body is already braced for it.',
      'There is dread first, and then the mind goes looking for what it belongs to.',
      'It’s hard to start a day from that far down.',
    ],
    asks: ['How is it now compared with when you woke?', 'What is the first thing you have to do today?'],
  },
  // A child is ill, with a fever or a bug, and the parent is worried and watches over it.
  'worry-loop/child-feverish': {
    says: [
      'When a child is ill, the whole house listens.',
      'You are watching every little change, because this is someone so dear.',
      'Part of you can’t rest while a child’s body is fighting something off.',
    ],
    asks: ['How is the child at this moment?', 'Who is there to share the watching with you?'],
  },
  // Is pregnant and afraid for the baby, of the birth or of losing it.
  'worry-loop/pregnant-and-afraid': {
    says: [
      'So much depends on something you can neither see nor steer.',
      'The joy is hard to let in while the fear stands in the doorway.',
      'Waiting weeks for the next piece of news is a long time to hold your breath.',
    ],
    asks: ['How far along are things now?', 'Who around you knows how afraid you are?'],
  },
  // Has an interview, test or exam the next day or soon and cannot settle.
  'worry-loop/interview-ahead': {
    says: [
      'The time before can be harder than the thing itself looks on paper.',
      'You’ve already been through it many times in your head.',
      'A lot hangs on a short bit of time, and it is not here yet.',
    ],
    asks: ['What day is it on?', 'What is the bit you keep picturing?'],
  },
  // A message has been read or sent and no answer comes, and they keep looking at the phone.
  'worry-loop/left-on-read': {
    says: [
      'Silence on a screen leaves so much room to fill in.',
      'Your words are out there, and nothing has come back for them.',
      'The phone lies there, and half of you is always listening to it.',
    ],
    asks: [
      'What did you hope would come back?',
      'What would you be doing this evening if you weren’t waiting?',
    ],
  },
  // Is jealous, or fears that the partner could leave or prefer somebody else.
  'worry-loop/jealous': {
    says: [
      'Jealousy hurts twice, once for the fear and once for being somebody who feels it.',
      'Somebody matters a great deal to you, and that makes you watch.',
      'A small thing, a name or a smile, and your mind has already written the rest.',
    ],
    asks: ['What set it off this time?', 'What would hurt most, if it were so?'],
  },
  // The head never stops, thoughts race or jump all day, with no single worry at the centre.
  'worry-loop/head-wont-stop': {
    says: [
      'It sounds as if nobody in there ever sits down.',
      'So many thoughts at once, and not one of them lets you finish it.',
      'Thinking that never pauses is as tiring as a day of heavy work.',
    ],
    asks: ['Which thought is the loudest at this minute?', 'When was it last a little slower in there?'],
  },
}
