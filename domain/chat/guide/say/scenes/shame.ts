import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const shame: Scenes = {
  // Is ashamed of what they did or said when drunk.
  'shame/drunk-behaviour': {
    says: [
      'It was done with a head full of drink, and it’s the sober you that has to live with it now.',
      'What’s left is what happened and the thought of who saw it, and a wish to cut it out of the calendar.',
      'The shame comes afterwards, in plain daylight, when none of it can be changed any more.',
    ],
    asks: ['Which moment makes you wince the most?', 'Who do you least want to face now?'],
  },
  // Is ashamed of how their body looks and hides it from others' eyes.
  'shame/hides-the-body': {
    says: [
      'So much gets arranged around not being seen, and some good things get left out along with it.',
      'You carry your own body about like something to be kept secret, and it can never quite be put down.',
      'To be looked at feels like being judged, and your own look at yourself is often the harshest in the room.',
    ],
    asks: ['What do you miss out on because of it?', 'When is it a little easier to be in your body?'],
  },
  // The home has become so messy that no one may come in.
  'shame/home-nobody-may-see': {
    says: [
      'Behind the door is something nobody is meant to see, and so it stays shut to people as well.',
      'It isn’t only the mess. It’s the fear of what someone would think of you, standing in it.',
      'Things like that grow bit by bit, and the hiding grows along with them, until it keeps everybody out.',
    ],
    asks: ['Whose eyes on it would you fear most?', 'Which corner weighs on you most?'],
  },
  // Was criticised or made to look small in front of other people.
  'shame/told-off-in-front': {
    says: [
      'It could have been said quietly. It was done with others there, and that’s what burns.',
      'You were made small while people looked on, with nowhere to go until it was over.',
      'Whatever it was about is the lesser part. Being shown up like that is what keeps coming back.',
    ],
    asks: ['Which moment of it stays with you?', 'What has it been like to face people since?'],
  },
  // Lost the job or has none and hides it or is ashamed when asked.
  'shame/hides-being-out-of-work': {
    says: [
      'It’s not only the work that’s gone. It’s having something to say when somebody asks, and that gets dodged each time.',
      'Being without the work is one thing. Keeping it from people’s eyes is a job in itself, and it has no closing time.',
      'So much of how a person is looked at hangs on work, and now every harmless question has a hook in it.',
    ],
    asks: ['Whose question about it do you dread most?', 'What do you miss most about having work?'],
  },
  // Has debts or no money and hides it from those around.
  'shame/hidden-debt': {
    says: [
      'There’s what is owed, and on top of it the hiding, with every harmless question having to be got past.',
      'You live with it right beside people who don’t know, and carry on as if nothing were. That’s a lonely place to be.',
      'The fear of it coming out sits in quite ordinary moments, and the longer it’s kept, the heavier it gets to say.',
    ],
    asks: ['Who would be the hardest person to tell?', 'What do you fear would happen if it were known?'],
  },
  // Feels behind in life compared with others of the same age and ashamed of it.
  'shame/behind-everyone': {
    says: [
      'There’s a measure everybody seems to know by heart, and you keep being held up to it, by others or by yourself.',
      'Other people’s milestones go by, and each of them seems to ask a question you’ve got no neat answer to.',
      'What your own years did hold doesn’t show on that sort of list, and so it can feel as though nothing counted.',
    ],
    asks: ['Where do you feel furthest behind?', 'With whose eyes do you look at yourself then?'],
  },
  // Lost their temper with their child and feels a bad parent.
  'shame/shouted-at-the-child': {
    says: [
      'It’s over in a moment, and then you’re left looking at a parent you never wanted to be.',
      'The guilt comes as soon as it goes quiet, and it goes deep, because there’s hardly anyone who matters more to you.',
      'What aches in it is how far that moment was from how you want to be with them.',
    ],
    asks: ['What was the day like, up to then?', 'What would you like them to know now?'],
  },
  // Is ashamed of needing help, treatment or support and hides it or feels less for it.
  'shame/needing-help': {
    says: [
      'The need would be enough to carry by itself. The feeling of being less because of it comes on top.',
      'Being helped has a price that isn’t printed anywhere: it can feel as though you had failed at managing alone.',
      'Somewhere it got laid down that one copes by oneself, and now every bit of help has to get past that voice.',
    ],
    asks: ['Whose judgement do you fear most?', 'What was it like the last time you let someone help?'],
  },
  // Good news: told or showed someone the thing they had been ashamed of.
  'shame/told-someone-at-last': {
    says: [
      'What had been kept hidden has been seen by another person now. That’s a big moment, however quietly it went.',
      'You let out the thing that shame wanted kept under lock. It isn’t only yours to carry any more.',
      'So much fear stood in front of that moment, and then it happened. It can take a while to take that in.',
    ],
    asks: ['What was it like right after it was out?', 'What has got a little lighter since?'],
  },
  // Has been made redundant or lost the job and feels worthless, ashamed or at a loss.
  'shame/made-redundant': {
    says: [
      'It was more than a wage. It was somewhere to be needed, and losing it goes right down to the question of what you are worth.',
      'Something was decided over your head, and you are the one who goes about with the shame. There is a great unfairness in that.',
      'A job gives the days their shape and gives you an answer when people ask. Without it, even a simple question can sting.',
    ],
    asks: ['Which part of those working days do you miss?', 'Who do you find it hardest to tell?'],
  },
  // Is gay, bi, trans or unsure, and is not out, or fears how others would take it.
  'shame/not-out-yet': {
    says: [
      'It’s lonely to be loved as somebody you’re not quite.',
      'Keeping something so central out of every sentence takes a lot of care.',
      'This is yours, and how and when others come to know it is a heavy thing to weigh.',
    ],
    asks: ['Where in your life can you be most yourself?', 'What would you like somebody to know about you?'],
  },
  // Has failed an exam, a test, a course or a year, or got worse marks than hoped.
  'shame/failed-exam': {
    says: [
      'Something you worked or hoped for came back as a few words or a number.',
      'There’s the result, and there are the faces of those who’ll have to hear it.',
      'Something you were counting on has just closed, at least for now.',
    ],
    asks: ['How did you get to know the result?', 'What did you have hanging on it?'],
  },
  // Has made a mistake at work or in a duty and cannot stop thinking about it.
  'shame/mistake-at-work': {
    says: [
      'One moment, and your mind keeps walking back to it as if it could still be changed.',
      'It weighs more because you care about doing it properly.',
      'The thing itself was short, and the going over it is long.',
    ],
    asks: [
      'What does it look like when it comes back into your mind?',
      'How did the people there react so far?',
    ],
  },
  // Compares themselves with others on social media or around them and feels small.
  'shame/scrolling-and-comparing': {
    says: [
      'You see their best minute and hold it against your whole day.',
      'After looking for a while, your own life seems to shrink.',
      'Something in those pictures touches a wish of your own.',
    ],
    asks: ['Which picture has stuck with you?', 'What in your own day never makes it into a photo?'],
  },
  // Is angry with themselves, calls themselves names or cannot forgive themselves small failings.
  'shame/angry-at-myself': {
    says: [
      'There is somebody standing over you all day, and it is you.',
      'The words you use on yourself are hard ones to live beside.',
      'Something went wrong or felt wrong, and all the anger goes inward.',
    ],
    asks: ['What set it off today?', 'Whose voice does it sound like, if anyone’s?'],
  },
  // Is teased, mocked or left out at school, in training or online, or was back then and it still hurts.
  'shame/mocked-at-school': {
    says: [
      'Having to go back to the same faces day after day takes something out of you.',
      'It goes deep when many laugh and you are the one they’re laughing at.',
      'Words like that get inside, and they’re still there when the people aren’t.',
    ],
    asks: [
      'What happened most recently, or what do you still remember most?',
      'Who has ever been on your side in this?',
    ],
  },
}
