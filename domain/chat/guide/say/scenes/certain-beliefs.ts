import type { Scenes } from '#domain/chat/guide/say/scene.ts'

export const certainBeliefs: Scenes = {
  // Hears a voice or voices that comment on, criticise or mock what one does.
  'certain-beliefs/voice-comments': {
    says: [
      'Even the plainest thing you do gets a remark. It leaves you hardly a minute in which you can simply be by yourself.',
      'To be spoken to in that way, over and over, is wearing and can be frightening. It is so hard to get any peace from it.',
      'You have to hold your own day together while something keeps talking into it. That takes a lot of strength, and nobody sees it.',
    ],
    asks: ['How do you feel when it speaks?', 'When is it a little quieter?'],
  },
  // Feels watched, followed or observed, at home or outside.
  'certain-beliefs/being-watched': {
    says: [
      'To feel eyes on you takes away the ease of every ordinary movement. You are on guard the whole time, and that is frightening.',
      'It has got so that you can hardly rest anywhere. The fear keeps you looking, and the looking keeps you awake to everything.',
      'You are living as if there were no place to put your guard down. I can hear how much fright there is in that.',
    ],
    asks: ['When does the fear feel strongest?', 'Where do you feel a little more at ease?'],
  },
  // Sees signs and messages in ordinary things (songs, numbers, television, plates) that seem meant for oneself.
  'certain-beliefs/signs-meant-for-me': {
    says: [
      'When so much seems to be speaking to you, there is no such thing as just going about your day. Everything demands to be read.',
      'It takes hold of you in the middle of ordinary life and does not let you pass by. That can be very unsettling and tiring.',
      'You are carrying a great weight of meaning around, and the urge to work it out gives you little rest.',
    ],
    asks: ['What feeling comes up when you notice one?', 'What was your day like before it began?'],
  },
  // Feels that others can hear or know one's thoughts, or put thoughts into one's head.
  'certain-beliefs/thoughts-not-private': {
    says: [
      'If even your own head does not feel private, there is nowhere left to withdraw to. That is a deeply frightening thing to live with.',
      'To guard your very thoughts is an effort without a break. No wonder it leaves you worn and on edge among people.',
      'A mind should feel like home, with a door one can shut. Living without that feeling is frightening and very lonely.',
    ],
    asks: ['With whom does it feel least strong?', 'What helps you feel a bit more like yourself?'],
  },
  // Told family, friends or officials about what one perceives or is sure of and was not believed, dismissed or called ill.
  'certain-beliefs/told-and-not-believed': {
    says: [
      'You took something frightening to another person, and you came away lonelier than before. That is painful whatever anyone makes of it.',
      'It cost you something to say it, and then nobody stayed with how frightened you were. Being met like that hurts.',
      'To be left alone with it after finding the words adds a second hurt to the fear. You wanted to be taken seriously.',
    ],
    asks: ['What did you most want them to see?', 'Who listens to you best, even a little?'],
  },
  // Small good news: voices quieter, fear of being watched weaker, or managed something ordinary in spite of them.
  'certain-beliefs/calmer-stretch': {
    says: [
      'There was some room in it for once, room for something quite ordinary. After so much strain that is precious.',
      'Something eased, or you went ahead in spite of it. Anyone who has been that frightened knows how much lies in a plain moment.',
      'A little peace found its way in. I am glad you told it, since moments like that go past so easily unseen.',
    ],
    asks: ['What was the nicest thing about it?', 'How did it feel afterwards?'],
  },
}
