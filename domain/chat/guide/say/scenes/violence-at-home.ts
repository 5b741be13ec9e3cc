import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const violenceAtHome: Scenes = {
  // A partner or relative checks the phone, messages and whereabouts.
  'violence-at-home/phone-and-whereabouts-checked': {
    says: [
      'There is no corner left that is simply your own. Even a harmless word or errand has to stand up to being inspected.',
      'To be checked like that means living ahead of the next question. Ordinary things begin to need an explanation.',
      'It is your life, and somebody else keeps the record of it. It takes away something that ought to go without saying.',
    ],
    asks: ['What do you no longer do because of it?', 'How do you feel when the checking starts?'],
  },
  // Listens for the mood of a partner or parent at home and is careful with every word so as not to set them off.
  'violence-at-home/walking-on-eggshells': {
    says: [
      'You live with your ears pricked, in the place that is meant for resting. All that caution eats up an enormous amount of you.',
      'So much of you goes into reading somebody else’s weather. What you would like or want to say hardly gets a turn.',
      'You have learned to make yourself careful and small, just to keep things quiet. It is a high price for a bit of peace.',
    ],
    asks: ['What do you watch for the most?', 'When can you let your guard down a little?'],
  },
  // Because of the partner's or family's control, friends and relatives have dropped away.
  'violence-at-home/cut-off-from-people': {
    says: [
      'It did not need a locked door. The people around you became fewer until there was hardly anybody left to tell.',
      'You kept the peace by giving up your people, and now it has gone very quiet around you. Losing them counts.',
      'Those ties were yours, and letting them go was not truly a free choice. It is right that you miss them.',
    ],
    asks: ['Whom do you miss the most?', 'What did you have with them that is missing now?'],
  },
  // Doubts whether what happens at home is bad enough to count as abuse, or whether one is exaggerating.
  'violence-at-home/does-it-even-count': {
    says: [
      'You weigh it again and again, and each time the scales are tipped by a ’but’. That doubt is tiring in its own right.',
      'It does not need to reach some level of bad before it may hurt. What it does to you counts, whatever name it has.',
      'Part of you notices something is wrong, and another part keeps talking it smaller. Not trusting your own measure is a lonely place to be.',
    ],
    asks: ['What keeps coming back to your mind?', 'What is it like for you just after it happens?'],
  },
  // After a bad outburst the person apologises or is loving again, and one does not know what to believe.
  'violence-at-home/sorry-and-sweet-again': {
    says: [
      'The kindness is what you had been longing for all along. That makes it so hard to know where to put what came before.',
      'Hope and wariness are sitting side by side in you now. You want to lean on the good part and you cannot quite let go.',
      'First came the bad, and now comes the soft, and you are expected to keep up. It is confusing to be pulled between the two.',
    ],
    asks: ['What do you wish to believe most?', 'What does the wary part of you say?'],
  },
  // Has left a controlling or violent home, is out of it, but the body and mind are still on guard.
  'violence-at-home/left-but-still-on-guard': {
    says: [
      'You are out of there, and the caution came along with you. It learned its job thoroughly, and it does not know yet that things have changed.',
      'Your body still keeps to rules that somebody else once made. It is unfair that they go on being paid for after the leaving.',
      'Leaving was one thing. Now it turns up in small everyday moments, exactly where you wanted to be free of it.',
    ],
    asks: ['In which moments do you notice it most?', 'Where do you feel safest these days?'],
  },
  // Has left someone who hurt or controlled them and misses them or feels guilty about leaving.
  'violence-at-home/left-and-misses-them': {
    says: [
      'You can have had good reasons to go and still miss what was good. It is hardest when there seems to be nobody you may say that to.',
      'Not everything you left behind was bad, and the missing does not ask what was sensible. It is grief as well.',
      'You got away from what hurt, and you lost something dear at the same time. Hardly anybody sees the second part.',
    ],
    asks: ['What is it that you miss the most?', 'When does the missing come?'],
  },
  // Small good news: after leaving or within control, made a first small choice of one's own or told somebody.
  'violence-at-home/first-own-choice': {
    says: [
      'That was yours, and nobody else decided it. After so much of being ruled by somebody, even a small freedom is large.',
      'From outside it may look like an ordinary thing. You know what stood in front of it for so long.',
      'A piece of your own life has come back into your hands. It does one good to hear that from you.',
    ],
    asks: ['How did it feel when it was done?', 'What would you like to be next?'],
  },
}
