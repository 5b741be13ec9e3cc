import type { Thing } from '#domain/chat/guide/say/things/thing.ts'

export const homeAndFamily: Readonly<Record<string, Thing>> = {
  'gave-up-for-peace': {
    says: [
      'So you gave up something of yours, so that it stays calm. Many do who live like that, and it does not have to cost so much.',
      'To keep the peace you are the one who gives way. That is not for you to have to do. It is how it gets tighter, bit by bit.',
    ],
    asks: ['What else has become less since then?', 'Whom would you still like to be in touch with?'],
  },
  'they-sleep': {
    says: [
      'So they are asleep, and you are up with this on your own.',
      'The house sleeps, and you sit there with it. Nights like that are long.',
    ],
    asks: ['What goes round in your head most, while the house is quiet?'],
  },
  'partner-leaves': {
    says: [
      'So there is the thing itself, and under it the fear that you lose them over it.',
      'You are afraid that it drives them away. That makes every time worse.',
    ],
    asks: ['Have you been able to say that to them?'],
  },
  'late-because': {
    says: [
      'So it costs both of you by now, and you see it. That hurts more than the lock does.',
      'It has begun to eat into their day too. I can hear how sorry you are about that.',
    ],
    asks: ['What do they say about it?'],
  },
  'called-names': {
    says: [
      'To be called that by somebody close goes in deep. And it was about something that mattered to you.',
      'You had a reason, and you got a name for it. That stings.',
    ],
    asks: ['What would you have wanted them to say?'],
  },
  'forgot-scan': {
    says: [
      'A scan, and it was forgotten. You needed somebody to have it in mind with you.',
      'That was no small thing to forget. It was about whether she is ill.',
    ],
    asks: ['How is she?'],
  },
  'not-his-mother': {
    says: [
      'No, you are not. You wanted a partner who remembers, and you got called a nag for it.',
      'Exactly: you did not ask to be in that part. You asked to be taken seriously.',
    ],
  },
  'cruel-thing-said': {
    says: [
      'You hit the sorest place there is, and you know it. That can be said sorry for, by itself, whatever else was wrong tonight.',
      'It was said in anger, and it went where it hurts most. That is why it weighs so much now.',
    ],
    asks: ['What would you like {him} to know about it?'],
  },
  'on-the-sofa': {
    says: [
      'So you are in two rooms now, and both awake, I would think.',
      'One of you on the sofa, one in bed, and the row in between.',
    ],
    asks: ['What hurts more: what you said, or what was said to you?'],
  },
  'drowning-too': {
    says: [
      'That is it: {he} may be sad, and you are going under as well. There was no room for yours.',
      'Both are true. You can see what {he} went through, and still need someone to see you.',
    ],
  },
  'snapped-at-kids': {
    says: [
      'You were louder than you wanted to be, and you saw their face. That is what hurts now.',
      'It came out at the smallest ones. You can go to them and say: that was not about you, and I am sorry.',
    ],
    asks: ['What was it like, just before?'],
  },
  'daughter-saw': {
    says: [
      'That {he} saw it is the worst of it for you, I think.',
      'It is that look that you cannot get rid of. That you mind so much is where a change can start.',
    ],
    asks: ['What did {he} say, or not say?', 'What would you want {him} to know?'],
  },
  'shut-door': {
    says: [
      'A closed door, and you on the outside of it. That is a hard place to stand.',
      'You are still there each day. That comes through a door, also when it stays shut.',
    ],
    asks: ['When did you last have a few words with {him}?'],
  },
  'miss-them-soppy': {
    says: [
      'It is not soppy. “I miss you” is about the best thing that one can say through a door.',
      'That is plain and true. I would say just that.',
    ],
  },
  'dropped-out': {
    says: [
      'So something broke off for {him} there, and it has gone quiet since.',
      'To give that up was a big thing for {him}, and for you too.',
    ],
    asks: ['What was it like before that?'],
  },
  'used-to-be-funny': {
    says: [
      'You remember who {he} was, and you miss that person with only a wall between you.',
      'There was laughter in your house. You would give a lot to hear it again.',
    ],
    asks: ['What did {he} joke about?'],
  },
  'cares-for-parent': {
    says: [
      'You look after someone who once looked after you. That is love, and it is hard labour too.',
      'It is every day, and nobody takes over from you.',
    ],
    asks: ['When did you last have an hour that was yours?'],
  },
  dementia: {
    says: [
      'They are still here, and you lose a bit of them each week. That is a grief without a funeral.',
      'To be there and not be known by them: I can hardly think of a lonelier hour.',
    ],
    asks: ['Is there a moment now and then when they are there?'],
  },
  'nobody-helps': {
    says: [
      'So all of it lands on you, and the others find reasons.',
      'You do it because somebody must. That it is always you is not fair.',
    ],
    asks: ['Who could do one thing of it?'],
  },
  'single-parent': {
    says: [
      'Everything twice, and nobody to hand over to in the evening.',
      'Doing it alone means there is never a second pair of hands. That is tiring in the bones.',
    ],
    asks: ['What is the hardest hour of the day?'],
  },
  'baby-nights': {
    says: [
      'Night after night cut into pieces. Nobody stays themselves on that.',
      'With a baby one is tired in a way that others forget. Everything looks darker from there.',
    ],
    asks: ['Who could take one night feed off you?'],
  },
  divorce: {
    says: [
      'A divorce takes a whole life with it: the house, the friends, the plans.',
      'There was a life, and then there was that. It is a lot to lose at once.',
    ],
    asks: ['What do you miss most of it?'],
  },
  breakup: {
    says: [
      'They are gone, and everything at home still has them in it.',
      'It hurts in the body, a parting like that. Mostly in the evening.',
    ],
    asks: ['When is it worst?'],
  },
  cheated: {
    says: [
      'To find that out turns everything over, also what was good.',
      'You trusted, and it was broken. Of course your head goes round.',
    ],
    asks: ['How did you find out?'],
  },
  'in-laws': {
    says: [
      'With family by marriage one has to be polite at the very moment one wants to shout.',
      'That is hard, when it is their side and you are meant to smile.',
    ],
    asks: ['What does your partner say to it?'],
  },
  'fell-out-with-friend': {
    says: [
      'With a friend it hurts in its own way, because nobody calls it a break-up.',
      'You lost someone who knew you. That leaves a real gap.',
    ],
    asks: ['What would you tell them, if it were easy?'],
  },
  'pet-near': {
    says: ['Good company, that.', 'An animal that asks nothing of you: that is worth a lot at this hour.'],
    asks: ['What is the daftest thing it does?'],
  },
  'praised-not-helped': {
    says: [
      'They say how well you do it, and that is the end of their part. Praise is not help.',
      'Everybody admires it, and nobody takes a shift. That is lonely.',
    ],
    asks: ['What would real help be, this week?'],
  },
  'gave-up-life': {
    says: [
      'You had a life of your own there, and you put it down for this. That is a loss too, and hardly anybody counts it.',
      'There was a home and a plan that were yours. You miss them, and that takes nothing from anyone.',
    ],
    asks: ['What do you miss most of it?'],
  },
  'not-the-same': {
    says: [
      'The same face, and not quite the same person. One can grieve for somebody who is sitting in the room.',
      'You have {him} still, and you have lost something all the same. Both are true.',
    ],
    asks: ['What do you miss most about before?'],
  },
  'does-all-for-them': {
    says: [
      'You do for {him} now what was once done for you. That turns the world round.',
      'Such small jobs are the ones that hurt, because they show how it is.',
    ],
  },
  'things-moved': {
    says: [
      'Your own things, and nothing is where you left it. Anyone would boil.',
      'It is your home, and it was turned round as if it were nobody’s.',
    ],
    asks: ['What would you like to have said?'],
  },
  'found-their-stuff': {
    says: [
      'You found that, and the fright came out as anger. That happens to most parents.',
      'A find like that turns the stomach. And now there is silence between you.',
    ],
    asks: ['What frightened you most about it?'],
  },
  'own-parents-words': {
    says: [
      'You heard your own childhood come out of your mouth. That is a bad moment. It is also the place where it can stop: you can go back and say sorry.',
      'You know from inside how that sentence feels. That is why it hurts you so much now.',
    ],
    asks: ['What would you have needed to hear, back then?'],
  },
  'temper-and-sorry': {
    says: [
      'A temper, then tears, then sorry. That goes round in many homes, and in between it can be lovely. One may be afraid of it all the same.',
      'It is the drink and it is the temper, and you are the one who has to watch for it.',
    ],
    asks: ['What happens, when it is at its worst?'],
  },
  accused: {
    says: [
      'To have that said about you, with others listening. It puts you in a light that you do not know yourself in.',
      'That is a hard thing to be accused of, and there is no good answer at the table.',
    ],
    asks: ['What would you have wanted to answer?'],
  },
  'does-the-work': {
    says: [
      'You do the work, week after week, and somebody else gets to have an opinion. No wonder it makes you furious.',
      'The shopping, the small things, every week: that is what caring is. And it is hardly ever seen.',
    ],
    asks: ['What would you like to be seen for?'],
  },
}
