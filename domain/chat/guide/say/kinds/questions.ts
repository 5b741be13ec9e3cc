import { doubts, type KindTable } from '#domain/chat/guide/say/kinds/kind-words.ts'

/** What is asked of the listener. What can be known is told plainly; what would feed a doubt is declined kindly. */
export const questionKinds: KindTable = {
  'is-it-normal': {
    says: [
      'You are not the only one who asks this, far from it. I can’t see into others, but many carry things they never say.',
      'More people have this sort of thing than ever speak of it. So you would not notice.',
      'I can’t measure you against others. I can tell you that nobody here finds it odd.',
      'It may feel as if it is only you. It is rarely only one.',
      'It worries you that you might be the only one. I don’t think that you are.',
      'It makes sense to me that it is like this for you, after what you told me.',
    ],
    asks: [
      'What makes you wonder?',
      'What would it mean to you, if others had it too?',
      'Has anybody said that it isn’t?',
    ],
    inNeed: [
      [
        ['grief'],
        {
          says: [
            'Yes. Very many people who have lost someone tell of just such things, also long after.',
            'Yes, that belongs to grief for a great many people. There is no date when it has to be over.',
            'It is very common after a loss. People seldom talk about it, so it seems as if it was only you.',
          ],
          asks: ['What made you doubt it?', 'Who says that it shouldn’t be like this?'],
        },
      ],
      [
        ['panic-now'],
        {
          says: [
            'Yes, a great many people know this. Panic is very common, and most think at first that they are the only one.',
            'It is common. Plenty of people have stood just there with their heart going like that.',
            'Yes. This sort of alarm goes off in very many people, often in shops, on trains, in bed.',
          ],
        },
      ],
      [
        ['low-mood', 'loneliness', 'overload', 'shame', 'social-anxiety', 'sleep', 'worry-loop', 'conflict'],
        {
          says: [
            'Yes, a lot of people know this from the inside. Most of them hide it well.',
            'It is very common, and hardly anybody says it out loud.',
            'Yes. If you could hear what people around you think at night, you would hear this too.',
          ],
        },
      ],
      [
        ['dissociation', 'flashback'],
        {
          says: [
            'Yes. Many people have this after too much fear or strain, and it is frightening every time.',
            'It is a known thing that minds do under strain. A lot of people have had it.',
            'Others know it too. They often don’t tell, because it is so hard to put into words.',
          ],
        },
      ],
      [
        doubts,
        {
          says: [
            'Odd and ugly thoughts and urges come to nearly everyone. If yours are just like theirs, I have to leave open.',
            'Many people know this sort of doubt. It will ask again if it is the same with you, and I won’t answer that one.',
            'You are far from alone with it. I can’t make you certain of it, and I think you know how long that would last.',
          ],
          asks: ['What does the doubt want you to do now?'],
        },
      ],
      [
        ['health-fear'],
        {
          says: [
            'I can’t say that about a body from here. To be this afraid for one’s health is something many people know.',
            'Whether it is usual in your body I must leave open. The fear itself is shared by a great many people.',
            'I would sooner not answer that one, because the fear would ask it again in an hour. I do hear how it nags.',
          ],
          asks: ['What would the fear like you to do about it?'],
        },
      ],
      [
        ['violence-at-home'],
        {
          says: [
            'To be hurt or made afraid at home is not all right, however often it happens.',
            'It happens to many people, and it should not happen to any of them.',
            'No, nobody has to put up with that. That you ask tells me something feels wrong to you.',
          ],
        },
      ],
    ],
  },
  // A small step stands below it.
  'asks-what-to-do': {
    says: [
      'I can’t decide it for you. One small thing you could try:',
      'Something small that can be done from where you are:',
      'I have no big answer. A first thing might be this:',
      'If you want one thing to do, take this:',
      'I would keep it very small:',
      'Let’s take just one thing at a time:',
    ],
  },
  'asks-how-long': {
    says: [
      'I don’t know how long. I wish I could give you a date.',
      'I can’t tell you that honestly. For most people it changes a bit at a time.',
      'There is no number I could give you that would be true.',
      'You want to see an end to it. I understand that so well.',
      'It has been long enough already, I hear that in your question.',
      'Nobody can say for sure. It won’t feel the same every day.',
    ],
    asks: ['How long has it felt like this already?', 'What makes you ask today?'],
    inNeed: [
      [
        ['panic-now'],
        {
          says: [
            'A wave like this mostly goes down within half an hour, and the worst of it is shorter.',
            'The peak is often over in about ten minutes. Being shaky can go on for a while after.',
            'Usually it is minutes at its worst, even if they feel very long.',
          ],
        },
      ],
      [
        ['grief'],
        {
          says: [
            'Nobody can say. The waves mostly come further apart with time, and some days stay hard.',
            'There is no right length for it. It changes slowly, and not in a straight line.',
            'As long as it takes. I know that is no comfort when you are in it.',
          ],
        },
      ],
      [
        ['flashback', 'dissociation'],
        {
          says: [
            'It mostly passes within minutes, sometimes hours. Looking at real things around you can shorten it.',
            'It comes and it goes again. For how long, I can’t know; most often it is shorter than it feels.',
            'Usually it lifts by itself. Cold water on the hands or saying the date aloud can help it along.',
          ],
        },
      ],
      [
        doubts,
        {
          says: [
            'A single pull goes down by itself, often within the hour, if it is left alone. It feels longer.',
            'The pull climbs, stays a while, and sinks. It does that even when you do nothing.',
            'I can’t say how long in all. Each time you wait, this one wave gets a bit shorter.',
          ],
        },
      ],
    ],
  },
}
