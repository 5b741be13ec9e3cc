import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const goodMoment: Scenes = {
  // Went out of the house for the first time in a long while.
  'good-moment/went-outside': {
    says: [
      'You were out there again, after all that time indoors. How lovely to have this told to me, I am glad of it with you.',
      'The door, and then the air on the other side of it. What good news that is, after being in for so long.',
      'So the world outside has had you in it again for a while. That makes me properly glad.',
    ],
    asks: ['What was the first thing you noticed out there?', 'How did it feel to come back in?'],
  },
  // Managed a small piece of daily life again: showered, dressed, changed the sheets, made the bed or did the dishes.
  'good-moment/washed-and-dressed': {
    says: [
      'Ah, how good. From outside it looks like nothing at all, and I think we both know how far away it had been.',
      'A bit of freshness in a stretch where even that was too much. I’m really happy to hear of it.',
      'What a nice thing to be told. It is a small corner of your life, and it is yours again today.',
    ],
    asks: ['What is it like to have it done?', 'What was nicest about it?'],
  },
  // Slept well or through the night for once after many bad nights.
  'good-moment/slept-well': {
    says: [
      'A real night, after all those broken ones. How good, I can almost hear the difference in the way you tell it.',
      'Sleep came and simply took you along, for once. That is such a good thing to hear.',
      'What a gift, to wake up and find the night already behind you. I’m so pleased you had it.',
    ],
    asks: [
      'What was the first moment of the morning like?',
      'What does the day look like after such a night?',
    ],
  },
  // Felt the urge to check, wash or repeat a ritual and left it be.
  'good-moment/left-it-unchecked': {
    says: [
      'It pulled at you, and you went on with the thing undone. I am really glad you came and told me this.',
      'All that clamour, and this time it didn’t get the last word. What a piece of news, I’m happy to hear it.',
      'You left it as it was and carried the itch of it along with you. That is a big thing made of something that nobody else would see.',
    ],
    asks: ['How was it for you afterwards?', 'What did you do with the time that followed?'],
  },
  // Noticed a symptom or a health worry and did not google it, feel for it or ask for reassurance.
  'good-moment/did-not-look-it-up': {
    says: [
      'The question was there, as loud as ever, and you let it stand without running after an answer. How glad I am to hear that.',
      'There would have been a whole long search waiting, and you didn’t go in. What a good thing to be able to tell.',
      'You went on with your day with an open question beside you. Such a question tugs, and I’m really happy you told me.',
    ],
    asks: ['What did you do instead with that time?', 'How was it to leave the question standing?'],
  },
  // Went through with a journey, shop, appointment or occasion that had been feared and avoided.
  'good-moment/did-the-feared-thing': {
    says: [
      'You went, with the fear sitting right beside you, and now you’re on the other side of it. I’m so glad you told me.',
      'All that dread beforehand, and then it was simply happening, and you were there for it. What good news.',
      'How long that thing had stood in your way. And now there is this day, on which you did it. It makes me very happy to hear.',
    ],
    asks: ['Which moment of it will stay with you?', 'How did you feel when it was over?'],
  },
  // A friend or relative got in touch, answered or came by after silence, or a new contact warmed up.
  'good-moment/someone-wrote-back': {
    says: [
      'Someone had you in mind and let you feel it. That can warm a whole day.',
      'There it was, a sign from another person, and it was meant for you. That is really good to hear.',
      'After so much quiet somebody’s kindness came your way. What a lovely thing to bring here.',
    ],
    asks: ['What did you like most about it?', 'What was your first feeling when it happened?'],
  },
  // Said no, spoke up or set a limit with somebody for once.
  'good-moment/said-no': {
    says: [
      'There you were, with your own word, and you let it stand. I am so glad to hear it.',
      'How often it had been swallowed, and this time it was spoken. I like hearing that very much.',
      'You took up the space that is yours, even if your heart was perhaps beating fast. What a good piece of news.',
    ],
    asks: ['How did it feel the moment it was out?', 'What was it like for you afterwards?'],
  },
  // Laughed or felt real joy for the first time in a long time.
  'good-moment/laughed-again': {
    says: [
      'It is still there, that gladness, and it came up by itself. How happy that makes me for you.',
      'What a lovely visitor, after such a long grey stretch. I’m glad I get to hear of it.',
      'For a moment everything was light. I am simply pleased with you about that, there is nothing to add to it.',
    ],
    asks: ['How did it begin?', 'What did it feel like in your body?'],
  },
  // Told someone close what is going on or made an appointment for help.
  'good-moment/told-or-asked-for-help': {
    says: [
      'You opened the door a little, where it had been shut up with you alone. I’m so glad to hear of that step.',
      'What a threshold that was, and you have crossed it. It makes me happy that you didn’t stay by yourself with it.',
      'Those words had waited a long time to be said, and now they are in the world. Thank you for telling me this.',
    ],
    asks: ['How do you feel now, after that step?', 'What helped the words along?'],
  },
  // Noticed that the mind was quiet or the worry absent for a while.
  'good-moment/quiet-head': {
    says: [
      'A stretch of peace inside, after all that noise. How good that it was there, and that you noticed it.',
      'So that is how it can feel, too: just quiet. I’m glad with you about it, whatever else comes.',
      'An ordinary stillness that others have without noticing. For you it is a small holiday, and I am happy you had it.',
    ],
    asks: ['What was around you when it was so quiet?', 'How did you notice that it was quiet?'],
  },
  // Enjoyed a small pleasure: sun, food, an animal, a flower, music, a cup of tea.
  'good-moment/small-pleasure': {
    says: [
      'How lovely. I can nearly see it in front of me, and I am glad you stopped long enough to let it in.',
      'A small good thing, and it found you. It has brightened this place too.',
      'That is just the sort of thing I like to hear about. There it was in the middle of everything, and it was simply good.',
    ],
    asks: ['What was the best thing about that moment?', 'What does it remind you of?'],
  },
  // Tells that today was an all right, ordinary or fairly good day, after bad ones.
  'good-moment/an-all-right-day': {
    says: [
      'An ordinary day looks different after days like the ones before.',
      'Today had room for something else, and you noticed it.',
      'It doesn’t have to be more than it was, a day that was all right.',
    ],
    asks: [
      'What was a small bit of today that you’d keep?',
      'How is the evening, or the rest of the day, looking?',
    ],
  },
}
