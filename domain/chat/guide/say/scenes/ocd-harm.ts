import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const ocdHarm: Scenes = {
  // Hides or avoids knives and other sharp or heavy things because of unwanted images of hurting someone.
  'ocd-harm/knives-hidden': {
    says: [
      'An image you never asked for, and now plain household things have turned into something to be afraid of. It frightens you in the middle of your own life.',
      'You are so shocked at what your mind shows you that you keep away from the very things everybody uses. And daily life gets narrower with each of them.',
      'All this keeping away shows how deep the fright of that image sits. It is lonely to go through an ordinary day around it.',
    ],
    asks: [
      'Which thing frightens you most at the moment?',
      'What has become difficult at home because of it?',
    ],
  },
  // A parent or carer has unwanted horrible images of harming a baby or small child.
  'ocd-harm/image-with-the-baby': {
    says: [
      'You hold someone so small, and then comes an image that goes against everything in you. The fright afterwards stays in the arms that wanted to be tender.',
      'What ought to be closeness now has a terrible picture cut into it. You did not call for it, and it makes you wary of your own hands.',
      'It strikes exactly at what is most precious, and it asks what you are. That is a shattering question to have while caring for a child.',
    ],
    asks: ['When do the pictures come most?', 'What do you do in the moment after one?'],
  },
  // Fears to push or hit a stranger on impulse in public, such as on a platform, stairs or bridge, and keeps at a distance.
  'ocd-harm/push-on-platform': {
    says: [
      'Among strangers you keep watch over your own arms, as though they might go off without you. So every ordinary way becomes a strain.',
      'The space beside another person has become a frightening place for you. You would like a certainty about yourself that no distance ever gives.',
      'You hold yourself back so tightly from something you are horrified by. And you do it in the middle of other people, unseen.',
    ],
    asks: ['Where did it catch you last?', 'What do you do to keep your distance?'],
  },
  // Avoids being alone with someone they love for fear of harming them because of the unwanted thoughts.
  'ocd-harm/avoids-being-alone-with-them': {
    says: [
      'You stay away out of love, and it looks like coldness from outside. So the thoughts cost you just the closeness you wanted to protect.',
      'You have made yourself the danger in your own story and keep out of the way. It is a sad kind of guarding, and nobody sees it.',
      'Being near someone dear to you has become something you have to prevent. And you carry the true reason on your own.',
    ],
    asks: ['Who do you miss being close to?', 'What happens in you when it is only you two?'],
  },
  // Searches, reads or tests themselves to find out whether they could be a dangerous person.
  'ocd-harm/compares-with-murderers': {
    says: [
      'You put yourself on trial and look for the piece of evidence that would end it. Each thing you find only opens the next hearing.',
      'You want to know beyond doubt what kind of person you are. It is a painful search, because every answer comes back as another question.',
      'You hold yourself up against the worst you can find and look for a likeness. After that it is hard to be anyone simple in your own eyes.',
    ],
    asks: ['What did you hope to find this time?', 'How do you feel after a round of searching?'],
  },
  // Is frightened because the violent thought no longer frightens enough, as if that meant wanting it.
  'ocd-harm/no-longer-shocked': {
    says: [
      'The fright had become your proof that you do not want it. Now it is missing, and its absence frightens you in its place.',
      'First the horror hurt, and now its silence does. Whatever you feel, it gets turned into evidence against you.',
      'You measure yourself by how much it shocks you, and the measure has slipped. So even a calm moment gives you no rest.',
    ],
    asks: ['When did you first notice the fright was missing?', 'What did being shocked use to tell you?'],
  },
  // Small good news: the violent thought came and they stayed and went on with what they were doing.
  'ocd-harm/stayed-with-it': {
    says: [
      'The thought came and did not get to send you away. You stayed where your life was happening.',
      'It was there in all its ugliness, and you went on with something quite ordinary. That is quietly a great deal.',
      'You did not first have to get rid of it in order to stay. A piece of daily life is yours again.',
    ],
    asks: ['What was it like to keep going with it there?', 'What did you get to have of that moment?'],
  },
  // Doubts whether it is really OCD, or fears that the diagnosis is an excuse and the thoughts are true.
  'ocd-harm/what-if-not-ocd': {
    says: [
      'Even the name that brought some order has become a thing to doubt.',
      'The question changes its clothes, and it’s just as merciless in the new ones.',
      'You’d give a lot to be certain about this, and certainty keeps slipping away.',
    ],
    asks: [
      'How loud is that question today compared with other days?',
      'What was going on around you when it came up?',
    ],
  },
}
