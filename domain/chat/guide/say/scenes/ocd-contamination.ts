import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const ocdContamination: Scenes = {
  // Washes the hands until the skin is sore or cracked and they still do not feel clean.
  'ocd-contamination/hands-raw': {
    says: [
      'The skin has long had enough, and the feeling of clean still does not come. So your hands pay for something the water cannot settle.',
      'Sore hands, and back to the sink all the same. What you were waiting for there was a feeling, and it keeps staying away.',
      'So much washing that it hurts, and the doubt sits there as if you had not begun. There is something bitterly unfair in that.',
    ],
    asks: ['How are your hands right now?', 'What would clean feel like, if it came?'],
  },
  // Touched something in a public place and now everything touched afterwards seems contaminated as well.
  'ocd-contamination/touched-in-public': {
    says: [
      'It was a short touch, and ever since you have been following where it travelled. Your whole day has turned into a map of what has met what.',
      'You went on with ordinary life for a moment, and now it seems to have spread onto your own things. No wonder they feel strange to you.',
      'One contact, and the line from there keeps getting longer. It is tiring work, keeping account of everything that has come near it.',
    ],
    asks: ['What is it that feels most spoiled right now?', 'Where has your mind followed it to so far?'],
  },
  // Nothing from outside may enter the clean part of the home: clothes come off at the door, bags and parcels are wiped or left out.
  'ocd-contamination/outside-stays-out': {
    says: [
      'There is a border running through your own home, and you are the one who guards it. Coming home has become work instead of rest.',
      'You want at least one place where you do not have to be on watch. And keeping it that way keeps you on watch.',
      'Ordinary things from outside turn into something that has to be stopped at the line. That takes a great deal out of an ordinary day.',
    ],
    asks: [
      'Which part of keeping it outside wears you out most?',
      'What is the clean part of home like for you?',
    ],
  },
  // Makes the family or partner wash, change or follow cleaning rules, and there is tension or guilt about it.
  'ocd-contamination/family-must-wash': {
    says: [
      'The fear does not stay with you, it hands out rules to those you love. And then you are left between the dirt and the look on a face.',
      'You asked because it felt unbearable otherwise, and now there is strain between you and people close to you. That is a costly kind of relief.',
      'It has moved in with all of you by now and makes demands of everyone. You see what it does at home, and still the pull is strong.',
    ],
    asks: ['What happened the last time you asked?', 'What do you miss most between you?'],
  },
  // The shower or bath takes very long because it has a fixed order and has to start again after a slip.
  'ocd-contamination/shower-starts-over': {
    says: [
      'It is less like washing than like an exam in which a single slip wipes out everything before. And you stand there until you can no longer.',
      'Something that ought to take a moment has become a long road with no return in the middle. A tiny slip, and the whole road lies ahead again.',
      'You do every step with so much care, and then none of it counts any more. That is a cruel rule to have to wash by.',
    ],
    asks: ['What usually makes it start over?', 'How are you once you finally come out?'],
  },
  // Fears to be the one who passes germs or poison on to someone else and makes them ill.
  'ocd-contamination/passing-it-on': {
    says: [
      'It is not yourself you are frightened for. The thought of being the cause of harm to someone is what makes every touch so heavy.',
      'You carry the health of other people in your own hands, as if each of your movements had to be answered for. That is a frightening post to hold.',
      'What hurts here is the thought that it could come from you. Closeness and care, of all things, have turned into something to be afraid of.',
    ],
    asks: ['Who are you most afraid for just now?', 'What picture comes up when you think of it?'],
  },
  // Small good news: touched or ate something that felt dirty and did not wash or clean it afterwards.
  'ocd-contamination/left-it-unwashed': {
    says: [
      'You left it as it was, with the feeling still there, and went on with the day. Something ordinary came a little closer again.',
      'There was the pull to clean it away, and this time life simply carried on with it. That is worth stopping at for a moment.',
      'What is a trifle for many was a real step for you. And it was not the fear that had the last word about it.',
    ],
    asks: ['What was it like to leave it there?', 'What did you get to have because of it?'],
  },
  // Fears that food or drink is off, undercooked, poisoned or touched by something, and throws away, smells, asks or does not eat it.
  'ocd-contamination/food-maybe-off': {
    says: [
      'A meal has turned into something to be examined before it may be eaten.',
      'However closely you look, there is a corner of doubt left on the plate.',
      'Good food ends up in the bin, or goes cold, while the doubt has its say.',
    ],
    asks: ['What was the meal meant to be?', 'What did eating use to be like for you?'],
  },
}
