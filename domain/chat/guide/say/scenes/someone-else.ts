import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const someoneElse: Scenes = {
  // Looks after an ill or disabled person at home and never gets a moment off duty.
  'someone-else/carer-never-off': {
    says: [
      'Being the one who is always on call means that even a quiet moment is not yours. Part of you stays listening.',
      'There is no end of shift in this. The care goes on, and whatever you needed for yourself keeps sliding to later.',
      'So much rests on one pair of hands, day after day, and hardly anyone relieves them. No wonder there is so little left over for you.',
    ],
    asks: ['Which part of the day weighs the most?', 'What do you miss most from before?'],
  },
  // Lost patience with or resents the ill or frail person they care for and feels guilty about it.
  'someone-else/carer-snapped': {
    says: [
      'Running out of patience with someone who needs you hurts twice: first the strain itself, then the guilt about having felt it.',
      'Care and anger can live in the same tired person. The anger is hard to own up to when the other one cannot help being ill.',
      'It is bitter to give so much and then remember only the moment it ran out. That one moment now speaks louder than all the rest.',
    ],
    asks: ['What had the day been like before that?', 'What part of it stays with you most?'],
  },
  // The partner is depressed or withdrawn and nothing one does reaches them.
  'someone-else/partner-low-shut-out': {
    says: [
      'You keep reaching out to someone you love, and your hand finds nothing to hold. That is a lonely way to be close to a person.',
      'Missing someone who is right there in the same home is a strange grief. So little shows you whether any of it arrives.',
      'So much care goes out from you and so little comes back to show it landed. That wears down even a very patient love.',
    ],
    asks: ['What do you miss most between you two?', 'How are you in all this, yourself?'],
  },
  // A child is too anxious or upset to go to school and mornings are a struggle for the parent.
  'someone-else/child-wont-go-school': {
    says: [
      'Every school day asks you to choose between pushing and protecting, and whichever you choose, it feels like failing your child.',
      'You stand between a child in distress and a world that expects attendance. That is a tight place for a parent to stand.',
      'It tears at a parent to see a child this upset about something that is simply supposed to be done. The whole day is coloured by it.',
    ],
    asks: ['Which moment of it is the hardest for you?', 'Who stands beside you in this?'],
  },
  // A teenage or grown child has withdrawn into their room and will not talk to the parent.
  'someone-else/teen-shut-door': {
    says: [
      'Standing outside your own child’s silence, you are left with guessing. All that love has nowhere to go in.',
      'It hurts to be shut out by someone you once knew so well. And not knowing what is behind the silence leaves room for every worry.',
      'You are so near, under one roof, and yet kept out. Each attempt at a word takes courage when the last one came back empty.',
    ],
    asks: ['When did you last have a good moment together?', 'What worries you most about the silence?'],
  },
  // A friend has become a different person and one does not know what has happened to them.
  'someone-else/friend-changed': {
    says: [
      'You notice that your friend is no longer the person you knew. Not knowing the reason makes it heavy to carry about.',
      'It is a kind of missing. Your friend is still there, and what made the friendship easy has gone where you cannot follow.',
      'When a familiar person turns unfamiliar, you are left between worry and hurt, unsure whether to say something or to pretend you saw nothing.',
    ],
    asks: ['What was your friend like before?', 'What was the first change you noticed?'],
  },
  // Someone loved is clearly struggling but refuses any doctor, therapist or help.
  'someone-else/refuses-help': {
    says: [
      'You can see that help is needed, and you cannot do the one step that belongs to somebody else. That helplessness is wearing.',
      'Every offer you make comes back unopened. It is hard to keep caring with full hands when nobody takes anything from them.',
      'You are left holding the worry that the other person will not hold. Watching and waiting can cost more than doing.',
    ],
    asks: ['What have you already tried with them?', 'What are you most afraid might happen?'],
  },
  // Tried to comfort or help a struggling person, said the wrong thing and seems to have made it worse.
  'someone-else/said-the-wrong-thing': {
    says: [
      'You wanted to bring comfort, and it landed as the opposite. That gap between what you meant and what arrived is painful to look at.',
      'There was care behind those words, and it came out crooked. Now the moment plays again and you cannot take it back.',
      'It was a moment that mattered to you, and it slipped. The regret shows how much you had hoped to get it right.',
    ],
    asks: ['What did you wish they had heard from you?', 'How have things been between you since?'],
  },
  // A loved person who was getting better has had a setback and the hope has collapsed.
  'someone-else/slipped-back-again': {
    says: [
      'You had begun to hope, maybe even to rest a little, and now it hurts from a greater height than before.',
      'A setback in someone you love takes more than the good time away. It also makes it harder to trust the next good time.',
      'After all that waiting it had looked as if it was turning. To see the old signs again is a very particular kind of tiredness.',
    ],
    asks: ['How did you notice that it had changed?', 'What had the better time been like?'],
  },
  // Small good news: the struggling person one loves showed a moment of their old self.
  'someone-else/glimpse-of-old-self': {
    says: [
      'There was a glimpse of the person you have been missing. So small from the outside, and so large when you have waited for it.',
      'Something came back for a moment, and you were there to notice it. No wonder it goes so deep.',
      'After so long with so little, one ordinary thing can light up a whole day. It is good that you told it.',
    ],
    asks: ['What was it like for you in that moment?', 'What did it remind you of?'],
  },
  // Notices that a parent is getting old and frail and worries, from near or far.
  'someone-else/parent-getting-frail': {
    says: [
      'Somebody who always held things up for you is growing fragile. It is worry, and it is a little farewell inside it.',
      'You notice one small sign after another, and each one moves something. It is strange when the roles begin to turn round.',
      'You cannot stop time for them, you can only watch it at work. So much tenderness and fear are mixed in that.',
    ],
    asks: ['What did you notice that moved you most?', 'What worries you most when you think ahead?'],
  },
  // A friend or relative is seriously ill or dying and they do not know how to bear it or what to say.
  'someone-else/friend-seriously-ill': {
    says: [
      'You see it coming towards someone you love, and you can’t stand in its way.',
      'It is hard to find words that are neither too big nor too small for it.',
      'They are still here, and something in you is missing them already.',
    ],
    asks: [
      'What are they like, this person of yours?',
      'When did you last see each other, and what was that like?',
    ],
  },
  // A parent, partner or grandparent has dementia, forgets, changes or no longer knows them.
  'someone-else/dementia': {
    says: [
      'You are losing somebody bit by bit, while you still sit at the same table.',
      'There are glimpses of the person you know, and then the door closes again.',
      'It takes so much to keep on being there for someone who may not know it.',
    ],
    asks: ['What were they like before all this?', 'What happened the last time you were together?'],
  },
  // Someone close drinks, uses drugs or gambles too much and they watch it helplessly.
  'someone-else/their-drinking': {
    says: [
      'You watch it from so close, and it isn’t in your hands.',
      'The person you know and the drink, the drug or the game are hard to get apart.',
      'Hope goes up and down with every promise, and you go with it.',
    ],
    asks: ['How have things been over the last days?', 'What is it like for you when it happens?'],
  },
}
