import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const conflict: Scenes = {
  // Has the very same quarrel with someone close over and over and nothing changes.
  'conflict/same-argument-again': {
    says: [
      'The same words again, the same end, and nothing that changes. It’s tiring to know the way there so well.',
      'There’s so much wish in it to be heard for once, and each round seems to close that door again.',
      'It starts somewhere small and ends where it always does. What’s left is having fought hard and got nowhere.',
    ],
    asks: ['What do you wish would be heard in it?', 'Where does it usually start to turn?'],
  },
  // After a quarrel someone close has stopped speaking to them.
  'conflict/silent-treatment': {
    says: [
      'Being met with silence leaves you nothing to answer. You can only go round it and guess what would end it.',
      'To be treated as if you weren’t there, by somebody who matters, can hurt more than loud words.',
      'Someone else holds the key to when there’s talking again, and you’re left standing in the quiet.',
    ],
    asks: ['What happened just before the silence began?', 'What do you do with the quiet in the meantime?'],
  },
  // Said something hurtful in anger to someone dear and regrets it.
  'conflict/said-cruel-words': {
    says: [
      'It was out, and it can’t be called back in. Now it’s you who keeps hearing it.',
      'In the heat the words wanted to hit, and afterwards you stand there with what they did.',
      'You know which words they were and that they landed. In the regret is how much you would have wanted it otherwise.',
    ],
    asks: ['What did you actually want to get across?', 'What would you wish to say now, if you could?'],
  },
  // A teenager at home answers everything with rage, rejection or a slammed door.
  'conflict/teenager-at-war': {
    says: [
      'Hardly a word gets through without turning into a fight, and you’re the grown-up who gets what comes flying.',
      'It hurts to be pushed off like that by a young person you do so much for.',
      'You’d like some peace and a few ordinary words between you, and what you get is noise or a shut door.',
    ],
    asks: ['What was the last quarrel about?', 'What do you miss most between the two of you?'],
  },
  // A parent or in-law keeps interfering and finding fault with how one lives.
  'conflict/family-meddles': {
    says: [
      'It’s your life, and still somebody in the family keeps reaching in to put it straight.',
      'Whatever it’s wrapped in, it tells you each time that your way of doing things isn’t good enough.',
      'Saying something makes you the difficult one, and saying nothing leaves you boiling. There’s no good seat at that table.',
    ],
    asks: ['What was it this time that got under your skin?', 'Where would you most like the line to be?'],
  },
  // The other one has said sorry and it still hurts or feels hollow.
  'conflict/apology-came': {
    says: [
      'The word has been said, and the hurt hasn’t heard it yet. Words and hurts don’t keep the same time.',
      'It’s strange to get the apology and still be sore, as if it were now on you to be finished with it.',
      'An apology is quickly spoken. What it was about has gone deeper and doesn’t leave at the same moment.',
    ],
    asks: ['What did the apology leave out for you?', 'What would you need before it could rest?'],
  },
  // Stands between two people who are at odds and each of them pulls.
  'conflict/caught-in-the-middle': {
    says: [
      'Both sides pull, and whichever way you turn, you seem to come out as the one who let somebody down.',
      'It isn’t even your quarrel, and yet it gets carried out across your back.',
      'Where you stand there’s hardly any room left for what you feel yourself. It’s all about the others.',
    ],
    asks: ['What would you say if nobody were keeping count?', 'When does the pulling get strongest?'],
  },
  // A colleague takes the credit, puts them down or makes them look bad at work.
  'conflict/colleague-undermines': {
    says: [
      'You do your part, and somebody beside you takes from it or chips at it. And then you have to work together all the same.',
      'There’s the thing itself, and then there’s having to stay polite right next to it.',
      'Being made to look smaller than you are, by someone you can’t just walk away from, eats into the whole working day.',
    ],
    asks: ['What was the latest thing that happened?', 'What do you wish the others there could see?'],
  },
  // Has fallen out with a brother or sister over inheritance, parents or who does what.
  'conflict/rift-with-sibling': {
    says: [
      'On the surface it’s about who gets what or who does what. Underneath lies who counted for what in the family.',
      'To fall out with someone who shares your whole childhood is a loss of its own, with nothing to mark it.',
      'There’s the anger at what was unfair, and right beside it the loss of somebody who was there from early on.',
    ],
    asks: ['What hurts most in it, under the argument?', 'What was it like between you before?'],
  },
  // Good news after a quarrel: they talked, made up or it went better than usual.
  'conflict/closer-again': {
    says: [
      'Something that was shut between you has opened a bit. That’s a good thing to hear.',
      'After the hard part there was a moment where you met again. A moment like that stays with one.',
      'It could have stayed hard between you, and it softened. It’s nice to be told that part as well.',
    ],
    asks: ['What made the difference this time?', 'How does it feel between you now?'],
  },
  // Is worn down by noise or trouble from neighbours, or a quarrel with them.
  'conflict/neighbours-noise': {
    says: [
      'Home should be where you can put things down, and instead you’re on guard there.',
      'It gets under the skin, because you can’t switch it off and can’t walk away from it.',
      'Even when it is quiet, part of you may be listening for the next time.',
    ],
    asks: ['How is it where you are at this moment?', 'What has it done to how you live at home?'],
  },
  // Was shouted at, humiliated or treated harshly by a boss or a teacher.
  'conflict/boss-shouted': {
    says: [
      'To be spoken to like that stays in the body long after it’s over.',
      'You had to take it from someone who has power over you.',
      'The words are over, and the tone of them seems to go on.',
    ],
    asks: ['What is still ringing in your ears from it?', 'How did you get through the rest of that day?'],
  },
  // The partner or family is fed up with the anxiety or compulsions and says so.
  'conflict/fed-up-with-my-fear': {
    says: [
      'There is the fear itself, and then the fear of what it does between you.',
      'It hurts to see someone close grow tired of the thing you’re most tired of yourself.',
      'You didn’t choose this, and you can see what it costs the people near you.',
    ],
    asks: ['What was said, or how did you notice?', 'What do you wish they could understand about it?'],
  },
  // Struggles with an ex-partner over the children, custody, handovers or money.
  'conflict/ex-and-children': {
    says: [
      'You can’t be done with each other, because the children are in the middle.',
      'Something has ended, and it keeps on reaching into your week.',
      'It’s about the people you love most, and you don’t hold all the strings.',
    ],
    asks: [
      'How are things with the children just now?',
      'What was the last thing that happened between you?',
    ],
  },
  // Has found out that the partner was unfaithful or lied, and does not know where they are.
  'conflict/cheated-on': {
    says: [
      'What you thought was solid has moved, and nothing stands where it stood.',
      'It isn’t only what happened, it’s all the days before that look different now.',
      'You can be furious and heartbroken and still set the table, all on one day.',
    ],
    asks: [
      'How have the hours since you found out been?',
      'What is the hardest part to get your head round?',
    ],
  },
}
