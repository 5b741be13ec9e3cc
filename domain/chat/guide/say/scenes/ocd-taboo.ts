import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const ocdTaboo: Scenes = {
  // Has unwanted, horrifying sexual intrusive thoughts around children and avoids children because of them.
  'ocd-taboo/thoughts-around-children': {
    says: [
      'It has taken the thought you find most unbearable and set it in front of you. Since then the mere presence of a child can frighten you.',
      'You are horrified at what comes into your mind, and you draw back so as to give it no room. That makes life very lonely.',
      'A question about yourself that you can scarcely bear to have. And you pay for it by leaving places where you used to belong.',
    ],
    asks: ['What have you stopped doing since it began?', 'What is it like in the moment it comes?'],
  },
  // Cannot stop doubting and checking their sexual orientation or gender attraction despite having lived with another answer.
  'ocd-taboo/orientation-doubt': {
    says: [
      'You are watching yourself like a stranger, waiting for a reaction to give the final verdict. Under such a gaze no feeling stays simple.',
      'What hurts here is that the question never leaves you in peace. Each glance becomes an examination of who you are.',
      'You would like to know once and for all. And the more closely you look, the less your own feelings will tell you anything.',
    ],
    asks: ['What sets the checking off most often?', 'What was it like before this question?'],
  },
  // Blasphemous or obscene thoughts push in during prayer or at holy places, with fear of sin.
  'ocd-taboo/blasphemy-in-prayer': {
    says: [
      'Words come that you would never choose, and they come just where you want to be most sincere. That turns a place of comfort into one of fear.',
      'What is holy to you is what gets attacked. And then you have to make it right again somehow, until hardly anything is left of the quiet.',
      'You wanted to be near what you believe in, and instead you stand guard over your own thoughts. There is real grief in that.',
    ],
    asks: ['What did prayer mean to you before this?', 'What do you do when such words come?'],
  },
  // Has unwanted sexual images about family members and is full of disgust and avoidance.
  'ocd-taboo/images-of-family': {
    says: [
      'An image about someone of your own family that disgusts you to the core. And then you are the one who has to keep it away from them.',
      'What was innocent closeness has been smeared by something you did not want. You step back, and nobody at home knows the reason.',
      'It takes those who belong to you and puts something unbearable in between. The disgust and the missing them come together.',
    ],
    asks: ['What has changed at home since these images came?', 'What do you miss that used to be simple?'],
  },
  // Watches the body for signs of arousal after an unwanted thought and takes any sensation as proof.
  'ocd-taboo/body-reaction-check': {
    says: [
      'You are questioning your own body as a witness, and it frightens you that something answered. After that any sensation weighs like a verdict.',
      'The thought alone was bad enough. Now you also keep watch over your own body, and there is nowhere left where you can simply be.',
      'You wanted to feel nothing, so as to have peace. And the closer you watch, the more there is to be frightened of.',
    ],
    asks: ['How often does the watching begin in a day?', 'What did that sensation seem to say about you?'],
  },
  // Has told nobody about the unwanted thoughts for fear of being judged, reported or left.
  'ocd-taboo/afraid-to-say-it': {
    says: [
      'You carry it alone and guard it like something that must never come to light. So much of you goes into simply not being seen.',
      'The thoughts are a burden, and keeping silent is a second one on top. It is lonely to be liked and to think: if only they knew.',
      'The fear of what would follow keeps the door shut, wherever you are. Here at least you have said that there is something behind it.',
    ],
    asks: ['What are you most afraid would happen?', 'How long have you been carrying it like this?'],
  },
  // Small good news: told someone about the unwanted taboo thoughts for the first time.
  'ocd-taboo/told-someone': {
    says: [
      'You spoke what was never to be spoken, and now someone else knows it too. The secret is no longer only yours to hold.',
      'So long it was locked away, and then there were words for it after all. How much it took is still to be felt in what you write.',
      'You showed the very thing you wanted nobody to see. That is a big moment, even if it was over quickly.',
    ],
    asks: ['How is it now that it has been said?', 'What was the moment just before like?'],
  },
}
